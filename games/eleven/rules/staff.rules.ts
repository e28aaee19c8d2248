/** ELV-700, ELV-811 to ELV-813: the Staff, its bonuses, actions and features. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, cards, last, mark, markOn, onTop, stats, supply } from './testing/scenarios.ts';

const ROW = ['S07', 'S09', 'S11', 'S12', 'S14'];

rule('ELV-701, ELV-304 Staff of the three right slots is hired for the printed cost', () => {
  const t = atDay({ staff: ROW, a: { cash: 3 } });
  t.a.mayNot('hireStaff:S07', 'ELV-701').mayNot('hireStaff:S09', 'ELV-701');
  t.a.mayNot('hireStaff:S11', 'ELV-304').may('hireStaff:S12').may('hireStaff:S14');
  t.a.pick('hireStaff:S12');
  deepEqual([cards(t, 'staff'), supply(t)[0], last(t, 'hire')], [['S12'], 0, { price: 3 }]);
});

rule('ELV-702, ELV-117 the row shifts right and slot 1 is filled, before the bonus', () => {
  const t = onTop(atDay({ staff: ROW, a: { cash: 3 } }), 'staffDeck', ['S20']);
  t.a.pick('hireStaff:S12');
  deepEqual(cards(t, 'staffRow'), ['S20', 'S07', 'S09', 'S11', 'S14']);
});

rule('ELV-703 a bonus is carried out at once, and only then', () => {
  const t = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S14'], a: { cash: 3 } });
  t.a.pick('hireStaff:S14');
  equal(supply(t)[3], 2);
  const none = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S15'], a: { cash: 4 } });
  none.a.pick('hireStaff:S15');
  deepEqual(stats(none), [2, 2, 2, 3]);
});

rule('ELV-704, ELV-1407, ELV-R61 a feature works from the moment of hiring, and not while a token lies on the card', () => {
  const t = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S24'], a: { cash: 2 } });
  equal(t.table.rule(0, 'maintenance'), 0);
  t.a.pick('hireStaff:S24');
  deepEqual([t.table.rule(0, 'maintenance'), t.table.rule(1, 'maintenance')], [1, 0]);
  for (const token of ['sus', 'inj'] as const) {
    mark(t, 'S24', token, 1);
    equal(t.table.rule(0, 'maintenance'), 0);
    mark(t, 'S24', token, 0);
  }
  equal(t.table.rule(0, 'maintenance'), 1);
});

rule('ELV-705, ELV-812, ELV-505 an action exhausts the card, costs what is printed, and then does what it says', () => {
  const t = atDay({ seats: 3, a: { staff: ['S33'], fan: 1 } });
  t.a.pick('action:S33');
  deepEqual([supply(t), markOn(t, 'S33', 'exhausted')], [[3, 0, 0, 0], 1]);
  atDay({ seats: 3, a: { staff: ['S33'] } }).a.mayNot('action:S33', 'ELV-812');
});

rule('ELV-706, ELV-503 a new card is ready the same day', () => {
  const t = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S31'], a: { cash: 2, op: 2 } });
  t.a.pick('hireStaff:S31').pick(0, 'paidAction:S31');
  // 2 by the bonus, 1 by the action.
  deepEqual(supply(t), [0, 3, 0, 0]);
});

rule('ELV-508 an action is used once a Week', () => {
  const t = atDay({ a: { staff: ['S31'], op: 4 } });
  t.a.pick('paidAction:S31');
  t.a.mayNot('action:S31', 'ELV-508');
});

rule('ELV-505, ELV-502 with the Paid action the printed cost comes on top of the 2 operation', () => {
  const t = atDay({ a: { staff: ['S12'], op: 3, squad: ['R07'] } });
  mark(t, 'R07', 'inj', 2);
  t.a.pick('paidAction:S12');
  deepEqual([supply(t), markOn(t, 'R07', 'inj')], [[0, 0, 0, 0], 0]);
  atDay({ a: { staff: ['S12'], op: 2 } })
    .a.mayNot('paidAction:S12')
    .may('action:S12');
});

rule('ELV-811, ELV-1407 a card with a token cannot be used', () => {
  for (const token of ['sus', 'inj'] as const) {
    const t = mark(atDay({ a: { staff: ['S31'], directors: ['D11'] } }), 'S31', token, 1);
    t.a.mayNot('action:S31', 'ELV-811').may('action:D11');
    mark(t, 'D11', token, 1).a.mayNot('action:D11', 'ELV-811');
  }
});

rule('ELV-813, ELV-R23 an action may be used even if nothing of it can be carried out', () => {
  const t = atDay({ a: { staff: ['S11'], squad: ['R07'] } });
  t.a.pick('action:S11');
  deepEqual([markOn(t, 'S11', 'exhausted'), t.own.basic[0]], [1, 1]);
});

rule('ELV-707 nobody can dismiss Staff: there is no such action', () => {
  const t = atDay({ a: { staff: ['S01', 'S11'], cash: 9, op: 9, fit: 9 } });
  deepEqual(
    t.a.keys.filter((key) => /S(01|11)/.test(key)),
    ['action:S01', 'action:S11', 'paidAction:S01', 'paidAction:S11'],
  );
});
