/** The judge, for some seconds: a healthy server passes, and it can tell when one is broken. `npm run test:online` does all of it at length. */
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { postgres } from '../testing/postgres.ts';
import { trial } from './trial.ts';

const gameplan = join(root, 'docs/tutorials/gameplan');
const short = {
  game: gameplan,
  seats: 3,
  processes: 2,
  tables: 3,
  faults: 8,
  every: 120,
  kills: 50,
  freezes: 20,
  seed: 'test',
  rest: 30_000,
};

test('servers are killed and frozen, lines are cut: nothing that was acknowledged is lost, changed or doubled', async () => {
  const outcome = await trial(short);
  expect(outcome.faults).toEqual([]);
  expect(outcome.finished).toBe(outcome.matches);
  expect(outcome.acks).toBeGreaterThan(50);
  expect(outcome.views).toBeGreaterThan(5);
});

test('the same on PostgreSQL, which is killed too', async (context) => {
  const database = await postgres();
  if (!database) return context.skip('PostgreSQL cannot run here');
  try {
    const outcome = await trial({ ...short, faults: 10, kills: 30, database: { postgres: database, kills: 15, drops: 20 } });
    expect(outcome.faults).toEqual([]);
    expect(outcome.finished).toBe(outcome.matches);
    expect(outcome.acks).toBeGreaterThan(50);
    expect(outcome.databaseKills + outcome.drops).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});

// They are played with until the fault is found; the number of faults is only the end of all patience.
test.each([
  ['acknowledgesFirst', /lost|refused|went back|told of|next number|closed|stands still/, { kills: 100, every: 1500 }],
  ['countsAgain', /doubled|twice|refused/, { kills: 0, freezes: 0, doubled: 500 }],
] as const)('a broken server is found: %s', async (broken, words, how) => {
  const { faults } = await trial({ ...short, ...how, processes: 1, tables: 4, faults: 100, broken, rest: 10_000, impatient: true });
  expect(faults.join('\n')).toMatch(words);
});
