/** Rates, ratings and intervals of outcomes that are known beforehand. */
import { expect, test } from 'vitest';
import { type Estimates, estimate } from './intervals.ts';
import { elos, strengths } from './ratings.ts';

const points = (...counts: readonly (readonly [points: number, pairs: number])[]) =>
  counts.flatMap(([n, pairs]) => new Array<number>(pairs).fill(n));

/** Two bots and what the first scored in each pair of games: 0 to 2. */
const duel = (a: string, b: string, scored: readonly number[]) => ({
  name: `${a}/${b}`,
  rounds: scored.map((n) => [n / 2]),
  meetings: [{ a, b, column: 0, games: 2 }],
});
const rateOf = ({ means }: Estimates, i = 0) => means[i][0];

test('who won every game scored 1, and no pair drawn again can change it', () => {
  const found = estimate(['a', 'b'], [duel('a', 'b', points([2, 10]))], 'S');
  expect(rateOf(found)).toEqual({ value: 1, low: 1, high: 1 });
  const { ratings } = found;
  // 20 wins and a drawn game: 20.5 to 0.5.
  expect(ratings[0].value - ratings[1].value).toBeCloseTo(400 * Math.log10(41), 6);
  expect(ratings[0].value + ratings[1].value).toBeCloseTo(3000, 6);
});

test('half of the pairs won and half lost: the interval is about ½, as wide as chance makes it', () => {
  const found = estimate(['a', 'b'], [duel('a', 'b', points([2, 50], [0, 50]))], 'S');
  expect(rateOf(found).value).toBe(0.5);
  // The mean of 100 tosses of a coin: 1.96 × 0.05 to either side.
  expect(rateOf(found).low).toBeCloseTo(0.402, 1.5);
  expect(rateOf(found).high).toBeCloseTo(0.598, 1.5);
});

test('pairs are drawn again, not games: a pair that is always won and lost once leaves no doubt', () => {
  const found = estimate(['a', 'b'], [duel('a', 'b', points([1, 50]))], 'S');
  expect(rateOf(found)).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
});

test('the same seed gives the same intervals, another one others, and further match-ups change none', () => {
  const ab = duel('a', 'b', points([2, 9], [1, 7], [0, 5]));
  const ac = duel('a', 'c', points([2, 3], [1, 4], [0, 14]));
  const of = (seed: string) => estimate(['a', 'b', 'c'], [ab, ac], seed);
  expect(of('S')).toEqual(of('S'));
  expect(of('S')).not.toEqual(of('T'));
  expect(rateOf(estimate(['a', 'b'], [ab], 'S'))).toEqual(rateOf(of('S')));
});

test('three wins of four are 191 points', () => {
  const [a, b] = elos(['a', 'b'], strengths(2, [{ a: 0, b: 1, games: 40_000, points: 30_000 }]));
  expect(a - b).toBeCloseTo(190.8, 1);
  // With few games the drawn one that is added pulls them together, but not far.
  const [few, other] = elos(['a', 'b'], strengths(2, [{ a: 0, b: 1, games: 40, points: 30 }]));
  expect(few - other).toBeGreaterThan(180);
  expect(few - other).toBeLessThan(190.8);
});

test('ratings bring together what was not played: a over b over c', () => {
  const chain = [
    { a: 0, b: 1, games: 1e6, points: 0.75e6 },
    { a: 1, b: 2, games: 1e6, points: 0.75e6 },
  ];
  const [a, b, c] = elos(['a', 'b', 'random'], strengths(3, chain));
  expect(c).toBe(1000);
  expect(b).toBeCloseTo(1190.8, 1);
  expect(a).toBeCloseTo(1381.7, 1);
});

test('a bot against itself tells nothing of strength', () => {
  const { ratings } = estimate(['a'], [duel('a', 'a', points([1, 4]))], 'S');
  expect(ratings).toEqual([{ value: 1500, low: 1500, high: 1500 }]);
});
