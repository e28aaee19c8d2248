/** Servers are killed and frozen while people play: what all of these trials have in common. */
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { type Outcome, type TrialSetup, trial } from '../trial.ts';
import { count, type Given, stopAfter } from './proof.ts';

export const setupOf = (given: Given, faults: number): TrialSetup => ({
  ...{ game: given.game ?? 'playca', seats: 2, processes: count(given.processes, 2), tables: count(given.tables, 12) },
  ...{ faults: count(given.number, faults), every: count(given.every, 250), kills: 50, freezes: 20, seed: given.seed, rest: 180_000 },
});

/** Milliseconds between two words on how far it is. */
const SILENCE = 30_000;

/** A game in which all pick at the same time. */
const simultaneous = { game: join(root, 'docs/tutorials/gameplan'), seats: 4 };

/** The trial, and unless one game was named a shorter one with picks at the same time. */
export async function tried(given: Given, setup: TrialSetup, say: (words: string) => void): Promise<boolean> {
  const tell = progress(say);
  const both = given.game === undefined;
  const first = report(setup.game, await trial({ ...setup, stop: stopAfter(given, both ? 0.75 : 1), progress: tell }), say);
  if (!both || given.stop?.aborted) return first;
  const second = { ...setup, ...simultaneous, faults: Math.ceil(setup.faults / 4), stop: stopAfter(given, 0.25), progress: tell };
  return report('picks at the same time', await trial(second), say) && first;
}

/** Now and then a line, so that a run that is ended from outside has said how far it was. */
function progress(say: (words: string) => void): (words: string) => void {
  let said = performance.now();
  return (words) => {
    if (performance.now() - said < SILENCE) return;
    said = performance.now();
    say(`  ${words}`);
  };
}

function report(name: string, { faults, ...outcome }: Outcome, say: (words: string) => void): boolean {
  say(`${name}: ${JSON.stringify(outcome)}`);
  for (const fault of faults.slice(0, 40)) say(`  ${fault}`);
  say(`${faults.length} faults found`);
  return faults.length === 0 && outcome.finished === outcome.matches;
}
