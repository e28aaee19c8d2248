// npm run mutants -- <game> [--jobs 2] [--json] [--only text] [--part 1/3]
// Damages a game's flow one place at a time and lists what no rule noticed. Fails below nine in ten.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { damages } from './damage.ts';
import { loadGame, Mistake } from './games.ts';
import type { Verdict } from './mutantWorker.ts';

const usage = 'npm run mutants -- <game> [--jobs 2] [--json] [--only text] [--part k/n]';
const NOTICED_AT_LEAST = 0.9;
/** A damaged game may go round for ever in the middle of a test. That is noticed too; so it must have had time for all the rules. */
const PATIENCE_MS = 30_000;
const PATIENCE_TIMES = 5;

interface Started {
  readonly ready: number;
  /** How long all the rules take with nothing damaged. */
  readonly ms: number;
  readonly aside: readonly string[];
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { name, jobs, json, only, part } = read();
  const { pack, folder } = await loadGame(name);
  const { game } = pack;
  const all = damages(game.spec);
  const chosen = all.map((_, i) => i).filter((i) => all[i].path.includes(only) && i % part.of === part.which);
  const { verdicts, started } = await judgeAll(name, chosen, jobs);
  if (started.ready === 0) throw new Mistake(`${name} has no rule that could notice anything: write games/${game.id}/rules/*.rules.ts.`);

  const file = join(folder, 'mutants.accepted.json');
  const accepted = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly [path: string]: string }) : {};
  const unnoticed = chosen
    .filter((i) => verdicts.get(i) === '')
    .map((i) => ({ path: all[i].path, clause: all[i].clause, accepted: accepted[all[i].path] ?? '' }));
  const noticed = chosen.length - unnoticed.length;
  const report = {
    game: game.id,
    rules: started.ready,
    rulesSetAside: started.aside,
    total: chosen.length,
    noticed,
    /** Of those: it never came to an end. */
    hung: chosen.filter((i) => verdicts.get(i) === 'hangs').map((i) => all[i].path),
    share: chosen.length === 0 ? 0 : Math.round((1000 * noticed) / chosen.length) / 1000,
    unnoticed,
    /** Accepted, but noticed after all or gone: to be taken off the list. */
    stale: only === '' && part.of === 1 ? Object.keys(accepted).filter((path) => !unnoticed.some((u) => u.path === path)) : [],
  };
  if (json) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.share >= NOTICED_AT_LEAST ? 0 : 1;
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        jobs: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        part: { type: 'string', default: '1/1' },
      },
    });
    const jobs = Number(values.jobs);
    if (positionals.length !== 1 || !Number.isInteger(jobs) || jobs < 1) throw new Error('one game, and a whole number of jobs.');
    return { name: positionals[0], jobs, json: values.json, only: values.only, part: partOf(values.part) };
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Every n-th mutant, beginning with the k-th: a long run in pieces. */
function partOf(text: string): { readonly which: number; readonly of: number } {
  const [k, n] = text.split('/').map(Number);
  if (!(Number.isInteger(k) && Number.isInteger(n) && k >= 1 && k <= n)) throw new Error(`--part wants k/n, such as 2/3, not "${text}".`);
  return { which: k - 1, of: n };
}

/** Threads take the next mutant whenever they are done with one; one that hangs is ended and replaced. */
async function judgeAll(name: string, chosen: readonly number[], jobs: number) {
  const verdicts = new Map<number, string>();
  const queue = [...chosen];
  let started: Started = { ready: 0, aside: [], ms: 0 };
  const thread = () =>
    new Promise<void>((done, failed) => {
      const worker = new Worker(new URL('./mutantWorker.ts', import.meta.url), { workerData: name });
      let timer: NodeJS.Timeout | undefined;
      const end = (then: () => void) => {
        clearTimeout(timer);
        void worker.terminate().then(then);
      };
      const next = () => {
        const index = queue.shift();
        if (index === undefined) return end(done);
        worker.postMessage(index);
        timer = setTimeout(
          () => {
            verdicts.set(index, 'hangs');
            end(() => void thread().then(done, failed));
          },
          Math.max(PATIENCE_MS, PATIENCE_TIMES * started.ms),
        );
      };
      worker.on('message', (message: Started | Verdict) => {
        clearTimeout(timer);
        if ('ready' in message) started = message;
        else verdicts.set(message.index, message.noticed);
        if (process.stderr.isTTY) process.stderr.write(`\r${verdicts.size} of ${chosen.length}\x1b[K`);
        next();
      });
      worker.on('error', failed);
    });
  await Promise.all(Array.from({ length: jobs }, thread));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return { verdicts, started };
}

function print(report: {
  readonly game: string;
  readonly rules: number;
  readonly rulesSetAside: readonly string[];
  readonly total: number;
  readonly noticed: number;
  readonly share: number;
  readonly hung: readonly string[];
  readonly unnoticed: readonly { readonly path: string; readonly clause: string; readonly accepted: string }[];
  readonly stale: readonly string[];
}): void {
  const open = report.unnoticed.filter((u) => u.accepted === '');
  console.log(
    `${report.game}: ${report.noticed} of ${report.total} mutants noticed by ${report.rules} rules (${(report.share * 100).toFixed(1)} %), ${report.hung.length} of them by not coming to an end`,
  );
  if (report.rulesSetAside.length > 0)
    console.log(`\nset aside, because they fail on an undamaged stand-in:\n${list(report.rulesSetAside)}`);
  if (open.length > 0) console.log(`\nnot noticed:\n${list(open.map((u) => `${u.path}${u.clause && `  [${u.clause}]`}`))}`);
  const known = report.unnoticed.filter((u) => u.accepted !== '');
  if (known.length > 0) console.log(`\nnot noticed, and accepted:\n${list(known.map((u) => `${u.path} — ${u.accepted}`))}`);
  if (report.stale.length > 0) console.log(`\naccepted, but noticed or gone: take them off mutants.accepted.json\n${list(report.stale)}`);
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
