/** What is played, who sits where, and what becomes of a bot that fails. */
import { type Bot, random } from '@touchline/bots';
import type { Game } from '@touchline/engine';
import { expect, test, vi } from 'vitest';
import { weeks } from '../../bots/testing/games.ts';
import { gameNamed } from '../games.ts';
import { type Ground, type Outcome, playFixture } from './game.ts';
import { decksOfRound, fixturesOf, keyOf, matchUpsOf, roundOf, type Versus } from './matchUps.ts';
import { progress } from './progress.ts';

const playca = gameNamed('playca');
const decks = Object.entries(playca.decks).map(([name, list]) => ({ name, list }));
const ground: Ground = { game: 'playca', seats: 2, options: {}, decks, seed: 'S' };

test('every two bots meet once, or the first meets each other; a bot named twice meets itself', () => {
  const names = (versus: Versus, ...bots: string[]) => matchUpsOf(bots, versus, 2).map((table) => table.join('-'));
  expect(names('all', 'x', 'y', 'z')).toEqual(['x-y', 'x-z', 'y-z']);
  expect(names('first', 'x', 'y', 'z')).toEqual(['x-y', 'x-z']);
  expect(names('next', 'x', 'y', 'z', 'x', 'y')).toEqual(['x-y', 'y-z', 'z-x']);
  expect(names('all', 'x', 'x', 'y')).toEqual(['x-x', 'x-y']);
  expect(names('all', 'x', 'y', 'x')).toEqual(['x-y', 'x-x']);
});

test('over a round of pairs every deck meets every deck on either seat, equally often', () => {
  const met = Array.from({ length: 32 }, (_, i) =>
    decksOfRound({ decks }, i, 2)
      .map((deck) => deck.name)
      .join(),
  );
  for (const round of [met.slice(0, 16), met.slice(16)]) expect(new Set(round).size).toBe(16);
  for (let i = 0; i < 32; i += 4)
    for (const seat of [0, 1]) expect(new Set(met.slice(i, i + 4).map((m) => m.split(',')[seat])).size).toBe(4);
});

// ---------------------------------------------------------------- more than two, and alone

test('of three or more every table of them meets once; alone each plays for itself', () => {
  const names = (versus: Versus, seats: number, ...bots: string[]) => matchUpsOf(bots, versus, seats).map((table) => table.join('-'));
  expect(names('all', 3, 'x', 'y', 'z')).toEqual(['x-y-z']);
  expect(names('all', 3, 'w', 'x', 'y', 'z')).toEqual(['w-x-y', 'w-x-z', 'w-y-z', 'x-y-z']);
  expect(names('first', 3, 'w', 'x', 'y', 'z')).toEqual(['w-x-y', 'w-x-z', 'w-y-z']);
  expect(names('next', 3, 'w', 'x', 'y', 'z')).toEqual(['w-x-y', 'x-y-z']);
  expect(names('all', 4, 'x', 'y', 'y', 'y')).toEqual(['x-y-y-y']);
  expect(names('all', 1, 'x', 'y', 'x')).toEqual(['x', 'y']);
});

test.each([1, 2, 3, 4])('%i seats: in a round every bot sits once on every seat', (seats) => {
  const bots = ['w', 'x', 'y', 'z'].slice(0, seats);
  for (let round = 0; round < 12; round++) {
    const seatings = roundOf(bots, round);
    expect(seatings).toHaveLength(seats);
    for (const { seats: names, who } of seatings) {
      expect([...names].sort()).toEqual(bots);
      expect(names).toEqual(who.map((bot) => bots[bot]));
    }
    for (let seat = 0; seat < seats; seat++) expect(seatings.map(({ seats: names }) => names[seat]).sort()).toEqual(bots);
  }
});

test('of two it is the pair as ever; of more everybody sits next to everybody, equally often', () => {
  for (let round = 0; round < 5; round++) expect(roundOf(['x', 'y'], round).map(({ seats }) => seats.join(''))).toEqual(['xy', 'yx']);
  const after = new Map<string, number>();
  for (let round = 0; round < 6; round++)
    for (const { seats } of roundOf(['w', 'x', 'y', 'z'], round))
      seats.forEach((bot, seat) => {
        const pair = bot + seats[(seat + 1) % 4];
        after.set(pair, (after.get(pair) ?? 0) + 1);
      });
  expect([...after.keys()]).toHaveLength(12);
  expect(new Set(after.values())).toEqual(new Set([8]));
});

test('the same seating is one game, however often it belongs to a round', () => {
  expect(fixturesOf([['x', 'y', 'x', 'y']], 1).map(keyOf)).toEqual(['0 x y x y', '0 y x y x']);
  expect(fixturesOf([['x', 'y', 'y']], 2).map(keyOf)).toHaveLength(6);
  expect(fixturesOf([['x', 'x']], 3)).toHaveLength(3);
});

test('every deck on every seat once before any comes again, and in time every deal of them', () => {
  const deals = Array.from({ length: 64 }, (_, i) => decksOfRound({ decks }, i, 3).map((deck) => deck.name));
  for (let i = 0; i < 64; i += 4) for (const seat of [0, 1, 2]) expect(new Set(deals.slice(i, i + 4).map((d) => d[seat])).size).toBe(4);
  expect(new Set(deals.map(String)).size).toBe(64);
});

test.each([1, 3, 4])('a game without decks is played by %i, with ranks and scores kept', (seats) => {
  const game = weeks() as unknown as Game;
  const none: Ground = { game: 'weeks', seats, options: {}, decks: [{ name: 'no deck', list: {} }], seed: 'S' };
  const names = ['search:5', 'random', 'greedy:1', 'random'].slice(0, seats);
  const played = roundOf(names, 1).map((fixture) => playFixture(none, fixture, { game, first: () => -1 }));
  for (const outcome of played) {
    expect(outcome.faults).toEqual([]);
    expect([outcome.seats.length, outcome.ranks?.length, outcome.scores?.length, outcome.times.length]).toEqual([
      seats,
      seats,
      seats,
      seats,
    ]);
    expect(Math.min(...outcome.ranks!)).toBe(1);
  }
});

/** What a bot is first shown: its cards, and who it is. */
const firstSights = (pair: number, swapped: boolean) => {
  const sights: [bot: string, viewer: unknown, view: string][] = [];
  const spy = (name: string): Bot => {
    let seen = false;
    return (game, view, stream) => {
      if (!seen) sights.push([name, view.viewer, JSON.stringify(view)]);
      seen = true;
      return random(game, view, stream);
    };
  };
  playFixture(ground, roundOf(['x', 'y'], pair)[swapped ? 1 : 0], playca, spy);
  return sights;
};

test('the two games of a pair have the same seed and decks; only the bots change seats', () => {
  const [first, second] = [firstSights(5, false), firstSights(5, true)];
  expect(first.map(([bot, seat]) => `${bot}${seat}`).sort()).toEqual(['x0', 'y1']);
  expect(second.map(([bot, seat]) => `${bot}${seat}`).sort()).toEqual(['x1', 'y0']);
  expect(second.map(([, seat, view]) => [seat, view])).toEqual(first.map(([, seat, view]) => [seat, view]));
  expect(firstSights(6, false).map(([, , view]) => view)).not.toEqual(first.map(([, , view]) => view));
});

test('chance belongs to the seat, not to the name: two of the same kind play the same game twice', () => {
  const play = ([a, b]: string[]) => {
    const games = fixturesOf([[a, b]], 4).map((fixture) => playFixture(ground, fixture, playca, () => random));
    return games.map(({ winners, decisions }) => [winners, decisions]);
  };
  const games = play(['x', 'y']);
  for (let i = 0; i < 8; i += 2) expect(games[i]).toEqual(games[i + 1]);
  expect(new Set(games.map(String)).size).toBeGreaterThan(2);
  expect(play(['u', 'v'])).toEqual(games);
});

test('a bot that throws or answers nonsense is counted, and the game goes on to its end', () => {
  let asked = 0;
  const named = (name: string): Bot =>
    name === 'good'
      ? random
      : (game, view, stream) => {
          asked++;
          if (asked === 3) throw new Error('out of ideas');
          if (asked === 5) return { key: 'resign', considered: [], imagined: 0 };
          return random(game, view, stream);
        };
  const [fixture] = roundOf(['good', 'bad'], 0);
  const played = playFixture(ground, fixture, playca, named);
  const { faults } = played;
  expect(faults.map(({ bot, why, seed, message }) => [bot, why, seed, message])).toEqual([
    ['bad', 'threw', 'S/0', 'out of ideas'],
    ['bad', 'illegal', 'S/0', 'answered "resign", which is not offered'],
  ]);
  expect(faults[0].step).toBeGreaterThanOrEqual(2);
  expect(faults[1].step).toBeGreaterThan(faults[0].step);
  // And to the same end every time.
  asked = 0;
  expect(untimed(playFixture(ground, fixture, playca, named))).toEqual(untimed(played));
});

const untimed = ({ times: _, ...rest }: Outcome) => rest;

test('away from a terminal a line a minute tells how far it is', () => {
  vi.useFakeTimers();
  try {
    let text = '';
    const bar = progress({ errTty: false, err: (more) => void (text += more) }, 40, 10);
    expect(text).toBe('');
    vi.advanceTimersByTime(30_000);
    for (let i = 0; i < 6; i++) bar.step();
    vi.advanceTimersByTime(31_000);
    expect(text).toBe('16/40 games, about 4 min left\n');
    bar.end();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('at a terminal a bar grows, and is taken away at the end', () => {
  let text = '';
  const bar = progress({ errTty: true, err: (more) => void (text += more) }, 4, 1);
  bar.step();
  expect(text.split('\x1b[K').at(-1)).toMatch(/^█{15}░{15} 2\/4 games, about 0 s left$/);
  bar.end();
  expect(text.endsWith('\r\x1b[K')).toBe(true);
});
