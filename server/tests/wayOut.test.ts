/** There is one way out to a viewer, and one maker of what is told. Patterns, not a parser: good enough to catch the slip. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';

const files = globSync('server/{door,match,log}/**/*.ts', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
}));
const holding = (pattern: RegExp): string[] => files.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();

test('only an onlooker writes to a socket', () => {
  expect(files.length).toBeGreaterThan(15);
  expect(holding(/socket\)?\.(send|ping|pong)\(/)).toEqual(['server/match/onlooker.ts']);
});

test('only the teller makes views and logs for people, and only the desks make views for bots', () => {
  expect(holding(/\.view\(|\bview\(|entriesSince\(|seenLog\(/)).toEqual(['server/match/desks.ts', 'server/match/teller.ts']);
});

test('what is secret is opened by replicas only, and by what wakes them', () => {
  expect(holding(/seal\.open\(/)).toEqual(['server/match/replica.ts', 'server/match/slept.ts']);
  expect(holding(/openedSnapshot\(/)).toEqual(['server/match/slept.ts', 'server/match/waking.ts']);
  expect(holding(/\.seed\(\)/)).toEqual(['server/match/afterwards.ts', 'server/match/replica.ts']);
});
