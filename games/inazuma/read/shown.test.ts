/** One breakdown: in every state of random matches the parts of each number add up to it, and the numbers to the totals. */
import {
  asked,
  askFor,
  breakdown,
  copy,
  create,
  type Game,
  keysAt,
  options,
  pick,
  play,
  stream,
  type Table,
  tableOf,
  view,
} from '@touchline/engine';
import { expect, test } from 'vitest';
import { comingFlip, decks, fightOf, game, passable, standingOf, sumsOf, totalsAfter } from '../index.ts';
import { firedUp } from '../pitch.ts';
import type { T } from '../state.ts';
import { zones } from '../zones.ts';

const asGame = game as unknown as Game;
const names = Object.keys(decks) as (keyof typeof decks)[];
const setting = (n: number) => [decks[names[n % 4]], decks[names[(n >> 2) % 4]]];

/** More of them with SUMS_MATCHES=10000. */
const MATCHES = Number(process.env.SUMS_MATCHES ?? 200);
const IN_PLAY = ['field', 'goal', 'bench'].map((name) => Object.keys(zones).indexOf(name));

test(`the parts of every SP add up, in ${MATCHES} matches`, () => {
  const seen = { numbers: 0, parts: 0, firedUp: 0, lifted: 0, became: 0 };
  for (let n = 0; n < MATCHES; n++) {
    const state = copy(create(game, {}, setting(n), `sums/${n}`), false);
    const dice = stream(`sums/dice/${n}`);
    while (!state.result) {
      const seat = asked(game, state)[0];
      play(game, state, seat, dice.below(options(game, state, seat).length));
      const t = tableOf(game, state);
      state.zone.forEach((zone, card) => {
        if (!IN_PLAY.includes(t.zone(zone).kind)) return;
        const { printed, addends, total } = breakdown(t as unknown as Table, card, 'sp');
        const sum = addends.reduce((value, { makes }) => value + makes, printed);
        if (sum !== total || t.stat(card, 'sp') !== total || total < 0)
          throw new Error(`match ${n}: ${t.def(card).id} has ${t.stat(card, 'sp')}, but ${printed} and ${JSON.stringify(addends)}`);
        const fired = firedUp(t as unknown as T, card);
        if (printed !== t.def(card).stats[fired && t.def(card).kind === 'reserve' ? 'fsp' : 'sp'])
          throw new Error(`match ${n}: ${t.def(card).id} counts by the wrong number`);
        seen.numbers++;
        seen.parts += addends.length;
        if (fired) seen.firedUp++;
        if (addends.some((a) => a.change === 'atLeast')) seen.lifted++;
        if (addends.some((a) => a.change === 'become')) seen.became++;
      });
    }
  }
  // It was worth looking: every kind of part has come up.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 3_600_000);

test('what a board is told adds up, for both players and for who watches', () => {
  let fights = 0;
  for (let n = 0; n < 6; n++) {
    let state = create(game, {}, setting(n * 3 + 1), `told/${n}`);
    const dice = stream(`told/dice/${n}`);
    while (!state.result) {
      const seats = asked(game, state);
      const seat = seats[dice.below(seats.length)];
      for (const viewer of [0, 1, 'spectator'] as const) {
        const seen = view(game, state, viewer);
        const sums = sumsOf(asGame, seen);
        for (const { base, parts, total } of sums.values()) expect(parts.reduce((sum, part) => sum + part.by, base)).toBe(total);
        const fight = fightOf(asGame, seen);
        for (const { characters, total } of fight ? [fight.attack, fight.defence] : []) {
          expect(characters.reduce((sum, handle) => sum + sums.get(handle)!.total, 0)).toBe(total);
          fights++;
        }
        const { turn, goals } = standingOf(seen);
        expect([turn, ...goals]).toEqual([
          state.own.turn,
          ...[0, 1].map((s) => seen.zones.find((z) => z.zone === 'goals' && z.seat === s)!.count),
        ]);
      }
      const keys = keysAt(game, state, seat);
      state = pick(game, state, seat, keys[dice.below(keys.length)]);
    }
  }
  expect(fights).toBeGreaterThan(100);
});

test('what an answer is said to make of the totals is what it makes of them', () => {
  let told = 0;
  let sides = 0;
  for (let n = 0; n < 8; n++) {
    let state = create(game, {}, setting(n), `after/${n}`);
    const dice = stream(`after/dice/${n}`);
    while (!state.result) {
      const seat = asked(game, state)[0];
      const keys = keysAt(game, state, seat);
      const key = keys[dice.below(keys.length)];
      const seen = view(game, state, seat);
      const sided = key.startsWith('side');
      const foretold = key.startsWith('assist') || key === 'pass' || sided ? totalsAfter(asGame, seen, key) : null;
      state = pick(game, state, seat, key);
      // Who may still join is asked next: what was foretold is the best of that.
      if (!foretold || (sided && askFor(game, state, seat)?.name === 'join')) continue;
      const fight = fightOf(asGame, view(game, state, seat))!;
      expect([fight.attack.total, fight.defence.total]).toEqual(foretold);
      told++;
      if (sided) sides++;
    }
  }
  expect(told).toBeGreaterThan(30);
  expect(sides).toBeGreaterThan(10);
});

test('what stands, what may come up next, and where the table may pass', () => {
  let state = create(game, { firstAttacker: 'player2' }, setting(0), 'standing');
  while (asked(game, state).length > 1 || standingOf(view(game, state, 0)).phase !== 'attack') {
    const seat = asked(game, state)[0];
    const seen = view(game, state, seat);
    const keys = keysAt(game, state, seat);
    const quiet = keys.find((key) => ['lineUpA', 'decline', 'done', 'pass'].includes(key));
    expect(passable(seen, seen.ask!)).toBe(seen.ask!.name === 'actions');
    state = pick(game, state, seat, quiet ?? keys[0]);
  }
  const seen = view(game, state, 1);
  expect(standingOf(seen)).toEqual({
    turn: 1,
    attacker: 1,
    attackers: [1, 0, 1, 0, 1, 0],
    opensRound: true,
    phase: 'attack',
    side: -1,
    goals: [0, 0],
    kicks: [0, 0],
    kicked: 0,
  });
  expect(fightOf(asGame, seen)).toBeNull();
  // Raimon Fire: from Jim Wraith to Axel Blaze.
  expect(comingFlip(asGame, seen, 0)).toEqual([1, 4]);
  state = pick(game, state, 1, 'side:A');
  const attack = view(game, state, 1);
  expect(passable(attack, attack.ask!)).toBe(false);
  expect(fightOf(asGame, attack)).toMatchObject({ phase: 'attack', attack: { seat: 1, total: 1000 }, defence: { seat: 0, total: 400 } });
});
