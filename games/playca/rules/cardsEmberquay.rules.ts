import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, turnedUp } from './burning.ts';
import { atBattle, atShot, atUses, type Setting, type Side, start } from './table.ts';

const defending = (b: Side, a: Side = {}) => atUses({ a, b }).a.pick('done');
const shooting = (s: Setting) => atShot(s).a.pick('stay');

rule('PC-E02 {Shoot} [TP:1] +2 OF', () => {
  const t = shooting({ a: { active: 'PC-E02', tp: 1 } });
  t.a.pick('effect:PC-E02/0');
  deepEqual([powers(t)[0], t.a.count('tp')], [8, 0]);
  atUses({ a: { active: 'PC-E02', tp: 1 } }).a.mayNot('effect:PC-E02', 'EPC-512');
});

rule('PC-E03 {Shoot} +2 OF if you used "Cinder Comet" in this battle', () => {
  const t = shooting({ a: { active: 'PC-E03', hand: ['PC-H25'], tp: 3 } });
  t.a.mayNot('effect:PC-E03', 'EPC-512');
  t.a.pick('use:PC-H25').a.pick('effect:PC-E03/0');
  equal(powers(t)[0], 5 + 4 + 2);
  const other = shooting({ a: { active: 'PC-E03', hand: ['PC-H01'], tp: 3 } });
  other.a.pick('use:PC-H01');
  other.a.mayNot('effect:PC-E03', 'EPC-512');
});

rule('PC-E05 {Flip} your Hissatsu cost 1 less TP in the first battle of this card', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-E05'], hand: ['PC-H11', 'PC-H20'], tp: 4 }, b: { active: 'PC-I01' } });
  t.a.pick('pass').a.pick('use:PC-H11');
  equal(t.a.count('tp'), 3);
  burn(t, [5], [1]);
  t.until('uses').a.pick('use:PC-H20');
  equal(t.a.count('tp'), 1);
});

rule('PC-E05 flipped at Kick Off it does not make Support cards cheaper', () => {
  const t = start();
  t.put(0, 'field', ['PC-E05', 'PC-G04', 'PC-G04']);
  t.a.pick('arrange:PC-E05,PC-G04,PC-G04').until('support');
  t.put(0, 'hissatsuHand', ['PC-H08', 'PC-H11'], 'aside');
  t.a.pick('support:PC-H08');
  equal(t.a.count('tp'), 3);
  t.until('uses').a.pick('use:PC-H11');
  equal(t.a.count('tp'), 2);
});

rule('PC-E06 {Dribble} +2 OF if the opposing character is a DF', () => {
  const t = atUses({ a: { active: 'PC-E06' }, b: { active: 'PC-G08' } });
  t.a.pick('effect:PC-E06/0');
  equal(powers(t)[0], 4);
  atUses({ a: { active: 'PC-E06' }, b: { active: 'PC-G04' } }).a.mayNot('effect:PC-E06', 'EPC-513');
});

rule('PC-E07 5+ BCP while you have the ball', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  t.top(0, ['PC-E07']).top(1, ['PC-E07']);
  t.a.pick('done').b.pick('done');
  deepEqual(powers(t), [4 + 5, 3 + 3]);
});

rule('PC-E09 {Block} [TP:1] +2 DF', () => {
  const t = defending({ active: 'PC-E09', tp: 1 });
  t.b.pick('effect:PC-E09/0');
  deepEqual([powers(t)[1], t.b.count('tp')], [5, 0]);
});

rule('PC-E10 {Flip} add 2 TP if you have fewer goals', () => {
  const flipped = (goals: readonly [number, number]) =>
    atBattle({ a: { active: 'PC-G01', field: ['PC-E10'], tp: 1 }, goals })
      .a.pick('pass')
      .a.count('tp');
  deepEqual([flipped([0, 1]), flipped([1, 1]), flipped([1, 0])], [3, 1, 1]);
});

rule('PC-E11 {Battle} +1 OF with a licence of team Emberquay', () => {
  for (const licence of ['PC-P7', 'PC-P8']) {
    const t = atUses({ a: { active: 'PC-E11', licences: [licence] } });
    t.a.pick('effect:PC-E11/0');
    equal(powers(t)[0], 5);
  }
  atUses({ a: { active: 'PC-E11', licences: ['PC-P1'] } }).a.mayNot('effect:PC-E11', 'EPC-529');
});

rule('PC-E12 {Shoot} your "Shoot" Hissatsu cost 1 less TP in this battle', () => {
  const t = shooting({ a: { active: 'PC-E12', hand: ['PC-H09', 'PC-H03'], tp: 2 } });
  t.a.mayNot('use:PC-H09', 'EPC-502');
  t.a.pick('effect:PC-E12/0');
  equal(t.table.stat(t.a.ids('hissatsuHand')[1], 'cost'), 1);
  t.a.pick('use:PC-H09');
  deepEqual([powers(t)[0], t.a.count('tp')], [10, 0]);
});

// ---------------------------------------------------------------- goalkeepers

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
