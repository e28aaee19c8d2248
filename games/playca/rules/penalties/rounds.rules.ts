/** EPC-1002 to EPC-1006, EPC-1008: the rounds of penalty kicks. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { beforeKicks, comesIn, four, kicks, type Round, rounds } from '../testing/penaltyKicks.ts';
import { type Match, many, seen } from '../testing/scenarios.ts';

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

/** PC-G04 and PC-I01: BCP 4. PC-L04: BCP 5. PC-G01: BCP 2. */
const marks = (t: Match, seat: number) =>
  t
    .seat(seat)
    .ids('pkRow')
    .map((card) => t.table.mark(card, 'faceDown'));

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
rule('EPC-1006 level after five: rounds continue until the counts differ', () => {
  const t = kicks({ a: ['PC-L04', ...four(9)], b: four(10) }, comesIn(8));
  equal(rounds(t).length, 8);
  deepEqual(t.own.pkUp, [8, 7]);
  deepEqual(t.result?.winners, [0]);
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

rule('EPC-R20 five rounds in total, not one plus five', () => {
  equal(rounds(kicks({ a: many('PC-L04', 9), b: four(9) })).length, 5);
});

/** Side a's one strong card comes in this round. */
const strongIn = (round: number) => (list: readonly Round[]) => list.findIndex((r) => r.bcp[0] === 5) === round - 1;
const oneStrong = { a: ['PC-L04', ...four(11)], b: four(12) };

rule('EPC-R21 still level: one extra round at a time', () => {
  const t = kicks(oneStrong, strongIn(6));
  equal(rounds(t).length, 6);
  deepEqual(t.result?.winners, [0]);
});

rule('EPC-R21 pkTie setOfFive: five more rounds', () => {
  const t = kicks({ ...oneStrong, options: { pkTie: 'setOfFive' } }, strongIn(6));
  equal(rounds(t).length, 10);
  deepEqual(t.own.pkUp, [10, 9]);
  deepEqual(t.result?.winners, [0]);
});

rule('EPC-R21 pkTie setOfFive: a decision within the first five needs no more', () => {
  equal(rounds(kicks({ ...oneStrong, options: { pkTie: 'setOfFive' } }, strongIn(2))).length, 5);
});

rule('EPC-R24 after 100 extra rounds the penalty kicks are drawn', () => {
  for (const pkTie of ['single', 'setOfFive']) {
    const t = kicks({ a: four(8), b: four(8), options: { pkTie } });
    deepEqual(t.result, { winners: [0, 1], reason: 'penaltiesLevel', clause: 'EPC-R24' });
    equal(t.own.pkRounds, 105);
  }
});

rule('EPC-R46 "X+ BCP" is not applied in PK', () => {
  const t = kicks({ a: new Array<string>(5).fill('PC-L07'), b: new Array<string>(9).fill('PC-G04') });
  deepEqual(t.result?.winners, [1]);
});

const byBcp: { readonly [bcp: number]: string } = { 1: 'PC-G11', 2: 'PC-G01', 3: 'PC-I04' };
const row = (list: readonly number[]) => list.map((n) => byBcp[n]);

rule('EPC-D12 penalty kicks 3,1,2,2,3 against 2,1,3,2,1: 4–3', () => {
  const pairs = (list: readonly Round[]) => list.map((r) => r.bcp.join('-')).sort();
  const t = kicks({ a: row([3, 1, 2, 2, 3]), b: row([2, 1, 3, 2, 1]) }, (list) => pairs(list).join() === '1-1,2-2,2-3,3-1,3-2');
  deepEqual([t.own.pkUp, t.result?.winners, rounds(t).length], [[4, 3], [0], 5]);
});

rule('EPC-D13 level after five, equal in round 6, a higher in round 7', () => {
  const t = kicks(
    { a: ['PC-L04', ...new Array<string>(7).fill('PC-G04')], b: new Array<string>(8).fill('PC-G04') },
    (list) => list[6]?.bcp[0] === 5,
  );
  deepEqual([rounds(t).length, t.own.pkUp, t.result?.winners], [7, [7, 6], [0]]);
});
