// npm test: the static checks, then the tests. With the id of a game, what concerns that game; with anything else, what Vitest makes of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { gameIds } from '@touchline/kit/node';
import { testRuns } from './testRuns.ts';

const USAGE = `npm test                    everything: what CI runs
npm test -- <game>          what concerns one game: its rules, words, boards, lesson, conformance and size
npm test -- <pattern> …     test files whose path contains the pattern; options go on to Vitest

Games: ${gameIds.join(', ')}. docs/testing.md says what runs where.
`;

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

if (args.includes('--help')) process.stdout.write(USAGE);
else process.exitCode = run(process.execPath, [join(root, 'tools/check.ts')]) || tests();

/** All of them run, also when one has failed: whoever waits wants to know all. */
function tests(): number {
  return Math.max(...testRuns(args, gameIds).map((arguments_) => run(join(root, 'node_modules/.bin/vitest'), ['run', ...arguments_])));
}

function run(command: string, given: readonly string[]): number {
  return spawnSync(command, given, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
