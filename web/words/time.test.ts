/** How long the longest thought took. */
import { expect, test } from 'vitest';
import { words as en } from './en/after.ts';
import { words as fr } from './fr/after.ts';

test('a time is told in whole seconds, and a minute never has sixty', () => {
  const told = [999, 1000, 59_400, 59_600, 119_600, 184_000];
  expect(told.map(en.result.time)).toEqual(['<\u00a01\u00a0s', '1 s', '59 s', '1 min 0 s', '2 min 0 s', '3 min 4 s']);
  expect(told.map(fr.result.time).at(-1)).toBe('3\u00a0min 4\u00a0s');
});
