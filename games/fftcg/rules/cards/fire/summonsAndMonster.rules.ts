/** The Fire Summons and the Fire Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atMain,
  attack,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  powerOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { burst } from '../../testing/shortcuts.ts';

rule('V1-F16 Ashgullet: 4000 damage to any Forward, for 1 CP', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F01'] }, b: { field: ['V1-F12', PLAIN] } });
  act(t, 'cast:V1-F16');
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 4000);
  deepEqual(t.a.cards('breakZone'), ['V1-F01', 'V1-F16']);
});

rule('V1-F16 Ashgullet: as an EX Burst it hits any Forward, one’s own too', () => {
  const t = burst('V1-F16', { b: { field: [{ card: 'V1-F08', dull: true }] } });
  t.b.may(`choose:${PLAIN}`).may('choose:V1-F08');
  t.b.pick(`choose:${PLAIN}`);
  equal(damageOn(t, 0, PLAIN), 4000);
});

rule('V1-F17 Solar Lion: 7000 damage to any Forward, for 3 CP', () => {
  const t = atMain({ a: { hand: ['V1-F17', 'V1-F01', 'V1-F01'], field: ['V1-F08'] }, b: { field: ['V1-F12', PLAIN] } });
  t.a.pick('cast:V1-F17');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F08', 'takeBack']);
  act(t, `choose:${PLAIN}`);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 7000);
  equal(t.a.count('hand'), 0);
});

rule('V1-F17 Solar Lion: as an EX Burst 7000 damage', () => {
  equal(damageOn(burst('V1-F17'), 0, PLAIN), 7000);
});

rule(
  'V1-F18 Everpyre: a Fire Forward of cost 4 or less comes back with Haste, and each Forward of the opponent’s takes 3000 damage',
  () => {
    const t = atMain({
      a: { hand: ['V1-F18', 'V1-F02', 'V1-F02', 'V1-F12'], breakZone: ['V1-F08', 'V1-F05', PLAIN, 'V1-F11'], field: ['V1-F01'] },
      b: { field: [PLAIN, 'V1-F07'] },
    });
    t.a.pick('cast:V1-F18');
    deepEqual(t.asked, [0]);
    act(t, 'discard:V1-F02', 'discard:V1-F02', 'discard:V1-F12');
    bothPass(t);
    deepEqual(t.a.cards('field'), ['V1-F01', 'V1-F08']);
    equal(hasKeyword(t, 0, 'V1-F08', 'haste'), true);
    deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-F07'), damageOn(t, 0, 'V1-F01')], [3000, 3000, 0]);
    toAttack(t);
    attack(t, 'V1-F08');
    equal(isDull(t, 0, 'V1-F08'), true);
    nextTurn(t);
    equal(hasKeyword(t, 0, 'V1-F08', 'haste'), false);
  },
);

rule('V1-F18 Everpyre: without such a Forward in the Break Zone it cannot be cast (FFT-709)', () => {
  const t = atMain({
    a: { hand: ['V1-F18', 'V1-F02', 'V1-F02', 'V1-F12'], breakZone: ['V1-F05', PLAIN, 'V1-F11'] },
    b: { field: [PLAIN], breakZone: ['V1-F08'] },
  });
  t.a.mayNot('cast:V1-F18', 'FFT-709');
});

rule('V1-F19 Slag Imp: for one Fire it is a Forward with 6000 power until the end of the turn, once a turn', () => {
  const t = atMain({ a: { hand: ['V1-F01', 'V1-F01'], field: ['V1-F19', 'V1-F12'] } });
  act(t, 'use:V1-F19#1', 'dull:V1-F12');
  equal(t.a.count('hand'), 2);
  bothPass(t);
  equal(powerOf(t, 0, 'V1-F19'), 7000, '6000 and 1000 by the Chaplain (FFT-837)');
  t.a.mayNot('use:V1-F19#1');
  t.a.may('use:V1-F19#2');
  attack(toAttack(t), 'V1-F19');
  equal(isDull(t, 0, 'V1-F19'), true);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-F19'), 0);
  deepEqual(t.a.cards('field'), ['V1-F19', 'V1-F12']);
});

rule('V1-F19 Slag Imp: as a Monster it cannot attack', () => {
  const t = bothPass(toAttack(atMain({ a: { field: ['V1-F19', PLAIN] } })));
  t.a.mayNot('attack:V1-F19', 'FFT-1010');
});

rule('V1-F19 Slag Imp: dulled and put into the Break Zone it deals 2000 damage, in the turn it came too (FFT-1602)', () => {
  const t = atMain({ a: { field: [{ card: 'V1-F19', fresh: true }] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-F19#2');
  deepEqual(t.a.cards('breakZone'), ['V1-F19']);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 2000);
});

rule('V1-F19 Slag Imp: while it is a Forward the waiting rule holds for it (FFT-1604)', () => {
  const t = atMain({ a: { hand: ['V1-F01'], field: [{ card: 'V1-F19', fresh: true }] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-F19#1');
  bothPass(t);
  t.a.mayNot('use:V1-F19#2');
});
