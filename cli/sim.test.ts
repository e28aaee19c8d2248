import { random } from '@touchline/bots';
import type { Game } from '@touchline/engine';
import { expect, test, vi } from 'vitest';
import { pig, weeks } from '../bots/testing/games.ts';
import { factsOf, sentences } from './commands/simFacts.ts';
import { addGame, decksOfGame, emptyTally, merge, pairingName } from './commands/simTally.ts';
import { gameNamed, type TerminalGame } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { readyDecks, seatLetter } from './seats.ts';
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

// ---------------------------------------------------------------- any number of seats

/** A small game on the shelf: no decks, nobody begins unless said. */
const packOf = (game: unknown, first = -1): TerminalGame => ({
  ...gameNamed('playca'),
  ...{ id: 'small', name: 'Small', game: game as Game, decks: {}, first: () => first, goals: undefined },
});

/** What `sim` makes of so many games, by random. */
function simulated(pack: TerminalGame, seats: number, games: number) {
  const decks = readyDecks(pack);
  const players = new Array<string>(seats).fill('random');
  const parts = [emptyTally(seats), emptyTally(seats)];
  for (let i = 0; i < games; i++) {
    const dealt = decksOfGame(decks, 'all', seats, i);
    const setting = { game: pack.game, first: pack.first, options: {}, lists: dealt.map(({ list }) => list), seed: `S/${i}` };
    const played = selfPlay(
      setting,
      players.map(() => random),
    );
    addGame(parts[i % 2], played, setting.seed, pairingName(dealt));
  }
  const tally = emptyTally(seats);
  for (const part of parts) merge(tally, part);
  const job = { folder: pack.folder, seed: 'S', options: {}, decks, dealing: 'all', players } as const;
  const facts = factsOf(pack, job, tally, 1);
  return { facts, text: sentences(pack, facts) };
}

test.each([3, 4])('%i seats: wins, ranks and points are told seat by seat', (seats) => {
  const { facts, text } = simulated(packOf(weeks(), 1), seats, 90);
  expect([facts.seats, facts.deadEnds, facts.bySeat.map(({ seat }) => seat)]).toEqual([seats, 0, ['a', 'b', 'c', 'd'].slice(0, seats)]);
  for (const { wins, ranks, meanRank, meanScore } of facts.bySeat) {
    expect(ranks).toHaveLength(seats);
    expect(ranks.reduce((sum, n) => sum + n)).toBe(90);
    // Firsts that are shared are no wins.
    expect(wins).toBeLessThanOrEqual(ranks[0]);
    expect(meanRank).toBeGreaterThan(1.3);
    expect(meanRank).toBeLessThan(seats - 0.3);
    expect(meanScore).toBeGreaterThan(5);
  }
  expect(facts.results.wins.reduce((sum, n) => sum + n) + facts.results.draws).toBe(90);
  // The second seat is said to begin.
  expect(facts.firstPlayer).toMatchObject({ games: 90 - facts.results.draws, wins: facts.results.wins[1] });
  expect([facts.decks, facts.mirrors]).toEqual([[], []]);
  expect(text).toMatch(/^Wins: seat a \d+ .*seat c \d+ \([\d.]+%\).*; shared \d+ \([\d.]+%\)$/m);
  expect(text).toMatch(/^Ranks: seat a \d+\/\d+\/\d+.*, mean [\d.]+; seat b/m);
  expect(text).toMatch(/^Points, mean: seat a [\d.]+, seat b/m);
  expect(text).toMatch(new RegExp(`^First player won: .*; a fair share is ${seats === 3 ? '33\\.3' : '25'}%$`, 'm'));
});

test('alone: won and lost, and nobody begins', () => {
  const { facts, text } = simulated(packOf(pig(true)), 1, 200);
  const { wins, draws, lost } = facts.results;
  expect([wins[0] + lost, draws]).toEqual([200, 0]);
  expect(lost).toBeGreaterThan(150);
  expect(wins[0]).toBeGreaterThan(0);
  expect(text).toMatch(/^Wins: seat a \d+ \([\d.]+%\); lost \d+ \([\d.]+%\)$/m);
  expect(text).toMatch(/^Points, mean: seat a [\d.]+$/m);
  expect(text).not.toMatch(/First player|Ranks|draws/);
});

test('every deal of the decks comes in turn, for three as for two', () => {
  const decks = ['x', 'y'].map((name) => ({ name, list: {} }));
  const dealt = (dealing: 'fixed' | 'all' | 'mirror', seats: number, games: number) =>
    Array.from({ length: games }, (_, i) =>
      decksOfGame(decks, dealing, seats, i)
        .map(({ name }) => name)
        .join(''),
    );
  expect(dealt('all', 2, 5)).toEqual(['xx', 'yx', 'xy', 'yy', 'xx']);
  expect(new Set(dealt('all', 3, 8)).size).toBe(8);
  expect(dealt('mirror', 3, 2)).toEqual(['xxx', 'yyy']);
  expect(dealt('fixed', 3, 1)).toEqual(['xyx']);
});

test('a seat has a letter, however many there are', () => {
  expect([0, 1, 2, 3, 11].map(seatLetter)).toEqual(['a', 'b', 'c', 'd', 'l']);
});

test('a number of seats the game has not, or too many of something, is refused with what it has', async () => {
  for (const [args, says] of [
    [['--seats', '3'], /Eleven PlayCa is played by 2, not by 3\. Choose with --seats\./],
    [['--bot', 'random', '--bot', 'random', '--bot', 'random'], /has 2 seats here; 3 bots were given/],
    [['--deck', 'iron', '--deck', 'iron', '--deck', 'iron'], /has 2 seats here; 3 decks were given/],
  ] as const) {
    const io = scripted({ columns: 120 });
    expect(await main(['sim', 'playca', ...args], io)).toBe(2);
    expect(io.errors()).toMatch(says);
  }
});
