import { expect, test } from 'vitest';
import { factsOf, tables } from './facts.ts';
import type { Outcome } from './game.ts';

const ground = { game: 'inazuma', options: {}, decks: [], seed: 'S' };
const game = (pair: number, swapped: boolean, winner: number, reason: string): Outcome => ({
  ...{ pair, seats: swapped ? ['y', 'x'] : ['x', 'y'], swapped, winner, reason },
  ...{ decisions: 10, times: [{}, {}], faults: [] },
});
/** x wins three, two of them by shootout; one is drawn. */
const outcomes = [game(0, false, 0, 'goals'), game(0, true, 1, 'shootout'), game(1, false, 0, 'shootout'), game(1, true, -1, 'level')];
const facts = (shootout?: string) => factsOf(ground, [{ a: 'x', b: 'y' }], 2, outcomes, '2026-01-01', shootout);

test('what is scored if shootouts count as draws is told besides, where a game has them', () => {
  expect(facts('shootout').matches[0]).toMatchObject({ winsA: 3, draws: 1, rateA: 0.875, shootouts: 2, rateIfDrawn: 0.625 });
  const row = tables('Inazuma', facts('shootout')).split('\n')[4];
  expect(row.split('|').map((cell) => cell.trim())).toEqual(expect.arrayContaining(['87.5', '2', '62.5']));
});

test('a game without them tells nothing of them', () => {
  expect(facts().matches[0]).not.toHaveProperty('shootouts');
  expect(tables('x', facts())).not.toMatch(/shootouts/);
});
