import { gameIds } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { broken } from './broken.ts';
import { cardsOf, fuzz } from './run.ts';

/** One match a game, with twenty other cards. */
const small = { cards: 20, games: 1, seed: 'ci' };

test.each(gameIds)('%s: composed cards are played without a fault', { timeout: 120_000 }, async (game) => {
  const report = await fuzz(await loadGame(game), small);
  expect(report.examples).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.composed).toBeGreaterThan(report.cards / 2);
});

test('the same seed composes the same cards, another seed others', async () => {
  const found = await loadGame('fftcg');
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((seed) => cardsOf(found, { ...small, seed })));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

test.each(Object.keys(broken))('a game that is broken is noticed: %s', { timeout: 120_000 }, async (fault) => {
  const report = await fuzz(await loadGame('playca'), { cards: 20, games: 4, seed: 'ci', instead: (game) => broken[fault](game, 'power') });
  expect(Object.keys(report.faults)).toContain(fault);
  expect(report.ok).toBe(false);
});
