/** A game that is still being written: every command takes the path of its folder. Real processes, because the games of one are its own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '@touchline/kit/node';
import { expect, test, vi } from 'vitest';
import { newFolder } from './testing/folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const gameplan = join(root, 'docs/tutorials/gameplan');
const folder = newFolder();

function touchline(args: readonly string[], typed = '', cwd = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli/bin/touchline.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    input: typed,
  });
  return { status, stdout, stderr };
}

test('it is played against bots, saved, gone on with and looked at again', () => {
  const played = touchline(['play', gameplan, '--bot', 'winger,rookie', '--seed', 's', '--lang', 'en'], '1\n1\nsave plan.json\nquit\n');
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('Game Plan');
  const again = touchline(['play', gameplan, '--load', 'plan.json', '--lang', 'en'], `${'1\n'.repeat(100)}quit\n`);
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout).toContain('[GP-10]');
  expect(touchline(['replay', 'plan.json', '--verify', '--game', gameplan])).toMatchObject({ status: 0, stderr: '' });
});

test('bots play it by themselves and are compared, in threads of their own', () => {
  const facts = JSON.parse(touchline(['sim', '.', '--games', '4', '--seats', '4', '--jobs', '2', '--json'], '', gameplan).stdout);
  expect(facts).toMatchObject({ game: 'gameplan', games: 4, seats: 4, deadEnds: 0 });
  const compared = touchline(['arena', gameplan, '--bots', 'greedy:1,random', '--rounds', '1', '--json']);
  expect(compared).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(compared.stdout)).toMatchObject({ game: 'gameplan', rounds: 1, faults: [] });
});

test('a folder without a game is refused with what is missing', () => {
  expect(touchline(['play', '.'])).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no game') });
  expect(touchline(['rules', join(root, 'kit')])).toMatchObject({ status: 2, stderr: expect.stringContaining('exports no game') });
});
