/** INA-619 to INA-628: assists. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { at, atAttack, atShot, atSide, atStrategy, lay, sp, totals } from '../testing/scenarios.ts';

const pair = { 'FW-A': 'INH-S03', 'MF-A': 'S1-9' };

rule('INA-619 a reserve character from the hand goes to the discard pile and adds its AP', () => {
  const t = atAttack({ a: { field: pair, hand: ['S1-2'] } });
  t.a.pick('assist:S1-2>INH-S03');
  deepEqual([sp(t, 0, 'FW-A'), t.a.cards('discard'), t.a.count('hand')], [700, ['S1-2'], 0]);
  deepEqual(t.asked, [1]);
});

rule('INA-620 an attribute or a team in common', () => {
  // Stonebridge Power forward, Inazuma KFC Speed midfielder.
  const t = atAttack({ a: { field: pair, hand: ['S1-2', 'INH-R01', 'S1-21', 'INH-R08'] } });
  t.a.may('assist:S1-2>INH-S03').mayNot('assist:S1-2>S1-9').may('assist:INH-R01>INH-S03').may('assist:S1-21>S1-9');
  t.a.mayNot('assist:INH-R08>INH-S03', 'INA-620').mayNot('assist:INH-R08>S1-9');
});

rule('INA-621, INA-R18 to have no attribute is nothing in common; the team may be', () => {
  const grey = { 'FW-A': 'S1-4', 'MF-A': 'INH-S25' };
  const t = atAttack({ a: { field: grey, hand: ['FF-97'] } });
  // Raimon with Raimon, but grey with grey of Wanderers is nothing.
  t.a.may('assist:FF-97>S1-4').mayNot('assist:FF-97>INH-S25');
  const alone = atAttack({ a: { field: { 'MF-A': 'INH-S25' }, hand: ['FF-97'] } });
  alone.a.mayNot('assist:FF-97>INH-S25', 'INA-620');
});

rule('INA-622 in the attack only who attacks or defends can be assisted', () => {
  const t = atAttack({
    a: { field: { ...pair, 'FW-B': 'INH-S04', 'DF-A': 'S1-6' }, hand: ['S1-2', 'S1-21'] },
    b: { field: { 'FW-A': 'INH-S03', 'DF-A': 'S1-6' }, hand: ['S1-2'] },
  });
  t.a.mayNot('assist:S1-21>INH-S04').mayNot('assist:S1-2>S1-6').may('assist:S1-2>INH-S03');
  t.a.pick('pass').b.may('assist:S1-2>S1-6').mayNot('assist:S1-2>INH-S03');
  const none = atAttack({ a: { field: { 'FW-B': 'INH-S03' }, hand: ['S1-2'] } });
  none.a.mayNot('assist:S1-2>INH-S03', 'INA-622');
});

rule('INA-623, INA-805 in the shot only the kicker; the defender has none', () => {
  const t = atShot({ a: { field: pair, hand: ['S1-2', 'S1-21'] }, b: { hand: ['S1-2'], field: { 'DF-A': 'S1-6' } }, kicker: 'INH-S03' });
  t.a.may('assist:S1-2>INH-S03').mayNot('assist:S1-21>S1-9', 'INA-620');
  t.a.pick('pass').b.mayNot('assist:S1-2>S1-6', 'INA-623');
});

rule('INA-624 never a goalkeeper', () => {
  const t = atShot({ b: { keeper: 'S1-1', hand: ['S1-2'] } });
  t.a.pick('pass').b.mayNot('assist:S1-2>S1-1');
  deepEqual(
    t.b.keys.filter((key) => key.startsWith('assist')),
    [],
  );
});

rule('INA-625 only in the windows of attack and shot', () => {
  const a = { field: pair, hand: ['S1-2'] };
  atStrategy({ a }).a.mayNot('assist:S1-2>INH-S03', 'INA-625');
  ok(atSide({ a }).a.keys.every((key) => !key.startsWith('assist')));
  atAttack({ a }).a.may('assist:S1-2>INH-S03');
  atShot({ a, kicker: 'INH-S03' }).a.may('assist:S1-2>INH-S03');
});

rule('INA-626, INA-712 it ends with the phase in which it was given', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-2'] } });
  t.a.pick('assist:S1-2>INH-S03').b.pick('pass');
  equal(sp(t, 0, 'FW-A'), 700);
  t.a.pick('pass');
  deepEqual([t.ask, sp(t, 0, 'FW-A'), t.state.mods], ['actions', 500, []]);
});

rule('INA-627 super techniques cannot assist', () => {
  const t = atAttack({ a: { field: pair, hand: ['S1-18'] } });
  ok(t.a.keys.every((key) => !key.startsWith('assist')));
});

rule('INA-628, INA-R11 any level may assist, unless the option gates it', () => {
  const t = (assistLevelGate: boolean, turn: number) =>
    atAttack({ turn, options: { assistLevelGate }, a: { field: pair, hand: ['S1-2'] } });
  t(false, 1).a.may('assist:S1-2>INH-S03');
  t(true, 3).a.mayNot('assist:S1-2>INH-S03', 'INA-R11');
  t(true, 4).a.may('assist:S1-2>INH-S03');
});

rule('INA-619 equal cards in hand are one answer', () => {
  const t = atAttack({ a: { field: pair, hand: ['S1-2', 'S1-2', 'S1-2'] } });
  deepEqual(t.a.keys, ['assist:S1-2>INH-S03', 'pass']);
});

rule('INA-R57 what an assist is worth is read when it is played', () => {
  // Maddie Moonlight attacks, so Speed assists add 100 more; what was lent stays when she is gone.
  const t = atAttack({ a: { field: { 'FW-A': 'S1-10', 'MF-A': 'S1-9' }, hand: ['S1-20', 'S1-20'] } });
  t.a.pick('assist:S1-20>S1-9').b.pick('pass');
  deepEqual(totals(t), [900, 0]);
  t.state = {
    ...t.state,
    marks: t.state.marks.map((m, i) =>
      i === t.game.spec.marks!.indexOf('attacking') ? m.map((n, card) => (card === at(t, 0, 'FW-A') ? 0 : n)) : m,
    ),
  };
  equal(sp(t, 0, 'MF-A'), 600);
  t.a.pick('assist:S1-20>S1-9');
  equal(sp(t, 0, 'MF-A'), 800);
});

rule('INA-R46, D15 with Maddie Moonlight attacking a Speed assist is worth 300', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-10', 'MF-A': 'S1-9' }, hand: ['S1-20'] } });
  t.a.pick('assist:S1-20>S1-9');
  deepEqual(totals(t), [900, 0]);
  // Only Speed, only hers, only while she attacks.
  const x = atAttack({ side: 'B', a: { field: { 'FW-A': 'S1-10', 'MF-B': 'S1-9', 'FW-B': 'INH-S03' }, hand: ['S1-20', 'S1-2'] } });
  x.a.pick('assist:S1-20>S1-9').b.pick('pass');
  equal(sp(x, 0, 'MF-B'), 500);
  const y = atAttack({ a: { field: { 'FW-A': 'S1-10', 'MF-A': 'S1-7' }, hand: ['S1-2'] } });
  y.a.pick('assist:S1-2>S1-7');
  equal(sp(y, 0, 'MF-A'), 600);
});

rule('INA-R60 the last card of a hand, or one just drawn, can pay or assist', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } } });
  lay(t, 0, { hand: ['S1-2'] });
  t.a.pick('assist:S1-2>INH-S03');
  equal(t.a.count('hand'), 0);
});
