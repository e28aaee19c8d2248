/** One game of the arena, and what is kept of it. */
import type { Options, Result, Seat } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import type { NamedDeck } from '../choices.ts';
import { botOf, rankOf, seen } from '../selfplay.ts';
import { decksOfRound, type Fixture, type MatchUp, type Seating } from './matchUps.ts';
import { type Failure, type Times, watch } from './watched.ts';

/** What every game of an arena depends on, besides who plays. */
export interface Ground {
  readonly game: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly decks: readonly NamedDeck[];
  /** Decks of all seats but the first, where they are others. */
  readonly against?: readonly NamedDeck[];
  readonly seed: string;
}

export interface Outcome extends Fixture, Omit<Result, 'clause'> {
  readonly decisions: number;
  /** By seat. */
  readonly times: readonly Times[];
  readonly faults: readonly Failure[];
}

/** A game of a match-up, with who sat where. */
export type Seated = Outcome & Seating;

/** All the games of a match-up, round by round. */
export interface Played {
  readonly bots: MatchUp;
  readonly rounds: readonly (readonly Seated[])[];
}

/** Chance on a seat is that seat's, whoever sits there: a bot that meets itself plays the same game from every seat. */
export function playFixture(
  ground: Ground,
  { round, seats }: Fixture,
  { game, first }: Pick<GamePackage, 'game' | 'first'>,
  named = botOf,
): Outcome {
  const seed = `${ground.seed}/${round}`;
  const lists = decksOfRound(ground, round, seats.length).map((deck) => deck.list);
  const watched = watch(
    seats.map((name) => ({ name, bot: named(name) })),
    seed,
  );
  const { result, decisions } = seen({ game, first, options: ground.options, lists, seed }, watched.bots);
  if (!result) throw new Error('the game is not over, but nobody is asked anything');
  const { clause: _, ...came } = result;
  return { round, seats, ...came, decisions, times: watched.times, faults: watched.faults };
}

/** What one seat scored against another: 1 ahead of it, ½ level with it. */
export function pointsOf(outcome: Pick<Outcome, 'winners' | 'ranks'>, seat: Seat, other: Seat): number {
  const [mine, theirs] = [rankOf(outcome, seat), rankOf(outcome, other)];
  return mine === theirs ? 0.5 : mine < theirs ? 1 : 0;
}
