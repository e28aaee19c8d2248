/** Both cards of Petra Holm, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { many, offered, theyCast } from '../../testing/shortcuts.ts';
import { RED } from '../../testing/testCards.ts';

rule('V1-E05 Petra Holm: Brave', () => {
  const t = attack(atAttack({ a: { field: ['V1-E05'] } }), 'V1-E05');
  equal(isDull(t, 0, 'V1-E05'), false);
});

rule('V1-E05 Petra Holm: Bulwark Oath makes the next damage to each Forward 0, one each, this turn', () => {
  const spells = ['V1-F16', 'V1-F16', 'V1-F16', 'V1-F17', ...many(RED, 5)];
  const t = atMain({ a: { field: ['V1-E05', PLAIN], hand: ['V1-E06', PLAIN, 'V1-E08', 'V1-E02', 'V1-F01'] }, b: { hand: spells } });
  // The namesake is another number and a Backup; two Earth CP besides.
  t.a.pick('use:V1-E05#1');
  deepEqual(offered(t, 0, 'spend'), ['spend:V1-E06']);
  t.a.pick('spend:V1-E06');
  t.a.mayNot('discard:V1-F01').pick(`discard:${PLAIN}`);
  deepEqual(stackOf(t), ['special']);
  deepEqual(t.a.cards('breakZone').sort(), [PLAIN, 'V1-E06']);
  resolveAll(t);
  // Who comes later has none.
  resolveAll(act(t, 'play:V1-E08'));
  theyCast(t, 'cast:V1-F16', 'choose:V1-E08', 'discard:V1-F01');
  equal(damageOn(t, 0, 'V1-E08'), 4000);
  theyCast(t, 'cast:V1-F16', `choose:${PLAIN}`, 'discard:V1-F01');
  equal(damageOn(t, 0, PLAIN), 0);
  // Used up for this one, not for the other.
  theyCast(t, 'cast:V1-F16', 'choose:V1-E05', 'discard:V1-F01');
  equal(damageOn(t, 0, 'V1-E05'), 0);
  theyCast(t, 'cast:V1-F17', `choose:${PLAIN}`);
  equal(damageOn(t, 0, PLAIN), 7000);
});

rule('V1-E05 Petra Holm: Bulwark Oath stops battle damage too, whatever the amount, and not the next turn', () => {
  const t = atMain({ a: { field: ['V1-E05', PLAIN], hand: ['V1-E05', PLAIN] }, b: { field: ['V1-E03', 'V1-E02'] } });
  resolveAll(act(t, 'use:V1-E05#1'));
  bothPass(block(attack(toAttack(t), PLAIN), 'V1-E03'));
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 1, 'V1-E03')], [0, 8000]);
  nextTurn(t);
  attack(toAttack(t), 'V1-E02');
  bothPass(block(t, 'V1-E05'));
  equal(damageOn(t, 0, 'V1-E05'), 5000);
});

rule('V1-E05 Petra Holm: two oaths are two shields; each Forward hit together with others has its own', () => {
  const t = atMain({
    a: { field: ['V1-E05', PLAIN], hand: ['V1-E05', 'V1-E05', PLAIN, PLAIN] },
    b: { hand: ['V1-F16', 'V1-F16', 'V1-F16', ...many(RED, 3)] },
  });
  for (let i = 0; i < 2; i++) resolveAll(act(t, 'use:V1-E05#1', 'spend:V1-E05', `discard:${PLAIN}`));
  const damage = [1, 2, 3].map(() => damageOn(theyCast(t, 'cast:V1-F16', `choose:${PLAIN}`, 'discard:V1-F01'), 0, PLAIN));
  deepEqual(damage, [0, 0, 4000]);
  const five = ['V1-E11', 'V1-E11', 'V1-E11', 'V1-E11', 'V1-E13'];
  const all = atMain({ a: { field: ['V1-E05', 'V1-F08', 'V1-F05'], hand: ['V1-E05', PLAIN] }, b: { field: five, hand: ['V1-E18'] } });
  theyCast(resolveAll(act(all, 'use:V1-E05#1')), 'cast:V1-E18');
  deepEqual([damageOn(all, 0, 'V1-F08'), damageOn(all, 0, 'V1-F05')], [0, 0]);
});

rule('V1-E05 Petra Holm: a Monster that becomes a Forward after the oath has no shield; the namesake is from your own hand', () => {
  const t = atMain({ a: { field: ['V1-E05', 'V1-E19', 'V1-E11'], hand: ['V1-E05', PLAIN] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  resolveAll(act(t, 'use:V1-E05#1', 'spend:V1-E05', `discard:${PLAIN}`));
  resolveAll(act(t, 'use:V1-E19#1'));
  theyCast(t, 'cast:V1-F16', 'choose:V1-E19');
  equal(damageOn(t, 0, 'V1-E19'), 4000);
  atMain({ a: { field: ['V1-E05'], hand: [PLAIN] }, b: { hand: ['V1-E05'] } })
    .a.mayNot('use:V1-E05#1')
    .mayNot('use:V1-E05', 'FFT-519');
});

rule('V1-E05 Petra Holm: on Branoc his controller orders the shield and his own text; the shield is gone either way', () => {
  const hand = ['V1-F16', 'V1-F17', ...many(RED, 3)];
  for (const first of ['which:ability/V1-E04/0', 'which:ability/V1-E05/0.0']) {
    const t = atMain({ a: { field: ['V1-E05', 'V1-E04'], hand: ['V1-E05', PLAIN] }, b: { hand } });
    resolveAll(act(t, 'use:V1-E05#1'));
    bothPass(act(pass(t), 'cast:V1-F16', 'choose:V1-E04', 'discard:V1-F01')).a.pick(first);
    equal(damageOn(t, 0, 'V1-E04'), 0);
    theyCast(t, 'cast:V1-F17', 'choose:V1-E04');
    equal(damageOn(t, 0, 'V1-E04'), 4000);
  }
});

rule('V1-E05 Petra Holm: losing all abilities does not lose the shield that was laid on it (FFT-1514)', () => {
  const t = atMain({
    a: { field: ['V1-E05', PLAIN, 'V1-E11', 'V1-E11'], hand: ['V1-E05'] },
    b: { hand: ['V1-L18', 'V1-F16', 'V1-L01', 'V1-L01', 'V1-F01'] },
  });
  act(t, 'use:V1-E05#1');
  resolveAll(t);
  pass(t);
  act(t, 'cast:V1-L18', `choose:${PLAIN}`);
  resolveAll(t);
  equal(powerOf(t, 0, PLAIN), 2000);
  pass(t);
  act(t, 'cast:V1-F16', `choose:${PLAIN}`);
  resolveAll(t);
  equal(damageOn(t, 0, PLAIN), 0);
});

rule('V1-E06 Petra Holm: Wardens of its side have 1000 more power; E05 and it are one name', () => {
  const t = atMain({ a: { field: ['V1-E06', 'V1-E02', PLAIN], hand: ['V1-E05', PLAIN, PLAIN, PLAIN] }, b: { field: ['V1-E02'] } });
  deepEqual([powerOf(t, 0, 'V1-E02'), powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-E02')], [6000, 8000, 5000]);
  t.a.mayNot('play:V1-E05', 'FFT-406');
});
