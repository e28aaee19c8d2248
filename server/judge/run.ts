/**
 * `npm run test:online`: the judge at length. First every broken server must be found, then healthy ones are tried. With a word that is
 * the name of a broken server, or `healthy`, only that. Prints what happened, and what must not have.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from '@touchline/kit/node';
import { type Outcome, type TrialSetup, trial } from './trial.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    processes: { type: 'string', default: '2' },
    tables: { type: 'string', default: '12' },
    faults: { type: 'string', default: '1000' },
    every: { type: 'string', default: '250' },
    kills: { type: 'string', default: '50' },
    freezes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const number = (name: 'seats' | 'processes' | 'tables' | 'faults' | 'every' | 'kills' | 'freezes'): number => Number(values[name]);
const setup: TrialSetup = {
  ...{ game: values.game ?? 'playca', seats: number('seats'), processes: number('processes'), tables: number('tables') },
  ...{
    faults: number('faults'),
    every: number('every'),
    kills: number('kills'),
    freezes: number('freezes'),
    seed: values.seed,
    rest: 60_000,
  },
  progress: process.stdout.isTTY ? (words) => process.stdout.write(`\r${words}`) : undefined,
};
const simultaneous = { game: join(root, 'docs/tutorials/gameplan'), seats: 4 };
const brokenOnes = readdirSync(join(import.meta.dirname, 'broken'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'damage');

const [only] = positionals;
const wanted = (name: string): boolean => only === undefined || only === name;
let good = true;

process.stdout.write(`seed ${setup.seed}\n`);
for (const broken of brokenOnes.filter(wanted)) {
  const { faults } = await trial({ ...setup, broken, tables: 6, faults: 15, every: 400, doubled: 200, rest: 8000 });
  good &&= faults.length > 0;
  process.stdout.write(
    `${faults.length > 0 ? 'found    ' : 'NOT FOUND'} ${broken}${faults.length > 0 ? `: ${faults[0].slice(0, 120)}` : ''}\n`,
  );
}
if (wanted('healthy')) {
  report(setup.game, await trial(setup));
  if (values.game === undefined)
    report('simultaneous picks', await trial({ ...setup, ...simultaneous, faults: Math.ceil(setup.faults / 4) }));
}
process.exitCode = good ? 0 : 1;

function report(name: string, { faults, ...outcome }: Outcome): void {
  process.stdout.write(`\n${name}: ${JSON.stringify(outcome)}\n`);
  for (const fault of faults.slice(0, 40)) process.stdout.write(`  ${fault}\n`);
  process.stdout.write(`${faults.length} faults found\n`);
  good &&= faults.length === 0;
}
