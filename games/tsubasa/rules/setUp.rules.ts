/** TSU-100: what lies on the table before the first whistle. */
import { deepEqual, equal, notDeepEqual, ok, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cards as all } from '../cards/index.ts';
import { facts } from '../facts.ts';
import { spec } from '../index.ts';
import { atTake, atTurn, cards, pointsOf, seen, start } from './testing/scenarios.ts';

const ofDeck = (deck: string) => all.filter((card) => card.traits.deck[0] === deck).map(({ id }) => id);
const sorted = (list: readonly string[]) => [...list].sort();

rule('TSU-101 two coaches, one with Nankatsu and one with Toho; the option says who is who; there are no decks to build', () => {
  deepEqual(facts, { seats: [2], minutes: 30, decks: false });
  deepEqual(spec.groups, {});
  const t = start();
  ok(cards(t, 'deck', 0).every((id) => id.startsWith('N')) && cards(t, 'deck', 1).every((id) => id.startsWith('T')));
  const other = start({ options: { teams: 'toho' } });
  ok(cards(other, 'deck', 0).every((id) => id.startsWith('T')) && cards(other, 'shots', 1).every((id) => id.startsWith('N')));
  throws(() => start({ options: { teams: 'furano' } }));
});

rule('TSU-103, TSU-104 thirteen cards a half are shuffled apart, and one of each is put away unseen by both', () => {
  equal(ofDeck('first-half').length, 13);
  equal(ofDeck('second-half').length, 13);
  const t = start();
  const first = [...cards(t, 'firstDeck'), ...cards(t, 'pitch')];
  equal(first.length + t.a.count('removed') - 1, 13);
  ok(first.every((id) => id.startsWith('F')));
  equal(t.a.count('removed'), 2);
  deepEqual(
    cards(t, 'removed').map((id) => id[0]),
    ['F', 'S'],
  );
  for (const viewer of [0, 1]) deepEqual(seen(t, viewer, -1, 'removed').cards, []);
  notDeepEqual(cards(start({ seed: 'x' }), 'secondDeck'), cards(start({ seed: 'y' }), 'secondDeck'));
  notDeepEqual(cards(start({ seed: 'x' }), 'firstDeck'), cards(start({ seed: 'y' }), 'firstDeck'));
});

rule('TSU-105, TSU-106 four cards lie open, eight are left, and the second deck waits with twelve', () => {
  const t = atTake();
  deepEqual([t.a.count('pitch'), t.a.count('firstDeck'), t.a.count('secondDeck')], [4, 8, 12]);
  for (const viewer of [0, 1]) equal(seen(t, viewer, -1, 'pitch').cards.length, 4);
  for (const zone of ['firstDeck', 'secondDeck'] as const) deepEqual(seen(t, 0, -1, zone).cards, []);
});

rule('TSU-105, TSU-201 the Pitch lies open before anybody decides who kicks off', () => {
  const t = start();
  equal(t.until('kickOff').ask, 'kickOff');
  for (const viewer of [0, 1]) equal(seen(t, viewer, -1, 'pitch').cards.length, 4);
  const before = cards(t, 'pitch');
  t.pick(t.asked[0], 'ownKickOff');
  deepEqual(cards(t, 'pitch'), before);
});

rule('TSU-107 four Fatigue cards and one Yellow or Red card a coach lie in reserve, outside all decks', () => {
  const t = start();
  for (const seat of [0, 1]) {
    deepEqual(cards(t, 'fatigue', seat), new Array(4).fill('fatigue'));
    deepEqual(cards(t, 'bookings', seat), ['booking']);
    ok(!cards(t, 'deck', seat).includes('fatigue'));
  }
});

rule('TSU-108, TSU-111 nobody has a goal, a hand, a card or an available point at the start', () => {
  const t = start();
  deepEqual(t.own.goals, [0, 0]);
  for (const seat of [0, 1]) {
    deepEqual([...pointsOf(t, seat)], [0, 0, 0]);
    deepEqual([t.seat(seat).count('hand'), t.seat(seat).count('booking'), t.seat(seat).count('playArea')], [0, 0, 0]);
  }
});

rule('TSU-109 three Special Shots and three Special Defences lie beside each Play Area, open and in no deck', () => {
  const t = start();
  deepEqual(
    [cards(t, 'shots', 0), cards(t, 'blocks', 0)],
    [
      ['NS1', 'NS2', 'NS3'],
      ['ND1', 'ND2', 'ND3'],
    ],
  );
  deepEqual(
    [cards(t, 'shots', 1), cards(t, 'blocks', 1)],
    [
      ['TS1', 'TS2', 'TS3'],
      ['TD1', 'TD2', 'TD3'],
    ],
  );
  equal(seen(t, 1, 0, 'shots').cards.length, 3);
});

rule('TSU-110 each coach shuffles the twelve initial cards of the own team', () => {
  const t = start({ seed: 'x' });
  deepEqual(
    sorted(cards(t, 'deck', 0)),
    ofDeck('initial').filter((id) => id.startsWith('N')),
  );
  deepEqual(
    sorted(cards(t, 'deck', 1)),
    ofDeck('initial').filter((id) => id.startsWith('T')),
  );
  equal(t.a.count('deck'), 12);
  notDeepEqual(cards(t, 'deck', 0), cards(start({ seed: 'y' }), 'deck', 0));
  deepEqual(seen(t, 0, 0, 'deck').cards, []);
});

rule('TSU-112 the motivation cards lie open on the bench when the rule is in use', () => {
  deepEqual(cards(start(), 'bench', 0), ['NM1', 'NM2', 'NM3', 'NM4']);
  deepEqual(cards(start(), 'bench', 1), ['TM1', 'TM2', 'TM3', 'TM4']);
  equal(start({ options: { motivation: false } }).a.count('bench'), 0);
});

rule('TSU-113, TSU-828 four of the eight Signings are laid open; the others take no part and nobody knows which they are', () => {
  const t = start({ seed: 'x' });
  deepEqual(sorted([...cards(t, 'signings'), ...cards(t, 'unsigned')]), ofDeck('signing'));
  equal(t.a.count('signings'), 4);
  deepEqual(seen(t, 0, -1, 'unsigned').cards, []);
  notDeepEqual(sorted(cards(t, 'signings')), sorted(cards(start({ seed: 'y' }), 'signings')));
  deepEqual(
    [start({ options: { signings: false } }).a.count('signings'), start({ options: { signings: false } }).a.count('unsigned')],
    [0, 0],
  );
});

rule('TSU-R1 points begin in the pool; an option gives each coach some of each kind', () => {
  deepEqual([...pointsOf(start({ options: { startingPoints: 3 } }), 1)], [3, 3, 3]);
  throws(() => start({ options: { startingPoints: 6 } }));
});

rule('TSU-R83 backs tell how many Match and Fatigue cards a hand holds, not which; of a deck only the top one shows', () => {
  const t = atTurn({ b: { hand: ['T11', 'fatigue', 'F07', 'F09'], deck: ['T02', 'F10', 'T03', 'T04'] } });
  const hidden = seen(t, 0, 1, 'hand').hidden;
  deepEqual(sorted(hidden.map(({ back }) => back)), ['fatigue', 'first-half', 'first-half', 'toho']);
  const deck = seen(t, 0, 1, 'deck').hidden;
  deepEqual(
    deck.filter(({ place }) => place >= 0).map(({ back, place }) => [back, place]),
    [['toho', 3]],
  );
  deepEqual(sorted(deck.map(({ back }) => back)), ['first-half', 'toho', 'toho', 'toho']);
  // Its own coach knows no more of it.
  deepEqual(seen(t, 1, 1, 'deck').cards, []);
});
