/** INA-201 to INA-217: set-up, zones and who sees what. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { decks, game } from '../index.ts';
import { atAttack, atBench, atMove, atSide, lineUp, many, passOn, seen, start } from './testing/scenarios.ts';

const ready = [decks['Raimon Fire'], decks['Swiftlake Run']];

rule('INA-201, INA-202 shuffled decks, goalkeepers in the open, five cards each, no second try', () => {
  const t = start({ lists: ready });
  const drawn = (seed: string) => start({ lists: ready, seed }).a.cards('hand');
  for (const side of [t.a, t.b]) deepEqual([side.count('hand'), side.count('deck'), side.count('goal')], [5, 25, 1]);
  notDeepEqual(drawn('x'), drawn('y'));
  notDeepEqual(t.a.cards('hand'), decks['Raimon Fire'].deck.slice(-5));
  equal(t.ask, 'place');
});

rule('INA-201 the coin comes last, when the hands are dealt', () => {
  const types = start({ lists: ready }).events.map((e) => e.type);
  ok(types.lastIndexOf('shuffle') < types.indexOf('move') && types.lastIndexOf('move') < types.indexOf('toss'));
});

rule('INA-203 the coin decides who attacks first, or the option does', () => {
  const first = (seed: string) => start({ seed, options: { firstAttacker: 'coin' } }).own.first;
  deepEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first)), new Set([0, 1]));
  equal(start({ options: { firstAttacker: 'player1' } }).own.first, 0);
  equal(start({ options: { firstAttacker: 'player2' } }).own.first, 1);
  // The table seats whoever lost the last game as player 1.
  equal(start({ options: { firstAttacker: 'loserOfLastGame' } }).own.first, 0);
});

rule('INA-204, INA-205, INA-206 hands and starting piles are seen by their owners, decks by nobody', () => {
  const t = start({ lists: ready });
  for (const [viewer, seat, zone, shown] of [
    [0, 0, 'hand', 5],
    [0, 1, 'hand', 0],
    [0, 0, 'starting', 10],
    [0, 1, 'starting', 0],
    [0, 0, 'deck', 0],
    [1, 0, 'deck', 0],
  ] as const)
    equal(seen(t, viewer, seat, zone).cards.length, shown, zone);
  equal(seen(t, 0, 1, 'hand').count, 5);
});

rule('INA-205 a draw takes the top card of the deck into the hand', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4' }, top: ['INH-T13', 'FF-98'] } });
  passOn(t);
  deepEqual([t.a.cards('hand'), t.a.cards('deck').at(-1)], [['INH-T13'], 'FF-98']);
});

rule('INA-207, INA-208 discard piles, out piles and benches are open to both', () => {
  const t = atSide({ a: { discard: ['INH-R06'], bench: ['INH-R10'] }, b: { discard: ['INH-R05'] } });
  t.put(0, 'out', ['S1-4'], 'starting');
  for (const viewer of [0, 1]) {
    deepEqual(
      seen(t, viewer, 0, 'discard').cards.map((c) => c.def),
      ['INH-R06'],
    );
    deepEqual(
      seen(t, viewer, 1, 'discard').cards.map((c) => c.def),
      ['INH-R05'],
    );
    deepEqual(
      seen(t, viewer, 0, 'out').cards.map((c) => c.def),
      ['S1-4'],
    );
    deepEqual(
      seen(t, viewer, 0, 'bench').cards.map((c) => c.def),
      ['INH-R10'],
    );
  }
});

rule('INA-209, INA-210, INA-212 six slots, three lines of two sides, one character each', () => {
  equal(game.layouts[2].zones.filter((z) => z.name === 'field' && z.seat === 0).length, 6);
  const t = start();
  t.a.pick('place:S1-4@FW-A');
  ok(!t.a.keys.some((key) => key.endsWith('@FW-A')));
  for (const key of ['INH-S03@FW-B', 'S1-7@MF-A', 'INH-S02@MF-B', 'S1-6@DF-A', 'INH-S24@DF-B']) t.a.pick(`place:${key}`);
  deepEqual(t.a.keys, ['done']);
  equal(Object.keys(lineUp(t, 0)).length, 6);
});

rule('INA-211 each position has its line', () => {
  const { keys } = start().a;
  const slots = (id: string) => keys.filter((key) => key.startsWith(`place:${id}@`)).map((key) => key.split('@')[1]);
  deepEqual(slots('S1-4'), ['FW-A', 'FW-B']);
  deepEqual(slots('S1-7'), ['MF-A', 'MF-B']);
  deepEqual(slots('S1-6'), ['DF-A', 'DF-B']);
  const t = atMove({ turn: 3, a: { bench: ['INH-R06'] } });
  deepEqual(t.a.keys, ['move:INH-R06@DF-A', 'move:INH-R06@DF-B', 'done']);
});

rule('INA-213 the goalkeeper is in play, but not on the field', () => {
  // Illusion Ball strengthens a character on the field; Mark Evans is none, though his text works.
  const t = atAttack({ a: { keeper: 'S1-1', hand: ['FF-100'], field: { 'FW-A': 'S1-4' } } });
  t.a.pick('play:FF-100');
  equal(t.table.stat(t.a.ids('field@0')[0], 'sp'), 800);
});

rule('INA-214 nothing comes back from the out pile', () => {
  const t = start({ lists: ready });
  const gone = { a: new Set<number>(), b: new Set<number>() };
  for (let i = 0; i < 400 && !t.result; i++) {
    const who = t.asked[0];
    t.pick(who, t.seat(who).keys[i % t.seat(who).keys.length]);
    for (const side of ['a', 'b'] as const) {
      for (const card of t[side].ids('out')) gone[side].add(card);
      deepEqual(new Set(t[side].ids('out')), gone[side]);
    }
  }
  ok(gone.a.size >= 6);
});

rule('INA-215, INA-R30 a hand has no limit', () => {
  const t = atBench({ a: { hand: many('INH-R10', 20) } });
  t.a.pick('decline').until('side');
  equal(t.a.count('hand'), 20);
});

rule('INA-216 a discarded card goes from the hand to its owner’s pile; the field never discards', () => {
  const t = atAttack({ a: { hand: ['INH-R10'], field: { 'MF-A': 'S1-23' } } });
  t.a.pick('use:S1-23/0').a.pick('choose:INH-R10');
  deepEqual([t.a.cards('discard'), t.a.count('hand'), t.b.count('discard')], [['INH-R10'], 0, 0]);
  const x = start({ lists: ready }).random('discards');
  for (const e of x.events.filter((m) => m.type === 'move')) {
    const { from, to } = e.args as { from: [string, number]; to: [string, number] };
    if (to[0] === 'discard') ok(['hand', 'technique'].includes(from[0]), from[0]);
  }
});

rule('INA-217 cards only ever go to zones of their owner', () => {
  for (const seed of ['p', 'q', 'r']) {
    const t = start({ lists: ready, seed }).random(seed);
    for (const e of t.events.filter((m) => m.type === 'move')) {
      const { from, to } = e.args as { from: [string, number]; to: [string, number] };
      equal(from[1], to[1]);
    }
  }
});

rule('INA-202 whoever cannot draw five cards has lost', () => {
  const small = { ...decks['Raimon Fire'], deck: many('S1-2', 5) };
  deepEqual(start({ lists: [small, decks['Raimon Fire']], options: { deckRules: 'open' } }).result?.winners, [1]);
});
