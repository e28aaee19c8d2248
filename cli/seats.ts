/** Seats on the command line: how many there are, and what each is called. */
import type { Seat } from '@touchline/engine';
import { hasDecks, usualSeats } from '@touchline/kit';
import type { Given } from './arguments.ts';
import type { NamedDeck } from './choices.ts';
import type { TerminalGame } from './games.ts';
import { Mistake } from './mistake.ts';

/** As it is typed and printed: a, b, c … */
export const seatLetter = (seat: Seat): string => String.fromCharCode('a'.charCodeAt(0) + seat);

/** `--seats N`; else as many as were named, or the usual number. */
export function seatsOf({ name, game }: TerminalGame, given: Given, named = 0): number {
  const seats = given.count('seats', game.seats.includes(named) ? named : usualSeats(game.seats), 1);
  if (!game.seats.includes(seats)) throw new Mistake('seats', name, game.seats, seats);
  return seats;
}

/** `--seat a`, of so many. */
export function seatOf(given: Given, seats: number): Seat {
  const letters = Array.from({ length: seats }, (_, seat) => seatLetter(seat));
  return letters.indexOf(given.oneOf('seat', letters, 'a'));
}

/** The decks bots can play with. A game without decks is played with none: an empty list. */
export function readyDecks({ decks, game }: TerminalGame): NamedDeck[] {
  if (!hasDecks(game)) return [{ name: 'no deck', list: {} }];
  return Object.entries(decks).map(([name, list]) => ({ name, list }));
}
