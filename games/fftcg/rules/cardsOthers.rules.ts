/** Light, Dark and two Elements: the cards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { hit } from './hits.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  step,
  stackOf,
  toAttack,
} from './table.ts';

const payFor = (n: number) => new Array<string>(n).fill('V1-F01');

const aureth = (more: { breakZone?: readonly string[] } = {}, theirs: readonly string[] = []) =>
  act(atMain({ a: { hand: ['V1-H01', ...payFor(3)], top: ['V1-F16'], ...more }, b: { field: theirs, breakZone: [PLAIN] } }), 'play:V1-H01');

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
    a: { hand: ['V1-H01', ...payFor(3)], top: ['V1-F16'], field: ['V1-F11', 'V1-F12', 'V1-F14'].map((card) => ({ card, dull: true as const })) },
    b: { field: [{ card: 'V1-F15', dull: true }] },
  });
  act(t, 'play:V1-H01');
  t.a.pick('mode3');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual([...t.a.keys].sort(), ['choose:V1-F11', 'choose:V1-F12', 'choose:V1-F14', 'done']);
  t.a.pick('choose:V1-F11');
  t.a.pick('choose:V1-F14');
  deepEqual(['V1-F11', 'V1-F12', 'V1-F14'].map((c) => isDull(t, 0, c)), [false, true, false]);
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
  deepEqual([powerOf(t, 0, 'V1-H02'), hasKeyword(t, 0, 'V1-H02', 'firstStrike')], [7000, false], 'two each: a Monster that is a Forward counts');
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

rule('V1-H03 Lampkeeper Ysmay: a Light Backup is one of the Light and Dark Characters (FFT-408), and is no CP in the hand (FFT-505)', () => {
  atMain({ a: { field: ['V1-H03'], hand: ['V1-D02', ...payFor(2)] } }).a.mayNot('play:V1-D02', 'FFT-408');
  atMain({ a: { hand: ['V1-F01', 'V1-H03'] } }).a.mayNot('play:V1-F01', 'FFT-519');
});

const orrery = (breakZone: readonly string[]) =>
  atMain({ a: { hand: ['V1-H04', ...payFor(3)], breakZone, top: ['V1-F16', 'V1-A16'] }, b: { field: [PLAIN, 'V1-F12'], breakZone: ['V1-A01'] } });

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
  for (const key of ['payExtra', 'spend:V1-F05', 'spend:V1-F02', 'spend:V1-F04', 'discard:V1-F01', 'discard:V1-F01', 'discard:V1-F01']) t.a.pick(key);
  deepEqual([...t.a.cards('removed')].sort(), ['V1-F02', 'V1-F04', 'V1-F05'], 'before it resolves');
  deepEqual(stackOf(t), ['V1-H04']);
  bothPass(t);
  deepEqual([...t.a.cards('hand')].sort(), ['V1-A16', 'V1-F16']);
  deepEqual(t.b.cards('removed'), [PLAIN]);
});

rule('V1-H04 Orrery Unbroken: with two cards in the Break Zone there is no extra cost to pay, though three are being discarded for CP (FFT-519)', () => {
  const t = orrery(['V1-F02', 'V1-F03']);
  t.a.pick('cast:V1-H04');
  t.a.mayNot('payExtra');
  const own = atMain({ a: { hand: ['V1-H04', ...payFor(3)], field: ['V1-F08'] }, b: { field: [PLAIN] } });
  own.a.pick('cast:V1-H04');
  own.a.pick('noExtra');
  own.a.may('choose:V1-F08');
});

rule('V1-D01 Vesrin, Nocturne Prince: a Forward of cost 5 or less is borrowed, activated and attacks at once', () => {
  const t = atMain({
    a: { hand: ['V1-D01', ...payFor(3)] },
    b: { field: [{ card: 'V1-F05', dull: true, damage: 2000 }, 'V1-F10', 'V1-F12'] },
  });
  act(t, 'play:V1-D01');
  bothPass(t);
  deepEqual(t.a.cards('field'), ['V1-D01', 'V1-F05'], 'cost 6 and Backups could not be chosen');
  deepEqual([isDull(t, 0, 'V1-F05'), damageOn(t, 0, 'V1-F05'), hasKeyword(t, 0, 'V1-F05', 'haste')], [false, 2000, true]);
  deepEqual(stackOf(t), [], 'it has not entered the field (FFT-2003)');
  hit(toAttack(t), 'V1-F05');
  equal(t.b.count('damage'), 1);
  nextTurn(t);
  deepEqual([t.a.cards('field'), [...t.b.cards('field')].sort()], [['V1-D01'], ['V1-F05', 'V1-F10', 'V1-F12']]);
});

rule('V1-D01 Vesrin, Nocturne Prince: Haste is given for this turn, and a Forward without it attacks by that', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...payFor(3)] }, b: { field: [PLAIN] } }), 'play:V1-D01');
  bothPass(t);
  equal(markOf(t, 0, PLAIN, 'fresh'), 1);
  attack(toAttack(t), PLAIN);
  equal(isDull(t, 0, PLAIN), true);
  nextTurn(t);
  equal(hasKeyword(t, 1, PLAIN, 'haste'), false);
});

rule('V1-D01 Vesrin, Nocturne Prince: a borrowed Forward that breaks goes to its owner’s Break Zone (FFT-402)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', 'V1-F16', ...payFor(4)], field: ['V1-F12'] }, b: { field: [{ card: 'V1-A02', damage: 3000 }] } }), 'play:V1-D01');
  bothPass(t);
  act(t, 'cast:V1-F16', 'choose:V1-A02');
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.a.cards('field')], [['V1-A02'], ['V1-F12', 'V1-D01']]);
});

rule('V1-D01 Vesrin, Nocturne Prince: borrowing a Light or Dark Forward sends both away (FFT-1409)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...payFor(3)] }, b: { field: ['V1-H02'] } }), 'play:V1-D01');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[], []]);
  equal(t.a.cards('breakZone').at(-1), 'V1-D01');
  deepEqual(t.b.cards('breakZone'), ['V1-H02']);
});

rule('V1-D01 Vesrin, Nocturne Prince: a borrowed namesake of one’s own goes with it (FFT-R71)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...payFor(3)], field: ['V1-F06'] }, b: { field: ['V1-F05'] } }), 'play:V1-D01');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').at(-1), t.b.cards('breakZone')], [['V1-D01'], 'V1-F06', ['V1-F05']]);
});

/** From side b's turn into side a's Main Phase 1, with this on side a's field. */
const regent = (field: readonly string[]) => {
  const t = atMain({ a: { field }, b: { field: ['V1-F08', 'V1-F12'] } });
  nextTurn(t);
  for (let i = 0; i < 200 && !(t.own.turns === 5 && t.own.phase === 'main'); i++) step(t);
  return t;
};

rule('V1-D02 Hollow Regent: at the beginning of Main Phase 1 another Character is put into the Break Zone', () => {
  const t = regent(['V1-D02', 'V1-F12', PLAIN]);
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F12']);
  t.a.pick('choose:V1-F12');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').at(-1)], [['V1-D02', PLAIN], 'V1-F12']);
  equal(isDull(t, 0, 'V1-D02'), false);
});

rule('V1-D02 Hollow Regent: what is put there is not broken, so it goes although it cannot be broken (FFT-R37)', () => {
  const t = regent(['V1-D02', PLAIN]);
  t.put(0, 'hand', ['V1-E16', PLAIN]);
  act(t, 'cast:V1-E16', `choose:${PLAIN}`);
  bothPass(t);
  equal(powerOf(t, 0, PLAIN), 11000);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').at(-1)], [['V1-D02'], PLAIN]);
});

rule('V1-D02 Hollow Regent: alone it is dulled; in the opponent’s turn nothing happens', () => {
  const t = regent(['V1-D02']);
  bothPass(t);
  equal(isDull(t, 0, 'V1-D02'), true);
  const theirs = atMain({ a: { field: ['V1-D02', PLAIN] } });
  nextTurn(theirs);
  for (let i = 0; i < 200 && theirs.own.phase !== 'main'; i++) step(theirs);
  deepEqual([theirs.own.turn, stackOf(theirs)], [1, []]);
});

rule('V1-D03 Ashen Confessor: each player selects a Forward of their own, the turn player first; both go together', () => {
  const t = atMain({ a: { hand: ['V1-D03', ...payFor(2)], field: [PLAIN, 'V1-F01'] }, b: { field: ['V1-F08', 'V1-A04', 'V1-F12'] } });
  act(t, 'play:V1-D03');
  bothPass(t);
  deepEqual([asking(t), [...t.a.keys].sort()], [[0, 'selectOwn'], ['choose:V1-E01', 'choose:V1-F01']]);
  t.a.pick('choose:V1-F01');
  deepEqual([asking(t), [...t.b.keys].sort()], [[1, 'selectOwn'], ['choose:V1-A04', 'choose:V1-F08']]);
  deepEqual(t.a.cards('field'), [PLAIN, 'V1-F01', 'V1-D03'], 'nothing has gone yet');
  t.b.pick('choose:V1-A04');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[PLAIN, 'V1-D03'], ['V1-F08', 'V1-F12']]);
  deepEqual(stackOf(t), ['auto'], 'the Dancer draws');
});

rule('V1-D03 Ashen Confessor: a player without Forwards skips', () => {
  const t = atMain({ a: { hand: ['V1-D03', ...payFor(2)] }, b: { field: ['V1-F08'] } });
  resolveAll(act(t, 'play:V1-D03'));
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['V1-D03'], []]);
});

rule('V1-D04 Eclipse Maw: for two CP it is a Forward with 8000 power until the end of the turn, once a turn', () => {
  const t = atMain({ a: { field: ['V1-D04', 'V1-F12', 'V1-A12', 'V1-F14', 'V1-F15'] }, b: { hand: ['V1-F01', 'V1-F02'] } });
  act(t, 'use:V1-D04#1', 'dull:V1-F12', 'dull:V1-A12');
  bothPass(t);
  equal(powerOf(t, 0, 'V1-D04'), 8000);
  t.a.mayNot('use:V1-D04#1').mayNot('use:V1-D04', 'FFT-812');
  hit(toAttack(t), 'V1-D04');
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  equal(t.b.count('hand'), 1);
  equal(t.b.count('breakZone'), 1);
  deepEqual([...t.b.cards('hand'), ...t.b.cards('breakZone')].sort(), ['V1-F01', 'V1-F02']);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-D04'), 0);
});

rule('V1-D04 Eclipse Maw: which card goes is left to chance; blocked, it makes nobody discard', () => {
  const gone = new Set(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((seed) => {
      const t = atMain({ seed, a: { field: ['V1-D04', 'V1-F12', 'V1-F14'] }, b: { hand: ['V1-F01', 'V1-F02'] } });
      bothPass(act(t, 'use:V1-D04#1'));
      bothPass(hit(toAttack(t), 'V1-D04'));
      return t.b.cards('breakZone').join();
    }),
  );
  deepEqual([...gone].sort(), ['V1-F01', 'V1-F02']);
  const t = atMain({ a: { field: ['V1-D04', 'V1-F12', 'V1-F14'] }, b: { hand: ['V1-F01'], field: ['V1-F08'] } });
  bothPass(act(t, 'use:V1-D04#1'));
  block(attack(toAttack(t), 'V1-D04'), 'V1-F08');
  bothPass(t);
  deepEqual([stackOf(t), t.b.count('hand')], [[], 1]);
});
