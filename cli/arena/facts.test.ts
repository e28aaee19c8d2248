import { expect, test } from 'vitest';
import { factsOf, measuredOf, tables } from './facts.ts';
import type { Outcome } from './game.ts';
import { roundOf } from './matchUps.ts';

const ground = { game: 'inazuma', seats: 2, options: {}, decks: [], seed: 'S' };
const game = (round: number, swapped: boolean, winners: number[], reason: string): Outcome => ({
  ...{ round, seats: swapped ? ['y', 'x'] : ['x', 'y'], winners, reason },
  ...{ decisions: 10, times: [{}, {}], faults: [] },
});
/** x wins three, two of them by shootout; one is drawn. */
const outcomes = [
  game(0, false, [0], 'goals'),
  game(0, true, [1], 'shootout'),
  game(1, false, [0], 'shootout'),
  game(1, true, [0, 1], 'level'),
];
const facts = (shootout?: string) => factsOf(ground, [['x', 'y']], 2, outcomes, '2026-01-01', shootout);

test('what is scored if shootouts count as draws is told besides, where a game has them', () => {
  expect(facts('shootout').matches[0]).toMatchObject({ winsA: 3, draws: 1, rateA: 0.875, shootouts: 2, rateIfDrawn: 0.625 });
  const row = tables('Inazuma', facts('shootout')).split('\n')[4];
  expect(row.split('|').map((cell) => cell.trim())).toEqual(expect.arrayContaining(['87.5', '2', '62.5']));
});

test('a game without them tells nothing of them', () => {
  expect(facts().matches[0]).not.toHaveProperty('shootouts');
  expect(tables('x', facts())).not.toMatch(/shootouts/);
});

test('what is recorded of two: the score with its interval, and files of weights without their folder', () => {
  const renamed = (name: string) => (name === 'x' ? 'search:9@/home/x/w.json' : name);
  const others = outcomes.map((one) => ({ ...one, seats: one.seats.map(renamed) }));
  const [row, ...more] = measuredOf(factsOf(ground, [['search:9@/home/x/w.json', 'y']], 2, others, '2026-01-01'));
  expect(row).toMatchObject({ bot: 'search:9@w.json', against: 'y', games: 4, score: 0.875, ms: [null, null] });
  expect([more, row.low <= row.score, row.high >= row.score]).toEqual([[], true, true]);
});

// ---------------------------------------------------------------- more than two

const THREE = { ...ground, game: 'weeks', seats: 3 };
/** What each of three bots gets in every game, by bot and wherever it sits. */
const came = (matchUp: readonly string[], round: number, points: (bot: number, round: number, turned: number) => number): Outcome[] =>
  roundOf(matchUp, round).map(({ seats, who }, turned) => {
    const scores = who.map((bot) => points(bot, round, turned));
    const ranks = scores.map((mine) => 1 + scores.filter((other) => other > mine).length);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return { round, seats, winners, ranks, scores, reason: 'points', decisions: 12, times: [{ 1: 3 }, { 1: 3 }, { 1: 3 }], faults: [] };
  });
const threeOf = (matchUp: readonly string[], rounds: number, points: (bot: number, round: number, turned: number) => number) =>
  factsOf(THREE, [matchUp], rounds, Array.from({ length: rounds }, (_, round) => came(matchUp, round, points)).flat(), '2026-01-01');

test('of three: wins, mean ranks and scores by bot, wherever it sat', () => {
  const { matches, tables: found, ratings } = threeOf(['x', 'y', 'z'], 4, (bot) => [30, 10, 20][bot]);
  expect(matches).toEqual([]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ bots: ['x', 'y', 'z'], games: 12, decisionsPerGame: 12 });
  const sure = (value: number) => ({ value, low: value, high: value });
  expect(found[0].standings.map(({ milliseconds: _, ...row }) => row)).toEqual([
    { bot: 'x', seats: 1, won: sure(1), rank: sure(1), score: sure(30) },
    { bot: 'y', seats: 1, won: sure(0), rank: sure(3), score: sure(10) },
    { bot: 'z', seats: 1, won: sure(0), rank: sure(2), score: sure(20) },
  ]);
  expect(ratings.map(({ bot }) => bot)).toEqual(['x', 'z', 'y']);
});

test('what is recorded of three: everybody at the table with who else sat there', () => {
  const measured = measuredOf(threeOf(['x', 'y', 'y'], 4, (bot) => [30, 10, 20][bot]));
  expect(measured.map(({ bot, against, score, rank, points }) => [bot, against, score, rank, points])).toEqual([
    ['x', 'y, y', 1, 1, 30],
    ['y', 'x, y', 0, 2.5, 15],
  ]);
});

test('who is level shares: ranks, and the win', () => {
  const [{ standings }] = threeOf(['x', 'y', 'z'], 2, (bot) => (bot === 2 ? 0 : 5)).tables;
  expect(standings.map(({ won, rank }) => [won.value, rank!.value])).toEqual([
    [0.5, 1.5],
    [0.5, 1.5],
    [0, 3],
  ]);
});

test('rounds are drawn again, not games: who wins every second round is in doubt, who wins one game of three in each round is not', () => {
  const byRound = threeOf(['x', 'y', 'z'], 40, (bot, round) => (bot === 0 ? (round % 2) * 9 : 5 - bot)).tables[0].standings[0].won;
  expect(byRound.value).toBe(0.5);
  // The mean of 40 tosses of a coin: 1.96 × 0.079 to either side.
  expect(byRound.low).toBeCloseTo(0.345, 1);
  expect(byRound.high).toBeCloseTo(0.655, 1);
  const inRound = threeOf(['x', 'y', 'z'], 40, (bot, _round, turned) => (bot === turned ? 9 : 5)).tables[0].standings[0].won;
  expect(inRound).toEqual({ value: 0.3333, low: 0.3333, high: 0.3333 });
});

test('one against two of a kind: the two are one bot with two seats, and their meetings tell nothing', () => {
  const { tables: found, ratings } = threeOf(['x', 'y', 'y'], 3, (bot) => (bot === 0 ? 9 : bot));
  expect(found[0].standings.map(({ bot, seats, won, rank }) => [bot, seats, won.value, rank!.value])).toEqual([
    ['x', 1, 1, 1],
    ['y', 2, 0, 2.5],
  ]);
  // Eighteen times ahead, never behind, and one drawn game.
  expect(ratings[0].elo - ratings[1].elo).toBeCloseTo(400 * Math.log10(18.5 / 0.5), 0);
});

test('alone: games won and mean score, and nobody is rated', () => {
  const outcomes = Array.from({ length: 4 }, (_, round): Outcome[] =>
    ['x', 'y'].map((bot) => ({
      ...{ round, seats: [bot], winners: bot === 'x' && round < 3 ? [0] : [], scores: [bot === 'x' ? 10 + round : 4], reason: 'sum' },
      ...{ decisions: 5, times: [{ 2: 5 }], faults: [] },
    })),
  ).flat();
  const found = factsOf({ ...THREE, seats: 1 }, [['x'], ['y']], 4, outcomes, '2026-01-01');
  expect(found.ratings).toEqual([]);
  expect(found.tables.map(({ standings: [{ bot, won, score }] }) => [bot, won.value, score!.value])).toEqual([
    ['x', 0.75, 11.5],
    ['y', 0, 4],
  ]);
  expect(found.tables[0].standings[0]).not.toHaveProperty('rank');
  const text = tables('Pig', found);
  expect(text).toMatch(/^Pig: alone, 4 games a bot, seed S/);
  expect(text).toMatch(/\| x +\| 4 +\| 75\.0 +\| [\d.]+ – [\d.]+ +\| 11\.50 +\|/);
  expect(text).not.toMatch(/rating|rank/);
});

test('of three as text: a row for every bot of a table', () => {
  const text = tables(
    'Weeks',
    threeOf(['x', 'y', 'z'], 2, (bot) => bot),
  );
  expect(text).toMatch(/^Weeks: 3 at a table, 2 rounds of 3 games, seed S/);
  expect(text).toMatch(/^\| z +\| x, y, z +\| 6 +\| 100\.0 +\| 100\.0 – 100\.0 +\| 1\.00 +\| 1\.00 – 1\.00 +\| 2\.00 +\|/m);
  expect(text).toMatch(/^\| bot +\| rating \(mean = 1500\)/m);
});
