/** FFT-1401 to FFT-1411: rule processes. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  cannot,
  cast,
  choose,
  damage,
  draw,
  EOT,
  fieldAbility,
  forwards,
  gains,
  heads,
  inYour,
  ontoField,
  type,
} from '../../cards/make.ts';
import { asking, atAttack, atMain, damageOn, PLAIN, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { backup, fwd, onForward, RAISE, summon, target } from '../testing/testCards.ts';

const STORM = summon('T-STORM', {}, cast({}, damage(forwards('any'), 5000)));

rule('FFT-1401 all that apply are performed together, then checked again', () => {
  // Lifts the others' power; it breaks together with T-5, and then T-4 has too little.
  const chief = fwd('T-CHIEF', 5000, {}, fieldAbility(gains({ zone: 'field', of: 'you', other: true }, 2000)));
  const ashes = (id: string, power: number) =>
    fwd(id, power, {}, auto({ on: 'move', card: forwards('you'), from: 'field', to: 'breakZone' }, {}, draw()));
  const t = atMain({
    cards: [STORM, chief, fwd('T-4', 4000), ashes('T-3', 3000)],
    a: { hand: ['T-STORM'], field: ['T-CHIEF', 'T-3', 'T-4', PLAIN] },
  });
  cast1(t, 'T-STORM');
  // First T-CHIEF (5000) and T-3 (3000 and 2000) at once, then T-4 (4000 and 2000 no more); T-3 has seen the first two leave, itself
  // among them, but not T-4.
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-3', 'T-4', 'T-CHIEF', 'T-STORM']);
  deepEqual(t.a.cards('field'), [PLAIN]);
  if (t.ask === 'order') t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);
});

rule('FFT-1401 and FFT-918 they are not checked in the middle of a resolution', () => {
  const count = summon('T-COUNT', {}, cast({}, damage(forwards('opponent'), 5000), { do: 'draw', n: { count: forwards('opponent') } }));
  const t = atMain({ cards: [count], a: { hand: ['T-COUNT'] }, b: { field: ['V1-F01', 'V1-F04'] } });
  cast1(t, 'T-COUNT');
  // Two Forwards with lethal damage were still there to be counted.
  equal(t.a.count('hand'), 2);
  deepEqual(t.b.cards('field'), []);
});

rule('FFT-1402 nobody can respond to a rule process', () => {
  const rescue = onForward('T-RESCUE', gains(target, 5000, EOT));
  const t = atMain({ cards: [STORM, rescue], a: { hand: ['T-STORM', 'T-RESCUE'] }, b: { field: ['V1-F01'], hand: ['T-RESCUE'] } });
  cast1(t, 'T-STORM');
  // The next question comes when it has gone already; and whoever breaks by it, nobody's ability did.
  deepEqual(asking(t), [0, 'priority']);
  deepEqual([t.b.cards('field'), stackOf(t)], [[], []]);
  t.a.mayNot('cast:T-RESCUE', 'FFT-709');
});

rule('FFT-1403 seven points of damage lose the game', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { damage: 6 } });
  hit(t, PLAIN);
  deepEqual([t.result?.winners, t.result?.clause], [[0], 'FFT-112']);
  const u = atAttack({ a: { field: [PLAIN] }, b: { damage: 5 } });
  hit(u, PLAIN);
  deepEqual([u.result, u.b.count('damage')], [null, 6]);
});

rule('FFT-1404 a draw that found no card loses at the next check, when the effect is done', () => {
  const greed = summon('T-GREED', {}, cast({}, draw(2), damage(forwards('opponent'), 8000)));
  const t = atMain({ cards: [greed], a: { hand: ['T-GREED'], deck: 1 }, b: { field: [PLAIN] } });
  cast1(t, 'T-GREED');
  deepEqual([t.result?.winners, t.result?.clause], [[1], 'FFT-113']);
  // What was there was drawn, and the rest of the effect was still carried out (FFT-R42).
  equal(t.a.count('hand'), 1);
  equal(damageOn(t, 1, PLAIN), 8000);
  const u = atMain({ cards: [greed], a: { hand: ['T-GREED'], deck: 2 }, b: { field: [PLAIN] } });
  cast1(u, 'T-GREED');
  deepEqual([u.result, u.a.count('deck')], [null, 0]);
});

rule('FFT-1405 more damage than cards in the deck loses', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { deck: 0, damage: 2 } });
  hit(t, PLAIN);
  deepEqual([t.result?.winners, t.result?.clause, t.b.count('damage')], [[0], 'FFT-114', 2]);
  const u = atAttack({ a: { field: [PLAIN] }, b: { deck: 1, damage: 2 } });
  hit(u, PLAIN);
  deepEqual([u.result, u.b.count('damage'), u.b.count('deck')], [null, 3, 0]);
});

const STURDY = fwd('T-STURDY', 5000, {}, fieldAbility(cannot('break', { self: true })), auto(heads.breakZone, {}, draw()));
const FADE5 = onForward('T-FADE5', gains(target, -5000, EOT));

rule('FFT-1406, FFT-1407 and FFT-1411 power 0 puts away even what cannot be broken; damage breaks only what can be', () => {
  const t = atMain({ cards: [STORM, STURDY, FADE5], a: { hand: ['T-STORM', 'T-FADE5'] }, b: { field: ['T-STURDY', 'V1-F01'] } });
  cast1(t, 'T-STORM');
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [['T-STURDY'], ['V1-F01']]);
  equal(damageOn(t, 1, 'T-STURDY'), 5000);
  cast1(t, 'T-FADE5');
  deepEqual(t.b.cards('breakZone'), ['V1-F01', 'T-STURDY']);
  // Its ability for being put into the Break Zone has triggered.
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.b.count('hand'), 1);
});

rule('FFT-1407 damage equal to power breaks at a power of 1 or more', () => {
  const t = atMain({
    cards: [onForward('T-FADE4', gains(target, -4000, EOT)), onForward('T-HURT1', damage(target, 1000))],
    a: { hand: ['T-FADE4', 'T-HURT1'] },
    b: { field: ['V1-F01'] },
  });
  cast1(t, 'T-FADE4');
  deepEqual(t.b.cards('field'), ['V1-F01']);
  cast1(t, 'T-HURT1');
  deepEqual(t.b.cards('breakZone'), ['V1-F01']);
});

const unique = (id: string, name: string, kind: 'f' | 'b', more: object = {}) => {
  const made = kind === 'f' ? fwd(id, 5000, more) : backup(id, more);
  return { ...made, name, traits: { ...made.traits, name: [name], icon: [] } };
};
const ANNA = [unique('T-ANNA1', 'Anna', 'f'), unique('T-ANNA2', 'Anna', 'b')];

rule('FFT-1408 and FFT-1411 namesakes without the generic icon are all put into the Break Zone', () => {
  const seen = backup('T-SEEN', {}, auto({ on: 'move', from: 'field', to: 'breakZone', seat: 'you' }, {}, draw()));
  const t = atMain({
    cards: [RAISE, ...ANNA, seen],
    a: { hand: ['T-RAISE'], field: ['T-ANNA1', 'T-SEEN', 'V1-F01', 'V1-F01'], breakZone: ['T-ANNA2'] },
    b: { field: ['T-ANNA1'] },
  });
  cast1(t, 'T-RAISE');
  deepEqual(t.a.cards('field'), ['T-SEEN', 'V1-F01', 'V1-F01']);
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-ANNA1', 'T-ANNA2', 'T-RAISE']);
  // The opponent's is untouched; both were put there, which others notice.
  deepEqual(t.b.cards('field'), ['T-ANNA1']);
  if (t.ask === 'order') t.a.pick(t.a.keys[0]);
  equal(t.a.count('stack'), 2);
});

rule('FFT-1409 two Light or Dark Characters are all put into the Break Zone', () => {
  const light = unique('T-LIGHT', 'Lux', 'f', { elements: 'light' });
  const dark = unique('T-DARK', 'Nox', 'b', { elements: 'dark' });
  const t = atMain({
    cards: [RAISE, light, dark],
    a: { hand: ['T-RAISE'], field: ['T-LIGHT', PLAIN], breakZone: ['T-DARK'] },
    b: { field: ['T-DARK'] },
  });
  cast1(t, 'T-RAISE');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[PLAIN], ['T-DARK']]);
});

rule('FFT-1410 and FFT-1411 of six Backups their player puts one of their choice into the Break Zone', () => {
  const proud = backup('T-PROUD', {}, fieldAbility(cannot('break', { self: true })), auto(heads.breakZone, {}, draw()));
  const five = ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13', 'T-PROUD'];
  const t = atMain({ cards: [RAISE, proud], a: { hand: ['T-RAISE'], field: [...five, PLAIN], breakZone: ['V1-F15'] } });
  cast1(t, 'T-RAISE');
  deepEqual(asking(t), [0, 'tooManyBackups']);
  // The Backup that came is among them, the Forward is not.
  t.a.may('put:V1-F15').may('put:V1-F12').mayNot(`put:${PLAIN}`);
  t.a.pick('put:T-PROUD');
  equal(t.a.cards('field').length, 6);
  equal(t.a.cards('breakZone').includes('T-PROUD'), true);
  deepEqual(stackOf(t), ['auto']);
});

const RAISE2 = summon(
  'T-RAISE2',
  {},
  cast({ declare: [choose('target', inYour('breakZone', type(['forward', 'backup', 'monster'])), 2)] }, ontoField(target)),
);

rule('FFT-1410 of seven Backups two go', () => {
  const t = atMain({
    cards: [RAISE2],
    a: { hand: ['T-RAISE2'], field: ['V1-F11', 'V1-F11', 'V1-F11', 'V1-F12', 'V1-F13'], breakZone: ['V1-F15', 'V1-F14'] },
  });
  cast1(t, 'T-RAISE2', 'choose:V1-F15');
  t.a.pick('put:V1-F15');
  deepEqual(asking(t), [0, 'tooManyBackups']);
  t.a.pick('put:V1-F12');
  deepEqual(t.a.cards('field'), ['V1-F11', 'V1-F11', 'V1-F11', 'V1-F13', 'V1-F14']);
});

rule('FFT-1410 five Backups stay', () => {
  const t = atMain({ cards: [RAISE], a: { hand: ['T-RAISE'], field: ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13'], breakZone: ['V1-F15'] } });
  cast1(t, 'T-RAISE');
  deepEqual(asking(t), [0, 'priority']);
  equal(t.a.count('field'), 5);
});
