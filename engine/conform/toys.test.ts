import { expect, test } from 'vitest';
import { toys } from '../toys/index.ts';
import { conform } from './index.ts';

for (const toy of toys)
  test(`${toy.id} conforms`, () => {
    // One small toy may never show anything in a few matches, so its faults are looked at, not its reveals.
    expect(conform(toy, { games: 8, seed: 'toys', every: 3 }).examples.filter((words) => !words.startsWith('no pair'))).toEqual([]);
  }, 60_000);
