/** Seats on the command line: how many there are, and what each is called. */
import type { Seat } from '@touchline/engine';
import type { Given } from './arguments.ts';
import type { NamedDeck } from './choices.ts';
import type { Title } from './games.ts';
import { Mistake } from './mistake.ts';

/** As it is typed and printed: a, b, c … */
export const seatLetter = (seat: Seat): string => String.fromCharCode('a'.charCodeAt(0) + seat);

/** `--seats N`; else two, or as few as the game allows. */
export function seatsOf({ name, game }: Title, given: Given): number {
  const seats = given.count('seats', game.seats.includes(2) ? 2 : game.seats[0], 1);
  if (!game.seats.includes(seats))
    throw new Mistake(`${name} is played by ${game.seats.join(', ')}, not by ${seats}. Choose with --seats.`);
  return seats;
}

/** The decks bots can play with. A game without decks is played with none: an empty list. */
export function readyDecks({ decks, game }: Title): NamedDeck[] {
  if (!hasDecks({ game })) return [{ name: 'no deck', list: {} }];
  return Object.entries(decks).map(([name, list]) => ({ name, list }));
}

/** Does a seat bring cards of its own? */
export const hasDecks = ({ game }: Pick<Title, 'game'>): boolean => Object.keys(game.spec.groups).length > 0;

/** Refuses decks that are given to a game without any. */
export function mustHaveDecks(title: Title, names: readonly string[]): void {
  if (names.length > 0 && !hasDecks(title)) throw new Mistake(`${title.name} is played without decks. Leave --deck away.`);
}
