/** Who meets whom, and on what. Every game of a match-up is played twice: same seed, same decks, the bots on each other's seats. */
import type { NamedDeck } from '../choices.ts';

export interface MatchUp {
  readonly a: string;
  readonly b: string;
}

/** One game to be played. Pair i is played with seed `S/i`, whoever plays. */
export interface Fixture {
  readonly pair: number;
  /** Bots by seat. */
  readonly seats: readonly [string, string];
  /** The second game of the pair: the seats are changed. */
  readonly swapped: boolean;
}

export const VERSUS = ['all', 'first', 'next'] as const;
export type Versus = (typeof VERSUS)[number];

/** Every two of the bots once, or only the first with each other, or each with the next. A bot may be named twice: then it meets itself. */
export function matchUpsOf(bots: readonly string[], versus: Versus): MatchUp[] {
  const out: MatchUp[] = [];
  const met = (a: string, b: string) => out.some((m) => (m.a === a && m.b === b) || (m.a === b && m.b === a));
  bots.slice(0, versus === 'first' ? 1 : bots.length).forEach((a, i) => {
    for (const b of bots.slice(i + 1, versus === 'next' ? i + 2 : undefined)) if (!met(a, b)) out.push({ a, b });
  });
  return out;
}

export const pairOf = ({ a, b }: MatchUp, pair: number): readonly [Fixture, Fixture] => [
  { pair, seats: [a, b], swapped: false },
  { pair, seats: [b, a], swapped: true },
];

/** Pair after pair through all match-ups: who stops early has as many of each, and the time left can be told from the time gone. */
export function fixturesOf(matchUps: readonly MatchUp[], pairs: number): Fixture[] {
  return Array.from({ length: pairs }, (_, pair) => matchUps.flatMap((m) => pairOf(m, pair))).flat();
}

/** What makes two games the same game. Where a bot meets itself only the order tells the two of a pair apart. */
export const keyOf = ({ pair, seats: [a, b], swapped }: Fixture): string => `${pair} ${a} ${b}${a === b && swapped ? ' swapped' : ''}`;

/** All ordered pairings of the decks in turn, each deck once on each seat before any comes again. */
export function decksOfPair(decks: readonly NamedDeck[], pair: number): readonly [NamedDeck, NamedDeck] {
  const n = decks.length;
  return [decks[pair % n], decks[(pair + Math.floor(pair / n)) % n]];
}
