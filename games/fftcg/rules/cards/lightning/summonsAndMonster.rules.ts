/** The Lightning Summons and the Lightning Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { offered, turnUp } from '../../testing/shortcuts.ts';

const MONKS = ['V1-L14', 'V1-L15'];

rule('V1-L16 Bolt Heron: 6000 damage to any Forward of cost 3 or less', () => {
  const t = atMain({ a: { field: [...MONKS, PLAIN], hand: ['V1-L16'] }, b: { field: ['V1-E03', 'V1-F01', 'V1-L09'] } });
  t.a.pick('cast:V1-L16');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-F01', 'choose:V1-L09']);
  t.a.pick('choose:V1-L09').a.pick('payForMe');
  resolveAll(t);
  deepEqual([damageOn(t, 1, 'V1-L09'), t.b.count('field')], [6000, 3]);
});

rule('V1-L16 Bolt Heron: EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: [PLAIN] }, b: { top: ['V1-L16'] } }), PLAIN);
  deepEqual([damageOn(t, 0, PLAIN), t.b.cards('damage'), t.b.cards('breakZone')], [6000, ['V1-L16'], []]);
});

rule('V1-L17 Stormhorn: costs 5, or 3 with four cards in your Damage Zone, one of them Lightning', () => {
  const at = (hand: string[], damage: number, theirs = 0) =>
    atMain({ a: { hand: ['V1-L17', ...hand], damage }, b: { field: [PLAIN], damage: theirs } });
  const two = ['V1-L01', 'V1-L01'];
  at(two, 3, 6).a.mayNot('cast:V1-L17', 'FFT-519');
  at([...two, 'V1-L01'], 3).a.may('cast:V1-L17');
  at(two, 4).a.may('cast:V1-L17');
  at(['V1-L01'], 4).a.mayNot('cast:V1-L17', 'FFT-519');
  at(['V1-F01', 'V1-F01'], 4).a.mayNot('cast:V1-L17', 'FFT-519');
  at(two, 6).a.may('cast:V1-L17');
  at(['V1-L01'], 6).a.mayNot('cast:V1-L17', 'FFT-519');
});

rule('V1-L17 Stormhorn: breaks any Forward; of three Backups all are dulled for it at four damage', () => {
  const t = atMain({ a: { field: [...MONKS, 'V1-L12', 'V1-L11', PLAIN], hand: ['V1-L17'], damage: 4 }, b: { field: ['V1-E05'] } });
  t.a.pick('cast:V1-L17');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-E05']);
  t.a.pick('choose:V1-E05').a.pick('payForMe');
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length, 3);
  resolveAll(t);
  deepEqual([t.b.cards('breakZone'), t.a.cards('breakZone')], [['V1-E05'], ['V1-L17']]);
});

rule('V1-L17 Stormhorn: EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: ['V1-E05', 'V1-E10'] }, b: { top: ['V1-L17'] } }), 'V1-E05');
  deepEqual(offered(t, 1, 'choose'), ['choose:V1-E05', 'choose:V1-E10']);
  t.b.pick('choose:V1-E05');
  deepEqual([t.a.cards('field'), t.b.cards('damage')], [['V1-E10'], ['V1-L17']]);
});

const arc = ['V1-L18', 'V1-L01', 'V1-L01'];

rule('V1-L18 Unmaking Arc: this turn a Forward has no abilities and 2000 power, and what others add', () => {
  const lot = [{ card: 'V1-E07', counters: { growth: 3 } }, 'V1-F02', 'V1-F12'];
  const t = atMain({ a: { hand: [...arc, ...arc], field: ['V1-E02'] }, b: { field: lot } });
  deepEqual([powerOf(t, 1, 'V1-E07'), powerOf(t, 1, 'V1-F02')], [11000, 7000]);
  const two = ['discard:V1-L01', 'discard:V1-L01'];
  resolveAll(act(t, 'cast:V1-L18', 'choose:V1-E07', ...two));
  resolveAll(act(t, 'cast:V1-L18', 'choose:V1-F02', ...two));
  // Its own text goes; the Chaplain still adds 1000.
  deepEqual([powerOf(t, 1, 'V1-E07'), powerOf(t, 1, 'V1-F02'), hasKeyword(t, 1, 'V1-F02', 'brave')], [2000, 3000, false]);
  nextTurn(t);
  deepEqual([powerOf(t, 1, 'V1-E07'), powerOf(t, 1, 'V1-F02'), hasKeyword(t, 1, 'V1-F02', 'brave')], [11000, 7000, true]);
});

rule('V1-L18 Unmaking Arc: special and auto-abilities are gone, what is given later works', () => {
  const t = atMain({ a: { hand: [...arc, 'V1-L05'], field: ['V1-L05', ...MONKS, 'V1-L12'] }, b: { field: ['V1-E03'] } });
  t.a.may('use:V1-L05#2');
  resolveAll(act(t, 'cast:V1-L18', 'choose:V1-L05', 'discard:V1-L01', 'discard:V1-L01'));
  t.a.mayNot('use:V1-L05#2');
  // 2000 and the Magnetist's 1000.
  equal(powerOf(t, 0, 'V1-L05'), 3000);
  resolveAll(act(t, 'use:V1-L14#1'));
  equal(hasKeyword(t, 0, 'V1-L05', 'haste'), true);
  const assassin = atMain({ a: { hand: arc, field: ['V1-L04'] }, b: { field: ['V1-E02'] } });
  attack(toAttack(resolveAll(act(assassin, 'cast:V1-L18', 'choose:V1-L04'))), 'V1-L04');
  deepEqual([stackOf(assassin), assassin.b.count('field')], [[], 1]);
});

rule('V1-L18 Unmaking Arc: damage that is there already breaks it; a Monster stays the Forward it has become', () => {
  const hurt = atMain({ a: { hand: arc }, b: { field: [{ card: PLAIN, damage: 2000 }] } });
  resolveAll(act(hurt, 'cast:V1-L18'));
  deepEqual(hurt.b.cards('breakZone'), [PLAIN]);
  const t = atMain({ a: { hand: arc }, b: { field: ['V1-E19', 'V1-E11'] } });
  resolveAll(act(pass(t), 'use:V1-E19#1'));
  resolveAll(act(t, 'cast:V1-L18'));
  const tortoise = find(t, 1, 'V1-E19');
  deepEqual(
    [t.table.traits(tortoise, 'type'), powerOf(t, 1, 'V1-E19'), hasKeyword(t, 1, 'V1-E19', 'brave')],
    [['monster', 'forward'], 2000, false],
  );
});

rule('V1-L19 Static Eel: for one Lightning CP, once a turn, it is a Forward with 5000 power and Haste', () => {
  const t = atMain({ a: { field: [{ card: 'V1-L19', fresh: true }, { card: PLAIN, fresh: true }, 'V1-L14', 'V1-L11'] } });
  resolveAll(act(t, 'use:V1-L19#1', 'dull:V1-L11'));
  deepEqual([powerOf(t, 0, 'V1-L19'), t.table.traits(find(t, 0, 'V1-L19'), 'type')], [5000, ['monster', 'forward']]);
  t.a.mayNot('use:V1-L19#1').mayNot('use:V1-L19', 'FFT-812');
  attack(toAttack(t), 'V1-L19');
  equal(isDull(t, 0, 'V1-L19'), true);
  bothPass(bothPass(t));
  equal(t.b.count('damage'), 1);
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'V1-L19'), t.table.traits(find(t, 0, 'V1-L19'), 'type')], [0, ['monster']]);
});

rule('V1-L19 Static Eel: needs Lightning', () => {
  atMain({ a: { field: ['V1-L19', 'V1-L14'] } }).a.may('use:V1-L19#1');
  atMain({ a: { field: ['V1-L19', 'V1-E11'] } })
    .a.mayNot('use:V1-L19#1')
    .mayNot('use:V1-L19', 'FFT-519');
});
