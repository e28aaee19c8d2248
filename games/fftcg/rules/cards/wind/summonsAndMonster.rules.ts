/** The Wind Summons and the Wind Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';
import { dulled, hit } from '../../testing/shortcuts.ts';

rule('V1-W16 Zephyr Stag: 1000 power, and until the end of the turn nothing of the opponent’s can choose it', () => {
  const t = atMain({
    a: { field: [PLAIN, 'V1-F01', 'V1-F11'], hand: ['V1-W16', 'V1-W01'] },
    b: { field: ['V1-F11', 'V1-F08'], hand: ['V1-F16', 'V1-F01'] },
  });
  t.a.pick('cast:V1-W16').a.mayNot('choose:V1-F08').mayNot('choose:V1-F11').pick(`choose:${PLAIN}`);
  resolveAll(pay(t));
  equal(powerOf(t, 0, PLAIN), 9000);
  t.a.pick('use:V1-F11#1').a.may(`choose:${PLAIN}`).pick('takeBack');
  pass(t);
  t.b.pick('cast:V1-F16').b.may('choose:V1-F01').mayNot(`choose:${PLAIN}`).pick('takeBack');
  t.b.pick('use:V1-F11#1').b.may('choose:V1-F01').mayNot(`choose:${PLAIN}`).pick('takeBack');
  nextTurn(t).until('priority', 1);
  equal(powerOf(t, 0, PLAIN), 8000);
  t.b.pick('use:V1-F11#1').b.may(`choose:${PLAIN}`).pick('takeBack');
  t.b.pick('cast:V1-F16').b.may(`choose:${PLAIN}`);
});

rule('V1-W16 Zephyr Stag: what has chosen it already finds no lawful target any more (FFT-915)', () => {
  const t = atTheirMain({ a: { field: [PLAIN], hand: ['V1-W16', 'V1-W01'] }, b: { hand: ['V1-F17', 'V1-F01', 'V1-F02'] } });
  act(t, 'cast:V1-F17');
  pass(t);
  act(t, 'cast:V1-W16');
  resolveAll(t);
  deepEqual([damageOn(t, 0, PLAIN), powerOf(t, 0, PLAIN), t.b.cards('breakZone').at(-1)], [0, 9000, 'V1-F17']);
});

const wing = { hand: ['V1-W17', 'V1-W09', 'V1-W09'] };

rule('V1-W17 Thousand-Wing: the first mode breaks a Forward of cost 5 or more', () => {
  const t = atMain({ a: { ...wing, field: ['V1-I05'] }, b: { field: ['V1-W08', 'V1-F08'] } });
  t.a.pick('cast:V1-W17').a.pick('mode1').a.may('choose:V1-I05').mayNot('choose:V1-F08').pick('choose:V1-W08');
  resolveAll(pay(t));
  deepEqual([t.b.cards('breakZone'), t.b.cards('field'), t.a.count('hand')], [['V1-W08'], ['V1-F08'], 0]);
  atMain({ a: wing, b: { field: ['V1-F08'] } })
    .a.pick('cast:V1-W17')
    .a.mayNot('mode1')
    .mayNot('mode2');
});

rule('V1-W17 Thousand-Wing: the second mode returns a Backup or Monster to its owner’s hand', () => {
  const t = atMain({ a: { ...wing, field: [dulled('V1-W11')] }, b: { field: ['V1-F19', PLAIN], hand: ['V1-F01'] } });
  t.a.pick('cast:V1-W17').a.pick('mode2').a.may('choose:V1-W11').mayNot(`choose:${PLAIN}`).pick('choose:V1-F19');
  resolveAll(pay(t));
  deepEqual([t.b.cards('hand'), t.b.cards('field'), isDull(t, 0, 'V1-W11'), t.a.count('hand')], [['V1-F01', 'V1-F19'], [PLAIN], true, 0]);
});

rule('V1-W17 Thousand-Wing: the third mode activates all your Backups and draws a card', () => {
  const t = atMain({
    a: { ...wing, field: [dulled('V1-W11'), dulled('V1-F11'), dulled('V1-F01')], top: ['V1-F02'] },
    b: { field: [dulled('V1-F12')] },
  });
  act(t, 'cast:V1-W17', 'mode3');
  resolveAll(t);
  deepEqual(
    ['V1-W11', 'V1-F11', 'V1-F01'].map((id) => isDull(t, 0, id)),
    [false, false, true],
  );
  deepEqual([isDull(t, 1, 'V1-F12'), t.a.cards('hand')], [true, ['V1-F02']]);
});

rule('V1-W17 Thousand-Wing: as an EX Burst the mode is selected when it is used', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-W11'] }, b: { top: ['V1-W17', 'V1-F02'], field: [dulled('V1-F12')] } }), PLAIN);
  t.b.pick('useBurst').b.mayNot('mode1').may('mode2').pick('mode3');
  deepEqual([isDull(t, 1, 'V1-F12'), t.b.cards('hand'), t.b.cards('damage')], [false, ['V1-F02'], ['V1-W17']]);
});

/** Side a casts a Summon, side b answers with Unwinding Gale, which resolves. */
const gale = (a: object) => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F01'], ...a }, b: { field: [PLAIN, 'V1-W11', 'V1-W12'], hand: ['V1-W18'] } });
  t.a.pick('cast:V1-F16').a.pick('discard:V1-F01');
  pass(t);
  act(t, 'cast:V1-W18');
  deepEqual(stackOf(t), ['V1-F16', 'V1-W18']);
  return bothPass(t);
};

rule('V1-W18 Unwinding Gale: the opponent may pay 2 CP on resolution, or their Summon is cancelled', () => {
  const t = gale({ field: ['V1-F11', 'V1-I11'] });
  deepEqual([t.asked, t.a.keys], [[0], ['yes', 'no']]);
  t.a.pick('no');
  deepEqual([stackOf(t), t.a.cards('breakZone'), damageOn(t, 1, PLAIN)], [[], ['V1-F01', 'V1-F16'], 0]);
  const u = gale({ field: ['V1-F11', 'V1-I11'] });
  u.a.pick('yes');
  pay(u);
  deepEqual([isDull(u, 0, 'V1-F11'), isDull(u, 0, 'V1-I11'), stackOf(u)], [true, true, ['V1-F16']]);
  resolveAll(u);
  equal(damageOn(u, 1, PLAIN), 4000);
});

rule('V1-W18 Unwinding Gale: who cannot pay 2 CP cannot save it, whatever the caster could pay', () => {
  const t = gale({ field: ['V1-F11'] });
  t.a.mayNot('yes').pick('no');
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN)], [[], 0]);
  // The caster has nothing left to pay with, the opponent has.
  const u = atMain({ a: { hand: ['V1-F16', 'V1-F01', 'V1-F02'] }, b: { field: [PLAIN], hand: ['V1-W18', 'V1-W01'] } });
  u.a.pick('cast:V1-F16').a.pick('discard:V1-F01');
  pass(u);
  act(u, 'cast:V1-W18');
  bothPass(u).a.may('no').pick('yes');
  pay(u);
  deepEqual([u.a.cards('hand'), stackOf(u)], [[], ['V1-F16']]);
});

rule('V1-W18 Unwinding Gale: auto-abilities, action and special abilities of the opponent’s too, never one’s own', () => {
  const b = { field: ['V1-F08', 'V1-W11', 'V1-W12'], hand: ['V1-W18'] };
  const t = atMain({ a: { field: ['V1-I05', 'V1-F11', 'V1-I11', 'V1-I13'], hand: ['V1-I01', 'V1-I06', 'V1-I08'] }, b });
  t.a.pick('play:V1-I01').a.pick('discard:V1-I08').a.pick('choose:V1-F08');
  t.a.pick('use:V1-F11#1').a.pick('choose:V1-F08');
  act(t, 'use:V1-I05#2');
  deepEqual(stackOf(t), ['auto', 'action', 'special']);
  pass(t);
  t.b.pick('cast:V1-W18');
  equal(t.b.keys.filter((k) => k.startsWith('choose:')).length, 3);
  const u = atMain({ a: { field: ['V1-W11', 'V1-W12'], hand: ['V1-W18', 'V1-F16', 'V1-F01'] }, b: { field: [PLAIN] } });
  u.a.pick('cast:V1-F16').a.pick('discard:V1-F01').a.mayNot('cast:V1-W18', 'FFT-709');
});

rule(
  'V1-W19 Gust Sprite: dulled and put into the Break Zone it puts two cards of the opponent’s deck there, in the turn it came too',
  () => {
    const t = atMain({ a: { field: [{ card: 'V1-W19', fresh: true }] }, b: { top: ['V1-F01', 'V1-F02', 'V1-F03'] } });
    act(t, 'use:V1-W19#1');
    deepEqual([t.a.cards('breakZone'), t.b.count('breakZone')], [['V1-W19'], 0]);
    bothPass(t);
    deepEqual([t.b.cards('breakZone'), t.a.cards('breakZone')], [['V1-F01', 'V1-F02'], ['V1-W19']]);
    const u = atMain({ a: { field: ['V1-W19'] }, b: { deck: 1 } });
    act(u, 'use:V1-W19#1');
    bothPass(u);
    deepEqual([u.b.count('deck'), u.b.count('breakZone'), u.result], [0, 1, null]);
  },
);
