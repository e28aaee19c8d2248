/** ELV-500: Tuesday to Thursday. One Basic action a day, one Paid action besides, in either order, or none. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, cards, lay, mark, markOn, own, type Season, start, supply, told, toMatch } from './testing/scenarios.ts';

const ROWS = {
  players: ['R01', 'R05', 'R07', 'R19', 'R31'],
  staff: ['S07', 'S09', 'S11', 'S20', 'S31'],
  sponsors: ['P01', 'P02', 'P03', 'P04', 'P06'],
};
const verbs = (t: Season, seat = 0): string[] => [...new Set(t.seat(seat).keys.map((key) => key.replace(/[:#].*/, '')))].sort();
const BASIC = ['hire', 'hireYoungster', 'sell', 'hireStaff', 'small', 'adboard', 'adboardBonus', 'kit', 'store', 'office', 'action'];

rule('ELV-501, ELV-507 one Basic action a day: any of the six, and then none of them', () => {
  const t = atDay({ ...ROWS, a: { cash: 9, squad: ['R08'], staff: ['S01', 'S32'], op: 2, fit: 1 } });
  for (const verb of BASIC) ok(verbs(t).includes(verb), verb);
  t.a.pick('hire:R07');
  deepEqual(verbs(t), ['endDay', 'paidAction']);
  t.a.mayNot('hire:R19', 'ELV-501').mayNot('sell:R08', 'ELV-501').mayNot('hireStaff:S31', 'ELV-501').mayNot('small:P03', 'ELV-501');
  t.a.mayNot('store', 'ELV-501').mayNot('office', 'ELV-501').mayNot('action:S32');
});

rule('ELV-502 one Paid action a day, for 2 operation', () => {
  const t = atDay({ a: { staff: ['S31', 'S32'], op: 4 } });
  t.a.pick('paidAction:S31');
  deepEqual(supply(t), [0, 1, 2, 0]);
  t.a.mayNot('paidAction:S32').may('action:S32');
  atDay({ a: { staff: ['S31'], op: 1 } })
    .a.mayNot('paidAction:S31')
    .may('action:S31');
});

rule('ELV-503 the Paid action comes before the Basic action or after it', () => {
  const before = atDay({ a: { staff: ['S31', 'S32'], op: 2 } });
  before.a.pick('paidAction:S31').pick(0, 'action:S32');
  deepEqual([supply(before), before.asked], [[0, 3, 0, 0], [1]]);
  const after = atDay({ a: { staff: ['S31', 'S32'], op: 2 } });
  after.a.pick('action:S32').pick(0, 'paidAction:S31');
  deepEqual(supply(after), [0, 3, 0, 0]);
});

rule('ELV-504 only a Card action can be paid for with operation', () => {
  const t = atDay({ ...ROWS, a: { cash: 9, op: 9, squad: ['R08'], staff: ['S31', 'S32'] } });
  t.a.pick('hire:R07');
  deepEqual(verbs(t), ['endDay', 'paidAction']);
  deepEqual(
    t.a.keys.filter((key) => key.startsWith('paidAction')),
    ['paidAction:S31', 'paidAction:S32'],
  );
});

rule('ELV-505 a Card action costs its printed price besides the 2 operation', () => {
  const t = atDay({ a: { staff: ['S01'], op: 2, fit: 1, squad: ['R07'] } });
  t.a.pick('paidAction:S01').pick(0, 'train:R07');
  deepEqual([supply(t), markOn(t, 'R07', 'trained')], [[0, 0, 0, 0], 1]);
  atDay({ a: { staff: ['S01'], op: 2, squad: ['R07'] } }).a.mayNot('paidAction:S01', 'ELV-812');
});

rule('ELV-506, ELV-R8 Basic action, Paid action or both can be left out', () => {
  const neither = atDay({ a: { staff: ['S31'], op: 2 } });
  neither.a.pick('endDay');
  deepEqual([neither.asked, supply(neither)], [[1], [0, 0, 2, 0]]);
  // The Paid action alone.
  const paid = atDay({ a: { staff: ['S31'], op: 2 } });
  paid.a.pick('paidAction:S31').pick(0, 'endDay');
  deepEqual([paid.asked, supply(paid)], [[1], [0, 1, 0, 0]]);
  // The Basic action alone.
  const basic = atDay({ a: { staff: ['S31'], op: 2 } });
  basic.a.pick('action:S31');
  equal(basic.ask, 'day');
});

rule('ELV-508 using a card exhausts it for the Week, whichever action it was', () => {
  const t = atDay({ a: { staff: ['S31'], directors: ['D11'], op: 2 } });
  t.a.pick('action:S31');
  equal(markOn(t, 'S31', 'exhausted'), 1);
  t.a.mayNot('paidAction:S31').pick('paidAction:D11');
  t.b.pick('endDay');
  t.a.mayNot('action:S31', 'ELV-508').mayNot('action:D11', 'ELV-508');
  // In the next Week it is ready again (ELV-1201).
  toMatch(t).until('day', 0);
  deepEqual([t.own.week, markOn(t, 'S31', 'exhausted')], [2, 0]);
});

rule('ELV-509 the other Basic actions can be repeated on other Days', () => {
  const t = atDay({ a: { cash: 9 } });
  for (const day of [1, 2, 3]) {
    equal(t.own.day, day);
    t.a.pick('training');
    if (t.asked[0] === 0) t.a.pick('endDay');
    t.b.pick('endDay');
  }
  deepEqual(cards(t, 'stadium'), ['training', 'training', 'training']);
});

rule('ELV-510 effects of Players are no actions', () => {
  const t = atDay({ a: { squad: ['R20', 'R27'], fit: 5, op: 5 } });
  deepEqual(
    t.a.keys.filter((key) => /R20|R27/.test(key)),
    ['sell:R20', 'sell:R27'],
  );
});

rule('ELV-303, ELV-511 the First player acts first, and each Day is over for all before the next; after Thursday comes Matchday', () => {
  const t = atDay({ seats: 3 });
  const order: [number, number][] = [];
  while (t.ask === 'day') {
    order.push([t.own.day, t.asked[0]]);
    t.pick(t.asked[0], 'endDay');
  }
  deepEqual(order, [
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 0],
    [3, 1],
    [3, 2],
  ]);
  deepEqual([t.own.day, t.ask], [4, 'lineUp']);
});

rule('ELV-512 a day ends by itself when both actions are used, and is not opened again', () => {
  const t = atDay({ a: { staff: ['S31', 'S32'], op: 4 } });
  t.a.pick('action:S31');
  deepEqual([t.asked, told(t, 'turn').length], [[0], 1]);
  t.a.pick('paidAction:S32');
  // The rest of the operation does not help: it is the next manager's turn, and then Wednesday.
  deepEqual([t.asked, t.own.active, t.own.day], [[1], 1, 1]);
  t.b.pick('endDay');
  deepEqual([t.asked, t.own.day, t.own.basic[0], t.own.paid[0]], [[0], 2, 0, 0]);
});

rule('ELV-813, ELV-R23 an action that changes nothing is legal, and is used up by it', () => {
  const t = atDay({ a: { staff: ['S11'] } });
  t.a.pick('action:S11');
  deepEqual([markOn(t, 'S11', 'exhausted'), supply(t)], [1, [0, 0, 0, 0]]);
});

rule('ELV-811 Directors and Staff with a Suspension, and injured Staff, cannot act', () => {
  const t = atDay({ a: { staff: ['S31'], directors: ['D11'] } });
  mark(mark(t, 'S31', 'inj', 1), 'D11', 'sus', 1);
  t.a.mayNot('action:S31', 'ELV-811').mayNot('action:D11', 'ELV-811');
});

rule('ELV-502 a Director can make the Paid action cheaper', () => {
  const t = atDay({ a: { staff: ['S31'], directors: ['D13'], op: 1 } });
  t.a.pick('paidAction:S31');
  deepEqual(supply(t), [0, 1, 0, 0]);
});

rule('ELV-E4 a Scout hired with the Basic action is used at once: any of the five slots', () => {
  const t = atDay({ ...ROWS, a: { cash: 4, op: 2 } });
  t.a.pick('hireStaff:S20');
  t.a.pick('paidAction:S20').pick(0, 'hire:R01');
  deepEqual([cards(t, 'squad'), supply(t), markOn(t, 'S20', 'exhausted')], [['R01'], [0, 0, 0, 0], 1]);
});

rule('ELV-1652 in Red Numbers repaying is a Basic action, up to what is owed, as often as one likes', () => {
  const t = start({ seats: 1, options: { scenario: 2 } }).until('day');
  own(lay(t, 0, 'staff', []), 0, 'cash', 20);
  deepEqual(
    t.a.keys.filter((key) => key.startsWith('repay')),
    Array.from({ length: 14 }, (_, i) => `repay#${i + 1}`),
  );
  t.a.pick('repay#4');
  deepEqual([t.own.debt[0], t.own.cash[0], t.own.basic[0]], [10, 16, 1]);
  if (t.own.day === 1) t.a.pick('endDay');
  t.a.pick('repay#10');
  equal(t.own.debt[0], 0);
  if (t.own.day === 2) t.a.pick('endDay');
  equal(
    t.a.keys.some((key) => key.startsWith('repay')),
    false,
  );
  toMatch(t);
});
