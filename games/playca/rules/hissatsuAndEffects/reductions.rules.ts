/** EPC-503, EPC-520, EPC-532: Hissatsu that cost less. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { powers } from '../testing/burningChance.ts';
import { atUses, type Match } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';
import { atShoot, costOf, I01, nextBattle } from '../testing/useSteps.ts';

/** The dribbler with two reductions of 1, both used. */
function twoReductions(hand: readonly string[], tp: number): Match {
  const t = testUses({ a: { active: 'T-CHEAPER', hand, tp } });
  return t.a.pick('effect:T-CHEAPER/0').a.pick('effect:T-CHEAPER/1');
}

rule('EPC-503 reductions bring a cost to 0', () => {
  const t = twoReductions(['PC-H11'], 1);
  equal(costOf(t, 0, 'PC-H11'), 0);
  const discard = t.a.count('discard');
  t.a.pick('use:PC-H11');
  deepEqual([t.a.count('tp'), t.a.count('discard')], [1, discard]);
});

rule('EPC-503 and not below', () => {
  const t = testUses({ a: { active: 'T-CHEAPER', hand: ['PC-H03'], tp: 1 } });
  equal(costOf(t, 0, 'PC-H03'), 1);
  const p = twoReductions(['PC-H03'], 1);
  equal(costOf(p, 0, 'PC-H03'), 0);
  p.a.pick('use:PC-H03');
  equal(p.a.count('tp'), 1);
  equal(p.events.find((e) => e.type === 'use')?.args.cost, 0);
});

rule('EPC-520 own Hissatsu of the named type cost less in this battle', () => {
  const t = atUses({
    a: { active: 'PC-G12', field: ['PC-G04'], hand: ['PC-H11', 'PC-H01', 'PC-H08'], tp: 5 },
    b: { ...I01, hand: ['PC-H11', 'PC-H06'] },
  });
  t.a.pick('effect:PC-G12/0');
  deepEqual(
    ['PC-H11', 'PC-H01', 'PC-H08'].map((id) => costOf(t, 0, id)),
    [1, 2, 2],
  );
  deepEqual([costOf(t, 1, 'PC-H11'), costOf(t, 1, 'PC-H06')], [2, 3]);
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 4);
});

rule('EPC-520 without a type every Hissatsu, but no Support card', () => {
  const t = atUses({ a: { active: 'PC-L12', field: ['PC-G04'], hand: ['PC-H11', 'PC-H06', 'PC-H08'] }, b: I01 });
  t.a.pick('effect:PC-L12/0');
  deepEqual(
    ['PC-H11', 'PC-H06', 'PC-H08'].map((id) => costOf(t, 0, id)),
    [1, 2, 2],
  );
});

rule('EPC-520 in the next battle they cost as before', () => {
  const t = atUses({ a: { active: 'PC-L12', field: ['PC-G04'], hand: ['PC-H11'] }, b: I01 });
  t.a.pick('effect:PC-L12/0');
  equal(costOf(t, 0, 'PC-H11'), 1);
  nextBattle(t);
  equal(t.ask, 'uses');
  equal(costOf(t, 0, 'PC-H11'), 2);
});

rule('EPC-532 several reductions add up', () => {
  const t = atShoot({ active: 'PC-E12', hand: ['PC-H02'], licences: ['PC-P1'], tp: 2 });
  equal(costOf(t, 0, 'PC-H02'), 3);
  t.a.mayNot('use:PC-H02', 'EPC-502').pick('effect:PC-E12/0');
  equal(costOf(t, 0, 'PC-H02'), 2);
  t.a.pick('use:PC-H02');
  equal(t.a.count('tp'), 0);
});

rule('EPC-532 still not below 0', () => {
  const t = twoReductions(['PC-H03', 'PC-H11'], 0);
  deepEqual([costOf(t, 0, 'PC-H03'), costOf(t, 0, 'PC-H11')], [0, 0]);
});

rule('EPC-D4 HCost 2, three less: cost 0', () => {
  const t = testUses({ a: { active: 'T-CHEAP', hand: ['T-DRIBBLE-2'], tp: 0 } });
  t.a.mayNot('use:T-DRIBBLE-2', 'EPC-502');
  t.a.pick('effect:T-CHEAP/0').a.pick('use:T-DRIBBLE-2');
  deepEqual([t.a.count('tp'), powers(t)[0]], [0, 5]);
  const rich = testUses({ a: { active: 'T-CHEAP', hand: ['T-DRIBBLE-2'], tp: 4 } });
  rich.a.pick('effect:T-CHEAP/0').a.pick('use:T-DRIBBLE-2');
  equal(rich.a.count('tp'), 4);
});

rule('EPC-D25 HCost 3, two reductions of 1: cost 1', () => {
  const t = testUses({ a: { active: 'T-CHEAPER', hand: ['T-DRIBBLE-3'], tp: 1 } });
  t.a.pick('effect:T-CHEAPER/0');
  t.a.mayNot('use:T-DRIBBLE-3', 'EPC-502');
  t.a.pick('effect:T-CHEAPER/1').a.pick('use:T-DRIBBLE-3');
  equal(t.a.count('tp'), 0);
});
