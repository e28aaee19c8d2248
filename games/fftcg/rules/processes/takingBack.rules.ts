/** FFT-1415: actions that are not completed. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, characters, choose, damage, draw, forwards } from '../../cards/make.ts';
import { asking, atMain, isDull, type Match, PLAIN, pass, stackOf } from '../testing/scenarios.ts';
import { backup, fwd, onForward, target } from '../testing/testCards.ts';

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
