/** The log turn by turn. */
import { expect, test } from 'vitest';
import { type Line, logText, turnsOf } from './logGroups.ts';

const line = (step: number, turn: number, text: string, more: Partial<Line> = {}): Line => ({
  text,
  clause: '',
  seat: 0,
  cards: [],
  facts: {},
  step,
  times: 1,
  ...(turn > 0 && { turn }),
  ...more,
});

const log: readonly Line[] = [
  line(0, 0, 'You shuffle your deck.'),
  line(1, 1, 'You draw 5 cards.', { clause: 'X-1' }),
  line(2, 1, 'Pass', { forYou: true }),
  line(3, 1, 'Pass', { forYou: true, times: 2 }),
  line(4, 1, 'Élan attacks.'),
  line(5, 2, 'Your opponent draws 2 cards.', { times: 3 }),
];

const shape = (wanted: string) =>
  turnsOf(log, wanted).map(({ turn, items }) => [
    turn,
    items.map((item) => ('line' in item ? item.line.step : item.answered.map(({ step }) => step))),
  ]);

test('by turns, with what was answered for somebody folded', () => {
  expect(shape('')).toEqual([
    [0, [0]],
    [1, [1, [2, 3], 4]],
    [2, [5]],
  ]);
});

test('a filter keeps the lines with all its words, without accents, and by clause', () => {
  expect(shape('draws cards')).toEqual([[2, [5]]]);
  expect(shape('elan')).toEqual([[1, [4]]]);
  expect(shape('x-1')).toEqual([[1, [1]]]);
  expect(shape('nothing like it')).toEqual([]);
});

test('copied with the names of the turns, steps, clauses and how often', () => {
  expect(
    logText(
      turnsOf(log, ''),
      (n) => `Turn ${n}`,
      (answer) => `For you: ${answer}`,
    ),
  ).toBe(
    [
      '0\tYou shuffle your deck.',
      '',
      'Turn 1',
      '1\tYou draw 5 cards. [X-1]',
      '2\tFor you: Pass',
      '3\tFor you: Pass (×2)',
      '4\tÉlan attacks.',
      '',
      'Turn 2',
      '5\tYour opponent draws 2 cards. (×3)',
    ].join('\n'),
  );
});
