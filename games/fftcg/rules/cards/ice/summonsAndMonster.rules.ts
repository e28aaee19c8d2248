/** The Ice Summons and the Ice Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atAttack, atMain, bothPass, damageOn, nextTurn, PLAIN, pass, resolveAll, stackOf } from '../../testing/scenarios.ts';
import { cold, hit } from '../../testing/shortcuts.ts';

rule('V1-I16 Hoar Serpent: dulls and freezes any Forward, for 2 CP', () => {
  const t = atMain({ a: { field: ['V1-F01'], hand: ['V1-I16', 'V1-I08'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('cast:V1-I16').a.may('choose:V1-F01').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  t.a.pick('discard:V1-I08');
  deepEqual(stackOf(t), ['V1-I16']);
  bothPass(t);
  deepEqual([cold(t, 1, PLAIN), t.a.cards('breakZone')], ['df', ['V1-I08', 'V1-I16']]);
  nextTurn(t).until('priority', 1);
  equal(cold(t, 1, PLAIN), 'd');
});

rule('V1-I16 Hoar Serpent: as an EX Burst it freezes the attacker, or another Forward', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-F08'] }, b: { top: ['V1-I16'] } }), PLAIN);
  t.b.pick('useBurst').b.pick('choose:V1-F08');
  deepEqual([cold(t, 0, 'V1-F08'), cold(t, 0, PLAIN), t.b.cards('damage')], ['df', 'd', ['V1-I16']]);
});

rule('V1-I17 Glacier Matriarch: dulls and freezes up to three Characters of the opponent’s, of any type', () => {
  const a = { field: ['V1-F01'], hand: ['V1-I17', 'V1-I08', 'V1-I08'] };
  const t = atMain({ a, b: { field: [PLAIN, 'V1-F12', 'V1-F19', 'V1-F08'] } });
  t.a.pick('cast:V1-I17').a.mayNot('choose:V1-F01').pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F12').a.pick('choose:V1-F19').a.mayNot('choose:V1-F08').pick('payForMe');
  bothPass(t);
  deepEqual(
    [PLAIN, 'V1-F12', 'V1-F19', 'V1-F08'].map((id) => cold(t, 1, id)),
    ['df', 'df', 'df', ''],
  );
  const u = atMain({ a });
  act(u, 'cast:V1-I17');
  deepEqual(stackOf(u), ['V1-I17']);
});

rule('V1-I17 Glacier Matriarch: as an EX Burst it takes the attacking player’s Characters', () => {
  const t = hit(
    atAttack({ a: { field: [PLAIN, 'V1-F08', 'V1-F12'] }, b: { field: [{ card: 'V1-F01', dull: true }], top: ['V1-I17'] } }),
    PLAIN,
  );
  t.b.pick('useBurst').b.mayNot('choose:V1-F01').pick('choose:V1-F12');
  t.b.pick('done');
  deepEqual([cold(t, 0, 'V1-F12'), cold(t, 0, 'V1-F08')], ['df', '']);
});

rule('V1-I18 Hush of Winter: the first mode makes the opponent discard two cards, or all there are', () => {
  const a = { hand: ['V1-I18', 'V1-I08', 'V1-I08'] };
  const t = atMain({ a, b: { field: [{ card: PLAIN, dull: true }], hand: ['V1-F01', 'V1-F02', 'V1-F03'] } });
  act(t, 'cast:V1-I18', 'mode1');
  bothPass(t).b.pick('choose:V1-F01').b.pick('choose:V1-F03');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone'), damageOn(t, 1, PLAIN)], [['V1-F02'], ['V1-F01', 'V1-F03'], 0]);
  const u = atMain({ a, b: { field: [{ card: PLAIN, dull: true }], hand: ['V1-F01'] } });
  act(u, 'cast:V1-I18', 'mode1');
  bothPass(u).b.pick('choose:V1-F01');
  deepEqual([u.b.count('hand'), u.ask], [0, 'priority']);
});

rule('V1-I18 Hush of Winter: the second mode deals 8000 damage to a dull Forward, of either side', () => {
  const t = atMain({
    a: { field: [{ card: 'V1-F01', dull: true }], hand: ['V1-I18', 'V1-I08', 'V1-I08'] },
    b: { field: [{ card: 'V1-F08', dull: true }, PLAIN, { card: 'V1-F12', dull: true }], hand: ['V1-F01'] },
  });
  t.a.pick('cast:V1-I18').a.pick('mode2').a.may('choose:V1-F01').mayNot(`choose:${PLAIN}`).mayNot('choose:V1-F12').pick('choose:V1-F08');
  t.a.pick('payForMe');
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.b.count('hand')], [8000, 1]);
});

rule('V1-I18 Hush of Winter: without a dull Forward the second mode cannot be selected', () => {
  const t = atMain({ a: { hand: ['V1-I18', 'V1-I08', 'V1-I08'] }, b: { field: [PLAIN], hand: ['V1-F01'] } });
  t.a.pick('cast:V1-I18').a.mayNot('mode2').pick('payForMe');
  bothPass(t).b.pick('choose:V1-F01');
  deepEqual([t.b.count('hand'), damageOn(t, 1, PLAIN)], [0, 0]);
});

rule('V1-I18 Hush of Winter: a Forward that is active on resolution takes nothing, and the mode stays', () => {
  const t = atMain({
    a: { hand: ['V1-I18', 'V1-I08', 'V1-I08'] },
    b: { field: [{ card: PLAIN, dull: true }, 'V1-W11'], hand: ['V1-F01'] },
  });
  act(t, 'cast:V1-I18', 'mode2');
  pass(t);
  act(t, 'use:V1-W11#1');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), t.b.count('hand'), t.b.cards('field')], [0, 1, [PLAIN]]);
});

rule('V1-I19 Icicle Wisp: dulled and put into the Break Zone it dulls and freezes any Forward, in the turn it came too', () => {
  const t = atMain({ a: { field: [{ card: 'V1-I19', fresh: true }, 'V1-F01'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('use:V1-I19#1').a.may('choose:V1-F01').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  deepEqual(t.a.cards('breakZone'), ['V1-I19']);
  bothPass(t);
  deepEqual([cold(t, 1, PLAIN), cold(t, 0, 'V1-F01')], ['df', '']);
  atMain({ a: { field: [{ card: 'V1-I19', dull: true }] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-I19', 'FFT-515');
});
