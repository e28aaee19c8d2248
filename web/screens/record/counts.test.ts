/** What the record counts, and what it says of it. */
import { expect, test } from 'vitest';
import type { Outcome } from '../../match/store.ts';
import { counts, grouped, mondayOf, nextLevel, shareOf, tallyOf, WEEK, weeksOf, wilson } from './counts.ts';

const NOW = new Date(2026, 10, 18, 12).getTime();
const ended = (winners: readonly number[], more: Partial<Outcome> = {}): Outcome => ({
  key: 'k',
  game: 'playca',
  players: ['person', 'rookie'],
  decks: ['A', 'B'],
  step: 9,
  at: NOW,
  winners,
  practice: false,
  ...more,
});

test('won, drawn and lost, from the seat of the person', () => {
  const all = [ended([0]), ended([1]), ended([0, 1]), ended([]), ended([1], { players: ['rookie', 'person'] })];
  expect(tallyOf(all)).toEqual({ won: 2, drawn: 1, lost: 2 });
  // Who plays alone wins or loses.
  expect(tallyOf([ended([0], { players: ['person'] }), ended([], { players: ['person'] })])).toEqual({ won: 1, drawn: 0, lost: 1 });
});

test('practice, and matches of several people, do not count', () => {
  expect([ended([0]), ended([0], { practice: true }), ended([0], { players: ['person', 'person'] })].map(counts)).toEqual([
    true,
    false,
    false,
  ]);
});

test('fewer than five are no share', () => {
  expect(shareOf({ won: 4, drawn: 0, lost: 0 })).toBeNull();
  expect(shareOf({ won: 4, drawn: 0, lost: 1 })).toBe(80);
});

test('the largest group first', () => {
  const all = [ended([0]), ended([0], { game: 'fftcg' }), ended([1], { game: 'fftcg' })];
  expect(grouped(all, ({ game }) => game).map(({ key, tally }) => [key, tally.won, tally.lost])).toEqual([
    ['fftcg', 1, 1],
    ['playca', 1, 0],
  ]);
});

test('the next level is the one after the highest that is mastered', () => {
  const against = (bot: string, won: number, lost: number) =>
    Array.from({ length: won + lost }, (_, n) => ended(n < won ? [0] : [1], { players: ['person', bot] }));
  expect(nextLevel([...against('rookie', 5, 0), ...against('winger', 2, 3)])?.name).toBe('winger');
  expect(nextLevel(against('rookie', 4, 0))).toBeNull();
  expect(nextLevel(against('maestro', 5, 0))).toBeNull();
});

test('a band as Wilson has it', () => {
  expect(wilson(5, 10)).toEqual({ low: 24, high: 76 });
  expect(wilson(0, 5)).toEqual({ low: 0, high: 43 });
  expect(wilson(20, 20)).toEqual({ low: 84, high: 100 });
});

test('week by week by the calendar, also when clocks change; a share where there are enough in four weeks', () => {
  const weeksAgo = (n: number) => new Date(2026, 10, 18 - 7 * n, 12).getTime();
  const all = [0, 0, 1, 2, 3, 9].map((n) => ended([0], { at: weeksAgo(n) }));
  const weeks = weeksOf(all, NOW, 12);
  expect(weeks).toHaveLength(10);
  for (const { from } of weeks) expect([new Date(from).getDay(), new Date(from).getHours()]).toEqual([1, 0]);
  expect(weeks.map(({ tally }) => tally.won)).toEqual([1, 0, 0, 0, 0, 0, 1, 1, 1, 2]);
  expect(weeks.map(({ share }) => share?.value ?? null)).toEqual([null, null, null, null, null, null, null, null, null, 100]);
  expect(weeksOf(all, NOW, 4)).toHaveLength(4);
  expect(mondayOf(NOW + WEEK) - mondayOf(NOW)).toBe(WEEK);
});
