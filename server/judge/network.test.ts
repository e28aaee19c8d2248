/** The network fails under a few matches, with the page's own line; `npm run test:online -- network` plays hundreds. */
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { network } from './proofs/network.ts';

test('lines are cut, fall silent and are late, a page sleeps: no pick is done twice, and every match ends without loading a page again', async () => {
  const outcome = await network({
    ...{ runs: 4, together: 4, each: 3, longest: 3000, sleeps: 10, seed: 'test' },
    game: join(root, 'docs/tutorials/crossbar'),
  });
  expect(outcome.faults).toEqual([]);
  expect(outcome.finished).toBe(4);
  expect(outcome.acks).toBeGreaterThan(20);
  expect(Object.keys(outcome.troubles).length).toBeGreaterThan(3);
});
