/** Who sits at a table, in a line. */
import { expect, test } from 'vitest';
import { words } from './en/setUp.ts';
import type { SeatSaid } from './setUp.ts';

const you: SeatSaid = { kind: 'you', name: '', level: 0, brings: '' };
const bot = (name: string, level: number, brings = ''): SeatSaid => ({ kind: 'bot', name, level, brings });

test('bots of whom the same is said are counted, and everybody else is named', () => {
  expect(words.sum([you, bot('rookie', 1)])).toBe('You v Rookie, level 1');
  expect(words.sum([you, bot('rookie', 1), bot('rookie', 1), bot('rookie', 1)])).toBe('You v 3\u00a0× Rookie, level 1');
  expect(words.sum([bot('rookie', 1), bot('rookie', 1)])).toBe('Rookie, level 1 v Rookie, level 1');
  expect(words.sum([you, bot('rookie', 1), bot('winger', 2), bot('winger', 2)])).toBe('You, Rookie, level 1 and 2\u00a0× Winger, level 2');
  expect(words.sum([you, bot('rookie', 1, 'Blue'), bot('rookie', 1, 'Red')])).toBe('You, Blue (Rookie, level 1) and Red (Rookie, level 1)');
});
