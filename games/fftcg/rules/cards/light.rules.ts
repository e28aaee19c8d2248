/** The Light cards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  PLAIN,
  powerOf,
  stackOf,
} from '../testing/scenarios.ts';
import { many } from '../testing/shortcuts.ts';
import { RED } from '../testing/testCards.ts';

const aureth = (more: { breakZone?: readonly string[] } = {}, theirs: readonly string[] = []) =>
  act(
    atMain({ a: { hand: ['V1-H01', ...many(RED, 3)], top: ['V1-F16'], ...more }, b: { field: theirs, breakZone: [PLAIN] } }),
    'play:V1-H01',
  );

rule('V1-H01 Aureth Dawnkeeper: the first mode deals 6000 damage to a Forward', () => {
  const t = aureth({}, [PLAIN, 'V1-F12']);
  t.a.pick('mode1');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-H01']);
  t.a.pick(`choose:${PLAIN}`);
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 6000);
  equal(t.a.count('hand'), 0);
});

rule('V1-H01 Aureth Dawnkeeper: the second mode plays a Forward of cost 3 or less from the Break Zone', () => {
  const t = aureth({ breakZone: ['V1-F08', 'V1-F11', 'V1-F02', 'V1-F16'] });
  t.a.pick('mode2');
  deepEqual([...t.a.keys].sort(), ['choose:V1-F01', 'choose:V1-F02'], 'one that was discarded for CP among them');
  t.a.pick('choose:V1-F02');
  bothPass(t);
  deepEqual(t.a.cards('field'), ['V1-H01', 'V1-F02']);
  equal(isDull(t, 0, 'V1-F02'), false);
});

rule('V1-H01 Aureth Dawnkeeper: the third mode draws a card and activates up to two Backups', () => {
  const t = atMain({
    a: {
      hand: ['V1-H01', ...many(RED, 3)],
      top: ['V1-F16'],
      field: ['V1-F11', 'V1-F12', 'V1-F14'].map((card) => ({ card, dull: true as const })),
    },
    b: { field: [{ card: 'V1-F15', dull: true }] },
  });
  act(t, 'play:V1-H01');
  t.a.pick('mode3');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual([...t.a.keys].sort(), ['choose:V1-F11', 'choose:V1-F12', 'choose:V1-F14', 'done']);
  t.a.pick('choose:V1-F11');
  t.a.pick('choose:V1-F14');
  deepEqual(
    ['V1-F11', 'V1-F12', 'V1-F14'].map((c) => isDull(t, 0, c)),
    [false, true, false],
  );
});

rule('V1-H01 Aureth Dawnkeeper: a mode that must choose needs something to choose', () => {
  const t = atMain({ a: { hand: ['V1-H01', 'V1-F11', 'V1-F11', 'V1-F11'] } });
  act(t, 'play:V1-H01');
  deepEqual([...t.a.keys].sort(), ['mode1', 'mode3'], 'it is itself a Forward; no Forward lies in the Break Zone');
});

rule('V1-H02 The Gilded Child: while the opponent has more Forwards it has 2000 more power and First Strike', () => {
  const t = atMain({ a: { field: ['V1-H02', 'V1-F19'], hand: ['V1-F01'] }, b: { field: [PLAIN, 'V1-F08', 'V1-F12'] } });
  deepEqual([powerOf(t, 0, 'V1-H02'), hasKeyword(t, 0, 'V1-H02', 'firstStrike')], [9000, true]);
  bothPass(act(t, 'use:V1-F19#1'));
  deepEqual(
    [powerOf(t, 0, 'V1-H02'), hasKeyword(t, 0, 'V1-H02', 'firstStrike')],
    [7000, false],
    'two each: a Monster that is a Forward counts',
  );
});

rule('V1-H02 The Gilded Child: with its bonus gone, the damage on it may break it (FFT-1203)', () => {
  const t = atMain({
    a: { field: [{ card: 'V1-H02', damage: 7000 }], hand: ['V1-A17', 'V1-A01', 'V1-A01'] },
    b: { field: [PLAIN, 'V1-F08'] },
  });
  equal(powerOf(t, 0, 'V1-H02'), 9000);
  act(t, 'cast:V1-A17', 'choose:V1-F08');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').at(-1)], [[], 'V1-H02']);
});

rule('V1-H02 The Gilded Child: First Strike breaks an 8000 blocker that deals nothing back', () => {
  const t = block(attack(atAttack({ a: { field: ['V1-H02'] }, b: { field: [PLAIN, 'V1-F01'] } }), 'V1-H02'), PLAIN);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['V1-H02'], ['V1-F01']]);
  equal(powerOf(t, 0, 'V1-H02'), 7000, 'now it is one each');
  equal(damageOn(t, 0, 'V1-H02'), 0);
});

rule('V1-H03 Lampkeeper Ysmay: dulled, it gives one CP of any Element, just one', () => {
  const elements = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water'];
  const fire = atMain({ a: { field: ['V1-H03'], hand: ['V1-F16'] }, b: { field: [PLAIN] } });
  act(fire, 'cast:V1-F16');
  deepEqual([stackOf(fire), isDull(fire, 0, 'V1-H03')], [['V1-F16'], true]);
  const jelly = atMain({ a: { field: ['V1-H03', 'V1-A19'] }, b: { field: [PLAIN] } });
  act(jelly, 'use:V1-A19#1');
  deepEqual([stackOf(jelly), isDull(jelly, 0, 'V1-H03')], [['action'], true], 'a Water icon');
  atMain({ a: { field: ['V1-H03'], hand: ['V1-A16'] }, b: { field: [PLAIN] } }).a.mayNot('cast:V1-A16', 'FFT-519');
  const t = atMain({ a: { field: ['V1-H03'], hand: [] } });
  const given = t.table.traits(find(t, 0, 'V1-H03'), 'cp');
  deepEqual([...given].sort(), [...elements, 'light', 'dark'].sort());
});

rule(
  'V1-H03 Lampkeeper Ysmay: a Light Backup is one of the Light and Dark Characters (FFT-408), and is no CP in the hand (FFT-505)',
  () => {
    atMain({ a: { field: ['V1-H03'], hand: ['V1-D02', ...many(RED, 2)] } }).a.mayNot('play:V1-D02', 'FFT-408');
    atMain({ a: { hand: ['V1-F01', 'V1-H03'] } }).a.mayNot('play:V1-F01', 'FFT-519');
  },
);

rule('V1-H03 Lampkeeper Ysmay: its one CP is the second Element of a card of two (FFT-2001)', () => {
  const t = act(atMain({ a: { field: ['V1-H03', 'V1-F12'], hand: ['V1-X01', 'V1-F01'] } }), 'play:V1-X01');
  deepEqual([t.a.cards('field'), t.a.count('hand')], [['V1-H03', 'V1-F12', 'V1-X01'], 0]);
  atMain({ a: { field: ['V1-A12', 'V1-F12'], hand: ['V1-X01', 'V1-F01'] } }).a.mayNot('play:V1-X01', 'FFT-519');
});

const orrery = (breakZone: readonly string[]) =>
  atMain({
    a: { hand: ['V1-H04', ...many(RED, 3)], breakZone, top: ['V1-F16', 'V1-A16'] },
    b: { field: [PLAIN, 'V1-F12'], breakZone: ['V1-A01'] },
  });

rule('V1-H04 Orrery Unbroken: a Forward is removed from the game', () => {
  const t = orrery(['V1-F02', 'V1-F02', 'V1-F02']);
  act(t, 'cast:V1-H04', 'noExtra');
  bothPass(t);
  deepEqual([t.b.cards('removed'), t.b.cards('breakZone'), t.b.cards('field')], [[PLAIN], ['V1-A01'], ['V1-F12']]);
  equal(t.a.count('hand'), 0);
  deepEqual(t.a.cards('breakZone').at(-1), 'V1-H04');
});

rule('V1-H04 Orrery Unbroken: three cards of the Break Zone removed with the cast let it draw two (FFT-2072)', () => {
  const t = orrery(['V1-F02', 'V1-F03', 'V1-F04', 'V1-F05']);
  t.a.pick('cast:V1-H04');
  for (const key of ['payExtra', 'spend:V1-F05', 'spend:V1-F02', 'spend:V1-F04', 'discard:V1-F01', 'discard:V1-F01', 'discard:V1-F01'])
    t.a.pick(key);
  deepEqual([...t.a.cards('removed')].sort(), ['V1-F02', 'V1-F04', 'V1-F05'], 'before it resolves');
  deepEqual(stackOf(t), ['V1-H04']);
  bothPass(t);
  deepEqual([...t.a.cards('hand')].sort(), ['V1-A16', 'V1-F16']);
  deepEqual(t.b.cards('removed'), [PLAIN]);
});

rule(
  'V1-H04 Orrery Unbroken: with two cards in the Break Zone there is no extra cost to pay, though three are being discarded for CP (FFT-519)',
  () => {
    const t = orrery(['V1-F02', 'V1-F03']);
    t.a.pick('cast:V1-H04');
    t.a.mayNot('payExtra');
    const own = atMain({ a: { hand: ['V1-H04', ...many(RED, 3)], field: ['V1-F08'] }, b: { field: [PLAIN] } });
    own.a.pick('cast:V1-H04');
    own.a.pick('noExtra');
    own.a.may('choose:V1-F08');
  },
);
