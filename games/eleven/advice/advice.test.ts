/** What bots are told is of use in every state: numbers that are numbers, and a lead that looks like one. */
import { asked, copy, create, options, play, type Seat, stream, tableOf } from '@touchline/engine';
import { expect, test } from 'vitest';
import { type Eleven, game } from '../index.ts';
import { advice } from './index.ts';

const season = (seats: number, seed: string, given = {}) => copy(create(game, given, new Array(seats).fill({}), seed), false);

test.each([1, 2, 3, 4])('with %i seats every answer has a weight, and the shares of the seats make one', (seats) => {
  const state = season(seats, `advice/${seats}`, seats === 1 ? { scenario: 4 } : {});
  const dice = stream(`advice/dice/${seats}`);
  while (!state.result) {
    const seat = asked(game, state)[0];
    const list = options(game, state, seat);
    const t = tableOf(game, state);
    const shares = Array.from({ length: seats }, (_, other) => advice.stands!(t, other));
    const sum = shares.reduce((a, b) => a + b, 0);
    if (seats > 1) expect(sum).toBeCloseTo(1);
    else expect(sum >= 0 && sum <= 1).toBe(true);
    const leaning = advice.leans!(t, seat);
    for (const option of list) expect(leaning(option)).toBeGreaterThan(0);
    play(game, state, seat, dice.below(list.length));
  }
});

/** The first Tuesday of a season for two. */
function tuesday() {
  const state = season(2, 'tuesday', { firstPlayer: 'seat1', rerollPrompt: 'never' });
  while (state.own.day === 0) play(game, state, asked(game, state)[0], 0);
  return state;
}
const standing = (change: Partial<Eleven>, seat: Seat = 0): number => {
  const state = tuesday();
  state.own = { ...state.own, ...change };
  return advice.stands!(tableOf(game, state), seat);
};
const both = (key: 'points' | 'vp' | 'office' | 'cash' | 'statFit' | 'statCash', more: number): Partial<Eleven> => {
  const { own } = tuesday();
  return { [key]: [own[key][0] + more, own[key][1]] };
};

test.each(['points', 'vp', 'office', 'cash', 'statFit', 'statCash'] as const)('more of %s is better, and worse for the other', (key) => {
  const before = standing({});
  expect(standing(both(key, 2))).toBeGreaterThan(before);
  expect(standing(both(key, 2), 1)).toBeLessThan(standing({}, 1));
});

test('a lead counts more, the fewer Weeks are left', () => {
  const shares = [1, 3, 6].map((week) => standing({ week, vp: [8, 0], wins: [week - 1, week - 1], points: [0, 0] }));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('between two actions a position can be judged; while a Match is played it cannot', () => {
  const state = tuesday();
  expect(advice.quiet!(tableOf(game, state))).toBe(true);
  while (state.own.day < 4) {
    const seat = asked(game, state)[0];
    const list = options(game, state, seat);
    play(
      game,
      state,
      seat,
      list.findIndex(({ verb }) => verb === 'endDay'),
    );
  }
  expect(advice.quiet!(tableOf(game, state))).toBe(false);
});
