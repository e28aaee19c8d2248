/** Every game on the shelf passes the suite with its clauses, texts and recorded playthroughs, as `npm run conform` runs it. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findGame, gameIds } from '@touchline/kit/node';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('there are games to try', () => {
  expect(gameIds).toContain('playca');
});

/** A match of a long game tries as much as several of a short one. */
const matchesOf = async (game: string) => ((await findGame(game)).pack.facts.minutes > 45 ? 2 : 16);

test.each(gameIds)('%s conforms', { timeout: 300_000 }, async (game) => {
  const args = [join(root, 'tools/conform.ts'), game, '--games', String(await matchesOf(game)), '--seed', 'ci', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const report = JSON.parse(stdout);
  expect(report.examples).toEqual([]);
  expect(report).toMatchObject({ ok: true, leaks: 0, clausesWithoutTest: 0, clausesWithoutCode: 0, textsMissing: 0 });
  expect(report.differedAfterReveal).toBeGreaterThan(0);
  expect(report.goldenGames).toBeGreaterThan(0);
});

test.each(gameIds)('%s: its rules are run as tests', (game) => {
  const tests = globSync('**/*.test.ts', { cwd: join(root, 'games', game, 'rules') });
  expect(tests.filter((file) => readFileSync(join(root, 'games', game, 'rules', file), 'utf8').includes('rulesAsTests('))).not.toEqual([]);
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'tools/conform.ts'), ...args], { cwd: root }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

test('what is not beside a module is not checked, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  try {
    const file = join(folder, 'index.ts');
    writeFileSync(file, `export { default } from '${pathToFileURL(join(root, 'docs/tutorials/crossbar/index.ts')).href}';\n`);
    const { code, stderr } = await run(file, '--games', '2');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Clauses were not checked: there is no rules\.en\.md in .*alone-/m);
    expect(stderr).toMatch(/^No recorded matches were played again: there are none in .*golden/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the number of seats can be chosen among those the game is played with', async () => {
  const args = ['docs/tutorials/gameplan/index.ts', '--games', '2'];
  const { code, stdout, stderr } = await run(...args, '--seats', '4', '--json');
  expect({ code, stderr: stderr.replace(/^No recorded.*\n/m, '') }).toEqual({ code: 0, stderr: '' });
  // Four rounds; in each a call and four cards of everybody, and the last card is played by the engine.
  expect(JSON.parse(stdout)).toMatchObject({ asks: 160, clauses: 10, textsMissing: 0 });
  const refused = await run(...args, '--seats', '5');
  expect(refused).toMatchObject({ code: 2, stderr: 'gameplan is not played by 5. Numbers of seats: 2, 3, 4.\n' });
});
