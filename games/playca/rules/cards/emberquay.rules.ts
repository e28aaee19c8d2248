/** The characters of Emberquay, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from '../testing/burningChance.ts';
import { atBattle, atShot, atUses, start } from '../testing/scenarios.ts';
import { defending, shooting } from '../testing/useSteps.ts';

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

rule('PC-E05 passed out before it has fought, it helps nobody else (EPC-R12)', () => {
  const t = start();
  t.put(0, 'field', ['PC-E05', 'PC-G04', 'PC-G04']);
  t.a.pick('arrange:PC-E05,PC-G04,PC-G04').until('support');
  t.put(0, 'hissatsuHand', ['PC-H11'], 'aside');
  t.until('passDecision', 0);
  t.a.pick('pass').until('uses', 0);
  const tp = t.a.count('tp');
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), tp - 2);
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

rule('PC-E12 vector (c): PC-H25 and PC-H26 cost 2 + 1, OF 6 + 4 + 2 = 12', () => {
  const t = atShot({ a: { active: 'PC-E12', hand: ['PC-H25', 'PC-H26'], tp: 3 } });
  t.a.pick('stay').a.pick('effect:PC-E12/0').a.pick('use:PC-H25');
  equal(t.a.count('tp'), 1);
  t.a.pick('use:PC-H26');
  deepEqual([powers(t)[0], t.a.count('tp')], [12, 0]);
});
