/** The goalkeepers, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, turnedUp } from '../testing/burningChance.ts';
import { atShot, type Setting } from '../testing/scenarios.ts';
import { shooting } from '../testing/useSteps.ts';

/** Side b's use step against a shot. */
const catching = (s: Setting) => shooting(s).a.pick('done');

rule('PC-K1 {Catch} [TP:1] +2 DF', () => {
  const t = catching({ b: { goalkeeper: 'PC-K1', tp: 1 } });
  t.b.pick('effect:PC-K1/0');
  deepEqual([powers(t)[1], t.b.count('tp')], [6, 0]);
  catching({ b: { goalkeeper: 'PC-K1', tp: 0 } }).b.mayNot('effect:PC-K1', 'EPC-R39');
});

rule('PC-K3 {Catch} [TP:2] Burning Chance 1 more time', () => {
  const t = catching({ a: { active: 'PC-I07', tp: 0 }, b: { goalkeeper: 'PC-K3', tp: 2 } });
  t.b.pick('effect:PC-K3/0');
  burn(t, [1], [4, 5]);
  deepEqual([t.b.count('chance'), t.a.count('chance'), powers(t)[1], t.b.count('tp')], [2, 1, 13, 0]);
  t.a.pick('done').until('uses');
  const before = turnedUp(t, 1);
  burn(t, [5], [1]);
  equal(turnedUp(t, 1) - before, 1); // only in that battle
});

rule('PC-K4 {Catch} with a GK licence "Catch" Hissatsu cost 1 less TP and +1 DF', () => {
  const t = catching({ b: { goalkeeper: 'PC-K4', licences: ['PC-P8'], hand: ['PC-H15', 'PC-H05'], tp: 2 } });
  t.b.pick('effect:PC-K4/0');
  equal(t.table.stat(t.b.ids('hissatsuHand')[1], 'cost'), 1);
  t.b.pick('use:PC-H15');
  deepEqual([powers(t)[1], t.b.count('tp')], [4 + 1 + 4, 0]);
  catching({ b: { goalkeeper: 'PC-K4', licences: ['PC-P7'] } }).b.mayNot('effect:PC-K4', 'EPC-529');
});

rule('PC-K5 {Catch} [put 1 card of the hand into the Hissatsu Area without using it] +2 DF', () => {
  const t = catching({ b: { goalkeeper: 'PC-K5', hand: ['PC-H15', 'PC-H05'], tp: 0 } });
  t.b.pick('effect:PC-K5/0').b.pick('choose:PC-H15');
  deepEqual([powers(t)[1], t.b.cards('hissatsuArea'), t.b.cards('hissatsuHand')], [6, ['PC-H15'], ['PC-H05']]);
  catching({ b: { goalkeeper: 'PC-K5' } }).b.mayNot('effect:PC-K5', 'EPC-R39');
});

rule('PC-K6 {Battle} +2 DF if you have fewer goals', () => {
  const t = catching({ b: { goalkeeper: 'PC-K6' }, goals: [1, 0] });
  t.b.pick('effect:PC-K6/0');
  equal(powers(t)[1], 6);
  catching({ b: { goalkeeper: 'PC-K6' }, goals: [1, 1] }).b.mayNot('effect:PC-K6', 'EPC-512');
});

rule('PC-K4 vector (d): PC-P8 and PC-H31, DF 4 + 1 + 4 = 9 for 2 TP', () => {
  const t = atShot({ b: { goalkeeper: 'PC-K4', licences: ['PC-P8'], hand: ['PC-H31'], tp: 2 } });
  t.a.pick('stay').a.pick('done').b.pick('effect:PC-K4/0').b.pick('use:PC-H31');
  deepEqual([powers(t)[1], t.b.count('tp')], [9, 0]);
});
