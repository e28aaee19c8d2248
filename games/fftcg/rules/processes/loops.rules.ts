/** FFT-1412 to FFT-1414: loops. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { activate, auto, cast, characters, dull, EOT, enters, forwards, gains, this_ } from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  bothPass,
  isDull,
  type Match,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, freely, fwd, onForward, summon, target } from '../testing/testCards.ts';

const itself = { event: true } as const;

// Each sets off the other, for ever, and there is nothing to choose.
const SLEEP = backup('T-SLEEP', {}, auto({ on: 'activate', card: forwards('any') }, {}, dull(itself)));
const WAKE = backup('T-WAKE', {}, auto({ on: 'dull', card: forwards('any') }, {}, activate(itself)));

/** Everybody passes; how often until the match was over. */
function passes(t: Match, most: number): number {
  let n = 0;
  for (; n < most && !t.result; n++) pass(t);
  return n;
}

rule('FFT-1412 and FFT-R57 two auto-abilities that set each other off for ever, and nobody can stop it: the match is a draw', () => {
  const t = attack(atAttack({ cards: [SLEEP, WAKE], a: { field: ['T-SLEEP', 'T-WAKE', 'V1-E02'] }, b: {} }), 'V1-E02');
  // The attack dulled it; from here on it turns and turns.
  for (const asleep of [true, false, true, false]) {
    deepEqual([isDull(t, 0, 'V1-E02'), stackOf(t), t.a.keys], [asleep, ['auto'], ['pass']]);
    bothPass(t);
  }
  equal(t.result, null);
  const n = passes(t, 1000);
  deepEqual(t.result, { winners: [0, 1], clause: 'FFT-1412', reason: 'loop' });
  ok(n > 50 && n < 400, `${n} passes`);
});

rule('FFT-1412 and FFT-R57 a loop in which something grows never repeats itself: after a thousand rounds it is a draw', () => {
  const grow = fwd(
    'T-GROW',
    1000,
    {},
    auto({ on: 'counter', card: this_ }, {}, { do: 'counter', to: this_, counter: 'seed' }),
    enters({}, { do: 'counter', to: this_, counter: 'seed' }),
  );
  const t = act(atMain({ cards: [grow], a: { hand: ['T-GROW'] } }), 'play:T-GROW');
  passes(t, 200);
  // A hundred rounds, each with a counter more, and nobody had anything to decide since the Character was played.
  deepEqual([t.result, markOf(t, 0, 'T-GROW', 'seed'), t.state.forced], [null, 100, 200]);
  // The same 850 rounds later.
  t.state.forced = 1900;
  equal(passes(t, 50), 50);
  deepEqual([t.result], [null]);
  equal(passes(t, 200), 51);
  deepEqual([t.result?.winners, t.result?.clause], [[0, 1], 'FFT-1412']);
});

/** Free, and of no effect as long as it is active. */
const IDLE = fwd('T-IDLE', 5000, {}, freely(activate(this_)));
const NAP = onForward('T-NAP', dull(target));

rule('FFT-1413 a free ability that changed nothing is not offered again before something has changed', () => {
  const t = atMain({ cards: [IDLE, NAP], a: { field: ['T-IDLE'], hand: ['T-NAP'] } });
  bothPass(t.a.pick('use:T-IDLE#1'));
  t.a.mayNot('use:T-IDLE', 'FFT-1413').may('pass');
  cast1(t, 'T-NAP');
  // Dull it is another position: it may be used, and does something.
  equal(isDull(t, 0, 'T-IDLE'), true);
  act(t, 'use:T-IDLE#1');
  bothPass(t);
  equal(isDull(t, 0, 'T-IDLE'), false);
});

rule('FFT-1413 in the next phase it is offered again', () => {
  const t = atMain({ cards: [IDLE], a: { field: ['T-IDLE'] } });
  act(t, 'use:T-IDLE#1');
  bothPass(t);
  t.a.mayNot('use:T-IDLE', 'FFT-1413');
  bothPass(t);
  equal(t.own.phase, 'attack');
  t.a.may('use:T-IDLE#1');
});

rule('FFT-1413 an ability with a cost, or one that changes something, is not meant', () => {
  const busy = fwd('T-BUSY', 5000, {}, freely(gains(this_, 1000, EOT)));
  const t = atMain({ cards: [busy], a: { field: ['T-BUSY', 'V1-F19'], hand: ['V1-F01', 'V1-F04', 'V1-F08'] } });
  // A loop its player can stop at every round: it goes on as often as they like.
  for (let n = 1; n <= 6; n++) {
    t.a.may('use:T-BUSY#1').may('pass');
    act(t, 'use:T-BUSY#1');
    bothPass(t);
    equal(powerOf(t, 0, 'T-BUSY'), 5000 + n * 1000);
  }
  pass(t);
  t.b.pick('pass');
  equal(t.own.phase, 'attack');
  equal(powerOf(t, 0, 'T-BUSY'), 11000);
});

const FLIP = backup('T-FLIP', {}, freely(dull(forwards('you'))));
const FLOP = backup('T-FLOP', {}, freely(activate(forwards('any'))));

rule('FFT-1413 a loop of two free abilities can be stopped at every round, and is not begun again', () => {
  const t = atMain({ cards: [FLIP, FLOP], a: { field: ['T-FLIP', 'T-FLOP', PLAIN] } });
  act(t, 'use:T-FLIP#1');
  bothPass(t);
  equal(isDull(t, 0, PLAIN), true);
  t.a.may('pass').may('use:T-FLOP#1');
  act(t, 'use:T-FLOP#1');
  bothPass(t);
  // Everything is as it was at the beginning: another round would be the same again.
  equal(isDull(t, 0, PLAIN), false);
  t.a.mayNot('use:T-FLIP', 'FFT-1413').may('pass');
  pass(t);
  equal(t.asked[0], 1);
});

rule('FFT-1413 it is counted for every turn anew', () => {
  const t = atMain({ cards: [IDLE], a: { field: ['T-IDLE'] } });
  act(t, 'use:T-IDLE#1');
  bothPass(t);
  nextTurn(nextTurn(t));
  equal(t.own.turns, 5);
  for (let i = 0; i < 10 && t.ask !== 'priority'; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  t.a.may('use:T-IDLE#1');
});

rule('FFT-1414 a loop both can stop: each is asked at every round, and it is not begun again', () => {
  const t = atMain({ cards: [FLIP, FLOP], a: { field: ['T-FLIP', PLAIN] }, b: { field: ['T-FLOP'] } });
  act(t, 'use:T-FLIP#1');
  bothPass(t);
  equal(isDull(t, 0, PLAIN), true);
  pass(t);
  t.b.may('use:T-FLOP#1').may('pass');
  act(t, 'use:T-FLOP#1');
  bothPass(t);
  equal(isDull(t, 0, PLAIN), false);
  // The turn player, who began it, may not begin it again.
  t.a.mayNot('use:T-FLIP', 'FFT-1413').may('pass');

  // The other one ends it by passing.
  const u = atMain({ cards: [FLIP, FLOP], a: { field: ['T-FLIP', PLAIN] }, b: { field: ['T-FLOP'] } });
  act(u, 'use:T-FLIP#1');
  bothPass(u);
  pass(u);
  u.b.pick('pass');
  deepEqual([u.own.phase, isDull(u, 0, PLAIN)], ['attack', true]);
});

rule('FFT-R57 a loop somebody could stop is no draw: they are asked in every round', () => {
  const stop = summon('T-STOP', {}, cast({}, { do: 'put', what: characters('any', { trait: 'type', is: 'backup' }) }));
  const t = attack(
    atAttack({ cards: [SLEEP, WAKE, stop], a: { field: ['T-SLEEP', 'T-WAKE', 'V1-E02'] }, b: { hand: ['T-STOP'] } }),
    'V1-E02',
  );
  for (let i = 0; i < 200; i++) {
    t.a.pick('pass');
    t.b.may('cast:T-STOP').pick('pass');
  }
  equal(t.result, null);
  pass(t);
  t.b.pick('cast:T-STOP');
  resolveAll(t);
  deepEqual([t.a.cards('field'), stackOf(t), t.result], [['V1-E02'], [], null]);
});
