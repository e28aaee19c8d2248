/** INA-R27, INA-R28, INA-R63, INA-R65: changes of SP, how they add up and how long they last. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atAttack, atShot, atStrategy, benchOf, score, sp } from '../testing/scenarios.ts';

rule('INA-R27 SP is never read below 0, but what comes later repays the deficit first', () => {
  const t = atAttack({
    turn: 3,
    a: { field: { 'FW-A': 'INH-R10' }, hand: ['FF-100'] },
    b: { field: { 'MF-A': 'INH-S19' }, hand: ['INH-T10', 'INH-T10'] },
  });
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('play:FF-100');
  // 300 - 300 - 300 + 200.
  equal(sp(t, 0, 'FW-A'), 0);
});

rule('INA-R27 the last chance repays it too', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-R10' } }, b: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T12'] } });
  t.a.pick('pass').b.pick('play:INH-T12');
  equal(sp(t, 0, 'FW-A'), 0);
  t.top(0, ['INH-R12']).a.pick('pass').b.pick('pass');
  // 300 - 400 + 500.
  equal(t.own.compared[0], 400);
});

rule('INA-R27 a cost of SP needs that much', () => {
  const at = (hand: string[]) =>
    atAttack({ turn: 3, side: 'A', a: { field: { 'MF-B': 'S1-17', 'FW-A': 'S1-4' } }, b: { field: { 'MF-A': 'INH-S19' }, hand } });
  const t = at(['INH-T10']);
  t.a.may('use:S1-17/0').pick('pass').b.pick('play:INH-T10').b.pick('choose:S1-17');
  t.a.mayNot('use:S1-17/0', 'INA-629');
});

rule('INA-R28 SP becomes a number: what came before is in it, what comes later is added', () => {
  const field = { 'MF-A': 'S1-3', 'FW-B': 'S1-24' };
  const t = atShot({ turn: 4, a: { field, hand: ['S1-25', 'FF-99', 'FF-98', 'FF-98', 'S1-25'] }, b: { hand: ['FF-98'] } });
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98').b.pick('pass');
  // 500 + 200 and 600.
  t.a.pick('play:S1-25').b.pick('pass');
  equal(sp(t, 0, 'MF-A'), 1300);
  t.a.pick('play:FF-99').b.pick('pass');
  equal(sp(t, 0, 'MF-A'), 1600);
  // The second one counts everything so far once more.
  t.a.pick('play:S1-25').b.pick('pass');
  equal(sp(t, 0, 'MF-A'), 2200);
});

rule('INA-R28 only one of the names on the field: that one’s SP; last chance adds to it', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'S1-24' }, hand: ['S1-25'] } });
  t.a.pick('play:S1-25');
  equal(sp(t, 0, 'FW-A'), 600);
  t.b.pick('pass');
  t.top(0, ['INH-R12']).top(1, ['INH-R17']).a.pick('pass');
  equal(score(t)[0], 1);
  // Fired-up later on, it is what it became.
  const x = atShot({ turn: 4, a: { field: { 'MF-A': 'S1-3' }, bench: ['S1-21'], hand: ['S1-25'] } });
  x.a.pick('play:S1-25').b.pick('pass').a.pick('use:S1-21/0');
  equal(sp(x, 0, 'MF-A'), 500);
});

rule('INA-R63 what ends with a phase are changes, not what was done', () => {
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'INH-S04' }, bench: ['INH-R03', 'INH-R10!'], hand: ['INH-T14'] } });
  t.a.pick('use:INH-R03/0');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
  t.b.pick('pass').a.pick('pass').until('side');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
});

rule('INA-R65 all changes add up, in whatever order', () => {
  const field = { 'FW-A': 'S1-24', 'MF-A': 'S1-23' };
  const order = (first: string, second: string) => {
    const t = atAttack({ a: { field, hand: ['FF-98', 'FF-100'] } });
    for (const key of [first, second]) {
      t.a.pick(key);
      if (t.a.keys.includes('choose:S1-24')) t.a.pick('choose:S1-24');
      if (t.a.keys.includes('choose:FF-98')) t.a.pick('choose:FF-98');
      if (t.asked[0] === 1) t.b.pick('pass');
    }
    return sp(t, 0, 'FW-A');
  };
  equal(order('use:S1-23/0', 'play:FF-100'), 600 + 100 + 100 + 200);
  equal(order('play:FF-100', 'use:S1-23/0'), 600 + 100 + 100 + 200);
});
