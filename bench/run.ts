/**
 * `npm run bench`: every side in a process of its own, round after round, so that a slow minute of the machine slows both sides of
 * a comparison. Medians over the rounds; ratios from one run only. `--json` prints the list, `--profile <side>` where a side's time goes.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { type Figure, figureOf, figures, median } from './figures.ts';
import { profiled, type Share } from './profile.ts';

const ROUNDS = 5;
/** A long match is a long stretch: it takes longer to see some. */
const measured = (name: string) => (name.startsWith('growth') ? 900 : 400);
/** A whole game of the engine is a lot of code to compile; before that is done one measures the compiler. */
const warmUp = (name: string) => (/^playca\/(plain|house)/.test(name) ? 3500 : /^(playouts|growth)/.test(name) ? 1500 : 400);
const PROFILED_MS = 1500;
/** A busy machine gets fewer rounds, not a longer run: no round begins after this. */
const LATEST_ROUND_MS = 100_000;
const MOST_FUNCTIONS = 12;

const start = promisify(execFile);

async function side(name: string, warming: number, measuring: number, flags: readonly string[] = []): Promise<number> {
  const args = [...flags, join(import.meta.dirname, 'side.ts'), name, String(warming), String(measuring)];
  const { stdout } = await start(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
  return (JSON.parse(stdout) as { ns: number }).ns;
}

const profile = (name: string): Promise<Share[]> => profiled((flags) => side(name, warmUp(name), PROFILED_MS, flags), MOST_FUNCTIONS);

async function rounds(progress: (text: string) => void): Promise<Figure[]> {
  const names = [...new Set(figures.flatMap((f) => f.sides))];
  const taken: { [side: string]: number[] } = Object.fromEntries(names.map((name) => [name, []]));
  const began = performance.now();
  for (let round = 1; round <= ROUNDS && (round === 1 || performance.now() - began < LATEST_ROUND_MS); round++)
    for (const name of names) {
      progress(`round ${round} of ${ROUNDS}: ${name}`);
      taken[name].push(await side(name, warmUp(name), measured(name)));
    }
  const medians = Object.fromEntries(names.map((name) => [name, median(taken[name])]));
  return figures.map((spec) => figureOf(spec, medians));
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
  const list = await rounds((text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}`);
  });
  if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(60)}\r`);
  const missed: { id: string; side: string; shares: Share[] }[] = [];
  for (const [i, figure] of list.entries())
    if (!figure.met) missed.push({ id: figure.id, side: figures[i].sides[0], shares: await profile(figures[i].sides[0]) });
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
  for (const m of missed) console.log(`\n${m.id} is not reached. Where the time of "${m.side}" goes:\n${showShares(m.shares)}`);
}

await main(process.argv.slice(2));
