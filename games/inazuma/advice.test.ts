/** What bots are told is of use in every state: numbers that are numbers, and a lead that looks like one. */
import { asked, copy, create, options, play, stream, tableOf } from '@touchline/engine';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';
import { decks, game } from './index.ts';

const lists = [decks['Raimon Fire'], decks['Concord Union']];

test('every answer has a weight, and the shares of the seats make one', () => {
  for (let n = 0; n < 20; n++) {
    const state = copy(create(game, {}, lists, `advice/${n}`), false);
    const dice = stream(`advice/dice/${n}`);
    while (!state.result) {
      const seat = asked(game, state)[0];
      const list = options(game, state, seat);
      const t = tableOf(game, state);
      const leaning = advice.leans!(t, seat);
      for (const option of list) expect(leaning(option)).toBeGreaterThan(0);
      const [a, b] = [advice.stands!(t, 0), advice.stands!(t, 1)];
      expect(a + b).toBeCloseTo(1);
      play(game, state, seat, dice.below(list.length));
    }
  }
});

test('who leads stands better, and the better the later', () => {
  const shares = [1, 3, 6].map((turn) => {
    const state = create(game, {}, lists, 'lead');
    state.own = { ...state.own, turn };
    const [from, to] = ['deck', 'goals'].map((name) => game.layouts[2].zones.findIndex((z) => z.name === name && z.seat === 0));
    state.zones[to].push(state.zones[from].pop()!);
    state.zone[state.zones[to][0]] = to;
    return advice.stands!(tableOf(game, state), 0);
  });
  expect(shares[0]).toBeGreaterThan(0.5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('who is ahead in a fight is content, never both, and nobody in a strategy window', () => {
  let fights = 0;
  for (let n = 0; n < 20; n++) {
    const state = copy(create(game, {}, lists, `content/${n}`), false);
    const dice = stream(`content/dice/${n}`);
    while (!state.result) {
      const seat = asked(game, state)[0];
      const list = options(game, state, seat);
      const t = tableOf(game, state);
      if (list.some((o) => o.verb === 'pass')) {
        const content = [0, 1].map((who) => advice.content!(t, who));
        const fight = t.within('attack') || t.within('shooting');
        // The defender wins a tie, so one of them is always ahead.
        expect(content.filter((is) => is)).toHaveLength(fight ? 1 : 0);
        if (fight) fights++;
      }
      play(game, state, seat, dice.below(list.length));
    }
  }
  expect(fights).toBeGreaterThan(100);
});
