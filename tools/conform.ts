// npm run conform -- <game> [--seats 3] [--games 100] [--seed a] [--every k] [--match 7] [--decks a,b] [--json] [--no-clauses] [--no-texts] [--bless 3]
// Plays a game against its own promises; fails when one is broken.
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bless, conform, DONE, FAULTS, type Report } from '@touchline/engine/conform';
import type { FoundGame } from '@touchline/kit/node';
import { languages } from '@touchline/text';
import { clauseBook } from './clauseBook.ts';
import { loadGame, Mistake, root } from './games.ts';
import { readGolden, writeGolden } from './goldenFiles.ts';
import { unspoken } from './spoken.ts';

const usage =
  'npm run conform -- <game> [--seats n] [--games 100] [--seed a] [--every k] [--match n] [--decks a,b] [--json] [--no-clauses] [--no-texts] [--bless n]';

try {
  await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Mistake(usage);
  const found = await loadGame(name);
  if (values.bless !== undefined) return blessed(found, whole('bless', values.bless));
  const every = values.every === undefined ? undefined : whole('every', values.every);
  const seats = values.seats === undefined ? undefined : whole('seats', values.seats);
  if (seats !== undefined && !found.pack.game.seats.includes(seats))
    throw new Mistake(`${found.pack.id} is not played by ${seats}. Numbers of seats: ${found.pack.game.seats.join(', ')}.`);
  const clauses = values['no-clauses'] ? undefined : clauseBook(found.folder);
  const golden = readGolden(found.folder);
  const started = performance.now();
  const report = conform(found.pack.game, {
    games: whole('games', values.games),
    seed: values.seed,
    ...(every && { every }),
    ...(seats && { seats }),
    ...(values.match !== undefined && { match: whole('match', values.match, 0) }),
    ...(values.decks && { decks: values.decks.split(',') }),
    ...(clauses && { clauses }),
    ...(!values['no-texts'] && (await texts(found, values.seed))),
    golden,
    ...(process.stderr.isTTY && { progress }),
  });
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else print(report, (performance.now() - started) / 1000);
  const has = { clauses: values['no-clauses'] || clauses !== undefined, golden: golden.length > 0 };
  for (const words of notFound(found.folder, has)) console.error(words);
  process.exitCode = report.ok ? 0 : 1;
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '100' },
        seats: { type: 'string' },
        seed: { type: 'string', default: 'a' },
        every: { type: 'string' },
        match: { type: 'string' },
        decks: { type: 'string' },
        json: { type: 'boolean', default: false },
        'no-clauses': { type: 'boolean', default: false },
        'no-texts': { type: 'boolean', default: false },
        bless: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function whole(name: string, text: string, least = 1): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least) throw new Mistake(`--${name} wants a whole number, not "${text}".`);
  return n;
}

/** What the suite could not look at because it is not beside the game. What was switched off is not missed. */
function notFound(folder: string, has: { readonly clauses: boolean; readonly golden: boolean }): string[] {
  const where = relative(process.cwd(), folder) || '.';
  return [
    ...(has.clauses ? [] : [`Clauses were not checked: there is no rules.en.md in ${where}.`]),
    ...(has.golden ? [] : [`No recorded matches were played again: there are none in ${join(where, 'golden')}. Make some with --bless 3.`]),
  ];
}

async function texts({ pack }: FoundGame, seed: string) {
  await Promise.all(languages.map((language) => pack.learn(language)));
  return { languages, texts: (language: string) => unspoken(pack.game, pack.speak(language as (typeof languages)[number]), seed) };
}

function blessed({ pack, folder }: FoundGame, matches: number): void {
  for (const file of writeGolden(folder, bless(pack.game, 'a', matches))) console.log(`wrote ${relative(root, file)}`);
}

function progress(done: number, of: number): void {
  process.stderr.write(done === of ? '\r\x1b[K' : `\r${done} of ${of} games`);
}

function print(report: Report, seconds: number): void {
  const row = (name: string) => `  ${name.padEnd(22)}${String(report[name as (typeof DONE)[number]]).padStart(9)}`;
  console.log(`${report.game}, seed ${report.seed}: ${(report.games / seconds).toFixed(1)} games a second\n`);
  console.log(`looked at\n${DONE.map(row).join('\n')}\n`);
  console.log(`must be zero\n${FAULTS.map((name) => `${row(name)}${report[name] > 0 ? '  <--' : ''}`).join('\n')}`);
  if (report.examples.length > 0) console.log(`\n${report.examples.map((words) => `- ${words}`).join('\n')}`);
  console.log(`\n${report.ok ? 'ok' : 'FAILED'}`);
}
