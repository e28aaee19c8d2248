/** EPC-101 to EPC-113: deck building and set-up. */
import { deepEqual, equal, notDeepEqual, ok, throws } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { character } from '../cards/make.ts';
import { checkDeck } from '../decks.ts';
import { decks, game, withCards } from '../index.ts';
import { powers } from './testing/burningChance.ts';
import { atUses, many, moved, plainA, plainB, quiet, seen, start } from './testing/scenarios.ts';

const changed = (change: DeckList): readonly DeckList[] => [{ ...plainA, ...change }, plainB];
const legal = (change: DeckList) => ok(start({ lists: changed(change) }).asked.length > 0);
const illegal = (change: DeckList, clause: string) => throws(() => start({ lists: changed(change) }), new RegExp(clause));

rule('EPC-101 the deck holds exactly 30 characters', () => {
  legal({ deck: many('PC-G01', 30) });
  illegal({ deck: many('PC-G01', 29) }, 'EPC-101');
  illegal({ deck: many('PC-G01', 31) }, 'EPC-101');
  illegal({ deck: [] }, 'EPC-101');
});

const problems = (change: DeckList, options = {}) =>
  game.spec.checkDeck({ ...plainA, ...change }, { cardSet: 'house', ...options }, (id) => game.defs[game.defIndex.get(id) ?? -1]);

rule('EPC-101 only the size is at fault: one problem, with the count', () => {
  deepEqual(problems({ deck: many('PC-G01', 29) }), [{ clause: 'EPC-101', args: { what: 'size', group: 'deck', count: 29, needs: '30' } }]);
});

rule('EPC-102 exactly eight Hissatsu and Support cards in total', () => {
  legal({ hissatsu: many('PC-H01', 8) });
  illegal({ hissatsu: many('PC-H01', 7) }, 'EPC-102');
  illegal({ hissatsu: many('PC-H01', 9) }, 'EPC-102');
});

rule('EPC-102 any mix of types, and nothing else among the eight', () => {
  legal({ hissatsu: many('PC-H08', 8) });
  legal({ hissatsu: [...many('PC-H01', 2), ...many('PC-H03', 2), 'PC-H05', 'PC-H07', ...many('PC-H08', 2)] });
  illegal({ hissatsu: [...many('PC-H01', 7), 'PC-G01'] }, 'EPC-102');
  illegal({ hissatsu: [...many('PC-H01', 7), 'PC-P1'] }, 'EPC-102');
});

rule('EPC-103 exactly one goalkeeper', () => {
  legal({ goalkeeper: ['PC-K5'] });
  illegal({ goalkeeper: [] }, 'EPC-103');
  illegal({ goalkeeper: ['PC-K1', 'PC-K2'] }, 'EPC-103');
});

rule('EPC-103 the goalkeeper is outside the 30', () => {
  const t = start();
  for (const side of [t.a, t.b]) equal(side.count('deck') + side.count('field'), 30);
  equal(t.a.count('goalkeeper'), 1);
});

rule('EPC-104 none to three licences', () => {
  for (const n of [0, 1, 2, 3]) equal(start({ lists: changed({ licences: many('PC-P1', n) }) }).a.count('licences'), n);
  illegal({ licences: many('PC-P1', 4) }, 'EPC-104');
  illegal({ licences: ['PC-G01'] }, 'EPC-104');
});

rule('EPC-104 a list without the group has no licences', () => {
  const { licences: _, ...rest } = plainA;
  equal(start({ lists: [rest, plainB] }).a.count('licences'), 0);
});

rule('EPC-104 the option without licences sets them aside', () => {
  const t = start({ options: { licenses: false } });
  for (const side of [t.a, t.b]) {
    equal(side.count('licences'), 0);
    deepEqual(side.cards('aside'), ['PC-P1', 'PC-P3', 'PC-P6']);
  }
});

rule('EPC-105 no limit on copies of a card', () => {
  const t = start({ lists: changed({ deck: many('PC-G11', 30), hissatsu: many('PC-H02', 8), licences: many('PC-P8', 3) }) });
  deepEqual(t.a.cards('hissatsuHand'), many('PC-H02', 8));
  deepEqual(t.a.cards('licences'), many('PC-P8', 3));
  deepEqual([...t.a.cards('deck'), ...t.a.cards('field')], many('PC-G11', 30));
});

rule('EPC-106 at the start the goalkeeper lies face-up in the Goalkeeper Area', () => {
  const t = start({ lists: [{ ...plainA, goalkeeper: ['PC-K1'] }, plainB] });
  for (const viewer of [0, 1]) {
    deepEqual(
      seen(t, viewer, 0, 'goalkeeper').cards.map((c) => c.def),
      ['PC-K1'],
    );
    deepEqual(
      seen(t, viewer, 1, 'goalkeeper').cards.map((c) => c.def),
      ['PC-K2'],
    );
  }
});

rule('EPC-107 at the start the licences lie face-up in the Licence Area', () => {
  const t = start();
  for (const viewer of [0, 1])
    for (const seat of [0, 1])
      deepEqual(
        seen(t, viewer, seat, 'licences').cards.map((c) => c.def),
        ['PC-P1', 'PC-P3', 'PC-P6'],
      );
});

rule('EPC-108 both decks are shuffled before anything is drawn', () => {
  const t = start();
  const draw = t.events.findIndex((e) => e.type === 'move');
  deepEqual(
    t.events.slice(0, draw).flatMap((e) => (e.type === 'shuffle' ? [e.seat] : [])),
    [0, 1],
  );
});

rule('EPC-108 the order of the list does not matter, and each match has another order', () => {
  const orders = ['one', 'two', 'three'].map((seed) => {
    const t = start({ seed, lists: [plainA, plainA] });
    return [t.a, t.b].map((side) => [...side.cards('deck'), ...side.cards('field').reverse()]);
  });
  for (const [a, b] of orders) {
    notDeepEqual(a, plainA.deck);
    notDeepEqual(a, [...plainA.deck].reverse());
    notDeepEqual(a, b);
    deepEqual([...a].sort(), [...plainA.deck].sort());
  }
  notDeepEqual(orders[0], orders[1]);
  notDeepEqual(orders[1], orders[2]);
});

rule('EPC-109 all eight cards are in hand from the start, seen by their owner only', () => {
  const t = start();
  for (const seat of [0, 1]) {
    deepEqual(t.seat(seat).cards('hissatsuHand'), plainA.hissatsu);
    equal(seen(t, seat, seat, 'hissatsuHand').cards.length, 8);
    const other = seen(t, 1 - seat, seat, 'hissatsuHand');
    equal(other.count, 8);
    deepEqual(other.cards, []);
  }
});

rule('EPC-109 the hand is never drawn: it only shrinks', () => {
  const t = start();
  t.until('support', 0).put(0, 'hissatsuHand', ['PC-H32', 'PC-H03'], 'aside');
  t.a.pick('support:PC-H32');
  t.finish();
  deepEqual(t.a.cards('hissatsuHand'), ['PC-H03']);
  for (const seat of [0, 1]) deepEqual(moved(t, seat, 'deck', 'hissatsuHand'), []);
});

rule('EPC-110 chance decides who attacks first, fairly', () => {
  const first = Array.from({ length: 60 }, (_, i) => start({ seed: `toss ${i}`, options: { firstAttacker: 'random' } }).own.attacker);
  const ones = first.filter((seat) => seat === 1).length;
  ok(ones > 15 && ones < 45, `${ones} of 60`);
});

rule('EPC-110 options may fix it', () => {
  for (const seed of ['x', 'y', 'z', 'w']) {
    equal(start({ seed, options: { firstAttacker: 'player1' } }).own.attacker, 0);
    equal(start({ seed, options: { firstAttacker: 'player2' } }).own.attacker, 1);
  }
});

rule('EPC-111 characters are never held in hand', () => {
  const t = start({ lists: [decks['Galewick Relay'], decks['Lanternfall Tricks']] });
  equal(t.a.count('field'), 3);
  for (let i = 0; i < 400 && !t.result; i++) {
    for (const side of [t.a, t.b]) ok(side.cards('hissatsuHand').every((id) => id.startsWith('PC-H')));
    quiet(t);
  }
  ok(t.result);
});

rule('EPC-112 the goalkeeper must have the position GK', () => {
  illegal({ goalkeeper: ['PC-G01'] }, 'EPC-112');
  illegal({ goalkeeper: ['PC-H15'] }, 'EPC-112');
});

rule('EPC-112 no goalkeeper in the deck; groups and pairs are ordinary characters', () => {
  illegal({ deck: [...many('PC-G01', 29), 'PC-K1'] }, 'EPC-112');
  legal({ deck: [...many('PC-G11', 15), ...many('PC-G12', 15)] });
});

rule('EPC-112 no move and no licence in the deck', () => {
  illegal({ deck: [...many('PC-G01', 29), 'PC-H01'] }, 'EPC-112');
  illegal({ deck: [...many('PC-G01', 29), 'PC-P1'] }, 'EPC-112');
});

rule('EPC-113 either illegal list stops the match', () => {
  const bad = { ...plainB, deck: many('PC-G01', 29) };
  throws(() => start({ lists: [bad, plainA] }), /Seat 1.*EPC-101/);
  throws(() => start({ lists: [plainA, bad] }), /Seat 2.*EPC-101/);
});

rule('EPC-113 every mistake is named', () => {
  deepEqual(
    problems({ deck: [...many('PC-G01', 28), 'PC-K1'], hissatsu: [], goalkeeper: ['PC-G01'], licences: many('PC-P1', 4) }).map((p) => [
      p.clause,
      p.card ?? '',
    ]),
    [
      ['EPC-101', ''],
      ['EPC-112', 'PC-K1'],
      ['EPC-102', ''],
      ['EPC-112', 'PC-G01'],
      ['EPC-104', ''],
    ],
  );
});

rule('EPC-113 unknown cards and unknown groups', () => {
  illegal({ deck: [...many('PC-G01', 29), 'PC-X99'] }, 'EPC-113 \\(PC-X99\\)');
  illegal({ bench: ['PC-G01'] }, 'EPC-113');
});

rule('EPC-113 other cards than those of the house set only where the option allows them', () => {
  const house = character('PC-T1', 'Guest', 'Galewick', 'FW', [1, 1, 1]);
  const more = withCards([{ ...house, notes: { ...house.notes, house: false } }]);
  const list = { ...plainA, deck: [...many('PC-G01', 29), 'PC-T1'] };
  const check = (cardSet: string) => more.spec.checkDeck(list, { cardSet }, (id) => more.defs[more.defIndex.get(id) ?? -1]);
  deepEqual(
    check('house').map((p) => [p.clause, p.card]),
    [['EPC-113', 'PC-T1']],
  );
  deepEqual(check('custom'), []);
});

rule('EPC-R1 both decks are shuffled at the start', () => {
  const order = (seed: string, seat: 0 | 1) => {
    const t = start({ seed });
    return [...t.seat(seat).cards('deck'), ...t.seat(seat).cards('field')];
  };
  for (const seat of [0, 1] as const) {
    notDeepEqual(order('one', seat), order('two', seat));
    deepEqual(order('one', seat).sort(), order('two', seat).sort());
  }
  notDeepEqual(order('one', 0), [...plainA.deck].reverse());
});

const clausesOf = (list: DeckList) =>
  checkDeck(list, { cardSet: 'house' }, (id) => game.defs[game.defIndex.get(id) ?? -1]).map((p) => p.clause);

rule('EPC-R27 no goalkeeper in the main deck, none but a goalkeeper in goal', () => {
  const deck = [...plainA.deck.slice(0, 29), 'PC-K1'];
  deepEqual(clausesOf({ ...plainA, deck }), ['EPC-112']);
  deepEqual(clausesOf({ ...plainA, goalkeeper: ['PC-G01'] }), ['EPC-112']);
  deepEqual(clausesOf({ ...plainA, deck: [...plainA.deck.slice(0, 28), 'PC-G11', 'PC-G12'] }), []);
  throws(() => start({ lists: [{ ...plainA, deck }, plainB] }), /EPC-112/);
});

rule('EPC-R29 exactly 30 and exactly 8', () => {
  deepEqual(clausesOf(plainA), []);
  deepEqual(clausesOf({ ...plainA, deck: [...plainA.deck, 'PC-G01'] }), ['EPC-101']);
  deepEqual(clausesOf({ ...plainA, deck: plainA.deck.slice(1) }), ['EPC-101']);
  deepEqual(clausesOf({ ...plainA, hissatsu: [...plainA.hissatsu, 'PC-H03'] }), ['EPC-102']);
  deepEqual(clausesOf({ ...plainA, hissatsu: plainA.hissatsu.slice(1) }), ['EPC-102']);
});

rule('EPC-R30 the same licence twice is allowed; only presence counts', () => {
  deepEqual(clausesOf({ ...plainA, licences: ['PC-P2', 'PC-P2', 'PC-P2'] }), []);
  const t = atUses({ a: { active: 'PC-G11', licences: ['PC-P2', 'PC-P2', 'PC-P5'] } });
  t.a.pick('effect:PC-G11/0');
  equal(powers(t)[0], 5);
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-D20 lists 30/8/1/3 legal; 29/8/1/0, 30/7/1/0, 30/8/2/0, 30/8/1/4 not', () => {
  const sized = (d: number, h: number, g: number, l: number): DeckList => ({
    deck: plainA.deck.slice(0, d),
    hissatsu: plainA.hissatsu.slice(0, h),
    goalkeeper: new Array<string>(g).fill('PC-K2'),
    licences: new Array<string>(l).fill('PC-P1'),
  });
  const why = (list: DeckList) =>
    checkDeck(list, { cardSet: 'house' }, (id) => game.defs[game.defIndex.get(id) ?? -1]).map((p) => p.clause);
  deepEqual(why(sized(30, 8, 1, 3)), []);
  deepEqual(why(sized(29, 8, 1, 0)), ['EPC-101']);
  deepEqual(why(sized(30, 7, 1, 0)), ['EPC-102']);
  deepEqual(why(sized(30, 8, 2, 0)), ['EPC-103']);
  deepEqual(why(sized(30, 8, 1, 4)), ['EPC-104']);
});
