/** EPC-509, EPC-510, EPC-534: how often a side may use something in a battle. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, powers } from '../testing/burningChance.ts';
import { atUses, type Setting } from '../testing/scenarios.ts';
import { testStrategy, testUses } from '../testing/testCards.ts';
import { atBlock, atShoot, I01 } from '../testing/useSteps.ts';

rule('EPC-509 each effect once in a battle', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { active: 'PC-G09', field: ['PC-I01'], tp: 5 } });
  t.a.pick('effect:PC-G02/0').a.mayNot('effect:PC-G02/0').mayNot('effect:PC-G02', 'EPC-509');
  deepEqual(t.a.keys, ['done']);
  t.a.pick('done').b.pick('effect:PC-G09/0');
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-509 again in the next battle', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5, top: ['PC-L04'] }, b: { ...I01, top: ['PC-G11'] } });
  t.a.pick('effect:PC-G02/0').a.pick('done').b.pick('done').b.pick('flip:PC-I01').a.pick('stay');
  t.a.may('effect:PC-G02/0');
});

rule('EPC-510 Hissatsu and effect in one battle, in either order', () => {
  for (const order of [
    ['use:PC-H11', 'effect:PC-G02/0'],
    ['effect:PC-G02/0', 'use:PC-H11'],
  ]) {
    const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], hand: ['PC-H11'], tp: 5 }, b: I01 });
    for (const key of order) t.a.pick(key);
    equal(power(t.table, 0), 9);
    equal(t.a.count('tp'), 2);
  }
});

rule('EPC-510 for the defender too', () => {
  const t = atBlock({ active: 'PC-G09', hand: ['PC-H06'], tp: 5 });
  t.b.pick('use:PC-H06').b.pick('effect:PC-G09/0');
  equal(power(t.table, 1), 10);
});

rule('EPC-534 several timings: at each of them, once in a battle', () => {
  const t = atUses({ a: { active: 'PC-L02', field: ['PC-G04'], top: ['PC-L04'] }, b: I01 });
  t.a.pick('effect:PC-L02/0').a.mayNot('effect:PC-L02/0').mayNot('effect:PC-L02', 'EPC-509');
  const shot = atShoot({ active: 'PC-L02', top: ['PC-L04'] });
  shot.a.pick('effect:PC-L02/0').a.mayNot('effect:PC-L02', 'EPC-509');
  equal(power(shot.table, 0), 6);
  ok(!atBlock({ active: 'PC-L02' }).b.keys.includes('effect:PC-L02/0'));
});

const twoDribbles: Setting = { a: { active: 'T-TWO-DRIBBLES', hand: ['PC-H03', 'PC-H11'], tp: 9 } };

rule('EPC-R4 one Hissatsu and each available effect once, per side and battle', () => {
  const t = testUses(twoDribbles);
  t.a.pick('effect:T-TWO-DRIBBLES/0').a.pick('use:PC-H03');
  t.a.mayNot('use:PC-H11', 'EPC-508').may('effect:T-TWO-DRIBBLES/1').mayNot('effect:T-TWO-DRIBBLES/0');
  t.a.pick('effect:T-TWO-DRIBBLES/1');
  equal(powers(t)[0], 3 + 1 + 2 + 2);
  t.a.mayNot('effect:T-TWO-DRIBBLES', 'EPC-509');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-R4 effectsPerBattle one: a second effect is refused, the Hissatsu is not', () => {
  const t = testUses({ ...twoDribbles, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:T-TWO-DRIBBLES/1');
  t.a.mayNot('effect:T-TWO-DRIBBLES', 'EPC-R4').mayNot('effect:T-TWO-DRIBBLES/0').may('use:PC-H03');
  t.a.pick('use:PC-H03');
  equal(powers(t)[0], 3 + 2 + 2);
  burn(t, [5], [1]);
  t.until('uses');
  t.a.may('effect:T-TWO-DRIBBLES/0').may('effect:T-TWO-DRIBBLES/1'); // again in the next battle
});

rule('EPC-R4 effectsPerBattle one: per side', () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 2 }, b: { active: 'PC-G09', tp: 2 }, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:PC-G02/0').a.pick('done');
  t.b.may('effect:PC-G09/0');
});

rule('EPC-R4 effectsPerBattle one: what is used in the Strategy Phase does not count', () => {
  const t = testStrategy({ a: { active: 'T-CALLER', tp: 1 }, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:T-CALLER/0').until('uses');
  t.a.may('effect:T-CALLER/1');
});
