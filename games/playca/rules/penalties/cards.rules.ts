/** EPC-1001, EPC-1007, EPC-1009: which cards take part in penalty kicks. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { beforeKicks, comesIn, four, type Kicks, kicks, rounds } from '../testing/penaltyKicks.ts';
import { endPeriod, many, plainA, quiet, start } from '../testing/scenarios.ts';

rule('EPC-1001 before the kicks each player shuffles the TP into the deck', () => {
  const k: Kicks = { a: four(4), b: four(9), aTp: ['PC-E01', 'PC-E01', 'PC-E01', 'PC-E01', 'PC-E01'] };
  const t = kicks(k);
  equal(t.a.count('tp'), 0);
  equal([...t.a.cards('deck'), ...t.a.cards('pkRow')].filter((id) => id === 'PC-E01').length, 5);
});

rule('EPC-1001 the order of the deck is new, for both sides', () => {
  const k: Kicks = { a: ['PC-L04', ...four(11)], b: ['PC-L04', ...many('PC-I01', 11)] };
  const places = [new Set<number>(), new Set<number>()];
  let tries = 0;
  kicks(k, (list) => {
    for (const seat of [0, 1]) places[seat].add(list.findIndex((r) => r.bcp[seat] === 5));
    return ++tries === 12;
  });
  ok(places[0].size > 1 && places[1].size > 1);
});

rule('EPC-1001 score cards stay out', () => {
  const t = start();
  endPeriod(t, true);
  const scorer = t.own.goals[0] === 1 ? 0 : 1;
  const [marker] = t.seat(scorer).ids('score');
  t.set('goals', [1, 1]);
  endPeriod(t, false);
  endPeriod(t, false);
  equal(t.result?.reason.startsWith('penalties'), true);
  deepEqual(t.seat(scorer).ids('score'), [marker]);
});

rule('EPC-1007 cards of the row are not reused while there is another card', () => {
  const t = kicks({ a: ['PC-G01', ...four(4)], aDiscard: four(3), b: four(9), bDiscard: four(3) }, comesIn(5));
  deepEqual(t.a.count('pkRow'), 5);
  // The deck ran out in round 5 and was renewed from the discard pile, not from the row.
  ok(t.a.count('deck') >= 4);
  equal(t.a.count('discard'), 0);
});

rule('EPC-1007 nor are they discarded', () => {
  const t = kicks({ a: ['PC-L04', ...four(9)], b: four(10) }, comesIn(7));
  equal(t.a.count('pkRow'), 7);
});

rule('EPC-1009 hand, Hissatsu Area, License Area and goalkeepers stay where they are', () => {
  const t = beforeKicks({ a: many('PC-L04', 5), b: four(5) });
  t.put(0, 'hissatsuHand', ['PC-H03', 'PC-H05'], 'aside').put(0, 'hissatsuArea', ['PC-H11'], 'aside');
  const zones = ['hissatsuHand', 'hissatsuArea', 'licences', 'goalkeeper'];
  const before = zones.map((zone) => t.a.ids(zone).slice());
  t.pick(t.asked[0], 'done');
  ok(t.result);
  deepEqual(
    zones.map((zone) => t.a.ids(zone)),
    before,
  );
  notDeepEqual(before[0], []);
});

rule('EPC-R19 only TP cards are shuffled in; the discard pile stays', () => {
  const t = kicks({ a: many('PC-L04', 9), b: four(9), aDiscard: many('PC-E01', 6) });
  equal(t.a.cards('discard').filter((id) => id === 'PC-E01').length, 6);
  equal(t.a.count('deck'), 4);
});

rule('EPC-R19 pkIncludeDiscard: the discard pile is shuffled in before', () => {
  const t = kicks({ a: many('PC-L04', 9), b: many('PC-G01', 9), aDiscard: many('PC-L04', 6), options: { pkIncludeDiscard: true } });
  deepEqual([t.a.count('discard'), t.b.count('discard')], [0, 0]);
  equal([...t.a.cards('deck'), ...t.a.cards('pkRow')].filter((id) => id === 'PC-L04').length, 15);
});

rule('EPC-R19 a deck that runs out in PK refills from the discard pile first', () => {
  const t = kicks({ a: four(5), aDiscard: many('PC-L04', 3), b: many('PC-I01', 20) });
  // Rounds 1 to 5 level with the deck; then the discard pile, whose first strong card decides.
  ok(rounds(t).length > 5);
  deepEqual(t.result?.winners, [0]);
  equal(t.a.count('pkRow'), rounds(t).length); // the row was not touched
});

rule('EPC-R22 a player without a card shuffles the own row into a new deck; counts are kept', () => {
  // Side a has 2 or 3 cards in all (one or two of them from the shot), side b enough for a while.
  const t = kicks({ a: ['PC-G04'], b: ['PC-L04', ...four(8)] }, (list) => list[0].bcp[1] === 5);
  equal(rounds(t).length, 5);
  deepEqual(t.own.pkUp, [4, 5]); // four rounds of side a counted although its row was taken up
  ok(t.a.count('pkRow') <= 3);
  deepEqual(
    t.a.ids('pkRow').map((card) => t.table.mark(card, 'faceDown')),
    t.a.ids('pkRow').map(() => 0),
  );
  deepEqual(t.result?.winners, [1]);
});

rule('EPC-R22 both run out in the same round', () => {
  const t = kicks({ a: four(7), b: four(7) });
  equal(rounds(t).length, 105);
  deepEqual(rounds(t)[20].up, [21, 21]);
});

rule('EPC-R42 TP left go back to the deck before PK', () => {
  const t = kicks({ a: new Array<string>(5).fill('PC-L04'), b: new Array<string>(9).fill('PC-G04'), aTp: ['PC-E01', 'PC-E01'] });
  equal(t.a.count('tp'), 0);
  equal([...t.a.cards('deck'), ...t.a.cards('pkRow')].filter((id) => id === 'PC-E01').length, 2);
  equal(t.a.cards('discard').includes('PC-E01'), false);
});

rule('EPC-D26 all 30 rounds equal: the rows become the new decks, 30–30 kept, round 31 is played', () => {
  const four = (id: string): DeckList => ({ ...plainA, deck: new Array<string>(30).fill(id) });
  const t = start({ lists: [four('PC-G04'), four('PC-I01')] });
  // Nobody scores: the shooter has OF 3 against DF 5, and every card is worth 4.
  for (let i = 0; i < 300 && !t.result; i++) quiet(t);
  deepEqual(t.own.goals, [0, 0]);
  deepEqual(
    [29, 30].map((i) => rounds(t)[i].up),
    [
      [30, 30],
      [31, 31],
    ],
  );
  const firsts = t.events.filter((e) => e.type === 'penalty').map((e) => e.cards.map((c) => c.id));
  for (const seat of [0, 1]) {
    const shown = firsts.map((cards) => cards[seat]);
    equal(new Set(shown.slice(0, 30)).size, 30);
    equal(new Set(shown.slice(30, 60)).size, 30);
  }
});
