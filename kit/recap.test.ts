/** What a match is summed up by: from what its game says, or from the score alone. */
import type { SeenEvent } from '@touchline/engine';
import { languages } from '@touchline/text';
import { expect, test } from 'vitest';
import { type Recap, type SeenStep, sumUp } from './index.ts';
import { allGames } from './node.ts';

const event = (type: string, seat = 0, args: SeenEvent['args'] = {}): SeenEvent => ({
  type,
  clause: '',
  seat,
  cards: [],
  args,
  shows: false,
});
const step = (n: number, score: readonly number[], ...events: readonly SeenEvent[]): SeenStep => ({ step: n, score, events });

const football: Recap = {
  moments: {
    goal: () => ({ kind: 'score' }),
    duel: ({ args }) => ({ kind: 'margin', by: Number(args.by) }),
    burst: () => ({ kind: 'special' }),
  },
  figures: [{ name: { en: 'goals', fr: 'buts' }, of: ({ type, seat }) => (type === 'goal' ? [seat, 1] : null) }],
};

const told = (recap: Recap | undefined, steps: readonly SeenStep[]) =>
  sumUp(recap, steps[0].score.length || 2, steps).moments.map(({ step: n, kind, event: one }) => [n, kind, one?.type ?? null]);

test('goals, who takes the lead from whom, and the widest of all comparisons', () => {
  const steps = [
    step(0, [0, 0]),
    step(1, [0, 0], event('duel', 0, { by: 3 })),
    step(2, [1, 0], event('duel', 0, { by: 9 }), event('goal')),
    step(3, [1, 0], event('duel', 0, { by: 5 })),
    step(4, [1, 1], event('goal', 1)),
    step(5, [1, 2], event('goal', 1)),
    step(6, [1, 2], event('burst')),
  ];
  // The widest decided the first goal, and is told with it.
  expect(told(football, steps)).toEqual([
    [2, 'score', 'goal'],
    [4, 'score', 'goal'],
    [5, 'lead', 'goal'],
    [6, 'special', 'burst'],
  ]);
  expect(told(football, steps.toSpliced(2, 1, step(2, [1, 0], event('goal'))))).toContainEqual([3, 'widest', 'duel']);
  expect(sumUp(football, 2, steps).figures).toEqual([{ name: { en: 'goals', fr: 'buts' }, values: [1, 2] }]);
});

test('where less is better, who has less leads', () => {
  const steps = [step(0, [0, 0]), step(1, [1, 0], event('goal')), step(2, [1, 2], event('goal')), step(3, [4, 2], event('goal'))];
  expect(told({ ...football, lowLeads: true }, steps).map(([, kind]) => kind)).toEqual(['score', 'lead', 'lead']);
});

test('where several score in one step, it is told of whoever takes the lead, else of whoever gains most', () => {
  const steps = [
    step(0, [0, 0, 0]),
    step(1, [2, 5, 1], event('scores', 0), event('scores', 1), event('scores', 2)),
    step(2, [9, 6, 2], event('scores', 0), event('scores', 1), event('scores', 2)),
    step(3, [10, 7, 6], event('scores', 0), event('scores', 1), event('scores', 2)),
  ];
  expect(sumUp(undefined, 3, steps).moments.map(({ kind, event: one }) => [kind, one?.seat])).toEqual([
    ['score', 1],
    ['lead', 0],
    ['score', 2],
  ]);
});

test('a game that says nothing: every change of the score, told by what is more than cards on their way', () => {
  const steps = [
    step(0, [0, 0, 0]),
    step(1, [0, 0, 0], event('move')),
    step(2, [0, 3, 0], event('trick', 1), event('move')),
    step(3, [4, 3, 0], event('move')),
  ];
  expect(told(undefined, steps)).toEqual([
    [2, 'score', 'trick'],
    [3, 'lead', null],
  ]);
  expect(told(undefined, [step(0, []), step(1, [], event('trick'))])).toEqual([]);
});

test('a game may say which event tells of a changed score', () => {
  const steps = [step(0, [0, 0]), step(1, [3, 0], event('result', 0), event('result', 1), event('bill', 0))];
  expect(told({ ...football, scoring: 'result' }, steps)).toEqual([[1, 'score', 'result']]);
  expect(told(football, steps)).toEqual([[1, 'score', 'bill']]);
});

test('of many moments the few that decided are kept, in their order', () => {
  const steps = Array.from({ length: 30 }, (_, n) =>
    step(n, [n, 0], ...(n > 0 ? [event('goal')] : []), ...(n === 4 ? [event('burst')] : [])),
  );
  const moments = told(football, steps);
  expect(moments).toHaveLength(8);
  expect(moments).toContainEqual([29, 'score', 'goal']);
  expect(moments).toContainEqual([4, 'special', 'burst']);
  expect(moments.map(([n]) => n)).toEqual(moments.map(([n]) => Number(n)).toSorted((a, b) => a - b));
});

test('every game that says what it counts has a name for it in each language', async () => {
  const own = (await allGames()).filter(({ pack }) => pack.recap);
  expect(own.length).toBeGreaterThan(2);
  for (const { pack } of own) {
    const { recap } = await pack.recap!();
    expect(recap.figures.length).toBeGreaterThan(2);
    for (const { name } of recap.figures) for (const language of languages) expect(name[language].trim()).not.toBe('');
    for (const language of languages) {
      const names = recap.figures.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});
