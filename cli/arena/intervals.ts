/**
 * What could as well have come out: rates and ratings with 95 % intervals, by drawing the pairs of every match-up again, with return,
 * many times over. Pairs, not games: the two games of a pair have seed and decks in common, so the one tells of the other.
 */
import { stream } from '@touchline/engine';
import type { MatchUp } from './matchUps.ts';
import { elos, strengths } from './ratings.ts';

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Estimates {
  /** The share the first bot of each match-up scored, 0 to 1. */
  readonly rates: readonly Estimate[];
  /** By bot. */
  readonly ratings: readonly Estimate[];
}

/** A match-up and what its first bot scored in each pair: 0 to 2. */
export interface Scored extends MatchUp {
  readonly points: readonly number[];
}

const RESAMPLES = 2000;
const GAMES_A_PAIR = 2;

/** The same from the same seed; a match-up's interval does not depend on which others were played. */
export function estimate(bots: readonly string[], scored: readonly Scored[], seed: string): Estimates {
  const fit = (sums: readonly number[], from?: readonly number[]) =>
    strengths(
      bots.length,
      scored.map(({ a, b, points }, i) => ({
        a: bots.indexOf(a),
        b: bots.indexOf(b),
        games: points.length * GAMES_A_PAIR,
        points: sums[i],
      })),
      from,
    );
  const sums = scored.map(({ points }) => points.reduce((sum, x) => sum + x, 0));
  const found = fit(sums);
  const chances = scored.map(({ a, b }) => stream(`${seed}/resample/${a}/${b}`));
  const rates: number[][] = scored.map(() => []);
  const ratings: number[][] = bots.map(() => []);
  for (let n = 0; n < RESAMPLES; n++) {
    const drawn = scored.map(({ points }, i) => {
      let sum = 0;
      for (let k = 0; k < points.length; k++) sum += points[chances[i].below(points.length)];
      rates[i].push(sum / (points.length * GAMES_A_PAIR));
      return sum;
    });
    elos(bots, fit(drawn, found)).forEach((elo, i) => ratings[i].push(elo));
  }
  const elo = elos(bots, found);
  return {
    rates: scored.map(({ points }, i) => ({ value: sums[i] / (points.length * GAMES_A_PAIR), ...middle(rates[i]) })),
    ratings: bots.map((_, i) => ({ value: elo[i], ...middle(ratings[i]) })),
  };
}

/** Where the middle 95 % lie. */
function middle(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const out = Math.floor(sorted.length * 0.025);
  return { low: sorted[out], high: sorted[sorted.length - 1 - out] };
}
