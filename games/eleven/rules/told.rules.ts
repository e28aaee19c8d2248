/** What the log must tell beside what happens: prices with what lowers them, who spares whom, what came and went. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { compare, friday, laidOut, lineUp, settled } from './testing/matches.ts';
import { atDay, atMeeting, mark, markOn, rolled, type Season, told } from './testing/scenarios.ts';

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

rule('ELV-726, ELV-727, ELV-728 why no Adboard and no Kit can be had at all is told before why a card is out of reach', () => {
  const t = atDay({ a: { adboards: ['P01', 'P02'], kit: ['P03'] }, sponsors: ['P06', 'P07', 'P08', 'P09', 'P10'] });
  t.a.mayNot('adboard', 'ELV-726').mayNot('adboardBonus', 'ELV-726').mayNot('kit', 'ELV-727').may('small:P08');
  t.a.mayNot('small:P06', 'ELV-721');
});

rule('ELV-314, ELV-1114, ELV-1115 whoever chooses a card for tokens is told how many of which', () => {
  const figuresOf = (t: Season) => t.a.view.ask!.options[0].figures;
  deepEqual(figuresOf(atMeeting('M03', 'yellow', { a: { squad: ['R07', 'R08'] } })), { sus: 1 });
  deepEqual(figuresOf(atMeeting('M10', 'blue', { a: { cash: 2, squad: ['R07', 'R08'] } })), { plusS: 2 });
  const healing = atDay({
    a: { ...rich, squad: ['R07', 'R08'], staff: ['S12'] },
    before: (t) => void mark(mark(t, 'R07', 'inj', 1), 'R08', 'inj', 3),
  });
  healing.a.pick('action:S12');
  deepEqual(
    healing.a.view.ask!.options.map(({ key, figures }) => [key, figures]),
    [
      ['heal:R07', { inj: 1 }],
      ['heal:R08', { inj: 2 }],
    ],
  );
  const lost = (face: number) => {
    const t = friday({ fit: 2, squad: ['R07', 'R08'], tactics: ['T01', 'T11'] });
    lineUp(t, 'T01/4-4-2', 'R07', 'R08');
    return compare(settled(rolled(laidOut(t, { their: { CF: 'A1' } }), 0, [[6, face]])));
  };
  deepEqual([lost(6).ask, figuresOf(lost(6)), figuresOf(lost(4))], ['form', { plusS: 2 }, { minusS: 1 }]);
});
