/** ELV-100, ELV-301: the Transfer Area, the First player and the League table before the first Week. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { emblemsOf } from '../options.ts';
import { atDay, cards, defOf, lay, markOn, onTop, type Season, seen, start, told } from './testing/scenarios.ts';

const SEATS = [1, 2, 3, 4];
const unique = (ids: readonly string[]) => equal(new Set(ids).size, ids.length);
/** Every card of a kind that is in the season, wherever it lies. */
const all = (t: Season, kind: string): string[] =>
  t.state.def.flatMap((_, card) => (t.state.zone[card] >= 0 && defOf(t, card).kind === kind ? [defOf(t, card).id] : []));
const sortOf = (t: Season, ids: readonly string[]): string[] => ids.map((id) => t.game.defs[t.game.defIndex.get(id)!].traits.sort[0]);

rule('ELV-101, ELV-102, ELV-104 Players lie in three decks by designation, five regular ones in the row', () => {
  const t = start();
  deepEqual([t.a.count('playerDeck'), t.a.count('playerRow')], [31, 5]);
  deepEqual([t.a.count('youngsterDeck'), t.a.count('veteranDeck')], [18, 8]);
  ok(sortOf(t, [...cards(t, 'playerDeck'), ...cards(t, 'playerRow')]).every((sort) => sort === 'regular'));
  ok(sortOf(t, cards(t, 'youngsterDeck')).every((sort) => sort === 'youngster'));
  ok(sortOf(t, cards(t, 'veteranDeck')).every((sort) => sort === 'veteran'));
  unique([...cards(t, 'playerDeck'), ...cards(t, 'playerRow')]);
});

rule('ELV-102, ELV-104, ELV-109 every deck is shuffled', () => {
  const [one, two] = [start({ seed: 'one' }), start({ seed: 'two' })];
  for (const zone of ['playerRow', 'youngsterDeck', 'veteranDeck', 'staffRow', 'sponsorRow', 'meetingDeck', 'objectiveDeck'] as const)
    notDeepEqual(cards(one, zone), cards(two, zone));
});

rule('ELV-103 a Player is gained Untrained, by hiring, by a draw and at set-up', () => {
  const t = start().until('day');
  for (const seat of [0, 1]) for (const id of cards(t, 'squad', seat)) equal(markOn(t, id, 'trained'), 0);
});

rule(
  'ELV-105, ELV-106, ELV-107, ELV-R13, ELV-1609 one First Trainer each, at random; the others are in the Staff deck, those marked 3+ with three or more',
  () => {
    for (const seats of SEATS) {
      const t = start({ seats });
      const trainers = ['S01', 'S02', 'S03', 'S04', ...(seats > 2 ? ['S05', 'S06'] : [])];
      const dealt = Array.from({ length: seats }, (_, seat) => cards(t, 'staff', seat));
      for (const own of dealt) ok(own.length === 1 && trainers.includes(own[0]));
      const rest = [...cards(t, 'staffDeck'), ...cards(t, 'staffRow')];
      deepEqual([...dealt.flat(), ...rest].filter((id) => trainers.includes(id)).sort(), trainers);
      equal(all(t, 'staff').length, seats > 2 ? 36 : 24);
      equal(all(t, 'staff').includes('S08'), seats > 2);
    }
    const firsts = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => cards(start({ seed }), 'staff')[0]));
    ok(firsts.size > 1);
  },
);

rule('ELV-108 the display shows 15 cards', () => {
  const t = start();
  for (const zone of ['playerRow', 'staffRow', 'sponsorRow'] as const) equal(seen(t, 1, -1, zone).cards.length, 5);
});

rule('ELV-109 Board Meetings, Tactics and Objectives lie face down', () => {
  const t = start();
  for (const zone of ['meetingDeck', 'tacticDeck', 'objectiveDeck', 'sponsorDeck', 'staffDeck', 'veteranDeck'] as const) {
    const { cards: open, hidden } = seen(t, 0, -1, zone);
    deepEqual([open.length, hidden.every(({ face }) => face === undefined)], [0, true]);
  }
  deepEqual([t.a.count('meetingDeck'), t.a.count('objectiveDeck'), all(t, 'tactic').length], [36, 12, 12]);
});

rule('ELV-110, ELV-218, ELV-222, ELV-301 the Division has two bands of 16 cards, and no other Opponent is in the season', () => {
  const bands: { readonly [division: number]: readonly string[] } = { 3: ['3', '3/2'], 2: ['3/2', '2/1'], 1: ['2/1', '1'] };
  for (const division of [3, 2, 1] as const) {
    const t = start({ options: { division } });
    const band = (zone: 'easierDeck' | 'advancedDeck') => [
      ...new Set(cards(t, zone).map((id) => t.game.defs[t.game.defIndex.get(id)!].traits.band[0])),
    ];
    deepEqual([t.a.count('easierDeck'), t.a.count('advancedDeck')], [16, 16]);
    deepEqual([band('easierDeck'), band('advancedDeck')], [[bands[division][0]], [bands[division][1]]]);
    equal(all(t, 'opponent').length, 32);
    deepEqual(t.own.league, emblemsOf(division));
    deepEqual([t.own.foePoints, t.own.inactive, t.own.points], [new Array(8).fill(0), new Array(8).fill(0), [0, 0]]);
  }
});

rule('ELV-112, ELV-R1 the First player is drawn at random, or is the first seat', () => {
  const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (seed) => start({ seed, seats: 3, options: { firstPlayer: 'random' } }).own.first,
  );
  deepEqual([...new Set(firsts)].sort(), [0, 1, 2]);
  for (const seed of ['a', 'b', 'c']) equal(start({ seed, seats: 3 }).own.first, 0);
  equal(told(start(), 'firstPlayer').length, 1);
});

rule('ELV-114, ELV-R76, ELV-414 an empty deck is made of its discard pile; cards in front of managers are not among them', () => {
  const t = atDay({ players: ['R01', 'R02', 'R03', 'R07', 'R08'], a: { cash: 9 } });
  const rest = cards(t, 'playerDeck');
  lay(t, 0, 'playerDiscard', rest);
  equal(t.a.count('playerDeck'), 0);
  t.a.pick('hire:R08');
  deepEqual([t.a.count('playerDiscard'), t.a.count('playerDeck'), t.a.count('playerRow')], [0, rest.length - 1, 5]);
  deepEqual(cards(t, 'playerRow').slice(1), ['R01', 'R02', 'R03', 'R07']);
});

rule('ELV-115, ELV-R15 with deck and discard pile empty the row has a gap on the left; the three rightmost cards are to be had', () => {
  const t = atDay({ players: ['R01', 'R02', 'R03', 'R07', 'R08'], a: { cash: 9 } });
  // Everybody else plays for the other club.
  lay(t, 1, 'squad', cards(t, 'playerDeck'));
  t.a.pick('hire:R08');
  deepEqual(cards(t, 'playerRow'), ['R01', 'R02', 'R03', 'R07']);
  if (t.ask === 'benchOut') t.pick(0, t.a.keys[0]);
  t.until('day', 1);
  t.set('cash', [9, 9]);
  t.b.mayNot('hire:R01', 'ELV-601').may('hire:R02').may('hire:R03');
});

rule('ELV-116, ELV-R14 each kind of card has its own discard pile, and so have Youngsters and Veterans', () => {
  const t = atDay({ a: { squad: ['R08', 'Y03', 'V01'] } });
  for (const id of ['R08', 'Y03', 'V01']) {
    t.until('day', 0);
    t.a.pick(`sell:${id}`);
  }
  deepEqual([cards(t, 'playerDiscard'), cards(t, 'youngsterDiscard'), cards(t, 'veteranDiscard')], [['R08'], ['Y03'], ['V01']]);
});

rule('ELV-117, ELV-R74 the row is filled before a bonus is carried out, which may take the new card', () => {
  // S23 hires any Player for free; the row of Staff is filled first, and so is that of Players before the next hire.
  const t = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S23'], players: ['R01', 'R02', 'R03', 'R07', 'R08'], a: { cash: 5 } });
  onTop(t, 'staffDeck', ['S20']);
  t.a.pick('hireStaff:S23');
  equal(t.ask, 'hire');
  deepEqual(cards(t, 'staffRow'), ['S20', 'S07', 'S09', 'S11', 'S12']);
});
