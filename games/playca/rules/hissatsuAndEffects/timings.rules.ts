/** EPC-512, EPC-526, EPC-527: when and where effects work. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { powers } from '../testing/burningChance.ts';
import { atShot, atStrategy, atUses, start } from '../testing/scenarios.ts';
import { atBlock, atCatch, atShoot, G01, I01 } from '../testing/useSteps.ts';

rule('EPC-512 an effect is used at its timing only', () => {
  const attack = (id: string) => atUses({ a: { active: id, field: ['PC-G04'], tp: 5 }, b: I01 });
  const block = (id: string) => atBlock({ active: id, tp: 5 });
  attack('PC-G02').a.may('effect:PC-G02/0');
  block('PC-G02').b.mayNot('effect:PC-G02/0').mayNot('effect:PC-G02', 'EPC-512');
  block('PC-G09').b.may('effect:PC-G09/0');
  attack('PC-G09').a.mayNot('effect:PC-G09/0').mayNot('effect:PC-G09', 'EPC-512');
  attack('PC-E02').a.mayNot('effect:PC-E02/0').mayNot('effect:PC-E02', 'EPC-512');
  atShoot({ active: 'PC-E02', tp: 5 }).a.may('effect:PC-E02/0');
  atShoot({ active: 'PC-G02', tp: 5 }).a.mayNot('effect:PC-G02/0').mayNot('effect:PC-G02', 'EPC-512');
});

rule('EPC-512 {Battle} is any battle, in either role', () => {
  const coach = { licences: ['PC-P2'] };
  atUses({ a: { ...G01, active: 'PC-G11', ...coach }, b: I01 }).a.may('effect:PC-G11/0');
  atBlock({ active: 'PC-G11', ...coach }).b.may('effect:PC-G11/0');
  atShoot({ active: 'PC-G11', ...coach }).a.may('effect:PC-G11/0');
});

rule('EPC-512 {Burning Chance} is not the use step', () => {
  atBlock({ active: 'PC-I07', tp: 5 }).b.mayNot('effect:PC-I07/0').mayNot('effect:PC-I07', 'EPC-512');
});

rule('EPC-526 face-down characters, TP and discarded cards have no effect', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G02', 'PC-G12'], tp: 3 }, b: I01 });
  t.put(0, 'discard', ['PC-G02', 'PC-I03', 'PC-L12']).put(0, 'tp', ['PC-G02', 'PC-L12', 'PC-L12']);
  deepEqual(t.a.keys, ['done']);
  t.a.pick('done');
  t.put(1, 'field', ['PC-G09', 'PC-I12']).put(1, 'discard', ['PC-G09']).put(1, 'tp', ['PC-G09']);
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-526 a Flip effect waits for the flip', () => {
  const t = start().put(0, 'field', ['PC-G01', 'PC-G06', 'PC-G06']);
  t.a.pick('arrange:PC-G01,PC-G06,PC-G06').b.pick(t.b.keys[0]);
  equal(t.a.count('tp'), 5);
  t.until('passDecision').a.pick('pass').a.pick('flip:PC-G06');
  equal(t.a.count('tp'), 6);
});

rule('EPC-527 a goalkeeper’s effects only while it defends a shot', () => {
  const keeper = { goalkeeper: 'PC-K1', tp: 5 };
  const early = atStrategy({ a: keeper, b: keeper });
  early.a.mayNot('effect:PC-K1/0').pick('done').b.mayNot('effect:PC-K1/0');
  const t = atUses({ a: { ...G01, ...keeper }, b: { ...I01, ...keeper } });
  t.a.mayNot('effect:PC-K1/0').pick('done').b.mayNot('effect:PC-K1/0');
  const shot = atShoot(keeper, keeper);
  shot.a.mayNot('effect:PC-K1/0').pick('done');
  shot.b.may('effect:PC-K1/0').pick('effect:PC-K1/0');
  equal(power(shot.table, 1), 6);
});

rule('EPC-527 {Battle} on a goalkeeper means the shot', () => {
  const t = atUses({ a: { ...G01, goalkeeper: 'PC-K6' }, b: { ...I01, goalkeeper: 'PC-K6' }, goals: [1, 0] }).a.pick('done');
  t.b.mayNot('effect:PC-K6/0');
  const shot = atCatch({ goalkeeper: 'PC-K6' }, {}, [1, 0]);
  shot.b.pick('effect:PC-K6/0');
  equal(power(shot.table, 1), 6);
  atCatch({ goalkeeper: 'PC-K6' }).b.mayNot('effect:PC-K6/0');
});

rule('EPC-R10 texts of face-down cards are inactive', () => {
  const t = atUses({ a: { active: 'PC-G04', field: ['PC-G02', 'PC-G02'], tp: 4 }, b: { active: 'PC-G08' } });
  deepEqual(t.a.keys, ['done']);
  equal(powers(t)[0], 3);
});

rule('EPC-R10 texts of cards in other areas are inactive', () => {
  // Nell Harrier turned up in a Burning Chance, laid as TP or discarded adds no TP.
  const t = atUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I04' } });
  t.top(0, ['PC-G06', 'PC-G06']);
  t.put(0, 'discard', ['PC-G02', 'PC-G12']);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual([t.a.count('tp'), t.a.keys, powers(t)[0]], [0, ['done'], 6]);
});

rule('EPC-R11 goalkeeper texts are for the Catch step; {Battle} works in the shot', () => {
  const battle = atUses({ b: { active: 'PC-I04', goalkeeper: 'PC-K1', tp: 3 } });
  battle.a.pick('done');
  deepEqual(battle.b.keys, ['done']);
  for (const [keeper, df] of [
    ['PC-K1', 6],
    ['PC-K6', 6],
  ] as const) {
    const t = atShot({ b: { goalkeeper: keeper, tp: 3 }, goals: [1, 0] });
    t.a.pick('stay').a.pick('done').b.pick(`effect:${keeper}/0`);
    equal(powers(t)[1], df);
  }
});

rule('EPC-R11 the goalkeeper of the shooting side does nothing', () => {
  const t = atShot({ a: { active: 'PC-G04', goalkeeper: 'PC-K6' }, goals: [0, 1] });
  t.a.pick('stay');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-R14 {Battle} texts work in attack, in defence, in the shot and for the goalkeeper', () => {
  const four = { active: 'PC-G11', licences: ['PC-P2'] };
  const attack = atUses({ a: four });
  equal(powers(attack.a.pick('effect:PC-G11/0'))[0], 5);
  const defence = atUses({ b: four });
  defence.a.pick('done').b.pick('effect:PC-G11/0');
  equal(powers(defence)[1], 5);
  const shot = atShot({ a: four });
  shot.a.pick('stay').a.pick('effect:PC-G11/0');
  equal(powers(shot)[0], 5);
});

rule('EPC-R62 {Dribble} and {Block} texts cannot be used in the Shoot Phase', () => {
  const t = atShot({ a: { active: 'PC-G02', hand: ['PC-H03'], tp: 3 }, b: { hand: ['PC-H05'], tp: 3 } });
  t.a.pick('stay');
  t.a.mayNot('effect:PC-G02', 'EPC-512').mayNot('effect:PC-G02/0').mayNot('use:PC-H03', 'EPC-506');
  t.a.pick('done');
  t.b.mayNot('use:PC-H05', 'EPC-506');
});
