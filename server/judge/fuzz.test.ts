/** Every message in every state, and a few thousand of any kind; a server that writes what it refuses is found. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SqliteStore } from '../log/sqlite.ts';
import { LiveMatch } from '../match/live.ts';
import { type House, house } from '../testing/house.ts';
import { everything, fuzz } from './proofs/fuzz.ts';

let here: House;
let store: SqliteStore;
beforeAll(async () => {
  here = await house({ idle: 300 });
  store = new SqliteStore(join(here.data, 'touchline.db'));
});
afterAll(async () => {
  await store.close();
  await here.close();
});

test('every message in every state, at the right number and at others, from every chair: only what is acknowledged is written', async () => {
  const { wrong, inputs, acknowledged } = await everything(here, store, 'test', 'playca');
  expect(wrong).toEqual([]);
  expect(inputs).toBeGreaterThan(900);
  expect(acknowledged).toBeGreaterThan(100);
});

test('whatever comes in at whatever moment', async () => {
  const { wrong, acknowledged, refused } = await fuzz(here, store, 'test', 2000);
  expect(wrong).toEqual([]);
  expect(here.faults).toEqual([]);
  expect(Math.min(acknowledged, refused)).toBeGreaterThan(100);
});

test('a server is found that says no to what it has written', async () => {
  const { command } = LiveMatch.prototype;
  let count = 0;
  LiveMatch.prototype.command = function (seat, n, what, at, told) {
    const lies = ++count % 50 === 0;
    return command.call(this, seat, n, what, at, (answer) => told(lies ? { t: 'no', n, why: 'nothing' } : answer));
  };
  try {
    expect((await fuzz(here, store, 'broken', 2000)).wrong.join('\n')).toMatch(/acknowledged/);
  } finally {
    LiveMatch.prototype.command = command;
  }
});
