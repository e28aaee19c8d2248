/** EPC-501 to EPC-511 and what else governs a use: costs, limits, order, Override. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../flow/battle.ts';
import { atBattle, atShot, atUses, endPeriod, type Match, moved, resolve, type Side, seen, start } from './table.ts';

const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] };
const I01: Side = { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] };
/** The defender's use step of the first battle. */
const atBlock = (b: Side, a: Side = G01) => atUses({ a, b: { ...I01, ...b } }).a.pick('done');
/** The shooter's and the keeper's use steps. */
const atShoot = (a: Side, b: Side = {}) => atShot({ a: { active: 'PC-G01', field: [], ...a }, b }).a.pick('stay');
const atCatch = (b: Side, a: Side = {}) => atShoot(a, b).a.pick('done');
const costOf = (t: Match, seat: number, id: string) => {
  const who = t.seat(seat);
  return t.table.stat(who.ids('hissatsuHand')[who.cards('hissatsuHand').indexOf(id)], 'cost');
};

rule('EPC-501 the HCost goes from the own TP Area to the own discard pile', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H11'], tp: 5 }, b: { ...I01, tp: 5 } });
  const paid = t.a.ids('tp').slice(-2);
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 3);
  deepEqual([...t.a.ids('discard')].sort(), [...paid].sort());
  for (const viewer of [0, 1]) equal(seen(t, viewer, 0, 'discard').cards.length, 2);
  deepEqual([t.b.count('tp'), t.b.count('discard')], [5, 0]);
});

rule('EPC-501 for the defender likewise', () => {
  const t = atBlock({ hand: ['PC-H06'], tp: 4 });
  t.b.pick('use:PC-H06');
  deepEqual([t.b.count('tp'), t.b.count('discard')], [1, 3]);
});

rule('EPC-502 not with fewer TP than it costs', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H11', 'PC-H03'], tp: 1 }, b: I01 });
  t.a.mayNot('use:PC-H11', 'EPC-502').may('use:PC-H03');
});

rule('EPC-502 with exactly as many', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H11'], tp: 2 }, b: I01 });
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 0);
});

rule('EPC-502 the reduced cost decides', () => {
  const t = atUses({ a: { active: 'PC-G12', field: ['PC-G04'], hand: ['PC-H11'], tp: 1 }, b: I01 });
  t.a.mayNot('use:PC-H11', 'EPC-502').pick('effect:PC-G12/0');
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 0);
});

/** The shooter with two reductions of 1: of a Flip, and of the card passed to after it. */
function twoReductions(hand: readonly string[], tp: number): Match {
  const t = atShot({ a: { active: 'PC-G01', field: ['PC-E05', 'PC-L12'], hand, tp }, options: { multiPass: true } });
  return t.a.pick('pass').a.pick('flip:PC-E05').a.pick('pass').a.pick('effect:PC-L12/0');
}

rule('EPC-503 reductions bring a cost to 0', () => {
  const t = twoReductions(['PC-H01'], 1);
  equal(costOf(t, 0, 'PC-H01'), 0);
  const discard = t.a.count('discard');
  t.a.pick('use:PC-H01');
  deepEqual([t.a.count('tp'), t.a.count('discard')], [1, discard]);
});

rule('EPC-503 and not below', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-E05', 'PC-L12'], hand: ['PC-H03'], tp: 1 }, b: I01, options: { multiPass: true } });
  equal(costOf(t, 0, 'PC-H03'), 1);
  const p = atBattle({
    a: { active: 'PC-G01', field: ['PC-E05', 'PC-L12'], hand: ['PC-H03'], tp: 1 },
    b: I01,
    options: { multiPass: true },
  });
  p.a.pick('pass').a.pick('flip:PC-E05').a.pick('pass').a.pick('effect:PC-L12/0');
  equal(costOf(p, 0, 'PC-H03'), 0);
  p.a.pick('use:PC-H03');
  equal(p.a.count('tp'), 1);
  equal(p.events.find((e) => e.type === 'use')?.args.cost, 0);
});

rule('EPC-504 a used Hissatsu lies in the Hissatsu Area, open, and is not discarded', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H03', 'PC-H11'], tp: 5 }, b: { ...I01, hand: ['PC-H05'], tp: 5 } });
  t.a.pick('use:PC-H03');
  deepEqual([t.a.cards('hissatsuArea'), t.a.cards('hissatsuHand')], [['PC-H03'], ['PC-H11']]);
  equal(seen(t, 1, 0, 'hissatsuArea').cards[0].def, 'PC-H03');
  resolve(t);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H03']);
  endPeriod(t, false);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H03']);
  ok(!t.a.cards('discard').includes('PC-H03'));
});

rule('EPC-505 a Hissatsu in the Hissatsu Area cannot be used again', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H03'], tp: 9, top: ['PC-L04'] }, b: { ...I01, top: ['PC-G11'] } });
  t.a.pick('use:PC-H03').a.pick('done').b.pick('done').b.pick('flip:PC-I01').a.pick('stay');
  deepEqual(t.asked, [0]);
  equal(t.ask, 'uses');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-505 unless it returned to the hand', () => {
  const t = atShoot({ hand: ['PC-H12'], tp: 9 });
  t.put(0, 'hissatsuArea', ['PC-H28', 'PC-H03'], 'aside');
  t.a.pick('done').b.pick('done').a.pick('takeAll');
  deepEqual(t.a.cards('hissatsuHand').sort(), ['PC-H12', 'PC-H28']);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H03']);
  t.until('passDecision').set('attacker', 0);
  t.put(0, 'active', ['PC-G01']).a.pick('stay').a.may('use:PC-H28').mayNot('use:PC-H03');
});

const all = ['PC-H01', 'PC-H03', 'PC-H05', 'PC-H15'];
const fitting = (t: Match, seat: number, id: string) => {
  deepEqual(t.seat(seat).keys.sort(), ['done', `use:${id}`]);
  for (const other of all.filter((x) => x !== id)) t.seat(seat).mayNot(`use:${other}`, 'EPC-506');
};

rule('EPC-506 Dribble for the ball holder, Block for the other side, in a breakthrough battle', () => {
  const t = atUses({ a: { ...G01, hand: all, tp: 9 }, b: { ...I01, hand: all, tp: 9 } });
  fitting(t, 0, 'PC-H03');
  fitting(t.a.pick('done'), 1, 'PC-H05');
});

rule("EPC-506 Shoot for the shooter, Catch for the goalkeeper's side", () => {
  const t = atShoot({ hand: all, tp: 9 }, { hand: all, tp: 9 });
  fitting(t, 0, 'PC-H01');
  fitting(t.a.pick('done'), 1, 'PC-H15');
});

rule('EPC-506 the roles go with the ball', () => {
  const t = atUses({
    a: { ...G01, hand: all, tp: 9, top: ['PC-G11'] },
    b: { active: 'PC-I08', field: ['PC-I01'], hand: all, tp: 9, top: ['PC-L04'] },
  });
  t.a.pick('done').b.pick('done').a.pick('flip:PC-G04').b.pick('stay');
  equal(t.own.attacker, 1);
  fitting(t, 1, 'PC-H03');
  fitting(t.b.pick('done'), 0, 'PC-H05');
});

rule('EPC-507 HOF is added to the OF of the active character in attack', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H11'], tp: 5 }, b: I01 });
  equal(power(t.table, 0), 6);
  t.a.pick('use:PC-H11');
  equal(power(t.table, 0), 9);
  equal(power(t.table, 1), 2);
  equal(t.table.stat(t.a.ids('active')[0], 'df'), 3);
});

rule('EPC-507 HDF to its DF in defence', () => {
  const t = atBlock({ hand: ['PC-H06'], tp: 5 });
  t.b.pick('use:PC-H06');
  equal(power(t.table, 1), 6);
  equal(power(t.table, 0), 6);
  equal(t.table.stat(t.b.ids('active')[0], 'of'), 3);
});

rule('EPC-507 to the goalkeeper’s DF against a shot', () => {
  const t = atCatch({ hand: ['PC-H15'], tp: 5 });
  equal(power(t.table, 1), 5);
  t.b.pick('use:PC-H15');
  equal(power(t.table, 1), 9);
  equal(t.table.stat(t.b.ids('goalkeeper')[0], 'df'), 9);
});

rule('EPC-507 it decides the battle', () => {
  const fight = (use: boolean) => {
    const t = atUses({
      a: { ...G01, active: 'PC-G04', hand: ['PC-H11'], tp: 5, top: ['PC-G11'] },
      b: { ...I01, active: 'PC-I04', top: ['PC-G11'] },
    });
    if (use) t.a.pick('use:PC-H11');
    return t.a.pick('done').b.pick('done').own.attacker;
  };
  equal(fight(false), 1);
  equal(fight(true), 0);
});

rule('EPC-508 one Hissatsu for each side in a battle', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H03', 'PC-H11'], tp: 9 }, b: { ...I01, hand: ['PC-H05', 'PC-H06'], tp: 9 } });
  t.a.may('use:PC-H11').pick('use:PC-H03').a.mayNot('use:PC-H11', 'EPC-508').pick('done');
  t.b.may('use:PC-H06').pick('use:PC-H05').b.mayNot('use:PC-H06', 'EPC-508');
});

rule('EPC-508 at the shot likewise', () => {
  const t = atShoot({ hand: ['PC-H01', 'PC-H09'], tp: 9 }, { hand: ['PC-H15', 'PC-H31'], tp: 9 });
  t.a.pick('use:PC-H09').a.mayNot('use:PC-H01', 'EPC-508').pick('done');
  t.b.pick('use:PC-H15').b.mayNot('use:PC-H31', 'EPC-508');
});

rule('EPC-508 in the next battle another', () => {
  const t = atUses({ a: { ...G01, hand: ['PC-H03', 'PC-H11'], tp: 9, top: ['PC-L04'] }, b: { ...I01, top: ['PC-G11'] } });
  t.a.pick('use:PC-H03').a.pick('done').b.pick('done').b.pick('flip:PC-I01').a.pick('stay');
  t.a.may('use:PC-H11');
});

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

rule('EPC-511 first all uses of the attacker, then all of the defender, then Burning Chance', () => {
  const t = atUses({
    a: { active: 'PC-G02', field: ['PC-G04'], hand: ['PC-H11'], tp: 5 },
    b: { active: 'PC-G09', field: ['PC-I01', 'PC-I01'], hand: ['PC-H05'], tp: 5 },
  });
  const asked: number[] = [];
  for (const key of ['use:PC-H11', 'effect:PC-G02/0', 'done', 'use:PC-H05', 'effect:PC-G09/0', 'done']) {
    equal(t.ask, 'uses');
    equal(t.asked.length, 1);
    asked.push(t.asked[0]);
    deepEqual([...moved(t, 0, 'deck', 'chance'), ...moved(t, 1, 'deck', 'chance')], []);
    t.pick(t.asked[0], key);
  }
  deepEqual(asked, [0, 0, 0, 1, 1, 1]);
  ok(moved(t, 0, 'deck', 'chance').length > 0 && moved(t, 1, 'deck', 'chance').length > 0);
});

rule('EPC-511 whoever has the ball begins', () => {
  const t = start({ options: { firstAttacker: 'player2' } }).until('uses');
  deepEqual(t.asked, [1]);
  t.b.pick('done');
  deepEqual(t.asked, [0]);
});
