/** Hissatsu and Support cards with text. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, turnedUp } from '../testing/burningChance.ts';
import { atShot, atStrategy, atUses, endPeriod, quiet, type Side, seen } from '../testing/scenarios.ts';
import { defending } from '../testing/useSteps.ts';

const shooting = (a: Side, b: Side = {}) => atShot({ a, b }).a.pick('stay');

rule('PC-H02 costs 1 less TP with a FW licence', () => {
  for (const [licence, tp] of [
    ['PC-P1', 3],
    ['PC-P7', 3],
    ['PC-P3', 4],
  ] as const) {
    const side = { active: 'PC-G01', hand: ['PC-H02'], licences: [licence] };
    shooting({ ...side, tp: tp - 1 }).a.mayNot('use:PC-H02', 'EPC-502');
    const t = shooting({ ...side, tp });
    t.a.pick('use:PC-H02');
    deepEqual([powers(t)[0], t.a.count('tp')], [11, 0]);
  }
});

const attacking = (a: Side, b: Side = {}) => atUses({ a, b });

for (const id of ['PC-H04', 'PC-H12', 'PC-H28'])
  rule(`${id} Recycling`, () => {
    const t = attacking({ active: 'PC-G01', hand: [id], tp: 3 });
    t.a.pick(`use:${id}`);
    deepEqual(t.a.cards('hissatsuArea'), [id]);
    t.until('recycled').a.pick('takeAll');
    deepEqual([t.a.cards('hissatsuHand'), t.a.cards('hissatsuArea')], [[id], []]);
  });

rule('PC-H22 Recycling', () => {
  const t = defending({ active: 'PC-I04', hand: ['PC-H22'], tp: 1 });
  t.b.pick('use:PC-H22');
  t.until('recycled').b.pick('takeAll');
  deepEqual(t.b.cards('hissatsuHand'), ['PC-H22']);
});

const catching = (b: Side, a: Side = {}) => shooting(a, b).a.pick('done');

rule('PC-H07 +1 DF more for a Galewick goalkeeper', () => {
  const df = (goalkeeper: string) => {
    const t = catching({ goalkeeper, hand: ['PC-H07'], tp: 3 });
    t.b.pick('use:PC-H07');
    return powers(t)[1];
  };
  deepEqual([df('PC-K1'), df('PC-K3')], [8, 7]);
});

rule('PC-H08 Galewick characters get +1 OF until the end of the period', () => {
  const t = atStrategy({
    a: { active: 'PC-G04', field: ['PC-I04', 'PC-G01'], hand: ['PC-H08'], tp: 2 },
    b: { active: 'PC-G08', field: ['PC-I01', 'PC-I01'] },
  });
  t.a.pick('support:PC-H08').until('passDecision');
  equal(powers(t)[0], 4);
  t.a.pick('pass').a.pick('flip:PC-G01');
  equal(powers(t)[0], 7);
  equal(t.table.stat(t.b.ids('active')[0], 'of'), 3); // not the opponent's
  burn(t, [1], [5]);
  t.until('uses', 0);
  equal(t.table.stat(t.a.ids('active')[0], 'of'), 4); // PC-I04 is of Ironmoor
  t.put(0, 'active', ['PC-G01']);
  equal(t.table.stat(t.a.ids('active')[0], 'of'), 7); // still in the second battle
  endPeriod(t, false);
  t.until('passDecision').put(0, 'active', ['PC-G01']);
  equal(t.table.stat(t.a.ids('active')[0], 'of'), 6);
});

rule('PC-H10 only for Ironmoor; the goalkeeper gets −1 DF in this battle', () => {
  shooting({ active: 'PC-G01', hand: ['PC-H10'], tp: 5 }).a.mayNot('use:PC-H10', 'EPC-R49');
  const t = shooting({ active: 'PC-I01', hand: ['PC-H10'], tp: 5 });
  t.a.pick('use:PC-H10');
  deepEqual(powers(t), [8, 4]);
  const [keeper] = t.b.ids('goalkeeper');
  burn(t, [1], [5]);
  equal(t.table.stat(keeper, 'df'), 5);
});

rule('PC-H13 +1 DF with the licence "Bo Castellan"', () => {
  const df = (licences: string[]) => {
    const t = defending({ active: 'PC-I04', hand: ['PC-H13'], licences, tp: 2 });
    t.b.pick('use:PC-H13');
    return powers(t)[1];
  };
  deepEqual([df(['PC-P3']), df(['PC-P4']), df([])], [8, 7, 7]);
});

rule('PC-H14 Override "Iron Curtain"', () => {
  const t = defending({ active: 'PC-I04', hand: ['PC-H13', 'PC-H14'], tp: 3 });
  t.b.pick('use:PC-H13').b.pick('use:PC-H14');
  deepEqual([powers(t)[1], t.b.count('tp')], [8, 0]);
  defending({ active: 'PC-I04', hand: ['PC-H05', 'PC-H14'], tp: 3 })
    .b.pick('use:PC-H05')
    .b.mayNot('use:PC-H14', 'EPC-508');
});

rule('PC-H26 Override "Cinder Comet"', () => {
  const t = shooting({ active: 'PC-G01', hand: ['PC-H25', 'PC-H26', 'PC-H01'], tp: 5 });
  t.a.pick('use:PC-H25').a.mayNot('use:PC-H01', 'EPC-508');
  t.a.pick('use:PC-H26');
  deepEqual([powers(t)[0], t.a.count('tp')], [12, 0]);
});

rule('PC-H16 your goalkeeper gets +1 DF for the rest of the game', () => {
  const t = atStrategy({ a: { hand: ['PC-H16'], tp: 3 } });
  t.a.pick('support:PC-H16');
  const [keeper] = t.a.ids('goalkeeper');
  equal(t.table.stat(keeper, 'df'), 6);
  equal(t.table.stat(t.b.ids('goalkeeper')[0], 'df'), 5);
  endPeriod(t, false);
  equal(t.table.stat(keeper, 'df'), 6);
  endPeriod(t, false);
  deepEqual([t.own.period, t.table.stat(keeper, 'df')], [2, 6]);
});

rule('PC-H17 Burning Chance 1 more time', () => {
  const t = shooting({ active: 'PC-I07', hand: ['PC-H17'], tp: 4 });
  t.a.pick('use:PC-H17');
  burn(t, [3, 4], [5]);
  deepEqual([t.a.count('chance'), t.b.count('chance'), powers(t)[0]], [2, 1, 2 + 2 + 7]);
  t.a.pick('done').until('uses');
  const before = turnedUp(t, 0);
  burn(t, [5], [1]);
  equal(turnedUp(t, 0) - before, 1); // only in that battle
});

rule('PC-H19 the opposing character gets −1 DF in this battle', () => {
  const t = attacking({ active: 'PC-I04', hand: ['PC-H19'], tp: 1 }, { active: 'PC-I08' });
  t.a.pick('use:PC-H19');
  deepEqual(powers(t), [5, 5]);
  burn(t, [1], [5]);
  equal(t.table.stat(t.b.ids('active')[0], 'df'), 6);
});

rule('PC-H21 the opposing character gets −2 OF in this battle', () => {
  const t = defending({ active: 'PC-I04', hand: ['PC-H21'], tp: 2 }, { active: 'PC-G01' });
  t.b.pick('use:PC-H21');
  deepEqual(powers(t), [4, 5]);
  burn(t, [5], [1]);
  equal(powers(t.until('uses'))[0], 6);
});

rule('PC-H30 the opposing character gets −1 OF in this battle', () => {
  const t = defending({ active: 'PC-I04', hand: ['PC-H30'], tp: 2 }, { active: 'PC-G01' });
  t.b.pick('use:PC-H30');
  deepEqual(powers(t), [5, 6]);
  burn(t, [5], [1]);
  equal(powers(t.until('uses'))[0], 6);
});

rule('PC-H23 each of your Burning Chance cards counts 1 BCP more in this battle', () => {
  const t = catching({ goalkeeper: 'PC-K2', hand: ['PC-H23'], tp: 3 }, { active: 'PC-I07', tp: 0 });
  t.b.pick('use:PC-H23');
  burn(t, [4], [2]);
  deepEqual(powers(t), [2 + 4, 5 + 3 + 3]);
  t.a.pick('done').until('uses').put(0, 'active', ['PC-I07']).put(1, 'active', ['PC-I04']);
  burn(t, [4], [2]);
  equal(powers(t)[1], 4 + 2); // only in that battle
});

rule('PC-H23 every card of a tie', () => {
  const t = catching({ goalkeeper: 'PC-K2', hand: ['PC-H23'], tp: 3 }, { active: 'PC-G01', hand: ['PC-H01'], tp: 2 });
  t.b.pick('use:PC-H23'); // 6 against 8
  burn(t, [5, 3], [2, 3]); // 11–11, then 14–15
  deepEqual(t.own.goals, [0, 0]);
});

rule('PC-H24 look at the top 4 cards and put them back in any order', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H24'], tp: 1 } });
  t.top(0, ['PC-L01', 'PC-L04', 'PC-L08', 'PC-E01']);
  t.a.pick('support:PC-H24');
  deepEqual(t.a.cards('looking').sort(), ['PC-E01', 'PC-L01', 'PC-L04', 'PC-L08']);
  deepEqual([seen(t, 0, 0, 'looking').cards.length, seen(t, 1, 0, 'looking').cards.length], [4, 0]);
  for (const id of ['PC-L01', 'PC-E01', 'PC-L04']) t.a.pick(`putBack:${id}`);
  if (t.ask === 'putBack') t.a.pick('putBack:PC-L08'); // the last one need not be asked for
  deepEqual(t.a.cards('deck').slice(-4), ['PC-L01', 'PC-E01', 'PC-L04', 'PC-L08']);
  deepEqual([t.ask, t.asked, t.a.count('looking')], ['support', [0], 0]);
  equal(seen(t, 1, 0, 'deck').cards.length, 0);
});

rule('PC-H32 add 1 TP, or 2 with fewer goals', () => {
  const tp = (goals: readonly [number, number]) => {
    const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H32'], tp: 1 }, goals });
    return t.a.pick('support:PC-H32').a.count('tp');
  };
  deepEqual([tp([0, 0]), tp([1, 0]), tp([0, 1])], [2, 2, 3]);
});

/** Type, id, power added to PC-I04 4/4 or PC-K2 5, cost. */
const plain: readonly (readonly [string, string, number, number])[] = [
  ['shoot', 'PC-H01', 3, 2],
  ['dribble', 'PC-H03', 2, 1],
  ['block', 'PC-H05', 2, 1],
  ['block', 'PC-H06', 4, 3],
  ['shoot', 'PC-H09', 4, 3],
  ['dribble', 'PC-H11', 3, 2],
  ['catch', 'PC-H15', 4, 3],
  ['shoot', 'PC-H18', 3, 2],
  ['dribble', 'PC-H20', 3, 2],
  ['shoot', 'PC-H25', 4, 3],
  ['dribble', 'PC-H27', 3, 2],
  ['block', 'PC-H29', 2, 1],
  ['catch', 'PC-H31', 4, 3],
];
for (const [type, id, power, cost] of plain)
  rule(`${id} a ${type} of +${power} for ${cost} TP`, () => {
    const side = { active: 'PC-I04', hand: [id], tp: 5 };
    const at = { shoot: shooting, dribble: attacking, block: defending, catch: (b: Side) => catching({ ...b, active: undefined }) }[type]!;
    const t = at(side);
    const seat = t.asked[0];
    const before = powers(t)[seat];
    t.pick(seat, `use:${id}`);
    deepEqual([powers(t)[seat] - before, t.seat(seat).count('tp')], [power, 5 - cost]);
    for (let i = 0; i < 20 && t.own.used.length > 0; i++) quiet(t);
    equal(t.seat(seat).cards('hissatsuArea').includes(id), true);
  });

rule('PC-H02 vector (f): with PC-P1 it costs 3 TP', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H02'], licences: ['PC-P1'], tp: 3 } });
  t.a.pick('stay').a.pick('use:PC-H02');
  deepEqual([powers(t)[0], t.a.count('tp')], [11, 0]);
});
