/**
 * `npm run bench`: every side in a process of its own, round after round, so that a slow minute of the machine slows both sides of
 * a comparison. Medians over the rounds; ratios from one run only. `--json` prints the list, `--profile <side>` where a side's time goes.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { type Figure, figureOf, median } from './figure.ts';
import { figures } from './figures.ts';
import { profiled, type Share } from './profile.ts';

const ROUNDS = 5;
/**
 * Before everything is compiled one measures the compiler, and the side with more code or slower code suffers more. So this is long,
 * and the same for both sides of a comparison.
 */
const warmUp = (name: string) => {
  // The more code there is, the longer it takes until all of it is compiled.
  if (/^fftcg\/(house|listing|playouts)|^eleven\/|^(search|parts)/.test(name)) return 10_000;
  return /^(playca|playouts|growth|fftcg|session)/.test(name) ? 3000 : /^(ttt|mcts)/.test(name) ? 2500 : 700;
};
/** A long match is a long stretch, and so is a thought: it takes longer to see some. Of a profile one stretch is taken as it is. */
const measured = (name: string) =>
  /^(growth|mcts)/.test(name) ? 1200 : /^(fftcg|eleven|search)/.test(name) ? 1500 : name.startsWith('parts') ? 0 : 400;
/** Shares of one process's time, and many decisions on a clock: one round says as much as three. */
const once = (name: string) => /^(parts|browser|table)/.test(name);
/** What happens in the browser is not in a profile of Node. */
const profilable = (name: string) => !/^(browser|table)/.test(name);
const PROFILED_MS = 1500;
/** A busy machine gets fewer rounds, not a longer run: a round is begun only if it will be over by then. */
const LATEST_MS = 360_000;
const MOST_FUNCTIONS = 12;

const start = promisify(execFile);

async function side(name: string, measuring: number, flags: readonly string[] = []): Promise<{ readonly [what: string]: number }> {
  const script = name.startsWith('browser') ? 'browser/side.ts' : name.startsWith('table') ? '../web/measure/table.ts' : 'side.ts';
  const args = [...flags, join(import.meta.dirname, script), name, String(warmUp(name)), String(measuring)];
  const { stdout } = await start(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
  return JSON.parse(stdout);
}

const sideOf = (measure: string) => measure.split('#')[0];
const profile = (name: string): Promise<Share[]> => profiled((flags) => side(name, PROFILED_MS, flags), MOST_FUNCTIONS);

async function rounds(progress: (text: string) => void): Promise<{ readonly list: Figure[]; readonly made: number }> {
  const names = [...new Set(figures.flatMap((f) => f.sides.map(sideOf)))];
  const taken: { [measure: string]: number[] } = {};
  const take = async (name: string) => {
    for (const [what, ns] of Object.entries(await side(name, measured(name)))) {
      const measure = what === 'all' ? name : `${name}#${what}`;
      taken[measure] ??= [];
      taken[measure].push(ns);
    }
  };
  const began = performance.now();
  let longest = 0;
  let made = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const from = performance.now();
    if (from - began + longest > LATEST_MS) break;
    for (const name of names.filter((n) => !once(n))) {
      progress(`round ${round}: ${name}`);
      await take(name);
    }
    made = round;
    longest = Math.max(longest, performance.now() - from);
  }
  for (const name of names.filter(once)) {
    progress(name);
    await take(name);
  }
  const medians = Object.fromEntries(Object.entries(taken).map(([measure, list]) => [measure, median(list)]));
  return { list: figures.map((spec) => figureOf(spec, medians)), made };
}

function show(figure: Figure, what: string): string {
  const target = figure.target === null ? '' : `  ${figure.met ? 'met   ' : 'MISSED'} ${figure.target}`;
  return `${figure.id.padEnd(42)}${String(figure.value).padStart(10)} ${figure.unit.padEnd(15)}${target.padEnd(16)} ${what}`;
}

const showShares = (shares: readonly Share[]) => shares.map((s) => `  ${s.percent.toFixed(1).padStart(5)} %  ${s.at}`).join('\n');

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === '--profile') {
    console.log(showShares(await profile(args[1])));
    return;
  }
  const json = args.includes('--json');
  const { list, made } = await rounds((text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}`);
  });
  if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(60)}\r`);
  const missed: { id: string; side: string; shares: Share[] }[] = [];
  for (const [i, figure] of list.entries())
    if (!figure.met) {
      const ours = figures[i].lookInto ?? sideOf(figures[i].sides[0]);
      missed.push({ id: figure.id, side: ours, shares: profilable(ours) ? await profile(ours) : [] });
    }
  if (json) {
    const where = new Map(missed.map((m) => [m.id, m.shares]));
    console.log(
      JSON.stringify(
        list.map((f) => (f.met ? f : { ...f, where: where.get(f.id) })),
        null,
        2,
      ),
    );
    return;
  }
  list.forEach((figure, i) => {
    console.log(show(figure, figures[i].what));
  });
  console.log(`\nMedians of ${made} ${made === 1 ? 'round' : 'rounds'}.`);
  for (const m of missed)
    if (m.shares.length > 0) console.log(`\n${m.id} is not reached. Where the time of "${m.side}" goes:\n${showShares(m.shares)}`);
}

await main(process.argv.slice(2));
