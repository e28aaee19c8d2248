// npm test: the static checks, then the tests. With the id of a game, what concerns that game; with anything else, what Vitest makes of it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { gameIds, root } from '@touchline/kit/node';
import { testRuns } from './testRuns.ts';

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
  return Math.max(
    ...testRuns(args, games, files).map((given) => run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...given])),
  );
}

function run(command: string, given: readonly string[]): number {
  return spawnSync(command, given, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
