import { random } from '@touchline/bots';
import { expect, test, vi } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { seen, selfPlay } from './selfplay.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const sim = (...args: string[]) => simOf('playca', ...args);
async function simOf(...args: string[]) {
  const io = scripted();
  expect(await main(['sim', ...args, '--json'], io)).toBe(0);
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

test('bots that think are told by name, once for both seats or seat by seat', async () => {
  const one = await sim('--games', '3', '--jobs', '1', '--bot', 'greedy:1', '--bot', 'search:4');
  expect(await sim('--games', '3', '--jobs', '2', '--bot', 'greedy:1', '--bot', 'search:4')).toEqual(one);
  expect([one.bots, one.games, one.deadEnds]).toEqual([['greedy:1', 'search:4'], 3, 0]);
  const both = await sim('--games', '3', '--bot', 'greedy:1');
  expect(both.bots).toEqual(['greedy:1', 'greedy:1']);
  expect(both.decisions).not.toBe(one.decisions);
});

test('the quick way plays the same games as the bot does through views', () => {
  const { game, decks, first } = gameNamed('playca');
  const lists = Object.values(decks);
  for (let i = 0; i < 12; i++) {
    const setting = { game, first, options: {}, lists: [lists[i % 4], lists[(i + 1) % 4]], seed: `way/${i}` };
    const players = [random, random];
    expect(selfPlay(setting, players)).toEqual(seen(setting, players));
  }
});

test('where answers can be ready-made the quick way is not asked for the only real one, but plays whole games as well', () => {
  const { game, decks, first } = gameNamed('fftcg');
  const lists = Object.values(decks);
  const sums = [0, 0];
  for (let i = 0; i < 3; i++) {
    const setting = { game, first, options: {}, lists: [lists[i % 4], lists[(i + 1) % 4]], seed: `way/${i}` };
    const players = [random, random];
    [selfPlay(setting, players), seen(setting, players)].forEach((played, way) => {
      expect(played.result).not.toBeNull();
      expect([0, 1]).toContain(played.first);
      sums[way] += played.decisions;
    });
  }
  expect(sums[0]).toBeGreaterThan(150);
  expect(sums[1]).toBeGreaterThan(sums[0]);
});

test.each(['playca', 'inazuma'])('%s: goals are those that decided, and are told per game', async (id) => {
  const { game, decks, first, goals } = gameNamed(id);
  const lists = Object.values(decks).slice(0, 2);
  let sum = 0;
  for (let i = 0; i < 12; i++) {
    const played = selfPlay({ game, first, goals, options: {}, lists, seed: `G/${i}` }, [random, random]);
    if (played.result!.reason === 'goals') expect(played.goals).toBeGreaterThan(0);
    sum += played.goals;
  }
  expect(sum).toBeGreaterThan(5);
  const names = Object.keys(decks).slice(0, 2);
  const facts = await simOf(id, '--games', '12', '--seed', 'G', ...names.flatMap((name) => ['--deck', name]));
  expect(facts.goalsPerGame).toBeCloseTo(sum / 12, 2);
  expect(await simOf('fftcg', '--games', '1')).not.toHaveProperty('goalsPerGame');
});

test('a mirror match is every deck against itself, and tells how often the first player won', async () => {
  const facts = await simOf('fftcg', '--games', '16', '--seed', 'M', '--jobs', '2', '--mirror');
  const names = Object.keys(gameNamed('fftcg').decks);
  expect(facts.decks.map((row: { decks: string }) => row.decks)).toEqual(names.map((name) => `${name} – ${name}`));
  expect(facts.mirrors.map((m: { deck: string }) => m.deck)).toEqual(names);
  const sums = facts.mirrors.reduce((sum: number[], m: { games: number; wins: number }) => [sum[0] + m.games, sum[1] + m.wins], [0, 0]);
  expect(sums).toEqual([facts.firstPlayer.games, facts.firstPlayer.wins]);
  // Every game has a first player; one without a winner counts for nobody.
  expect(facts.firstPlayer.games).toBe(16 - facts.results.draws - facts.deadEnds);
  expect(facts.firstPlayer.rate).toBeCloseTo(sums[1] / sums[0], 4);
  for (const { games, wins } of facts.mirrors) expect(wins >= 0 && wins <= games && games <= 4).toBe(true);
  expect([facts.deadEnds, facts.lengthBound]).toEqual([0, facts.endings.lengthBound ?? 0]);
});

test('whoever begins is told apart from who sits first', async () => {
  const facts = await simOf('fftcg', '--games', '20', '--seed', 'F', '--jobs', '2', '--deck', 'thunder');
  const { wins } = facts.firstPlayer;
  const { firstPlayer, ...fixed } = await simOf(
    'fftcg',
    '--games',
    '20',
    '--seed',
    'F',
    '--jobs',
    '2',
    '--deck',
    'thunder',
    '--option',
    'firstPlayer=fixed',
  );
  // With a fixed first player, seat a begins always.
  expect(firstPlayer.wins).toBe(fixed.results.wins[0]);
  expect(wins).not.toBe(facts.results.wins[0]);
});
