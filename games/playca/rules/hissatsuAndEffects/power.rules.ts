/** EPC-517: changes of power. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, powers } from '../testing/burningChance.ts';
import { atShot, atUses } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';
import { atCatch, I01, winner } from '../testing/useSteps.ts';

rule('EPC-517 "You get" raises the power of the own character by X', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { active: 'PC-G09', field: ['PC-I01'], tp: 5 } });
  deepEqual([power(t.table, 0), power(t.table, 1)], [4, 4]);
  t.a.pick('effect:PC-G02/0');
  deepEqual([power(t.table, 0), power(t.table, 1)], [6, 4]);
  equal(t.table.stat(t.a.ids('active')[0], 'df'), 2);
  t.a.pick('done').b.pick('effect:PC-G09/0');
  deepEqual([power(t.table, 0), power(t.table, 1)], [6, 6]);
});

rule('EPC-517 for this battle only', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: I01 });
  t.a.pick('effect:PC-G02/0');
  equal(winner(t, 'PC-L04', 'PC-G11'), 0);
  t.b.pick('flip:PC-I01').a.pick('stay');
  deepEqual(t.a.cards('active'), ['PC-G02']);
  equal(power(t.table, 0), 4);
});

rule('EPC-517 at the shot likewise: gone in the next period', () => {
  const t = atCatch({ goalkeeper: 'PC-K1', tp: 1 });
  t.b.pick('effect:PC-K1/0').b.pick('done').until('passDecision');
  equal(t.own.period, 1);
  for (const side of [t.a, t.b])
    for (const zone of ['active', 'goalkeeper']) {
      const card = side.ids(zone)[0];
      equal(t.table.stat(card, 'df'), t.table.def(card).stats.df);
    }
});

rule('EPC-517 it decides the battle', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-E08' } });
  equal(winner(t, 'PC-G11', 'PC-G11'), 1);
  const more = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-E08' } }).a.pick('effect:PC-G02/0');
  equal(winner(more, 'PC-G11', 'PC-G11'), 0);
});

rule('EPC-R33 a power is never below 0 when compared', () => {
  // PC-L08 has OF 1, Blackout takes 2.
  const t = atUses({ a: { active: 'PC-L08' }, b: { active: 'PC-I01', hand: ['PC-H21'], tp: 2 } });
  t.a.pick('done').b.pick('use:PC-H21');
  equal(powers(t)[0], 0);
});

rule('EPC-R51 a bonus counts for the character that fights when power is compared', () => {
  const t = testUses({ a: { active: 'T-GIVE-UP', field: ['PC-G04'], hand: ['PC-H03'], tp: 3 } });
  t.a.pick('use:PC-H03').a.pick('effect:T-GIVE-UP/0');
  deepEqual([t.a.cards('active'), powers(t)[0]], [['PC-G04'], 5]);
});

rule('EPC-R58 OF bonuses are ignored in defence and DF bonuses in attack', () => {
  const attack = atUses({ a: { active: 'PC-I07', tp: 1 }, b: { active: 'PC-I01' } }); // +2 DF for an attacker
  burn(attack, [2], [4]); // 4 against 6
  attack.a.pick('effect:PC-I07/0');
  equal(powers(attack)[0], 4);
  const defence = atUses({ b: { active: 'PC-I03' }, a: { active: 'PC-G08' } }); // Rufus Pike: +1 OF against a DF
  defence.a.pick('done').b.pick('effect:PC-I03/0');
  equal(powers(defence)[1], 4);
});

rule('EPC-R61 a minus for the opponent lasts for the battle', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H19'], tp: 1 }, b: { active: 'PC-I08', field: ['PC-I01'] } });
  t.a.pick('use:PC-H19');
  deepEqual(powers(t), [5, 5]);
  burn(t, [1], [5]);
  t.until('passDecision');
  equal(t.table.stat(t.b.ids('active')[0], 'df'), 6);
});

rule('EPC-R64 card text wins over the general rule', () => {
  // Two Hissatsu in one battle by Override.
  const t = atShot({ a: { active: 'PC-E12', hand: ['PC-H25', 'PC-H26'], tp: 5 } });
  t.a.pick('stay').a.pick('use:PC-H25').a.pick('use:PC-H26');
  equal(powers(t)[0], 12);
});
