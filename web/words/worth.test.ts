/** What a hint says an answer is worth: a chance to win only where two play. */
import { expect, test } from 'vitest';
import { words as en } from './en/words.ts';
import { words as fr } from './fr/words.ts';

test.each([1, 3, 4])('for %d it is how good the position is', (seats) => {
  expect(en.worth(40, seats, 25)).toBe('position worth 40 of 100, tried in 25 %');
  expect(fr.worth(40, seats, 25)).toBe('position évaluée à 40 sur 100, essayée dans 25\u00a0%');
});

test('for two it is a chance to win', () => {
  expect(en.worth(40, 2, 25)).toMatch(/^40 % to win/);
  expect(fr.worth(40, 2, 25)).toMatch(/^40\u00a0% de gagner/);
});
