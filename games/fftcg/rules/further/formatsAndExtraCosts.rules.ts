/** FFT-2070, FFT-2072: the limited format and extra costs. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { asking, atAttack, atMain, bothPass, PLAIN, pass, pay, stackOf } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';

rule('FFT-2070 a limited game is lost at 6, unless the table has set another number', () => {
  const at = (options: object, before: number) =>
    hit(atAttack({ options: options as never, a: { field: [PLAIN] }, b: { damage: before } }), PLAIN).result?.clause;
  deepEqual([at({ format: 'limited' }, 4), at({ format: 'limited' }, 5)], [undefined, 'FFT-112']);
  deepEqual([at({}, 5), at({}, 6)], [undefined, 'FFT-112']);
  deepEqual([at({ format: 'limited', damageToLose: 4 }, 3), at({ format: 'limited', damageToLose: 9 }, 5)], ['FFT-112', undefined]);
});

rule('FFT-2072 an extra cost is declared with the cast and paid with it, or not at all', () => {
  const setting = (n: number) => ({
    a: { hand: ['V1-H04', 'V1-F01', 'V1-F02', 'V1-F03'], breakZone: new Array<string>(n).fill('V1-F12') },
    b: { field: [PLAIN, 'V1-E02'] },
  });
  // Without three cards there it is not offered; those discarded for the cast come too late.
  const none = atMain(setting(2)).a.pick('cast:V1-H04');
  none.a.mayNot('payExtra', 'FFT-2072').may('noExtra');
  const t = atMain(setting(4)).a.pick('cast:V1-H04');
  deepEqual([asking(t)[1], t.a.keys.slice(0, 2)], ['extra', ['payExtra', 'noExtra']]);
  t.a.pick('payExtra').a.pick(`choose:${PLAIN}`);
  deepEqual([t.a.count('breakZone'), t.a.cards('removed').filter((id) => id === 'V1-F12').length], [4, 0]);
  pay(t);
  // Paid together: three removed, three discarded.
  deepEqual([t.a.count('breakZone'), t.a.cards('removed').filter((id) => id === 'V1-F12').length, stackOf(t)], [4, 3, ['V1-H04']]);
  bothPass(t);
  deepEqual([t.b.cards('field'), t.b.cards('removed').includes(PLAIN), t.a.count('hand')], [['V1-E02'], true, 2]);
  const u = atMain(setting(4)).a.pick('cast:V1-H04').a.pick('noExtra').a.pick(`choose:${PLAIN}`);
  bothPass(pay(u));
  deepEqual([u.a.count('breakZone'), u.a.count('hand')], [8, 0]);
});

rule('FFT-2072 taken back before it is paid, nothing of it is spent', () => {
  const t = atMain({
    a: { hand: ['V1-H04', 'V1-F01', 'V1-F02', 'V1-F03'], breakZone: ['V1-F12', 'V1-F12', 'V1-F12'] },
    b: { field: [PLAIN, 'V1-E02'] },
  });
  t.a.pick('cast:V1-H04').a.pick('payExtra').a.pick('takeBack');
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), asking(t)], [4, 3, [0, 'priority']]);
  pass(t);
});
