/** EPC-521, EPC-523: texts that change Burning Chance. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, powers, turnedUp, whereabouts } from '../testing/burningChance.ts';
import { kicks, rounds } from '../testing/penaltyKicks.ts';
import { atBattle, atShot, atUses, moved } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';
import { I01, winner } from '../testing/useSteps.ts';

rule('EPC-521 "Burning Chance 1 more time": two cards, both count', () => {
  const t = atUses({
    a: { active: 'PC-L03', field: ['PC-G04'], tp: 2, top: ['PC-L04', 'PC-I04'] },
    b: { active: 'PC-I07', field: ['PC-I01'], top: ['PC-G11'] },
  });
  t.a.pick('effect:PC-L03/0').a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual([t.a.cards('chance'), t.b.cards('chance')], [['PC-L04', 'PC-I04'], ['PC-G11']]);
  deepEqual([power(t.table, 0), power(t.table, 1)], [2 + 5 + 3, 3 + 1]);
});

rule('EPC-521 for that player and that battle only', () => {
  const t = atUses({ a: { active: 'PC-L03', field: ['PC-G04'], tp: 2 }, b: I01 });
  t.a.pick('effect:PC-L03/0');
  t.top(0, ['PC-L04', 'PC-L04', 'PC-L04']);
  equal(winner(t, 'PC-L04', 'PC-G11'), 0);
  deepEqual([moved(t, 0, 'deck', 'chance').length, moved(t, 1, 'deck', 'chance').length], [2, 1]);
  t.b.pick('flip:PC-I01').a.pick('stay');
  winner(t, 'PC-L04', 'PC-G11');
  equal(moved(t, 0, 'deck', 'chance').length, 3);
});

rule('EPC-523 "5+ BCP" counts 5 where its condition holds', () => {
  const fight = (active: string) => atUses({ a: { active: 'PC-G04', field: ['PC-G04'] }, b: { ...I01, active } });
  // OF 3 + 5 against DF 5 + 2; without the rise 3 + 3.
  equal(winner(fight('PC-E08'), 'PC-G07', 'PC-G01'), 0);
  const other = atUses({ a: { active: 'PC-I01', field: ['PC-G04'] }, b: { ...I01, active: 'PC-E08' } });
  equal(winner(other, 'PC-G07', 'PC-G01'), 1);
});

rule('EPC-523 to exactly the value its text gives', () => {
  const t = atUses({ a: { active: 'PC-I01', field: ['PC-G04'] }, b: { active: 'PC-I07', field: ['PC-I01'] } });
  t.top(0, ['PC-E07']).top(1, ['PC-E07']);
  t.a.pick('done').b.pick('done');
  deepEqual([power(t.table, 0), power(t.table, 1)], [3 + 5, 3 + 3]);
});

rule('EPC-523 only as a Burning Chance card', () => {
  const t = atBattle({ a: { active: 'PC-E07', field: ['PC-E07'], top: ['PC-E07'] } });
  for (const zone of ['active', 'field']) equal(t.table.stat(t.a.ids(zone)[0], 'bcp'), 3);
  equal(t.table.stat(t.a.ids('deck').at(-1)!, 'bcp'), 3);
});

rule('EPC-R15 "X+ BCP" sets the value to X if that is higher than printed', () => {
  const t = testUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['PC-E07', 'PC-G04']).top(1, ['PC-G01']); // 2 + 5 against 6 + 2
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 7);
});

rule('EPC-R15 and leaves a higher printed value alone', () => {
  const t = testUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['T-HIGH', 'PC-G04']).top(1, ['PC-G01']);
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 8);
});

rule('EPC-R15 a plus adds to the raised value', () => {
  // Many Hands: each of your Burning Chance cards counts 1 more. Bram Swallowtail counts 5 for a Galewick goalkeeper.
  const t = atShot({ a: { active: 'PC-I07', tp: 0 }, b: { goalkeeper: 'PC-K1', hand: ['PC-H23'], tp: 3 } });
  t.a.pick('stay').a.pick('done').b.pick('use:PC-H23');
  t.top(0, ['PC-G04']).top(1, ['PC-G07']);
  t.b.pick('done');
  equal(powers(t)[1], 4 + 3 + 6);
});

rule('EPC-R26 the extra card applies to the first flip only; tie flips are one card each', () => {
  const t = atUses({ a: { active: 'PC-L03', tp: 2 }, b: { active: 'PC-I01' } }); // 2 against 2
  t.a.pick('effect:PC-L03/0');
  const before = turnedUp(t, 0);
  burn(t, [2, 2, 3, 3], [4, 2, 1]); // 6–6, then 9–8
  deepEqual([turnedUp(t, 0) - before, t.own.attacker], [3, 0]);
});

rule('EPC-R55 several "1 more time" add one card each', () => {
  const t = atShot({ a: { active: 'PC-L03', hand: ['PC-H17'], tp: 6 } });
  t.a.pick('stay').a.pick('effect:PC-L03/0').a.pick('use:PC-H17');
  const before = [turnedUp(t, 0), turnedUp(t, 1)];
  burn(t, [5, 4, 3, 2], [1]);
  deepEqual([turnedUp(t, 0) - before[0], turnedUp(t, 1) - before[1]], [3, 1]);
});

rule('EPC-R56 "1 more time" is for the use step, not for after the flips', () => {
  const t = testUses({ a: { active: 'T-LATE', tp: 3 } });
  deepEqual(t.a.keys, ['effect:T-LATE/0', 'done']);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual(t.a.keys, ['effect:T-LATE/1', 'done']);
});

rule('EPC-R63 a replaced Burning Chance card is discarded, does not count, and its successor marks the goal', () => {
  const t = atShot({ a: { active: 'PC-L11', licences: ['PC-P6'], tp: 1 }, b: { goalkeeper: 'PC-K2' } });
  t.a.pick('stay');
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [2, 5], [3]); // 6 against 8
  t.a.pick('effect:PC-L11/0');
  deepEqual([powers(t)[0], t.a.ids('chance')], [9, [second]]);
  equal(whereabouts(t, 0, first), 'discard');
  t.a.pick('done');
  deepEqual([t.own.goals, t.a.ids('score')], [[1, 0], [second]]);
});

rule('EPC-D15 "1 more time": 2 + 1 against 2 with OF 4 and DF 4: 7 against 6', () => {
  const t = atShot({ a: { active: 'PC-L04', hand: ['PC-H17'], tp: 4 }, b: { goalkeeper: 'PC-K1' } }); // 2 + 2 against 4
  t.a.pick('stay').a.pick('use:PC-H17');
  deepEqual(powers(t), [4, 4]);
  burn(t, [2, 1], [2]);
  deepEqual(t.own.goals, [1, 0]);
});

rule('EPC-D24 printed BCP 3 with 5+ BCP: 5 in Burning Chance, 3 in PK', () => {
  const t = atUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['PC-E07']);
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 2 + 5);
  const pk = kicks({ a: new Array<string>(5).fill('PC-E07'), b: new Array<string>(9).fill('PC-G04') });
  equal(rounds(pk)[0].bcp[0], 3);
});
