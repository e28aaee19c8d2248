/** What self-play adds up. Sums and counts only, so that the order in which threads finish changes nothing. */
import type { NamedDeck } from '../choices.ts';
import { type Played, rankOf } from '../selfplay.ts';

export interface Tally {
  games: number;
  decisions: number;
  goals: number;
  /** By seat: games it won alone. */
  wins: number[];
  /** Games several have won together. */
  draws: number;
  /** Games in which everybody has lost. */
  lost: number;
  /** By seat and rank: how often it came out there. */
  ranks: number[][];
  /** By seat: the sum of its points, and in how many games there were points. */
  scores: number[];
  scored: number;
  /** Why games ended. */
  endings: { [reason: string]: number };
  /** Games by number of decisions. */
  lengths: { [decisions: string]: number };
  /** By pairing: wins of each seat, then all games nobody won alone. */
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
  lost: 0,
  ranks: Array.from({ length: seats }, () => new Array(seats).fill(0)),
  scores: new Array(seats).fill(0),
  scored: 0,
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
  const { winners, scores, reason } = played.result;
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
    if (winners.length === 0) tally.lost++;
    else tally.draws++;
    row[seats]++;
  }
  tally.ranks.forEach((ranks, seat) => {
    ranks[rankOf(played.result!, seat) - 1]++;
  });
  if (scores) {
    tally.scored++;
    addTo(tally.scores, scores);
  }
  tally.endings[reason] = (tally.endings[reason] ?? 0) + 1;
}

const addCounts = (to: { [key: string]: number }, from: { [key: string]: number }) => {
  for (const [key, n] of Object.entries(from)) to[key] = (to[key] ?? 0) + n;
};

const addTo = (to: number[], from: readonly number[]) => {
  from.forEach((n, i) => {
    to[i] += n;
  });
};

const addRows = (to: { [key: string]: number[] }, from: { [key: string]: number[] }) => {
  for (const [key, row] of Object.entries(from)) addTo((to[key] ??= row.map(() => 0)), row);
};

export function merge(into: Tally, part: Tally): void {
  into.games += part.games;
  into.decisions += part.decisions;
  into.goals += part.goals;
  addTo(into.wins, part.wins);
  into.draws += part.draws;
  into.lost += part.lost;
  part.ranks.forEach((row, seat) => {
    addTo(into.ranks[seat], row);
  });
  addTo(into.scores, part.scores);
  into.scored += part.scored;
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

/** Which decks meet: those given (who has none has the first), every way to deal out the ready ones in turn, or each of them with itself. */
export type Dealing = 'fixed' | 'all' | 'mirror';

/** The decks of game i, by seat. */
export function decksOfGame(decks: readonly NamedDeck[], dealing: Dealing, seats: number, i: number): NamedDeck[] {
  const n = decks.length;
  return Array.from({ length: seats }, (_, seat) => {
    if (dealing === 'fixed') return decks[seat] ?? decks[0];
    return decks[dealing === 'mirror' ? i % n : Math.floor(i / n ** seat) % n];
  });
}

export const pairingName = (decks: readonly NamedDeck[]): string => decks.map((deck) => deck.name).join(' – ');
