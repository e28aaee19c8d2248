/** EPC-501, EPC-502, EPC-504 to EPC-508, EPC-533: using a Hissatsu. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { powers } from '../testing/burningChance.ts';
import { atUses, endPeriod, type Match, moved, resolve, seen } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';
import { atBlock, atCatch, atShoot, G01, I01 } from '../testing/useSteps.ts';

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

rule('EPC-533 the power counts although the further effect cannot be used', () => {
  const other = atCatch({ goalkeeper: 'PC-K2', hand: ['PC-H07'], tp: 3 });
  other.b.may('use:PC-H07').pick('use:PC-H07');
  equal(power(other.table, 1), 5 + 3);
  const own = atCatch({ goalkeeper: 'PC-K1', hand: ['PC-H07'], tp: 3 });
  own.b.pick('use:PC-H07');
  equal(power(own.table, 1), 4 + 3 + 1);
});

rule('EPC-R32 a Hissatsu with both values: only the one of the current role counts', () => {
  const t = testUses({
    a: { active: 'PC-I04', hand: ['T-BOTH'], tp: 2 },
    b: { active: 'PC-I04', hand: ['T-BOTH-BLOCK'], tp: 2 },
  });
  t.a.pick('use:T-BOTH');
  deepEqual([powers(t)[0], t.table.stat(t.a.ids('active')[0], 'df')], [6, 4]);
  t.a.pick('done').b.pick('use:T-BOTH-BLOCK');
  deepEqual([powers(t)[1], t.table.stat(t.b.ids('active')[0], 'of')], [6, 4]);
});

rule('EPC-R47 a used card is public from its declaration; TP paid become public', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H11'], tp: 3 } });
  equal(seen(t, 1, 0, 'hissatsuHand').cards.length, 0);
  const paid = t.a.ids('tp').slice(-2);
  const since = t.events.length;
  t.a.pick('use:PC-H11');
  deepEqual(
    seen(t, 1, 0, 'hissatsuArea').cards.map((c) => c.def),
    ['PC-H11'],
  );
  deepEqual(moved(t, 0, 'tp', 'discard', since).sort(), paid.slice().sort());
  deepEqual(
    seen(t, 1, 0, 'discard')
      .cards.slice(-2)
      .map((c) => c.def),
    ['PC-G04', 'PC-G04'],
  );
  // Declared before it is paid for.
  const kinds = t.events.slice(since).filter((e) => e.type === 'move');
  deepEqual(
    kinds.map((e) => (e.args.to as readonly unknown[])[0]),
    ['hissatsuArea', 'discard', 'discard'],
  );
});

rule('EPC-D3 TP 5, a Hissatsu of HCost 3 and HOF 4', () => {
  const t = testUses({ a: { active: 'PC-I04', hand: ['T-DRIBBLE-3'], tp: 5 } });
  const before = t.a.count('discard');
  t.a.pick('use:T-DRIBBLE-3');
  deepEqual([t.a.count('tp'), t.a.count('discard') - before, powers(t)[0]], [2, 3, 8]);
});

rule('EPC-D5 TP 1, HCost 2: not usable', () => {
  const t = testUses({ a: { active: 'PC-I04', hand: ['T-DRIBBLE-2'], tp: 1 } });
  t.a.mayNot('use:T-DRIBBLE-2', 'EPC-502');
});
