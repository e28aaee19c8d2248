import { bots } from '@touchline/bots';
import { expect, test, vi } from 'vitest';
import { titleOf } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { seen, selfPlay } from './selfplay.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

async function sim(...args: string[]) {
  const io = scripted();
  expect(await main(['sim', 'playca', '--json', ...args], io)).toBe(0);
  const { seconds, gamesPerSecond, decisionsPerSecond, ...facts } = JSON.parse(io.text());
  expect([seconds, gamesPerSecond, decisionsPerSecond].every((n) => n > 0)).toBe(true);
  return facts;
}

test('the same seed gives the same numbers, whatever the number of threads', async () => {
  const one = await sim('--games', '300', '--seed', 'S', '--jobs', '1');
  expect(await sim('--games', '300', '--seed', 'S', '--jobs', '2')).toEqual(one);
  expect(one.games).toBe(300);
  expect(one.deadEnds).toBe(0);
  expect(one.results.wins[0] + one.results.wins[1] + one.results.draws).toBe(300);
  expect(one.decks).toHaveLength(16);
  const { mean, p50, p99, max } = one.decisionsPerGame;
  expect(one.decisions / 300).toBeCloseTo(mean, 1);
  expect(p50 <= p99 && p99 <= max).toBe(true);
});

test('another seed gives other games', async () => {
  expect(await sim('--games', '40', '--seed', 'S')).not.toEqual(await sim('--games', '40', '--seed', 'T'));
});

test('a longer run begins with the shorter one', async () => {
  const [short, long] = [await sim('--games', '16', '--seed', 'S'), await sim('--games', '17', '--seed', 'S')];
  expect(long.decisions).toBeGreaterThan(short.decisions);
  expect(
    long.results.wins[0] -
      short.results.wins[0] +
      (long.results.wins[1] - short.results.wins[1]) +
      (long.results.draws - short.results.draws),
  ).toBe(1);
});

test('given decks are played, and no others', async () => {
  const facts = await sim('--games', '10', '--deck', 'galewick', '--deck', 'ironmoor');
  expect(facts.decks.map((row: { decks: string }) => row.decks)).toEqual(['Galewick Relay – Ironmoor Rampart']);
});

test('the quick way plays the same games as the bot does through views', () => {
  const { game, decks } = titleOf('playca');
  const lists = Object.values(decks);
  for (let i = 0; i < 12; i++) {
    const pair = [lists[i % 4], lists[(i + 1) % 4]];
    const players = [bots.random, bots.random];
    expect(selfPlay(game, {}, pair, `way/${i}`, players)).toEqual(seen(game, {}, pair, `way/${i}`, players));
  }
});
