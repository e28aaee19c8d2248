// npm test: the static checks, then the tests. With the id of a game, what concerns that game; with anything else, what Vitest makes of it.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { gameIds, root } from '@touchline/kit/node';
import { failedFiles, SECOND_LOOK, testRuns } from './testRuns.ts';

const tutorials = globSync('docs/tutorials/*/index.ts', { cwd: root }).map((file) => basename(dirname(file)));
const games = [...gameIds, ...tutorials];

const USAGE = `npm test                    everything: what CI runs
npm test -- <game>          what concerns one game: ${games.join(', ')}
npm test -- <pattern> …     test files whose path contains the pattern, without the static checks; options go on to Vitest

docs/testing.md says what runs where.
`;

const args = process.argv.slice(2);
const whole = args.length === 0 || games.includes(args[0]);

if (args.includes('--help')) process.stdout.write(USAGE);
else process.exitCode = (whole && run(process.execPath, [join(root, 'tools/check.ts')])) || tests();

/** All of them run, also when one has failed: whoever waits wants to know all. */
function tests(): number {
  const files = globSync('**/*.test.ts', { cwd: root, exclude: (path) => path.includes('node_modules') }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
  return Math.max(...testRuns(args, games, files).map((given) => vitest(given)));
}

/** What fails beside others may only have been short of time: it is looked at once more, alone, and named if it passes then. */
function vitest(given: readonly string[]): number {
  const vitest = (...more: readonly string[]) => run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...more]);
  if (!whole) return vitest(...given);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-report-'));
  const report = join(folder, 'report.json');
  const code = vitest(...given, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const failed = code === 0 ? [] : failedFiles(report).map((file) => relative(root, file));
  rmSync(folder, { recursive: true, force: true });
  if (failed.length === 0 || failed.length > SECOND_LOOK) return code;
  process.stdout.write(`\nOnce more, one file at a time: ${failed.join(', ')}\n`);
  const again = vitest(...failed, '--maxWorkers=1');
  if (again === 0) process.stdout.write(`\nFailed beside others and passed alone, so worth mending: ${failed.join(', ')}\n`);
  return again;
}

function run(command: string, given: readonly string[]): number {
  return spawnSync(command, given, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
