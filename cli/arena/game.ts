/** One game of the arena, and what is kept of it. */
import type { Options } from '@touchline/engine';
import type { NamedDeck } from '../choices.ts';
import { titleOf } from '../games.ts';
import { botOf, seen } from '../selfplay.ts';
import { decksOfPair, type Fixture } from './matchUps.ts';
import { type Failure, type Times, watch } from './watched.ts';

/** What every game of an arena depends on, besides who plays. */
export interface Ground {
  readonly game: string;
  readonly options: Partial<Options>;
  readonly decks: readonly NamedDeck[];
  readonly seed: string;
}

export interface Outcome extends Fixture {
  /** The seat that won; -1: nobody. */
  readonly winner: number;
  /** How it ended. */
  readonly reason: string;
  readonly decisions: number;
  /** By seat. */
  readonly times: readonly Times[];
  readonly faults: readonly Failure[];
}

/** Chance on a seat is that seat's, whoever sits there: a bot that meets itself plays the same game twice. */
export function playFixture(ground: Ground, fixture: Fixture, named = botOf): Outcome {
  const { game, first } = titleOf(ground.game);
  const seed = `${ground.seed}/${fixture.pair}`;
  const lists = decksOfPair(ground.decks, fixture.pair).map((deck) => deck.list);
  const watched = watch(
    fixture.seats.map((name) => ({ name, bot: named(name) })),
    seed,
  );
  const { result, decisions } = seen({ game, first, options: ground.options, lists, seed }, watched.bots);
  if (!result) throw new Error('the game is not over, but nobody is asked anything');
  const winner = result.winners.length === 1 ? result.winners[0] : -1;
  return { ...fixture, winner, reason: result.reason, decisions, times: watched.times, faults: watched.faults };
}
