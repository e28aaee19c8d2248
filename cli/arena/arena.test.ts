/** The whole command: threads, files, and what it prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { scripted } from '../scripted.ts';
import { newFolder } from '../testing/folder.ts';
import type { Facts } from './facts.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The facts without what the clock says. */
async function arena(args: readonly string[], folder = newFolder()) {
  const io = scripted({ folder });
  expect([await main(['arena', 'playca', '--seed', 'S', '--json', '--jobs', '1', ...args], io), io.errors()]).toEqual([0, '']);
  const { date, ...facts } = JSON.parse(io.text()) as Facts;
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  return { ...facts, ratings: facts.ratings.map(({ milliseconds: _, ...rating }) => rating) };
}

async function refused(args: readonly string[], folder = newFolder()) {
  const io = scripted({ folder, columns: 120 });
  expect([await main(['arena', 'playca', ...args], io), io.text()]).toEqual([2, '']);
  expect(io.errors()).not.toMatch(/undefined|\[object/);
  return io.errors();
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n');
/** Games of a file in one order, without what the clock says. */
const gamesIn = (path: string) =>
  linesOf(path)
    .slice(1, -1)
    .map((line) => {
      const { times: _, ...game } = JSON.parse(line);
      return JSON.stringify(game);
    })
    .sort();

test('a bot against itself scores exactly half', async () => {
  const { matches, ratings } = await arena(['--bots', 'greedy:2,greedy:2', '--rounds', '5', '--jobs', '2']);
  expect(matches).toHaveLength(1);
  expect(matches[0]).toMatchObject({ a: 'greedy:2', b: 'greedy:2', games: 10, rateA: 0.5, low: 0.5, high: 0.5 });
  expect(matches[0].winsA).toBe(matches[0].winsB);
  expect(ratings).toEqual([{ bot: 'greedy:2', elo: 1500, low: 1500, high: 1500 }]);
});

test('what was measured is kept with what the levels were then', async () => {
  const folder = newFolder();
  await arena(['--bots', 'rookie,random', '--rounds', '1', '--record', 'results.jsonl', '--about', 'try'], folder);
  const [line] = linesOf(join(folder, 'results.jsonl'));
  expect(JSON.parse(line)).toMatchObject({
    ...{ game: 'playca', seats: 2, about: 'try', levels: { rookie: expect.stringMatching(/^greedy:5 1\.7\/\d+$/) } },
    matches: [{ bot: 'rookie', against: 'random', games: 2 }],
  });
});

test('the same numbers with one thread and with two, in the shape that is promised', async () => {
  const args = ['--bots', 'search:8,greedy:2,random', '--rounds', '3'];
  const one = await arena(args);
  expect(await arena([...args, '--jobs', '2'])).toEqual(one);
  expect(Object.keys(one)).toEqual(['game', 'seats', 'seed', 'rounds', 'matches', 'tables', 'ratings', 'faults']);
  expect([one.game, one.seed, one.rounds, one.faults]).toEqual(['playca', 'S', 3, []]);
  expect(one.matches.map(({ a, b }) => [a, b])).toEqual([
    ['search:8', 'greedy:2'],
    ['search:8', 'random'],
    ['greedy:2', 'random'],
  ]);
  for (const match of one.matches) {
    expect(Object.keys(match).slice(0, 9)).toEqual(['a', 'b', 'games', 'winsA', 'winsB', 'draws', 'rateA', 'low', 'high']);
    expect(match.games).toBe(6);
    expect(match.winsA + match.winsB + match.draws).toBe(6);
    expect(match.rateA).toBeCloseTo((match.winsA + match.draws / 2) / 6, 4);
    expect(0 <= match.low && match.low <= match.rateA && match.rateA <= match.high && match.high <= 1).toBe(true);
    expect(match.decisionsPerGame).toBeGreaterThan(10);
  }
  expect(Object.keys(one.ratings[0])).toEqual(['bot', 'elo', 'low', 'high']);
  expect(one.ratings.find(({ bot }) => bot === 'random')).toEqual({ bot: 'random', elo: 1000, low: 1000, high: 1000 });
  expect(one.ratings.map(({ elo }) => elo)).toEqual(one.ratings.map(({ elo }) => elo).sort((x, y) => y - x));
});

test('gone on with after a torn line the results are those of one go; more rounds and bots use what is there', async () => {
  const folder = newFolder();
  const args = ['--bots', 'greedy:1,random', '--rounds', '3'];
  const whole = await arena([...args, '--results', 'whole.jsonl'], folder);
  const path = join(folder, 'whole.jsonl');
  const lines = linesOf(path);
  expect(lines).toHaveLength(8);
  // Killed in the middle of the fifth game's line, and in the middle of the heading.
  for (const [name, text] of [
    ['torn', `${lines.slice(0, 5).join('\n')}\n${lines[5].slice(0, 40)}`],
    ['begun', lines[0].slice(0, 30)],
  ]) {
    const file = join(folder, name);
    writeFileSync(file, text);
    expect(await arena([...args, '--results', name], folder)).toEqual(whole);
    expect(gamesIn(file)).toEqual(gamesIn(path));
    expect(linesOf(file).slice(0, name === 'torn' ? 5 : 1)).toEqual(lines.slice(0, name === 'torn' ? 5 : 1));
  }
  // Nothing left to play: the file stays as it is. The other way round it is the same games.
  const before = readFileSync(path, 'utf8');
  const turned = await arena(['--bots', 'random,greedy:1', '--rounds', '3', '--results', 'whole.jsonl'], folder);
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect(turned.matches[0]).toMatchObject({ a: 'random', winsA: whole.matches[0].winsB, winsB: whole.matches[0].winsA });
  const more = ['--bots', 'greedy:1,random,rookie', '--rounds', '4'];
  expect(await arena([...more, '--results', 'whole.jsonl'], folder)).toEqual(await arena(more));
  expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true);
  expect(linesOf(path)).toHaveLength(2 + 3 * 4 * 2);
});

test('what was written down is believed: nothing in the file is played again', async () => {
  const folder = newFolder();
  const args = ['--bots', 'random,greedy:1', '--rounds', '2', '--results', 'r'];
  await arena(args, folder);
  const lines = linesOf(join(folder, 'r')).map((line, i) => {
    if (i === 0 || line === '') return line;
    const game = JSON.parse(line);
    return JSON.stringify({ ...game, winners: [game.seats.indexOf('random')] });
  });
  writeFileSync(join(folder, 'r'), lines.join('\n'));
  expect((await arena(args, folder)).matches[0]).toMatchObject({ winsA: 4, rateA: 1, low: 1, high: 1 });
});

test('a file of something else is refused with what differs, and not touched', async () => {
  const folder = newFolder();
  const bots = ['--bots', 'random,random', '--rounds', '1'];
  await arena([...bots, '--results'], folder);
  const name = 'arena-playca-S.jsonl';
  expect(readdirSync(folder)).toEqual([name]);
  const text = readFileSync(join(folder, name), 'utf8');
  const other = (...args: string[]) => refused([...bots, '--results', name, ...args], folder);
  expect(await other('--seed', 'T')).toMatch(/begun with something else.*seed: S there, T here/s);
  expect(await other('--seed', 'S', '--deck', 'iron')).toMatch(/decks: Galewick Relay, .* there,\s+Ironmoor Rampart here/s);
  expect(await other('--seed', 'S', '--option', 'overtime=false')).toMatch(/something else:\noption overtime: true there, false here\nUse/);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  for (const foreign of ['a letter', 'a letter\nto a friend\n', '[1]\n']) {
    writeFileSync(join(folder, 'foreign'), foreign);
    expect(await refused([...bots, '--results', 'foreign'], folder)).toMatch(/foreign holds no results/);
    expect(readFileSync(join(folder, 'foreign'), 'utf8')).toBe(foreign);
  }
  // Written before results had seats, winners and ranks.
  writeFileSync(join(folder, 'old'), text.replace('"arena":3', '"arena":2'));
  expect(await refused([...bots, '--seed', 'S', '--results', 'old'], folder)).toMatch(
    /old holds results of another version of the arena \(format 2; this one reads 3\).*--results/s,
  );
  writeFileSync(join(folder, 'edited'), `${text.split('\n')[0]}\n{"round":0}\n`);
  expect(await refused([...bots, '--seed', 'S', '--results', 'edited'], folder)).toMatch(/edited, line 2/);
  expect(await refused([...bots, '--results', '.'], folder)).toMatch(/cannot be used for results \(EISDIR\)/);
});

test('mistakes are named with what is known, and without --results nothing is written', async () => {
  const folder = newFolder();
  expect(await refused(['--bots', 'greedy,genius'], folder)).toMatch(/no bot "genius".*greedy:N.*search:N/s);
  expect(await refused(['--bots', 'greedy'], folder)).toMatch(/at least two.*random/s);
  expect(await refused([], folder)).toMatch(/at least two/);
  expect(await refused(['--bots', 'random,random,random', '--seats', '3'], folder)).toMatch(
    /is played by 2, not by 3\. Choose with --seats/,
  );
  expect(await refused(['--bots', 'random,random', '--versus', 'none'], folder)).toMatch(/--versus cannot be "none"/);
  await arena(['--bots', 'random,random', '--rounds', '1'], folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('without --json tables that can be pasted', async () => {
  const io = scripted();
  expect(await main(['arena', 'playca', '--bots', 'random,rookie', '--rounds', '2', '--seed', 'T', '--jobs', '1'], io)).toBe(0);
  expect(io.text()).toMatch(/^Eleven PlayCa: 2 rounds a match-up, seed T, \d{4}-/);
  expect(io.text()).toMatch(
    /^\| random \| rookie +\| 4 +\| \d +\| \d +\| \d +\| \d+\.\d +\| \d+\.\d – \d+\.\d +\| \d +\| \d+\.\d +\| \d+\.\d/m,
  );
  expect(io.text()).toMatch(/^\| random \| 1000 +\| 1000 – 1000 +\| < 0\.1/m);
});

test('real process: Ctrl-C stops at once, keeps what is finished, and the same command goes on', async () => {
  const folder = newFolder();
  const path = join(folder, 'r.jsonl');
  const args = ['--bots', 'greedy:1,random', '--results', 'r.jsonl', '--jobs', '2'];
  const bin = join(import.meta.dirname, '..', 'bin', 'touchline.mjs');
  const child = spawn(process.execPath, [bin, 'arena', 'playca', '--seed', 'S', '--rounds', '100000', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const ended = once(child, 'close');
  while (child.exitCode === null && (!existsSync(path) || linesOf(path).length < 5)) await pause(50);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(err).toMatch(/^Stopped with \d+ of 200000 games left\. The same command goes on from here\.\n$/);
  expect(out).toBe('');
  const left = Number(/\d+/.exec(err));
  expect(gamesIn(path)).toHaveLength(200000 - left);
  const few = ['--bots', 'greedy:1,random', '--rounds', '2'];
  expect(await arena([...few, '--results', 'r.jsonl'], folder)).toEqual(await arena(few));
});
