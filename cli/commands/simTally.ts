/** What self-play adds up. Sums and counts only, so that the order in which threads finish changes nothing. */
import type { DeckList } from '@touchline/engine';
import type { Played } from '../selfplay.ts';

export interface Tally {
  games: number;
  decisions: number;
  wins: number[];
  draws: number;
  /** Why games ended. */
  endings: { [reason: string]: number };
  /** Games by number of decisions. */
  lengths: { [decisions: string]: number };
  /** By pairing: wins of each seat, then draws. */
  pairings: { [pairing: string]: number[] };
  deadEnds: string[];
  /** A game that broke: our fault. */
  faults: { seed: string; message: string }[];
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  wins: new Array(seats).fill(0),
  draws: 0,
  endings: {},
  lengths: {},
  pairings: {},
  deadEnds: [],
  faults: [],
});

export function addGame(tally: Tally, played: Played, seed: string, pairing: string): void {
  tally.games++;
  tally.decisions += played.decisions;
  tally.lengths[played.decisions] = (tally.lengths[played.decisions] ?? 0) + 1;
  if (!played.result) {
    tally.deadEnds.push(seed);
    return;
  }
  const { winners, reason } = played.result;
  const seats = tally.wins.length;
  const row = (tally.pairings[pairing] ??= new Array(seats + 1).fill(0));
  if (winners.length === 1) {
    tally.wins[winners[0]]++;
    row[winners[0]]++;
  } else {
    tally.draws++;
    row[seats]++;
  }
  tally.endings[reason] = (tally.endings[reason] ?? 0) + 1;
}

const addCounts = (to: { [key: string]: number }, from: { [key: string]: number }) => {
  for (const [key, n] of Object.entries(from)) to[key] = (to[key] ?? 0) + n;
};

export function merge(into: Tally, part: Tally): void {
  into.games += part.games;
  into.decisions += part.decisions;
  part.wins.forEach((n, seat) => {
    into.wins[seat] += n;
  });
  into.draws += part.draws;
  addCounts(into.endings, part.endings);
  addCounts(into.lengths, part.lengths);
  for (const [pairing, row] of Object.entries(part.pairings)) {
    const sum = (into.pairings[pairing] ??= row.map(() => 0));
    row.forEach((n, i) => {
      sum[i] += n;
    });
  }
  into.deadEnds.push(...part.deadEnds);
  into.faults.push(...part.faults);
}

/** Decisions per game: mean to two places, nearest-rank percentiles. */
export function lengthsOf(tally: Tally): { mean: number; p50: number; p99: number; max: number } {
  const lengths = Object.keys(tally.lengths)
    .map(Number)
    .sort((a, b) => a - b);
  const rank = (share: number): number => {
    let left = Math.max(1, Math.ceil(share * tally.games));
    for (const n of lengths) if ((left -= tally.lengths[n]) <= 0) return n;
    return 0;
  };
  const mean = tally.games === 0 ? 0 : Math.round((tally.decisions / tally.games) * 100) / 100;
  return { mean, p50: rank(0.5), p99: rank(0.99), max: lengths.at(-1) ?? 0 };
}

export interface Named {
  readonly name: string;
  readonly list: DeckList;
}

/** The decks of game number `i`: as told, or every pairing in turn. */
export function deckPair(decks: readonly Named[], fixed: boolean, i: number): readonly [Named, Named] {
  if (fixed) return [decks[0], decks[1] ?? decks[0]];
  const n = decks.length;
  return [decks[i % n], decks[Math.floor(i / n) % n]];
}
