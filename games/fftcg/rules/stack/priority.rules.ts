/** FFT-907 to FFT-912: acting and passing. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, activate, card, cast, choose, draw, dullIcon, EOT, forwards, gains, sacrifice } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  bothPass,
  damageOn,
  isDull,
  type Match,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  stackOf,
} from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { aForward, heir, lurker, ofPower, PAY, print, RED, summon, target } from '../testing/testCards.ts';

rule('FFT-907 a player with priority acts any number of times before passing', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F16', 'V1-F16', RED, RED, RED], field: [PLAIN] } });
  for (let i = 1; i <= 3; i++) {
    act(t, 'cast:V1-F16', `discard:${RED}`);
    deepEqual([stackOf(t).length, asking(t)], [i, [0, 'priority']]);
  }
});

rule('FFT-908 after a pass the opponent has priority', () => {
  const t = atMain();
  deepEqual(asking(t), [0, 'priority']);
  pass(t);
  deepEqual([asking(t), t.own.phase], [[1, 'priority'], 'main']);
});

rule('FFT-909 and FFT-910 two passes resolve exactly one item; then the turn player has priority and may act', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED, RED], field: [PLAIN] }, b: { hand: ['V1-F16', 'V1-F16', PAY, PAY], field: ['V1-F08'] } });
  pass(t);
  act(t, 'cast:V1-F16', `choose:${PLAIN}`, `discard:${PAY}`);
  act(t, 'cast:V1-F16', 'choose:V1-F08', `discard:${PAY}`);
  pass(t);
  pass(t);
  deepEqual([stackOf(t), damageOn(t, 1, 'V1-F08'), damageOn(t, 0, PLAIN), asking(t)], [['V1-F16'], 4000, 0, [0, 'priority']]);
  act(t, 'cast:V1-F16', 'choose:V1-F08', `discard:${RED}`);
  deepEqual(stackOf(t), ['V1-F16', 'V1-F16']);
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, 'V1-F08'), asking(t)], [['V1-F16'], 8000, [0, 'priority']]);
});

rule('FFT-911 two passes on an empty stack end the phase or step', () => {
  const t = atMain({ a: { field: [PLAIN] } });
  bothPass(t);
  deepEqual([t.own.phase, asking(t)], ['attack', [0, 'priority']]);
  bothPass(t);
  equal(t.ask, 'attack');
});

rule('FFT-912 any act sets the count of passes back', () => {
  const t = atMain({ a: { field: [PLAIN] }, b: { hand: ['V1-F16', 'T-HEIR', RED, RED], field: [] }, cards: [heir] });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${RED}`);
  pass(t);
  // One pass since the cast, not two: nothing resolves yet.
  deepEqual([asking(t), stackOf(t)], [[0, 'priority'], ['V1-F16']]);
  pass(t);
  deepEqual([stackOf(t), asking(t)], [[], [0, 'priority']]);
  // And the resolution too: two new passes are needed.
  pass(t);
  deepEqual([t.own.phase, asking(t)], ['main', [1, 'priority']]);
});

rule('FFT-912 playing a Character sets it back as well', () => {
  const t = atMain({ b: { hand: ['T-BACK', RED] }, cards: [lurker] });
  pass(t);
  act(t, 'play:T-BACK');
  pass(t);
  deepEqual([t.own.phase, asking(t)], ['main', [1, 'priority']]);
  pass(t);
  equal(t.own.phase, 'attack');
});

rule('FFT-912 an announcement that was taken back is no act: the pass before it still counts', () => {
  const t = atMain({ a: { field: [PLAIN, 'V1-F15'], hand: [RED] }, b: { hand: ['V1-F16', RED], field: ['V1-F08'] } });
  pass(t);
  t.b.pick('cast:V1-F16');
  t.b.pick('takeBack');
  t.b.pick('cast:V1-F16');
  t.b.pick('choose:V1-F08');
  t.b.pick('takeBack');
  deepEqual([asking(t), stackOf(t), t.b.count('hand')], [[1, 'priority'], [], 2]);
  pass(t);
  equal(t.own.phase, 'attack');
  // The same with something on the stack: the next pass resolves it.
  act(t, 'use:V1-F15#1', 'choose:V1-F08');
  pass(t);
  t.b.pick('cast:V1-F16');
  deepEqual(stackOf(t), ['action', 'V1-F16']);
  t.b.pick('takeBack');
  pass(t);
  deepEqual([stackOf(t), damageOn(t, 1, 'V1-F08'), isDull(t, 0, 'V1-F15')], [[], 2000, true]);
});

rule('FFT-907 taking back keeps priority with who had it, the turn player and the other one', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED], field: [PLAIN] } });
  t.a.pick('cast:V1-F16');
  t.a.pick('takeBack');
  deepEqual(
    [asking(t), t.a.cards('hand').sort()],
    [
      [0, 'priority'],
      [RED, 'V1-F16'],
    ],
  );
  t.a.may('cast:V1-F16');
  pass(t);
  deepEqual(asking(t), [1, 'priority']);
});

rule('FFT-R44 the engine never passes for a player: priority is asked for though passing is the only answer', () => {
  const t = atMain({ a: {}, b: { hand: ['V1-F05'] } });
  deepEqual([asking(t), t.a.keys], [[0, 'priority'], ['pass']]);
  pass(t);
  deepEqual([asking(t), t.b.keys, t.own.phase], [[1, 'priority'], ['pass'], 'main']);
  // Nor does it answer for an EX Burst that can do nothing.
  const own = summon('T-OWN', {}, cast({ burst: true, declare: [choose('target', forwards('you'))] }, activate(target)));
  deepEqual(hit(atAttack({ cards: [own], a: { field: [PLAIN] }, b: { top: ['T-OWN'] } }), PLAIN).b.keys, ['useBurst', 'decline']);
});

rule('FFT-R80 the stack resolves one item at a time: the turn player may add to it in between', () => {
  const draws = (id: string) => summon(id, {}, cast({}, draw()));
  const t = atMain({ cards: ['T-1', 'T-2', 'T-3'].map(draws), a: { hand: ['T-1', 'T-2', 'T-3'] } });
  t.a.pick('cast:T-1').a.pick('cast:T-2');
  deepEqual(stackOf(t), ['T-1', 'T-2']);
  bothPass(t);
  deepEqual([asking(t), stackOf(t), t.a.cards('breakZone'), t.a.count('hand')], [[0, 'priority'], ['T-1'], ['T-2'], 2]);
  t.a.pick('cast:T-3');
  deepEqual(stackOf(t), ['T-1', 'T-3']);
  bothPass(t);
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['T-1'], ['T-2', 'T-3']]);
});

const monk = card(
  'T-MONK',
  'Monk',
  'backup',
  print(2),
  action({ cost: [dullIcon, sacrifice], declare: [aForward] }, gains(target, 2000, EOT)),
);

/** b’s Ifrit on a’s Forward of 4000. */
function ifrit(): Match {
  const t = atMain({ a: { field: ['T-4000', 'T-MONK'] }, b: { hand: ['V1-F16', PAY] }, cards: [ofPower(4000), monk] });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${PAY}`);
  pass(t);
  return t;
}

rule('FFT-E5 4000 damage answered by +2000: 6000 power, survives with 4000 damage', () => {
  const t = ifrit();
  act(t, 'use:T-MONK#1');
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['V1-F16', 'action'], ['T-MONK']]);
  bothPass(t);
  deepEqual([stackOf(t), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [['V1-F16'], 6000, 0]);
  bothPass(t);
  deepEqual([stackOf(t), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [[], 6000, 4000]);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-MONK'], [PAY, 'V1-F16']]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [['T-4000'], 4000, 0]);
});

rule('FFT-E6 the same without an answer: 4000 damage on 4000 power breaks', () => {
  const t = ifrit();
  pass(t);
  deepEqual([stackOf(t), t.a.cards('field'), t.a.cards('breakZone')], [[], ['T-MONK'], ['T-4000']]);
});
