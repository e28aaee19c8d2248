/**
 * Who meets whom, and on what. In a round every bot of a match-up sits once on every seat, on the same seed and the same decks: of two, a
 * pair of games with the seats changed; of n, the table goes round n times.
 */
import type { NamedDeck } from '../choices.ts';
import type { Ground } from './game.ts';

/** The bots of one table. One that is named more than once meets itself. */
export type MatchUp = readonly string[];

/** One game to be played. Round i is played with seed `S/i`, whoever plays. */
export interface Fixture {
  readonly round: number;
  /** Bots by seat. */
  readonly seats: readonly string[];
}

/** A game of a round, and which bot of the match-up sits on each seat. */
export interface Seating extends Fixture {
  readonly who: readonly number[];
}

export const VERSUS = ['all', 'first', 'next'] as const;
export type Versus = (typeof VERSUS)[number];

/** Every table of so many bots once, or only those with the first, or each bot with the next ones. */
export function matchUpsOf(bots: readonly string[], versus: Versus, seats: number): MatchUp[] {
  const tables = {
    all: () => choices(bots, seats),
    first: () => choices(bots.slice(1), seats - 1).map((others) => [bots[0], ...others]),
    next: () => bots.slice(seats - 1).map((_, i) => bots.slice(i, i + seats)),
  }[versus]();
  const met = new Set<string>();
  return tables.filter((table) => met.size < met.add([...table].sort().join(' ')).size);
}

/** So many of a list, in its order: those with its first one first. */
function choices(list: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  if (list.length < n) return [];
  const [first, ...rest] = list;
  return [...choices(rest, n - 1).map((others) => [first, ...others]), ...choices(rest, n)];
}

/** Who sits next to whom matters too: from round to round it is another way to sit round the table, until all have had their turn. */
function orderOf(seats: number, round: number): number[] {
  const rest = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const out = [0];
  for (let left = round; rest.length > 0; ) {
    const at = left % rest.length;
    left = Math.floor(left / rest.length);
    out.push(...rest.splice(at, 1));
  }
  return out;
}

export function roundOf(matchUp: MatchUp, round: number): Seating[] {
  const order = orderOf(matchUp.length, round);
  return order.map((_, turned) => {
    const who = order.map((_bot, seat) => order[(seat + order.length - turned) % order.length]);
    return { round, seats: who.map((bot) => matchUp[bot]), who };
  });
}

/** Round after round through all match-ups: who stops early has as many of each, and the time left can be told from the time gone. */
export function fixturesOf(matchUps: readonly MatchUp[], rounds: number): Fixture[] {
  const all = Array.from({ length: rounds }, (_, round) => matchUps.flatMap((matchUp) => roundOf(matchUp, round))).flat();
  return [...new Map(all.map(({ round, seats }) => [keyOf({ round, seats }), { round, seats }])).values()];
}

/** What makes two games the same game: it need not be played twice. A bot that meets itself plays the same one from every seat. */
export const keyOf = ({ round, seats }: Fixture): string => `${round} ${seats.join(' ')}`;

/** All ways to deal out the decks in turn, each deck once on each seat before any comes again. */
export function decksOfRound({ decks, against }: Pick<Ground, 'decks' | 'against'>, round: number, seats: number): NamedDeck[] {
  const n = decks.length;
  if (against)
    return Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? decks[round % n] : against[(Math.floor(round / n) + seat - 1) % against.length],
    );
  return Array.from({ length: seats }, (_, seat) => decks[(round + (seat === 0 ? 0 : Math.floor(round / n ** seat))) % n]);
}
