/** A state nobody will look at: the same match, with every ask passed over that has a single answer. */
import { expect, test } from 'vitest';
import { asked, copy, create, options, play, playOn, type State, stream } from '../index.ts';
import { type Announce, announceToy as game } from '../toys/announce.ts';
import { listsOf } from '../toys/plain.ts';

/** The only real answer: ready-made ones are quicker ways to give it, and taking back is none. -1: there are several. */
function only(state: State<Announce>): number {
  const seat = asked(game, state)[0];
  if (seat === undefined) return -1;
  const list = options(game, state, seat);
  const real = list.filter((o) => o.offer >= -1);
  return real.length === 1 ? list.indexOf(real[0]) : -1;
}

/** Answer by hand what is forced; how often. */
function passOver(state: State<Announce>): number {
  let n = 0;
  for (let i = only(state); i >= 0; i = only(state), n++) play(game, state, asked(game, state)[0], i);
  return n;
}

test('a rollout comes to the same end, and is never asked for what is forced', () => {
  let forced = 0;
  for (let n = 0; n < 60; n++) {
    const watched = create(game, {}, listsOf(game), `rollout/${n}`);
    passOver(watched);
    const rollout = copy(watched, false);
    const dice = stream(`rollout/${n}`);
    while (!rollout.result) {
      expect(only(rollout)).toBe(-1);
      const seat = asked(game, rollout)[0];
      expect(asked(game, watched)).toEqual([seat]);
      const pick = dice.below(options(game, rollout, seat).length);
      play(game, rollout, seat, pick);
      play(game, watched, seat, pick);
      forced += passOver(watched);
      expect(rollout.zones).toEqual(watched.zones);
    }
    expect(rollout.result).toEqual(watched.result);
  }
  expect(forced).toBeGreaterThan(100);
});

const steppedOut = ({ result }: State<Announce>) => result?.reason === 'stepBudget';

test('whoever is said to pass does so without being asked, and nobody else', () => {
  let passes = 0;
  for (let n = 0; n < 60; n++) {
    const asking = create(game, {}, listsOf(game), `passing/${n}`);
    asking.handles = null;
    const passing = copy(asking, false);
    const dice = stream(`passing/${n}`);
    while (!passing.result) {
      const seat = asked(game, passing)[0];
      const pick = dice.below(options(game, passing, seat).length);
      const content = [dice.below(2) === 1, dice.below(2) === 1];
      playOn(game, passing, seat, pick, (_t, who) => content[who]);
      play(game, asking, seat, pick);
      for (;;) {
        const next = asked(game, asking)[0];
        const pass = content[next] ? options(game, asking, next).findIndex((o) => o.offer === -1) : -1;
        if (pass < 0) break;
        play(game, asking, next, pass);
        passes++;
      }
      // Who only passes is never asked: a match that comes to nothing ends by its steps, not by its decisions.
      if (steppedOut(passing)) break;
      expect(passing.zones).toEqual(asking.zones);
      expect(passing.main).toEqual(asking.main);
    }
    expect(passing.result!.winners).toEqual(asking.result!.winners);
  }
  expect(passes).toBeGreaterThan(100);
});
