/** What the log must tell beside what happens: prices with what lowers them, who spares whom, what came and went. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { compare, friday, laidOut, lineUp, settled } from './testing/matches.ts';
import { atDay, atMeeting, markOn, rolled, type Season, told } from './testing/scenarios.ts';

const last = (t: Season, type: string) => told(t, type).at(-1);
const rich = { cash: 9, op: 5, fit: 5 };

rule('ELV-R42, ELV-R86 a price that is not the printed one is told with it, and with everything that lowers it', () => {
  const council = atMeeting('M19', 'yellow', { a: { cash: 3, directors: ['D02'], fan: 1 } });
  council.a.pick('training');
  deepEqual(last(council, 'build'), { price: 0, printed: 3, by: ['M19', 'D02'] });
  // The discount of the Week is used up.
  council.until('day', 0).a.pick('stand3');
  deepEqual(last(council, 'build'), { price: 3 });
  const day = atDay({ players: ['R07', 'R08', 'R10', 'R19', 'R24'], a: { ...rich, staff: ['S21', 'S24'] } });
  day.a.pick('paidAction:S21').pick(0, 'hire:R07');
  deepEqual(last(day, 'hire'), { price: 0, printed: 1, by: ['S21'] });
  day.a.pick('action:S24').pick(0, 'office');
  deepEqual(last(day, 'office'), { space: 1, price: 2, printed: 3, by: ['S24'] });
  const sponsor = atDay({ sponsors: ['P01', 'P02', 'P03', 'P04', 'P29'], staff: ['S11', 'S14', 'S25', 'S31', 'S15'], a: rich });
  sponsor.a.pick('adboardBonus:P29').pick(0, 'hireStaff:S11');
  deepEqual(last(sponsor, 'hire'), { price: 1, printed: 4, by: ['P29'] });
});

rule('ELV-R42 an answer says the price and the printed one', () => {
  const t = atDay({ players: ['R07', 'R08', 'R10', 'R19', 'R24'], a: { ...rich, staff: ['S21'] } });
  t.a.pick('action:S21');
  deepEqual(t.a.view.ask!.options.find(({ key }) => key === 'hire:R08')!.figures, { cost: 1, printed: 2 });
});

rule('ELV-305 what there is not cannot be lost, and the log says so', () => {
  const t = atMeeting('M01', 'yellow', { a: {} });
  deepEqual(told(t, 'nothingLost'), [{ of: 'fan', why: 'M01' }]);
  equal(told(atMeeting('M01', 'yellow', { a: { fan: 1 } }), 'nothingLost').length, 0);
});

rule('ELV-1119, ELV-1115 whom a Doctor spares an Injury is told', () => {
  const t = friday({ fit: 1, squad: ['R08'], staff: ['S13'], tactics: ['T01', 'T11'] }, { seats: 3 });
  lineUp(t, 'T01/4-4-2', 'R08');
  // Lost, a 3: an Injury; and the number of this Player.
  const dice = [
    [6, 3],
    [12, 5],
  ] as const;
  compare(settled(rolled(laidOut(t, { their: { CF: 'A1' } }), 0, dice))).until('day');
  deepEqual([markOn(t, 'R08', 'inj'), last(t, 'spared')], [0, { token: 'inj', why: 'consequence' }]);
});

rule('ELV-604, ELV-702 what comes into a row is told with what it was dealt for', () => {
  const t = atDay({ players: ['R07', 'R08', 'R10', 'R19', 'R24'], a: rich });
  const before = told(t, 'dealt').length;
  t.a.pick('hire:R24');
  deepEqual([told(t, 'dealt').length, last(t, 'dealt')], [before + 1, { row: 'players' }]);
});

rule('ELV-1208, ELV-R84 of the Youngster that leaves the deck its outside is told', () => {
  const t = atDay({ seats: 1, youngsters: ['Y01'], a: {} });
  t.until('refresh');
  const [out] = told(t, 'youngsterOut');
  const sonn = t.game.defs.find(({ id }) => id === 'Y01')!;
  deepEqual(out, { face: sonn.faces!.outside });
  ok(!JSON.stringify(out).includes('Y01') && !JSON.stringify(out).includes(sonn.name));
});
