/** FFT-1412 to FFT-1415: loops, and actions that are not completed. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { activate, auto, characters, choose, damage, draw, dull, EOT, forwards, gains, this_ } from '../cards/make.ts';
import { backup, freely, fwd, onForward, target } from './cardsOfTests.ts';
import { cast1 } from './situations.ts';
import { act, asking, atMain, bothPass, isDull, type Match, nextTurn, PLAIN, pass, powerOf, stackOf } from './table.ts';

/** Free, and of no effect as long as it is active. */
const IDLE = fwd('T-IDLE', 5000, {}, freely(activate(this_)));
const NAP = onForward('T-NAP', dull(target));

rule('FFT-1413 a free ability that changed nothing is not offered again before something has changed', () => {
  const t = atMain({ cards: [IDLE, NAP], a: { field: ['T-IDLE'], hand: ['T-NAP'] } });
  t.a.pick('use:T-IDLE#1');
  // Not while it waits on the stack, nor after it did nothing.
  t.a.mayNot('use:T-IDLE', 'FFT-1413');
  bothPass(t);
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

rule('FFT-1413 it is counted for every turn anew', () => {
  const t = atMain({ cards: [IDLE], a: { field: ['T-IDLE'] } });
  act(t, 'use:T-IDLE#1');
  bothPass(t);
  nextTurn(nextTurn(t));
  equal(t.own.turns, 5);
  for (let i = 0; i < 10 && t.ask !== 'priority'; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  t.a.may('use:T-IDLE#1');
});

/** Draws when its controller casts, uses, discards or dulls anything. */
const SPY = backup(
  'T-SPY',
  {},
  auto({ on: 'cast', seat: 'you' }, {}, draw()),
  auto({ on: 'move', why: 'discard', seat: 'you' }, {}, draw()),
  auto({ on: 'dull', card: characters('you') }, {}, draw()),
  auto({ on: 'chosen', card: forwards('any') }, {}, draw()),
);
const table = (t: Match) => ['hand', 'field', 'breakZone', 'stack'].map((z) => [...t.a.cards(z)].sort());

rule('FFT-1415 an action that is not completed is undone entirely, payments included, and triggers nothing', () => {
  const t = atMain({
    cards: [SPY],
    a: { hand: ['V1-F17', 'V1-F01', 'V1-F04'], field: ['T-SPY', 'V1-F11'] },
    b: { field: [PLAIN, 'V1-F08'] },
  });
  const before = table(t);
  t.a.pick('cast:V1-F17').a.pick(`choose:${PLAIN}`).a.pick('dull:V1-F11');
  deepEqual(stackOf(t), ['V1-F17']);
  t.a.pick('takeBack');
  deepEqual(table(t), before);
  deepEqual(asking(t), [0, 'priority']);
  equal(isDull(t, 0, 'V1-F11'), false);
  // It can be done again, and then it counts once: chosen, dulled, discarded, cast.
  t.a.pick('cast:V1-F17').a.pick(`choose:${PLAIN}`).a.pick('dull:V1-F11').a.pick('discard:V1-F01');
  while (t.ask === 'order') t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['V1-F17', 'auto', 'auto', 'auto', 'auto']);
});

rule('FFT-1415 the same for a Character and for an ability; whoever had priority has it again', () => {
  const t = atMain({
    cards: [SPY],
    a: { hand: ['V1-F08', 'V1-F01', 'V1-F04'], field: ['T-SPY', 'V1-F15', 'V1-F11'] },
    b: { field: [PLAIN, 'V1-F08'] },
  });
  const before = table(t);
  t.a.pick('play:V1-F08').a.pick('discard:V1-F01').a.pick('takeBack');
  deepEqual(table(t), before);
  t.a.pick('use:V1-F15#1').a.pick(`choose:${PLAIN}`).a.pick('takeBack');
  deepEqual(table(t), before);
  equal(isDull(t, 0, 'V1-F15'), false);
  t.a.may('use:V1-F15#1').may('play:V1-F08');
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-1415 what was taken back is no act: a pass before it still counts', () => {
  const t = atMain({ a: {}, b: { hand: ['V1-F16', 'V1-F01'], field: [PLAIN, 'V1-F08'] } });
  pass(t);
  t.b.pick('cast:V1-F16').b.pick(`choose:${PLAIN}`).b.pick('takeBack');
  deepEqual(asking(t), [1, 'priority']);
  t.b.pick('pass');
  equal(t.own.phase, 'attack');
});

rule('FFT-1415 what cannot be completed is not offered in the first place', () => {
  const need = onForward('T-NEED', damage(target, 1000));
  const two = fwd(
    'T-TWO',
    1000,
    {},
    { when: { use: ['any'] }, cost: [], declare: [choose('target', forwards('opponent'), 2)], do: [damage(target, 1000)] },
  );
  const t = atMain({ cards: [need, two], a: { hand: ['V1-F08', 'V1-F01'], field: ['T-TWO'] }, b: { field: [PLAIN] } });
  t.a.mayNot('play:V1-F08', 'FFT-519').mayNot('use:T-TWO', 'FFT-809');
});
