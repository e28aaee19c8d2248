import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedFiles, testRuns } from './testRuns.ts';

const games = ['playca', 'fftcg', 'play'];
const files = [
  { path: 'games/fftcg/rules/rules.1of3.test.ts', text: '' },
  { path: 'web/games/fftcg/board.test.ts', text: '' },
  { path: 'cli/fftcg.test.ts', text: '' },
  { path: 'games/playca/rules/rules.test.ts', text: '' },
  { path: 'tools/conform.test.ts', text: 'test.each(gameIds)' },
  { path: 'web/tests/keyboard.test.ts', text: "describe('fftcg')" },
  { path: 'web/tests/choice.test.ts', text: "describe('playca')" },
];

test('without a word everything runs, once', () => {
  expect(testRuns([], games, files)).toEqual([[]]);
});

test('a game brings its own files, and its part of those that try every game', () => {
  expect(testRuns(['fftcg'], games, files)).toEqual([
    ['games/fftcg/rules/rules.1of3.test.ts', 'web/games/fftcg/board.test.ts', 'cli/fftcg.test.ts'],
    ['tools/conform.test.ts', 'web/tests/keyboard.test.ts', '-t', '\\bfftcg\\b'],
  ]);
});

test('a game does not bring along another whose id begins like its own', () => {
  expect(testRuns(['play'], games, files)).toEqual([['tools/conform.test.ts', '-t', '\\bplay\\b']]);
});

test('anything else is for the test runner', () => {
  expect(testRuns(['engine/tests', '--reporter=dot'], games, files)).toEqual([['engine/tests', '--reporter=dot']]);
  expect(testRuns(['fftcg', 'playca'], games, files)).toEqual([['fftcg', 'playca']]);
});

test('a report names the files that failed; without one there is nothing to look at again', () => {
  const report = join(tmpdir(), 'report-of-two.json');
  const testResults = [
    { name: '/a.test.ts', status: 'passed' },
    { name: '/b.test.ts', status: 'failed' },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(failedFiles(report)).toEqual(['/b.test.ts']);
  expect(failedFiles(join(tmpdir(), 'no-such-report.json'))).toEqual([]);
});
