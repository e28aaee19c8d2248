// npm test: the checks, then every test. npm test -- <game>: what concerns one game. npm test -- <words>: files with these words.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { gameIds, root } from '@touchline/kit/node';

const usage = `npm test                    types, lint, architecture, then every test
npm test -- <game>          the same checks, then what concerns one game: ${[...gameIds, ...tutorials()].join(', ')}
npm test -- <words>         test files with one of these words in their path, without the checks: npm test -- web/tests/motion
npm test -- <options>       whatever Vitest understands: npm test -- lists -t "any 50 cards"

docs/testing.md says what runs where, and how long it takes.
`;

const [first, ...rest] = process.argv.slice(2);
if (first === '--help' || first === '-h') process.stdout.write(usage);
else if (first === undefined) await inTurn([check(), vitest()]);
else if ([...gameIds, ...tutorials()].includes(first)) await inTurn([check(), ...ofGame(first).map((args) => vitest(...args, ...rest))]);
else await inTurn([vitest(first, ...rest)]);

/** What it costs to wait for one mistake after the other is more than to stop at the first. */
async function inTurn(commands: readonly (readonly string[])[]): Promise<void> {
  for (const args of commands) {
    process.exitCode = await run(args);
    if (process.exitCode !== 0) return;
  }
}

function check(): readonly string[] {
  return [join(root, 'tools/check.ts')];
}

function vitest(...args: readonly string[]): readonly string[] {
  return [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args];
}

/** Games that are explained in docs/ can be tested like those on the shelf. */
function tutorials(): string[] {
  return globSync('docs/tutorials/*/index.ts', { cwd: root }).map((file) => basename(join(file, '..')));
}

/**
 * Files that are about this game alone are run as they are; of files that go through the games, whatever has its name. They are found by
 * what they are called and by what they speak of.
 */
function ofGame(id: string): string[][] {
  const files = globSync('**/*.test.ts', { cwd: root, exclude: (path) => path.includes('node_modules') });
  const own = files.filter((file) => new RegExp(`(^|[/\\\\])${id}[./\\\\]`).test(file));
  const goesThrough = new RegExp(`\\b(gameIds|games|tutorials|lessonGames|${id})\\b`);
  const shared = files.filter((file) => !own.includes(file) && goesThrough.test(readFileSync(join(root, file), 'utf8')));
  return [own, [...shared, '-t', `\\b${id}\\b`]].filter((args) => args.length > 0);
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
