import { expect, test } from 'vitest';
import { testRuns } from './testRuns.ts';

const games = ['playca', 'fftcg'];

test('without a word everything runs, once', () => {
  expect(testRuns([], games)).toEqual([[]]);
});

test('a game brings its own files, and its part of those that try every game', () => {
  const [own, everyGame] = testRuns(['fftcg'], games);
  // Boards stand in web/games/<id>/ and cli/games/<id>/.
  for (const file of [
    'games/fftcg/rules/rules.1of3.test.ts',
    'web/games/fftcg/board.test.ts',
    'cli/games/fftcg/board.test.ts',
    'cli/fftcg.test.ts',
  ])
    expect(
      own.some((part) => file.includes(part)),
      file,
    ).toBe(true);
  expect(own.some((part) => 'games/playca/rules/rules.test.ts'.includes(part))).toBe(false);
  expect(everyGame).toEqual(expect.arrayContaining(['tools/conform.test.ts', '-t', 'fftcg']));
});

test('anything else is for the test runner', () => {
  expect(testRuns(['engine/tests', '--reporter=dot'], games)).toEqual([['engine/tests', '--reporter=dot']]);
  expect(testRuns(['fftcg', 'playca'], games)).toEqual([['fftcg', 'playca']]);
});
