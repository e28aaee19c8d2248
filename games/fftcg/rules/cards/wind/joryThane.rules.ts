/** Both cards of Jory Thane, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  find,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';

rule('V1-W05 Jory Thane: dealing a point of damage puts three cards of the opponent’s deck into the Break Zone', () => {
  const t = attack(atAttack({ a: { field: ['V1-W05'] }, b: { field: [PLAIN], top: ['V1-W09', 'V1-F01', 'V1-F02', 'V1-F04'] } }), 'V1-W05');
  const deck = t.b.count('deck');
  bothPass(block(t, null));
  deepEqual([t.b.cards('damage'), t.b.count('breakZone')], [['V1-W09'], 0]);
  bothPass(t);
  deepEqual([t.b.cards('damage'), t.b.cards('breakZone'), t.b.count('deck')], [['V1-W09'], ['V1-F01', 'V1-F02', 'V1-F04'], deck - 4]);
});

rule('V1-W05 Jory Thane: in a party it triggers once; blocked it does not; a short deck is no loss (FFT-E48, FFT-R81)', () => {
  const t = attack(atAttack({ a: { field: ['V1-W05', 'V1-W09'] }, b: { deck: 3, field: [PLAIN] } }), 'V1-W05', 'V1-W09');
  block(t, null);
  bothPass(t);
  deepEqual([t.b.count('damage'), stackOf(t)], [1, ['auto']]);
  bothPass(t);
  deepEqual([t.b.count('deck'), t.b.count('breakZone'), t.result], [0, 2, null]);
  const u = attack(atAttack({ a: { field: ['V1-W05'] }, b: { field: [PLAIN] } }), 'V1-W05');
  block(u, PLAIN);
  bothPass(u);
  deepEqual([u.b.count('breakZone'), u.a.cards('breakZone'), stackOf(u)], [0, ['V1-W05'], []]);
});

rule('V1-W06 Jory Thane: no Forward of 8000 power or more blocks it, as it is when the block is declared', () => {
  const t = attack(atAttack({ a: { field: ['V1-W06'] }, b: { field: [PLAIN, 'V1-W09', 'V1-W03'], hand: ['V1-W16', 'V1-W01'] } }), 'V1-W06');
  pass(t);
  act(t, 'cast:V1-W16', 'choose:V1-W09');
  resolveAll(t);
  bothPass(t);
  t.b.mayNot(`block:${PLAIN}`, 'FFT-1017').mayNot('block:V1-W09', 'FFT-1017').may('block:V1-W03');
});

rule('V1-W06 Jory Thane: Last Tailwind activates it and it may attack once more', () => {
  const t = atAttack({ a: { field: ['V1-W06', 'V1-W11'], hand: ['V1-W05'] }, b: { field: ['V1-W09'] } });
  attack(t, 'V1-W06');
  bothPass(block(t, null));
  equal(t.b.count('damage'), 1);
  equal(isDull(t, 0, 'V1-W06'), true);
  act(t, 'use:V1-W06#2');
  deepEqual([stackOf(t), t.a.cards('breakZone'), isDull(t, 0, 'V1-W11')], [['special'], ['V1-W05'], true]);
  bothPass(t);
  equal(isDull(t, 0, 'V1-W06'), false);
  attack(t, 'V1-W06');
  bothPass(block(t, null));
  deepEqual([t.b.count('damage'), isDull(t, 0, 'V1-W06')], [2, true]);
});

rule('V1-W06 Jory Thane: activated by something else it has had its attack; Last Tailwind is for your turn only', () => {
  const t = atAttack({ a: { field: ['V1-W06', 'V1-W11', 'V1-F01'] }, b: { field: ['V1-W09'] } });
  bothPass(block(attack(t, 'V1-W06'), null));
  t.a.mayNot('use:V1-W06#2');
  act(t, 'use:V1-W11#1', 'choose:V1-W06');
  bothPass(t);
  equal(isDull(t, 0, 'V1-W06'), false);
  bothPass(bothPass(t));
  t.a.may('attack:V1-F01').mayNot('attack:V1-W06', 'FFT-1008');
  const u = pass(atTheirMain({ a: { field: ['V1-W06', 'V1-W11'], hand: ['V1-W05'] } }));
  u.a.mayNot('use:V1-W06', 'FFT-834').mayNot('use:V1-W06#2');
});

rule('V1-W06 Jory Thane: once more is not twice more, and the next turn has one attack again', () => {
  const t = atAttack({ a: { field: ['V1-W06', 'V1-W11', 'V1-F11'], hand: ['V1-W05', 'V1-W09'] }, b: { field: ['V1-W09'] } });
  t.a.pick('use:V1-W06#2').a.pick('spend:V1-W05').a.pick('discard:V1-W09');
  bothPass(t);
  bothPass(block(attack(t, 'V1-W06'), null));
  act(t, 'use:V1-W11#1', 'choose:V1-W06');
  bothPass(bothPass(t));
  bothPass(block(attack(t, 'V1-W06'), null));
  deepEqual([t.b.count('damage'), t.table.stat(find(t, 0, 'V1-W06'), 'attacks')], [2, 2]);
  nextTurn(t);
  equal(t.table.stat(find(t, 0, 'V1-W06'), 'attacks'), 1);
});

rule('V1-W06 Jory Thane: a namesake in the opponent’s hand is no help', () => {
  const t = atMain({ a: { field: ['V1-W06', 'V1-W11'] }, b: { hand: ['V1-W05'] } });
  t.a.mayNot('use:V1-W06#2').mayNot('use:V1-W06', 'FFT-519');
});
