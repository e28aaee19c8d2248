import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { beforeKicks, type Kicks, kicks, type Round, rounds } from './kicks.ts';
import { endPeriod, type Match, seen, start } from './table.ts';

const many = (id: string, n: number) => new Array<string>(n).fill(id);
/** PC-G04 and PC-I01: BCP 4. PC-L04: BCP 5. PC-G01: BCP 2. */
const four = (n: number) => many('PC-G04', n);
const marks = (t: Match, seat: number) =>
  t
    .seat(seat)
    .ids('pkRow')
    .map((card) => t.table.mark(card, 'faceDown'));

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

rule('EPC-1002 in a round both reveal the top card, for all to see', () => {
  const t = kicks({ a: many('PC-L04', 5), b: four(9) });
  equal(rounds(t).length, 5);
  deepEqual([t.a.count('pkRow'), t.b.count('pkRow')], [5, 5]);
  for (const viewer of [0, 1]) {
    deepEqual(
      seen(t, viewer, 0, 'pkRow').cards.map((c) => c.def),
      many('PC-L04', 5),
    );
    equal(seen(t, viewer, 1, 'pkRow').cards.length, 5);
  }
});

rule('EPC-1002 one card each from the deck, nothing else', () => {
  const t = kicks({ a: many('PC-L04', 10), b: four(9) });
  deepEqual([t.a.count('deck'), t.b.count('deck')], [5, 4]);
  deepEqual([t.a.count('chance'), t.b.count('chance')], [0, 0]);
});

rule('EPC-1003 the card with lower BCP is turned face-down', () => {
  const t = kicks({ a: many('PC-L04', 5), b: four(9) });
  deepEqual(marks(t, 0), [0, 0, 0, 0, 0]);
  deepEqual(marks(t, 1), [1, 1, 1, 1, 1]);
  deepEqual(t.own.pkUp, [5, 0]);
  const other = kicks({ a: many('PC-G01', 5), b: four(9) });
  deepEqual(
    [marks(other, 0), marks(other, 1)],
    [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ],
  );
});

rule('EPC-1003 with equal BCP both stay face-up', () => {
  const t = kicks({ a: ['PC-L04', ...four(4)], b: many('PC-I01', 5) });
  deepEqual(t.own.pkUp, [5, 4]);
  equal(
    marks(t, 1).reduce((n, m) => n + m, 0),
    1,
  );
  deepEqual(marks(t, 0), [0, 0, 0, 0, 0]);
});

rule('EPC-1004 five rounds are played, even when two would be enough', () => {
  const t = kicks({ a: many('PC-L04', 9), b: many('PC-G01', 9) });
  equal(rounds(t).length, 5);
  equal(t.own.pkRounds, 5);
});

rule('EPC-1005 more face-up cards win the game', () => {
  deepEqual(kicks({ a: many('PC-L04', 9), b: four(9) }).result, { winners: [0], reason: 'penalties', clause: 'EPC-1005' });
  deepEqual(kicks({ a: four(9), b: many('PC-L04', 9) }).result, { winners: [1], reason: 'penalties', clause: 'EPC-1005' });
});

/** The odd card of side a comes in this round. */
const comesIn = (round: number) => (list: readonly Round[]) => list.findIndex((r) => r.bcp[0] !== 4) === round - 1;

rule('EPC-1006 level after five: rounds continue until the counts differ', () => {
  const t = kicks({ a: ['PC-L04', ...four(9)], b: four(10) }, comesIn(8));
  equal(rounds(t).length, 8);
  deepEqual(t.own.pkUp, [8, 7]);
  deepEqual(t.result?.winners, [0]);
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

rule('EPC-1008 the printed BCP is compared; texts, TP and licences play no part', () => {
  // PC-G07 and PC-E07 count 5 in a Burning Chance.
  const t = kicks({ a: many('PC-G07', 5), b: many('PC-E07', 5) });
  deepEqual(rounds(t)[0].bcp, [3, 3]);
  const ask = beforeKicks({ a: many('PC-G07', 5), b: four(5) });
  const asksBefore = ask.asked.length;
  equal(asksBefore, 1);
  ask.pick(ask.asked[0], 'done');
  ok(ask.result); // nobody is asked for anything more
  deepEqual(ask.result.winners, [1]);
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
