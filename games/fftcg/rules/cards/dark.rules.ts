/** The Dark cards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  asking,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pay,
  powerOf,
  resolveAll,
  stackOf,
  step,
  toAttack,
} from '../testing/scenarios.ts';
import { hit, many } from '../testing/shortcuts.ts';
import { RED } from '../testing/testCards.ts';

rule('V1-D01 Vesrin, Nocturne Prince: a Forward of cost 5 or less is borrowed, activated and attacks at once', () => {
  const t = atMain({
    a: { hand: ['V1-D01', ...many(RED, 3)] },
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
  const t = act(atMain({ a: { hand: ['V1-D01', ...many(RED, 3)] }, b: { field: [PLAIN] } }), 'play:V1-D01');
  bothPass(t);
  equal(markOf(t, 0, PLAIN, 'fresh'), 1);
  attack(toAttack(t), PLAIN);
  equal(isDull(t, 0, PLAIN), true);
  nextTurn(t);
  equal(hasKeyword(t, 1, PLAIN, 'haste'), false);
});

rule('V1-D01 Vesrin, Nocturne Prince: the abilities of the borrowed Forward are its new controller’s (FFT-817)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...many(RED, 3)] }, b: { field: ['V1-F04', 'V1-F10', 'V1-F12'] } }), 'play:V1-D01');
  bothPass(t);
  equal(powerOf(t, 0, 'V1-F04'), 4000, 'the Chaplain is not on its side any more');
  attack(toAttack(t), 'V1-F04');
  resolveAll(t);
  deepEqual([damageOn(t, 1, 'V1-F10'), damageOn(t, 0, 'V1-D01')], [1000, 0]);
});

rule('V1-D01 Vesrin, Nocturne Prince: a borrowed Forward returned to the hand is its owner’s (FFT-402)', () => {
  const t = atMain({ a: { hand: ['V1-D01', 'V1-A08', ...many(RED, 3), 'V1-A01', 'V1-A01'] }, b: { field: [PLAIN] } });
  bothPass(act(t, 'play:V1-D01', ...many(RED, 3).map((c) => `discard:${c}`)));
  bothPass(act(t, 'play:V1-A08'));
  t.a.pick('yes');
  t.a.pick(`choose:${PLAIN}`);
  deepEqual([t.a.cards('field'), t.b.cards('hand')], [['V1-D01', 'V1-A08'], [PLAIN]]);
});

rule('V1-D01 Vesrin, Nocturne Prince: a borrowed Forward that breaks goes to its owner’s Break Zone (FFT-402)', () => {
  const t = act(
    atMain({ a: { hand: ['V1-D01', 'V1-F16', ...many(RED, 4)], field: ['V1-F12'] }, b: { field: [{ card: 'V1-A02', damage: 3000 }] } }),
    'play:V1-D01',
  );
  bothPass(t);
  act(t, 'cast:V1-F16', 'choose:V1-A02');
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.a.cards('field')], [['V1-A02'], ['V1-F12', 'V1-D01']]);
});

rule('V1-D01 Vesrin, Nocturne Prince: borrowing a Light or Dark Forward sends both away (FFT-1409)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...many(RED, 3)] }, b: { field: ['V1-H02'] } }), 'play:V1-D01');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[], []]);
  equal(t.a.cards('breakZone').at(-1), 'V1-D01');
  deepEqual(t.b.cards('breakZone'), ['V1-H02']);
});

rule('V1-D01 Vesrin, Nocturne Prince: who borrowed it draws when the Salt Dancer breaks (FFT-825)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', 'V1-F16', ...many(RED, 4)] }, b: { field: ['V1-A04'] } }), 'play:V1-D01');
  bothPass(t);
  act(t, 'cast:V1-F16', 'choose:V1-A04');
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand'), t.b.cards('breakZone')], [1, 0, ['V1-A04']]);
});

rule('V1-D01 Vesrin, Nocturne Prince: a namesake that came meanwhile goes with the one that returns (FFT-R71, FFT-617)', () => {
  const b = { field: ['V1-F05', { card: 'V1-A07', damage: 2000 }, 'V1-A12'], breakZone: ['V1-F06'] };
  const t = atMain({ a: { hand: ['V1-D01', 'V1-F16', ...many(RED, 4)] }, b });
  act(t, 'play:V1-D01');
  t.a.pick('choose:V1-F05');
  bothPass(t);
  act(t, 'cast:V1-F16', 'choose:V1-A07');
  bothPass(t);
  bothPass(t);
  t.b.pick('yes');
  pay(t);
  bothPass(t);
  deepEqual(
    [t.a.cards('field'), t.b.cards('field')],
    [
      ['V1-D01', 'V1-F05'],
      ['V1-A12', 'V1-F06'],
    ],
    'on different fields',
  );
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['V1-D01'], ['V1-A12']]);
  deepEqual([...t.b.cards('breakZone')].sort(), ['V1-A07', 'V1-F05', 'V1-F06']);
});

rule('V1-D01 Vesrin, Nocturne Prince: a borrowed namesake of one’s own goes with it (FFT-R71)', () => {
  const t = act(atMain({ a: { hand: ['V1-D01', ...many(RED, 3)], field: ['V1-F06'] }, b: { field: ['V1-F05'] } }), 'play:V1-D01');
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
  const t = atMain({ a: { hand: ['V1-D03', ...many(RED, 2)], field: [PLAIN, 'V1-F01'] }, b: { field: ['V1-F08', 'V1-A04', 'V1-F12'] } });
  act(t, 'play:V1-D03');
  bothPass(t);
  deepEqual(
    [asking(t), [...t.a.keys].sort()],
    [
      [0, 'selectOwn'],
      ['choose:V1-E01', 'choose:V1-F01'],
    ],
  );
  t.a.pick('choose:V1-F01');
  deepEqual(
    [asking(t), [...t.b.keys].sort()],
    [
      [1, 'selectOwn'],
      ['choose:V1-A04', 'choose:V1-F08'],
    ],
  );
  deepEqual(t.a.cards('field'), [PLAIN, 'V1-F01', 'V1-D03'], 'nothing has gone yet');
  t.b.pick('choose:V1-A04');
  deepEqual(
    [t.a.cards('field'), t.b.cards('field')],
    [
      [PLAIN, 'V1-D03'],
      ['V1-F08', 'V1-F12'],
    ],
  );
  deepEqual(stackOf(t), ['auto'], 'the Dancer draws');
});

rule('V1-D03 Ashen Confessor: a player without Forwards skips', () => {
  const t = atMain({ a: { hand: ['V1-D03', ...many(RED, 2)] }, b: { field: ['V1-F08'] } });
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
