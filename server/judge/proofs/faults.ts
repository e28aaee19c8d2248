/** Servers are killed and frozen while people play: what all of these trials have in common. */
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { type Outcome, type TrialSetup, trial } from '../trial.ts';
import { count, type Given } from './proof.ts';

export const setupOf = (given: Given, faults: number): TrialSetup => ({
  ...{ game: given.game ?? 'playca', seats: 2, processes: count(given.processes, 2), tables: count(given.tables, 12) },
  ...{ faults: count(given.number, faults), every: count(given.every, 250), kills: 50, freezes: 20, seed: given.seed, rest: 60_000 },
});

/** A game in which all pick at the same time. */
const simultaneous = { game: join(root, 'docs/tutorials/gameplan'), seats: 4 };

/** The trial, and unless one game was named a shorter one with picks at the same time. */
export async function tried(given: Given, setup: TrialSetup, say: (words: string) => void): Promise<boolean> {
  const first = report(setup.game, await trial(setup), say);
  if (given.game !== undefined) return first;
  return report('picks at the same time', await trial({ ...setup, ...simultaneous, faults: Math.ceil(setup.faults / 4) }), say) && first;
}

function report(name: string, { faults, ...outcome }: Outcome, say: (words: string) => void): boolean {
  say(`${name}: ${JSON.stringify(outcome)}`);
  for (const fault of faults.slice(0, 40)) say(`  ${fault}`);
  say(`${faults.length} faults found`);
  return faults.length === 0 && outcome.finished === outcome.matches;
}
