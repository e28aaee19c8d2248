/**
 * What could as well have come out: means and ratings with 95 % intervals, by drawing the rounds of every match-up again, with return,
 * many times over. Rounds, not games: the games of a round have seed and decks in common, so the one tells of the other.
 */
import { stream } from '@touchline/engine';
import { elos, strengths } from './ratings.ts';

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What was counted of one match-up. */
export interface Counted {
  /** Tells its chance from that of others. */
  readonly name: string;
  /** By round: the same numbers in the same order. */
  readonly rounds: readonly (readonly number[])[];
  /** Which of the numbers are the share one bot scored against another, and of how many meetings a round. */
  readonly meetings: readonly Meeting[];
}

export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly column: number;
  readonly games: number;
}

export interface Estimates {
  /** By match-up: the mean of each of its numbers. */
  readonly means: readonly (readonly Estimate[])[];
  /** By bot. */
  readonly ratings: readonly Estimate[];
}

const RESAMPLES = 2000;

/** The same from the same seed; a match-up's intervals do not depend on which others were played. */
export function estimate(bots: readonly string[], counted: readonly Counted[], seed: string): Estimates {
  const fit = (sums: readonly (readonly number[])[], from?: readonly number[]) =>
    strengths(
      bots.length,
      counted.flatMap(({ rounds, meetings }, i) =>
        meetings.map(({ a, b, column, games }) => ({
          a: bots.indexOf(a),
          b: bots.indexOf(b),
          games: rounds.length * games,
          points: sums[i][column] * games,
        })),
      ),
      from,
    );
  const sums = counted.map(({ rounds }) => added(rounds, (k) => k));
  const found = fit(sums);
  const chances = counted.map(({ name }) => stream(`${seed}/resample/${name}`));
  const means: number[][][] = sums.map((row) => row.map(() => []));
  const ratings: number[][] = bots.map(() => []);
  for (let n = 0; n < RESAMPLES; n++) {
    const drawn = counted.map(({ rounds }, i) => {
      const row = added(rounds, () => chances[i].below(rounds.length));
      row.forEach((sum, column) => means[i][column].push(sum / rounds.length));
      return row;
    });
    elos(bots, fit(drawn, found)).forEach((elo, i) => ratings[i].push(elo));
  }
  const elo = elos(bots, found);
  return {
    means: counted.map(({ rounds }, i) => sums[i].map((sum, column) => ({ value: sum / rounds.length, ...middle(means[i][column]) }))),
    ratings: bots.map((_, i) => ({ value: elo[i], ...middle(ratings[i]) })),
  };
}

/** As many rounds as there are, each as it is picked. */
function added(rounds: Counted['rounds'], picked: (k: number) => number): number[] {
  const sums = rounds[0].map(() => 0);
  for (let k = 0; k < rounds.length; k++) {
    const round = rounds[picked(k)];
    for (let column = 0; column < sums.length; column++) sums[column] += round[column];
  }
  return sums;
}

/** Where the middle 95 % lie. */
function middle(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const out = Math.floor(sorted.length * 0.025);
  return { low: sorted[out], high: sorted[sorted.length - 1 - out] };
}
