/** The characters of Ironmoor, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from '../testing/burningChance.ts';
import { atBattle, atShot, atStrategy, atUses, start } from '../testing/scenarios.ts';
import { defending } from '../testing/useSteps.ts';

rule('PC-I02 {Shoot} [TP:2] +3 OF', () => {
  const t = atShot({ a: { active: 'PC-I02', tp: 3 } });
  t.a.pick('stay').a.pick('effect:PC-I02/0');
  deepEqual([powers(t)[0], t.a.count('tp')], [7, 1]);
  atShot({ a: { active: 'PC-I02', tp: 1 } })
    .a.pick('stay')
    .a.mayNot('effect:PC-I02', 'EPC-R39');
  atUses({ a: { active: 'PC-I02', tp: 3 } }).a.mayNot('effect:PC-I02', 'EPC-512');
});

rule('PC-I03 {Battle} +1 OF if the opposing character is a DF', () => {
  const t = atUses({ a: { active: 'PC-I03' }, b: { active: 'PC-I08' } });
  t.a.pick('effect:PC-I03/0');
  equal(powers(t)[0], 6);
  atUses({ a: { active: 'PC-I03' }, b: { active: 'PC-I04' } }).a.mayNot('effect:PC-I03', 'EPC-513');
  atShot({ a: { active: 'PC-I03' } })
    .a.pick('stay')
    .a.mayNot('effect:PC-I03', 'EPC-513'); // a goalkeeper is no DF
});

rule('PC-I05 {Flip} the opposing character gets −1 OF and −1 DF to the end of the next battle', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I01', field: ['PC-I05', 'PC-I05'] } });
  burn(t, [5], [1]);
  t.b.pick('flip:PC-I05');
  const [target] = t.a.ids('active');
  deepEqual([t.table.stat(target, 'of'), t.table.stat(target, 'df')], [5, 2]);
  t.until('uses');
  deepEqual(powers(t), [5, 3]);
  burn(t, [5], [1]);
  // The next PC-I05 was flipped since: one minus is over, the new one counts.
  equal(t.table.stat(target, 'of'), 5);
  burn(t.until('uses'), [5], [1]);
  deepEqual([t.own.shooting, t.table.stat(target, 'of')], [true, 6]);
});

rule('PC-I05 coming in by a pass it hits the card of this battle, only that one', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-I05'] }, b: { active: 'PC-I08' } });
  t.a.pick('pass');
  deepEqual(powers(t), [2, 5]);
  burn(t, [5], [1]);
  equal(powers(t.until('uses'))[0], 2);
});

rule('PC-I05 in its first battle the minus meets whoever fights for the opponent', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I05'] } });
  burn(t, [5], [1]);
  t.until('passDecision', 0);
  t.a.pick('pass').until('uses');
  deepEqual(powers(t), [2, 3]);
});

rule('PC-I05 passed out before it has fought, it is over (EPC-R12)', () => {
  const t = start();
  t.put(0, 'field', ['PC-I05', 'PC-G04', 'PC-G04']);
  t.a.pick('arrange:PC-I05,PC-G04,PC-G04').until('passDecision', 0);
  const [target] = t.b.ids('active');
  const { of, df } = t.table.def(target).stats;
  deepEqual([t.table.stat(target, 'of'), t.table.stat(target, 'df')], [Math.max(0, of - 1), Math.max(0, df - 1)]);
  t.a.pick('pass').until('uses', 0);
  deepEqual([t.table.stat(target, 'of'), t.table.stat(target, 'df')], [of, df]);
});

rule('PC-I06 {Dribble} [TP:1] +2 OF', () => {
  const t = atUses({ a: { active: 'PC-I06', tp: 1 } });
  t.a.pick('effect:PC-I06/0');
  deepEqual([powers(t)[0], t.a.count('tp')], [6, 0]);
});

rule('PC-I07 {Burning Chance} [TP:1] +2 DF after the flips', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 1 } });
  burn(t, [3], [3]);
  t.b.pick('effect:PC-I07/0');
  deepEqual([powers(t), t.b.count('tp'), t.asked], [[7, 8], 0, [1]]);
  t.b.pick('done');
  equal(t.own.attacker, 1);
});

rule('PC-I07 without TP it is refused', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  burn(t, [3], [3]);
  t.b.mayNot('effect:PC-I07', 'EPC-R39');
  t.b.pick('done');
  equal(t.own.attacker, 0);
});

rule('PC-I09 {Block} +1 DF if you used a "Block" Hissatsu in this battle', () => {
  const t = defending({ active: 'PC-I09', hand: ['PC-H05'], tp: 1 });
  t.b.mayNot('effect:PC-I09', 'EPC-512');
  t.b.pick('use:PC-H05').b.pick('effect:PC-I09/0');
  equal(powers(t)[1], 5 + 2 + 1);
});

rule('PC-I10 {Block} [discard 1 own face-down Field card] +4 DF', () => {
  const t = defending({ active: 'PC-I10', field: ['PC-I04', 'PC-I01'] });
  t.b.pick('effect:PC-I10/0');
  deepEqual(t.b.keys, ['choose:PC-I04', 'choose:PC-I01']);
  t.b.pick('choose:PC-I01');
  deepEqual([powers(t)[1], t.b.cards('field'), t.b.cards('discard').at(-1)], [10, ['PC-I04'], 'PC-I01']);
  t.b.mayNot('effect:PC-I10', 'EPC-509');
  defending({ active: 'PC-I10', field: [] }).b.mayNot('effect:PC-I10', 'EPC-R39');
});

rule('PC-I11 {Support} add 2 TP with an MG licence', () => {
  const t = atStrategy({ a: { active: 'PC-I11', licences: ['PC-P4'], tp: 1 } });
  t.a.pick('effect:PC-I11/0');
  equal(t.a.count('tp'), 3);
  t.a.mayNot('effect:PC-I11', 'EPC-509');
  atStrategy({ a: { active: 'PC-I11', licences: ['PC-P3'] } }).a.mayNot('effect:PC-I11', 'EPC-529');
});

rule('PC-I12 {Block} your "Block" Hissatsu cost 1 less TP in this battle', () => {
  const t = defending({ active: 'PC-I12', hand: ['PC-H06', 'PC-H15'], tp: 2 });
  t.b.mayNot('use:PC-H06', 'EPC-502');
  t.b.pick('effect:PC-I12/0');
  equal(t.table.stat(t.b.ids('hissatsuHand')[1], 'cost'), 3); // a Catch
  t.b.pick('use:PC-H06');
  deepEqual([powers(t)[1], t.b.count('tp')], [9, 0]);
});

rule('PC-I09 vector (b): PC-H13 with PC-P3, DF 5 + 3 + 1 + 1 = 10 for 2 TP; PC-H14 on top 11 for 3', () => {
  const t = atUses({ b: { active: 'PC-I09', hand: ['PC-H13', 'PC-H14'], licences: ['PC-P3'], tp: 3 } });
  t.a.pick('done').b.pick('use:PC-H13').b.pick('effect:PC-I09/0');
  deepEqual([powers(t)[1], t.b.count('tp')], [10, 1]);
  t.b.pick('use:PC-H14');
  deepEqual([powers(t)[1], t.b.count('tp')], [11, 0]);
});
