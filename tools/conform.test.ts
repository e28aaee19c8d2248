/** Every game on the shelf passes the suite with its clauses, texts and recorded playthroughs, as `npm run conform` runs it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameIds } from '@touchline/kit/node';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('there are games to try', () => {
  expect(gameIds).toContain('playca');
});

test.each(gameIds)('%s conforms', { timeout: 300_000 }, async (game) => {
  const args = [join(root, 'tools/conform.ts'), game, '--games', '80', '--seed', 'ci', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const report = JSON.parse(stdout);
  expect(report.examples).toEqual([]);
  expect(report).toMatchObject({ ok: true, leaks: 0, clausesWithoutTest: 0, clausesWithoutCode: 0, textsMissing: 0 });
  expect(report.differedAfterReveal).toBeGreaterThan(0);
  expect(report.goldenGames).toBeGreaterThan(0);
});
