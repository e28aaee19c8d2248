/** INA-601 to INA-618, INA-638: windows and super techniques. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  always,
  draw,
  gets,
  isReserve,
  mayDiscard,
  onField,
  opponentDiscards,
  selfGets,
  starting,
  technique,
  use,
} from '../../cards/make.ts';
import { atAttack, atShot, atSide, atStrategy, flipped, gameWith, passOn, seen, sp, told } from '../testing/scenarios.ts';

const FWD = { 'FW-A': 'S1-4' };

rule('INA-601 the attacker acts first in every window, whoever that is', () => {
  deepEqual(atStrategy().asked, [0]);
  deepEqual(atAttack({ a: { field: FWD } }).asked, [0]);
  deepEqual(atShot().asked, [0]);
  const t = atAttack();
  passOn(t);
  deepEqual([t.own.turn, t.ask, t.asked], [2, 'actions', [1]]);
});

rule('INA-602, INA-605, INA-R15 one action a go, carried out at once and without an answer', () => {
  const t = atAttack({ a: { field: FWD, hand: ['FF-100', 'FF-100'] }, b: { hand: ['FF-100'], field: { 'DF-A': 'S1-6' } } });
  t.a.pick('play:FF-100');
  deepEqual([t.asked, sp(t, 0, 'FW-A'), t.a.cards('discard')], [[1], 800, ['FF-100']]);
  t.b.pick('play:FF-100');
  deepEqual([t.asked, sp(t, 1, 'DF-A')], [[0], 700]);
  t.a.may('play:FF-100').may('pass');
});

rule('INA-603, INA-604, INA-R14 two passes in a row close it; who passed may act after the other did', () => {
  const t = atAttack({ a: { field: FWD, hand: ['FF-100'] }, b: { hand: ['FF-100'], field: { 'DF-A': 'S1-6' } } });
  t.a.pick('pass').b.pick('play:FF-100');
  t.a.pick('play:FF-100').b.pick('pass');
  equal(t.ask, 'actions');
  t.a.pick('pass');
  // 800 against 700: through.
  deepEqual([t.own.broke, t.own.turn], [true, 1]);
});

rule('INA-606 as many actions as a player likes', () => {
  const t = atAttack({ a: { field: FWD, hand: new Array<string>(6).fill('FF-100') } });
  for (let i = 0; i < 6; i++) t.a.pick('play:FF-100').b.pick('pass');
  equal(sp(t, 0, 'FW-A'), 1800);
});

rule('INA-607 the level of a technique is at most the turn', () => {
  const at = (turn: number) => atAttack({ turn, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-18'] } });
  at(2).a.mayNot('play:S1-18', 'INA-607');
  at(3).a.may('play:S1-18');
});

const plainTechnique = (id: string, level: number, requires: readonly ('power' | 'speed' | 'tactic')[] = []) =>
  technique(id, 'none', id, level, requires, use([], {}, gets(onField(), 100)));

rule('INA-608 each icon asks for a character of that attribute on the own field', () => {
  const at = (a: { [slot: string]: string }, b: { [slot: string]: string } = {}) =>
    atAttack({ turn: 2, a: { field: a, hand: ['INH-T04'] }, b: { field: b } });
  at({ 'FW-A': 'S1-4' }).a.mayNot('play:INH-T04', 'INA-608');
  at({ 'FW-A': 'S1-4' }, { 'DF-A': 'INH-S07' }).a.mayNot('play:INH-T04', 'INA-608');
  at({ 'FW-A': 'INH-S04' }).a.may('play:INH-T04');
  const two = gameWith(plainTechnique('T-TWO', 1, ['power', 'speed']));
  const mixed = (field: { [slot: string]: string }) => atAttack({ game: two, a: { field, hand: ['T-TWO'] } });
  mixed({ 'FW-A': 'INH-S03' }).a.mayNot('play:T-TWO', 'INA-608');
  mixed({ 'FW-A': 'INH-S04' }).a.mayNot('play:T-TWO', 'INA-608');
  mixed({ 'FW-A': 'INH-S04', 'MF-A': 'S1-7' }).a.may('play:T-TWO');
});

rule('INA-609, INA-R16 two equal icons need two characters', () => {
  const at = (field: { [slot: string]: string }) => atAttack({ turn: 2, a: { field, hand: ['INH-T01'] } });
  at({ 'FW-A': 'INH-S03' }).a.mayNot('play:INH-T01', 'INA-608');
  at({ 'FW-A': 'INH-S03', 'MF-A': 'S1-7' }).a.may('play:INH-T01');
});

rule('INA-610 characters on both sides and in all lines count, taking part or not', () => {
  for (const slot of ['DF-A', 'DF-B'])
    atAttack({ turn: 2, a: { field: { 'FW-A': 'S1-4', [slot]: 'INH-S07' }, hand: ['INH-T04'] } }).a.may('play:INH-T04');
  atAttack({ turn: 2, a: { field: { 'FW-A': 'S1-4', 'FW-B': 'INH-S04' }, hand: ['INH-T04'] } }).a.may('play:INH-T04');
});

rule('INA-611, INA-612 neither the goalkeeper nor the bench counts', () => {
  const t = atAttack({ turn: 2, a: { field: FWD, keeper: 'FF-26', bench: ['INH-R04'], hand: ['INH-T04'] } });
  t.a.mayNot('play:INH-T04', 'INA-608');
});

rule('INA-613 a technique without icons asks for nobody', () => {
  atShot({ a: { hand: ['FF-98'] } }).a.may('play:FF-98');
});

rule('INA-614, INA-R49 shown from the hand, carried out, then in its owner’s discard pile', () => {
  const t = atAttack({ a: { field: FWD, hand: ['FF-100', 'INH-R10'] } });
  equal(seen(t, 1, 0, 'hand').cards.length, 0);
  const from = t.events.length;
  t.a.pick('play:FF-100');
  deepEqual([t.a.cards('discard'), t.a.count('technique'), t.a.cards('hand')], [['FF-100'], 0, ['INH-R10']]);
  const moves = t.events
    .slice(from)
    .filter((e) => e.type === 'move')
    .map((e) => (e.args.to as [string])[0]);
  deepEqual(moves, ['technique', 'discard']);
  deepEqual(
    told(t, 'play')
      .at(-1)
      ?.cards.map((c) => t.game.defs[c.def].id),
    ['FF-100'],
  );
});

rule('INA-614 while it is carried out it lies in the open', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7' }, hand: ['FF-100'] } });
  t.a.pick('play:FF-100');
  deepEqual([t.a.cards('technique'), t.a.cards('discard')], [['FF-100'], []]);
  deepEqual(
    seen(t, 1, 0, 'technique').cards.map((c) => c.def),
    ['FF-100'],
  );
  t.a.pick('choose:S1-4');
  deepEqual(t.a.cards('discard'), ['FF-100']);
});

rule('INA-615, D17 its changes end with the phase', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-18'] } });
  t.a.pick('play:S1-18').b.pick('pass');
  equal(sp(t, 0, 'FW-A'), 800);
  t.a.pick('pass');
  deepEqual([t.ask, sp(t, 0, 'FW-A')], ['actions', 500]);
});

rule('INA-616 a tag binds a text to its phase, several to each of them', () => {
  const game = gameWith(technique('T-BOTH', 'none', 'Both', 1, [], use(['strategy', 'shooting'], {}, gets(onField(), 100))));
  const hand = ['T-BOTH', 'FF-100', 'FF-99'];
  atStrategy({ game, a: { field: FWD, hand } })
    .a.may('play:T-BOTH')
    .mayNot('play:FF-100', 'INA-616')
    .mayNot('play:FF-99', 'INA-616');
  atAttack({ game, a: { field: FWD, hand } })
    .a.may('play:FF-100')
    .mayNot('play:T-BOTH', 'INA-616')
    .mayNot('play:FF-99', 'INA-616');
  atShot({ game, a: { field: FWD, hand } })
    .a.may('play:T-BOTH')
    .may('play:FF-99')
    .mayNot('play:FF-100', 'INA-616');
});

rule('INA-616 the same for abilities', () => {
  const at = { a: { field: { 'MF-A': 'S1-23' }, hand: ['FF-98'] } };
  atAttack(at).a.may('use:S1-23/0');
  atStrategy(at).a.mayNot('use:S1-23/0', 'INA-616');
  atShot(at).a.mayNot('use:S1-23/0', 'INA-616');
});

rule('INA-617 a turn tag binds it to the own turn, or to the opponent’s', () => {
  const shooting = {
    turn: 3,
    a: { field: { 'FW-A': 'INH-S17' }, hand: ['INH-T12'] },
    b: { field: { 'FW-A': 'INH-S17' }, hand: ['INH-T12'] },
  };
  const t = atShot(shooting);
  t.a.may('use:INH-S17/0').mayNot('play:INH-T12', 'INA-617');
  t.a.pick('pass').b.mayNot('use:INH-S17/0', 'INA-617').may('play:INH-T12');
});

rule('INA-618 without a tag in any window', () => {
  const field = { 'FW-A': 'INH-S16' };
  for (const at of [atStrategy, atAttack, atShot]) at({ a: { field, hand: ['INH-T13'] } }).a.may('play:INH-T13');
});

rule('INA-618 a text that is not used is at work the whole time', () => {
  const proud = starting('T-PROUD', 'power', 'Proud', 'Nowhere', 'FW', 400, always(null, selfGets(50)));
  const field = { 'FW-A': 'T-PROUD' };
  for (const at of [atStrategy, atSide, atAttack, atShot]) equal(sp(at({ game: gameWith(proud), a: { field } }), 0, 'FW-A'), 450);
});

rule('INA-638, INA-R33 nothing that could do nothing, and nothing whose own condition is not met', () => {
  const t = atShot({
    turn: 3,
    a: { field: { 'FW-A': 'S1-4', 'MF-B': 'S1-23' }, hand: ['S1-25', 'FF-99'] },
    b: { hand: ['FF-99', 'FF-98'] },
  });
  // Neither name kicks.
  t.a.mayNot('play:S1-25', 'INA-R33').may('play:FF-99');
  // The defender has no kicker.
  t.a.pick('pass').b.mayNot('play:FF-99', 'INA-638').may('play:FF-98');
});

rule('INA-638 one instruction that can be carried out is enough', () => {
  // Nobody to be made ready, but a card to be drawn.
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'INH-S04' }, hand: ['INH-T05'] } });
  t.a.pick('play:INH-T05');
  deepEqual([t.a.count('hand'), t.a.cards('discard')], [1, ['INH-T05']]);
});

rule('INA-R62 what strengthens the own goalkeeper can be played by the attacker, without use', () => {
  const t = atShot({ a: { hand: ['FF-98'] } });
  t.a.pick('play:FF-98');
  deepEqual([sp(t, 0, 'GK'), sp(t, 1, 'GK')], [900, 600]);
});

rule('INA-R21, INA-908 nothing can be used in the end phase', () => {
  const t = atShot({ a: { hand: ['INH-R10', 'INH-T13', 'FF-98'] }, b: { hand: ['INH-T13'] } });
  flipped(t, [1], [5]);
  deepEqual([t.own.turn, t.ask, t.asked], [2, 'actions', [1]]);
  equal(t.a.cards('hand').length, 4);
});

rule('INA-638 a technique that only takes something needs something to be taken', () => {
  const rob = technique('T-ROB', 'none', 'Rob', 1, [], use([], {}, opponentDiscards(1)));
  const swap = technique('T-SWAP', 'none', 'Swap', 1, [], use([], {}, mayDiscard(isReserve, draw(1))));
  const at = (a: string[], b: string[]) =>
    atStrategy({ game: gameWith(rob, swap), a: { hand: ['T-ROB', 'T-SWAP', ...a] }, b: { hand: b } });
  at([], []).a.mayNot('play:T-ROB', 'INA-638').mayNot('play:T-SWAP', 'INA-638');
  at(['INH-R10'], ['FF-98']).a.may('play:T-ROB').may('play:T-SWAP');
  const t = at(['INH-R10'], []);
  t.a.pick('play:T-SWAP').a.pick('yes').a.pick('choose:INH-R10');
  deepEqual([t.a.cards('discard'), t.a.count('hand')], [['INH-R10', 'T-SWAP'], 2]);
});

rule('INA-R35 what would change nothing is not offered; to change somebody who takes no part is a change', () => {
  // Everybody Maddie Moonlight could help is fired-up already.
  const t = atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14' }, bench: ['S1-21'] } });
  t.a.mayNot('use:S1-21/0', 'INA-638');
  atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14', 'DF-B': 'INH-R17' }, bench: ['S1-21'] } }).a.may('use:S1-21/0');
  // Tim Saunders attacks already.
  atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-17' } } }).a.mayNot('use:S1-17/0', 'INA-638');
  // Minnow Teale finds nobody exhausted.
  atStrategy({ turn: 2, a: { bench: ['INH-R03', 'INH-R10'] } }).a.mayNot('use:INH-R03/0', 'INA-638');
});

rule('INA-R35 every window comes to an end: what repeats uses something up', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-23', 'FW-A': 'S1-4' }, hand: ['FF-98', 'FF-98'] } });
  let goes = 0;
  for (; goes < 50 && t.own.turn === 3 && t.ask !== ''; goes++) {
    const who = t.asked[0];
    t.pick(who, t.seat(who).keys[0]);
    if (t.own.broke) break;
  }
  ok(goes < 20);
});
