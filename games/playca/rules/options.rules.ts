/** The options, in both positions. Those of a ruling are with their ruling. */
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { burn } from './testing/burningChance.ts';
import { kicks, rounds } from './testing/penaltyKicks.ts';
import { atShot, atStrategy, endPeriod, type Match, plainA, plainB, quiet, start } from './testing/scenarios.ts';
import { testGame, testStart } from './testing/testCards.ts';

rule('EPC-110 firstAttacker random: each side begins in some matches', () => {
  const first = new Set<number>();
  for (let i = 0; i < 12; i++) first.add(start({ seed: `toss ${i}`, options: { firstAttacker: 'random' } }).own.attacker);
  deepEqual([...first].sort(), [0, 1]);
});

rule('EPC-110 firstAttacker player1 and player2', () => {
  for (let i = 0; i < 6; i++) {
    equal(start({ seed: `toss ${i}`, options: { firstAttacker: 'player1' } }).own.attacker, 0);
    equal(start({ seed: `toss ${i}`, options: { firstAttacker: 'player2' } }).own.attacker, 1);
  }
});

/** Both halves without a goal. */
const level = (options: { [name: string]: boolean | string }): Match => {
  const t = start({ options });
  endPeriod(t, false);
  endPeriod(t, false);
  return t;
};

rule('EPC-205 overtime on: one more period with all four phases', () => {
  const t = level({});
  deepEqual([t.own.period, t.ask, t.result], [2, 'arrange', null]);
  t.until('support').until('passDecision');
  equal(t.a.count('active') + t.b.count('active'), 2);
});

rule('EPC-205 overtime off: straight to PK', () => {
  const t = level({ overtime: false });
  equal(t.own.period, 1);
  ok(t.own.pkRounds >= 5);
  ok(t.result);
});

rule('EPC-206 pk on: level after overtime, PK decides', () => {
  const t = kicks({ a: new Array<string>(5).fill('PC-L04'), b: new Array<string>(5).fill('PC-G04') });
  deepEqual([t.result?.reason, rounds(t).length], ['penalties', 5]);
});

rule('EPC-206 pk off: draw after overtime', () => {
  const t = level({ pk: false });
  equal(t.result, null);
  endPeriod(t, false);
  deepEqual([t.result, t.own.pkRounds], [{ winners: [0, 1], reason: 'level', clause: 'EPC-206' }, 0]);
});

rule('EPC-206 pk off and overtime off: draw after two halves', () => {
  const t = level({ pk: false, overtime: false });
  deepEqual([t.result?.winners, t.own.period], [[0, 1], 1]);
});

rule('EPC-104 licenses on and off', () => {
  const on = start();
  deepEqual([on.a.count('licences'), on.b.count('licences')], [3, 3]);
  const off = start({ options: { licenses: false } });
  deepEqual([off.a.count('licences'), off.b.count('licences'), off.a.cards('aside')], [0, 0, ['PC-P1', 'PC-P3', 'PC-P6']]);
  equal(off.a.count('hissatsuHand'), 8);
});

const withSupport = (list: DeckList): DeckList => ({ ...list, hissatsu: [...list.hissatsu.slice(0, 6), 'PC-H24', 'PC-H32'] });
const lists = [withSupport(plainA), withSupport(plainB)];

rule('EPC-404 support on: Support cards are in the hand', () => {
  const t = start({ lists }).until('support');
  t.a.may('support:PC-H32');
  equal(t.a.count('hissatsuHand'), 8);
});

rule('EPC-404 support off: played without Support cards', () => {
  const t = start({ lists, options: { support: false } });
  for (const seat of [0, 1]) {
    deepEqual([t.seat(seat).count('hissatsuHand'), t.seat(seat).cards('aside').sort()], [6, ['PC-H24', 'PC-H32']]);
    equal(t.seat(seat).count('licences'), 3);
  }
  deepEqual(t.until('support').a.keys, ['done']);
});

rule('EPC-304 tpPerPeriod: another number of TP every period', () => {
  const t = start({ options: { tpPerPeriod: 3 } }).until('support');
  deepEqual([t.a.count('tp'), t.b.count('tp')], [3, 3]);
  const none = start({ options: { tpPerPeriod: 0 } }).until('support');
  deepEqual([none.a.count('tp'), none.b.count('tp')], [0, 0]);
  const again = atShot({ a: { active: 'PC-G01', tp: 2 }, options: { tpPerPeriod: 3 } });
  burn(again.a.pick('stay'), [5], [1]);
  equal(again.until('support').a.count('tp'), 5);
});

rule('EPC-806 scoreMode cards: the Score Area holds a card per goal', () => {
  const t = atShot({ a: { active: 'PC-G01' }, options: { scoreMode: 'cards' } });
  burn(t.a.pick('stay'), [5], [1]);
  deepEqual([t.own.goals, t.a.count('score')], [[1, 0], 1]);
});

const guest: DeckList = { ...plainA, deck: [...plainA.deck.slice(0, 29), 'T-GUEST'] };

rule('EPC-113 cardSet house: a list with other cards cannot start', () => {
  throws(() => start({ game: testGame, lists: [guest, plainB] }), /EPC-113 \(T-GUEST\)/);
});

rule('EPC-113 cardSet custom: cards on the same card model are played', () => {
  const t = testStart({ lists: [guest, plainB] });
  ok([...t.a.cards('deck'), ...t.a.cards('field')].includes('T-GUEST'));
  for (let i = 0; i < 500 && !t.result; i++) {
    if (t.a.count('active') > 0) t.put(0, 'active', ['T-GUEST']);
    quiet(t);
  }
  ok(t.result);
});

rule('EPC-529 licenses off: texts that ask for one find none', () => {
  const t = atStrategy({ a: { active: 'PC-I11' }, options: { licenses: false } });
  t.a.mayNot('effect:PC-I11', 'EPC-529');
});
