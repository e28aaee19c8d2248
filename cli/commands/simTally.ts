/** What self-play adds up. Sums and counts only, so that the order in which threads finish changes nothing. */
import type { DeckList } from '@touchline/engine';
import type { Played } from '../selfplay.ts';

export interface Tally {
  games: number;
  decisions: number;
  goals: number;
  wins: number[];
  draws: number;
  /** Why games ended. */
  endings: { [reason: string]: number };
  /** Games by number of decisions. */
  lengths: { [decisions: string]: number };
  /** By pairing: wins of each seat, then draws. */
  pairings: { [pairing: string]: number[] };
  /** By pairing: games that came to a first turn and to a winner, and those the first player won. */
  firsts: { [pairing: string]: number[] };
  deadEnds: string[];
  /** A game that broke: our fault. */
  faults: { seed: string; message: string }[];
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  goals: 0,
  wins: new Array(seats).fill(0),
  draws: 0,
  endings: {},
  lengths: {},
  pairings: {},
  firsts: {},
  deadEnds: [],
  faults: [],
});

export function addGame(tally: Tally, played: Played, seed: string, pairing: string): void {
  tally.games++;
  tally.decisions += played.decisions;
  tally.goals += played.goals;
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
    if (played.first >= 0) {
      const firsts = (tally.firsts[pairing] ??= [0, 0]);
      firsts[0]++;
      if (winners[0] === played.first) firsts[1]++;
    }
  } else {
    tally.draws++;
    row[seats]++;
  }
  tally.endings[reason] = (tally.endings[reason] ?? 0) + 1;
}

const addCounts = (to: { [key: string]: number }, from: { [key: string]: number }) => {
  for (const [key, n] of Object.entries(from)) to[key] = (to[key] ?? 0) + n;
};

const addRows = (to: { [key: string]: number[] }, from: { [key: string]: number[] }) => {
  for (const [key, row] of Object.entries(from)) {
    const sum = (to[key] ??= row.map(() => 0));
    row.forEach((n, i) => {
      sum[i] += n;
    });
  }
};

export function merge(into: Tally, part: Tally): void {
  into.games += part.games;
  into.decisions += part.decisions;
  into.goals += part.goals;
  part.wins.forEach((n, seat) => {
    into.wins[seat] += n;
  });
  into.draws += part.draws;
  addCounts(into.endings, part.endings);
  addCounts(into.lengths, part.lengths);
  addRows(into.pairings, part.pairings);
  addRows(into.firsts, part.firsts);
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

/** Which decks meet: those given, every pairing of the ready ones in turn, or each of them with itself. */
export type Pairs = 'fixed' | 'all' | 'mirror';

export function deckPair(decks: readonly Named[], pairs: Pairs, i: number): readonly [Named, Named] {
  if (pairs === 'fixed') return [decks[0], decks[1] ?? decks[0]];
  const n = decks.length;
  return [decks[i % n], pairs === 'mirror' ? decks[i % n] : decks[Math.floor(i / n) % n]];
}

export const pairName = (pair: readonly [Named, Named]): string => pair.map((deck) => deck.name).join(' – ');
