/** The simulation, for a few seeds: it holds, it finds a server that is broken, and the same seed brings the same. */
import { join } from 'node:path';
import { findGame, root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import type { Store } from '../log/port.ts';
import { simulate } from './proofs/simulation.ts';

const { pack } = await findGame(join(root, 'docs/tutorials/gameplan'));

test('servers vanish, answers are lost, lines break: nothing that was acknowledged is lost, and every match ends', async () => {
  let crashes = 0;
  for (let i = 0; i < 6; i++) {
    const outcome = await simulate(pack, 3, `test/${i}`);
    expect(outcome.faults, `seed test/${i}`).toEqual([]);
    crashes += outcome.crashes;
  }
  expect(crashes).toBeGreaterThan(10);
});

test('the same seed brings the same', async () => {
  expect(await simulate(pack, 2, 'again')).toEqual(await simulate(pack, 2, 'again'));
});

test.each([
  [
    'says that it is written, and forgets some',
    (store: Store): Store => {
      let count = 0;
      const { append } = store;
      return Object.assign(store, {
        append: async (...given: Parameters<typeof append>) => (++count % 7 === 0 ? 'won' : append(...given)),
      });
    },
  ],
  [
    'shows old entries only',
    (store: Store): Store => {
      const { tail } = store;
      return Object.assign(store, { tail: async (...given: Parameters<typeof tail>) => (await tail(...given)).slice(0, -1) });
    },
  ],
])('a broken server is found: it %s', async (_name, wrong) => {
  const found: string[] = [];
  for (let i = 0; i < 40 && found.length === 0; i++) found.push(...(await simulate(pack, 2, `broken/${i}`, wrong)).faults);
  expect(found.length).toBeGreaterThan(0);
});
