import { describe, expect, test } from 'vitest';
import { asked, copy, type Event, keysAt, type Lists, options, pick, play, type State, sample, seenLog, stream, view } from '../index.ts';
import { cellar } from '../toys/cellar.ts';
import { toys } from '../toys/index.ts';
import { everyAsk, same, viewersOf } from './worlds.ts';

/** A fault that shows in one game of thirty is found in 95 of a hundred runs like this. */
const GAMES = 100;
/** So many games are looked at from every side at every ask; in the others each ask is looked at from one side, in turn. */
const FROM_ALL_SIDES = 12;

describe.each(toys.map((game) => [game.id, game] as const))('%s', { timeout: 120_000 }, (_id, game) => {
  test('a sampled world looks the same to whoever it was sampled for', () => {
    const lists: Lists[] = ['open', 'pool', 'seen'];
    let turn = 0;
    for (let n = 0; n < GAMES; n++)
      everyAsk(game, `sample ${n}`, (state, dice) => {
        const viewers = viewersOf(state);
        for (const viewer of n < FROM_ALL_SIDES ? viewers : [viewers[turn++ % viewers.length]]) {
          const seen = view(game, state, viewer, lists[n % 3]);
          const world = sample(game, seen, dice);
          const again = view(game, world, viewer, lists[n % 3]);
          if (!same(again, seen)) expect(again).toEqual(seen);
          expect(same(again, seen)).toBe(true);
        }
      });
  });

  test('a sampled world can be played to its end, for a rollout too', () => {
    const dice = stream(`rollouts ${game.id}`);
    for (let n = 0; n < 10; n++)
      everyAsk(game, `rollout ${n}`, (state) => {
        const viewer = viewersOf(state)[dice.below(state.seats + 1)];
        const world = copy(sample(game, view(game, state, viewer), dice), n % 2 === 0);
        for (let steps = 0; !world.result; steps++) {
          if (steps > 2000) throw new Error('no end');
          const seats = asked(game, world);
          const seat = seats[dice.below(seats.length)];
          play(game, world, seat, dice.below(options(game, world as State, seat).length));
        }
      });
  });

  test('the same answer shows the same, up to what it declares to show', () => {
    let shown = 0;
    for (let n = 0; n < 30; n++)
      everyAsk(game, `pairs ${n}`, (state, dice) => {
        // At a join the strands are told again from their beginning, which no view knows.
        if (state.fork) return;
        for (const seat of asked(game, state)) {
          const world = sample(game, view(game, state, seat), dice);
          const keys = keysAt(game, state, seat);
          const key = keys[dice.below(keys.length)];
          const [a, b] = [state, world].map((s) => {
            const log: Event[] = [];
            const next = pick(game, s, seat, key, log);
            return { next, log: seenLog(game, log, seat, s.seats) };
          });
          const first = a.log.findIndex((e) => e.shows);
          const upTo = first < 0 ? a.log.length : first;
          if (!same(a.log.slice(0, upTo), b.log.slice(0, upTo))) expect(b.log.slice(0, upTo)).toEqual(a.log.slice(0, upTo));
          if (first >= 0) {
            expect(b.log[first]?.shows).toBe(true);
            shown++;
          } else {
            expect(b.log).toHaveLength(a.log.length);
            if (!same(view(game, b.next, seat), view(game, a.next, seat)))
              expect(view(game, b.next, seat)).toEqual(view(game, a.next, seat));
          }
        }
      });
    if (game === (cellar as unknown)) expect(shown).toBeGreaterThan(100);
  });

  test('what a seat is offered in a sampled world is what it is offered', () => {
    for (let n = 0; n < 20; n++)
      everyAsk(game, `offers ${n}`, (state, dice) => {
        for (const seat of asked(game, state))
          expect(keysAt(game, sample(game, view(game, state, seat), dice), seat)).toEqual(keysAt(game, state, seat));
      });
  });
});
