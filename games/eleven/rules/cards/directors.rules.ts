/** What the Directors vote for, change and can do. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { directors } from '../../cards/directors.ts';
import { maintenanceOf } from '../../stadium.ts';
import { atDay, cards, lay, mark, markOn, onTop, type Season, seen, start, stats, supply } from '../testing/scenarios.ts';

/** Votes by face, and steps on the tracks of cash, fans, operation and fitness. */
const printed = `
  D01 YYYYRB 2 -1 -1 0   D02 YYYBRY 1 0 0 -1    D03 YYBYRB 1 -1 1 0   D04 YRYYBB 1 0 0 0
  D05 RYYBYR 1 1 0 -1    D06 BBBBYR -1 0 0 2    D07 BBRBYB 0 0 0 1    D08 BYBBRB -1 0 1 1
  D09 YBBRBB 0 1 -1 1    D10 BBYRYB 0 0 0 1     D11 RRRYBR -1 2 0 0   D12 RBRRYR 0 1 1 -1
  D13 RRYRBR 0 0 1 0     D14 BRRYRR -1 1 1 0    D15 RRBRYY 0 -1 2 0   D16 YBRYBR 1 1 0 0`;

rule('ELV-406, ELV-211 votes and Stat changes of the sixteen Directors', () => {
  const said = directors.map(({ id, notes, stats: s }) => [id, notes?.votes, s.cash, s.fan, s.op, s.fit].join(' '));
  deepEqual(said, printed.trim().split(/\s{2,}/));
});

/** The Directors of the first seat are these when they are revealed. */
function revealed(ids: readonly string[], before: (t: Season) => void = () => {}): Season {
  const t = start({ options: { firstPlayer: 'seat1' } });
  while (cards(t, 'picked').length < 2) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  while (t.asked.length > 1) t.pick(1, t.b.keys[0]);
  lay(t, 0, 'picked', ids.slice(0, 2));
  lay(t, 0, 'draft', [
    ids[2],
    ...cards(t, 'draft')
      .filter((id) => !ids.includes(id))
      .slice(0, 1),
  ]);
  lay(
    t,
    1,
    'picked',
    cards(t, 'picked', 1).filter((id) => !ids.includes(id)),
  );
  before(t);
  return t.a.pick(t.a.keys.find((key) => key.endsWith(ids[2]))!);
}

rule('ELV-211, ELV-236, ELV-E33 Kravets, Mori and Finch: all steps of a track are added up before the marker moves', () => {
  const t = revealed(['D06', 'D08', 'D11'], (t) => void onTop(t, 'veteranDeck', ['V04']));
  t.until('objective');
  deepEqual(
    [stats(t), supply(t)],
    [
      [1, 4, 3, 5],
      [0, 0, 0, 0],
    ],
  );
});

rule('ELV-212 bonuses are carried out in the order their owner likes', () => {
  const t = revealed(['D06', 'D08', 'D03'], (t) => void onTop(t, 'veteranDeck', ['V04']));
  equal(t.ask, 'bonus');
  t.a.may('bonus:D06').may('bonus:D08').may('bonus:D03');
  t.a.pick('bonus:D08');
  equal(cards(t, 'tactics').length, 2);
  t.a.mayNot('bonus:D08').pick('bonus:D06');
  ok(cards(t, 'squad').includes('V04'));
});

rule('ELV-212, ELV-R43 Raman hires Staff with a printed cost of 3 or less for free', () => {
  const row = ['S14', 'S18', 'S11', 'S31', 'S20'];
  const t = revealed(['D03', 'D05', 'D07'], (t) => void lay(t, 0, 'staffRow', row));
  if (t.ask === 'bonus') t.a.pick('bonus:D03');
  t.a.mayNot('hireStaff:S18').mayNot('hireStaff:S11').mayNot('decline').pick('hireStaff:S14');
  ok(cards(t, 'staff').includes('S14'));
  equal(supply(t)[0], 0);
});

rule('ELV-212 Okoro hires a Player for free and lowers fitness', () => {
  const t = revealed(['D09', 'D05', 'D07'], (t) => void lay(t, 0, 'playerRow', ['R24', 'R08', 'R19', 'R21', 'R07']));
  if (t.ask === 'bonus') t.a.pick('bonus:D09');
  t.a.pick('hire:R24');
  ok(cards(t, 'squad').includes('R24'));
  equal(stats(t)[3], 1);
  // Then D09 and D07 up, D05 down.
  equal(stats(t.until('objective'))[3], 2);
});

rule('ELV-212, ELV-R72 Haddad finds a Steward, Byrne a Scout, for free and with its bonus', () => {
  for (const [id, profession, found] of [
    ['D12', /^S3[124]$/, 'S31'],
    ['D14', /^S2[01]$/, 'S20'],
  ] as const) {
    const t = revealed([id, 'D05', 'D07'], (t) => void onTop(t, 'staffDeck', [found]));
    if (t.ask === 'bonus') t.a.pick(`bonus:${id}`);
    equal(t.ask, 'search');
    ok(t.a.keys.filter((key) => key.startsWith('take:')).every((key) => profession.test(key.slice(5))));
    t.a.may('decline').pick(`take:${found}`);
    deepEqual([cards(t, 'staff').includes(found), cards(t, 'staffDeck').includes(found)], [true, false]);
    if (found === 'S31') equal(supply(t)[1], 2);
    deepEqual(seen(t, 0, -1, 'staffDeck').cards, []);
  }
});

rule('ELV-508, ELV-705 actions of Directors', () => {
  for (const [id, club, after] of [
    ['D01', { cash: 0, fan: 2 }, [3, 1, 0, 0]],
    ['D11', {}, [0, 2, 0, 0]],
    ['D15', {}, [0, 0, 2, 0]],
  ] as const) {
    const t = atDay({ a: { ...club, directors: [id] } });
    t.a.pick(`action:${id}`);
    deepEqual([id, supply(t), markOn(t, id, 'exhausted')], [id, [...after], 1]);
  }
  const train = atDay({ a: { directors: ['D07'], squad: ['R07', 'Y01'] } });
  train.a.pick('action:D07').a.mayNot('train:R07').pick('train:Y01');
  equal(markOn(train, 'Y01', 'trained'), 1);
  const sign = atDay({ sponsors: ['P01', 'P02', 'P03', 'P04', 'P05'], a: { op: 1, directors: ['D04'] } });
  sign.a.pick('action:D04');
  for (const how of ['small', 'adboard', 'adboardBonus', 'kit']) sign.a.may(`${how}:P01`).may(`${how}:P05`);
  sign.a.pick('small:P01');
  deepEqual(supply(sign), [5, 0, 0, 0]);
});

rule('ELV-704, ELV-1407 features of Directors work while no Suspension lies on them', () => {
  for (const [id, name, before, with_] of [
    ['D02', 'firstBuild', 0, 1],
    ['D05', 'maintenance', 0, 1],
    ['D10', 'freeAssign', 0, 1],
    ['D13', 'paidAction', 2, 1],
    ['D16', 'freeReroll', 0, 1],
  ] as const) {
    const t = atDay({ a: { directors: [id] } });
    deepEqual([id, t.table.rule(0, name), t.table.rule(1, name)], [id, with_, before]);
    equal(mark(t, id, 'sus', 1).table.rule(0, name), before);
  }
});

rule('ELV-502, ELV-304 Wilk: the Paid action costs 1 operation', () => {
  const t = atDay({ a: { op: 1, directors: ['D13'], staff: ['S31'] } });
  t.a.pick('paidAction:S31');
  deepEqual(supply(t), [0, 1, 0, 0]);
});

rule('ELV-R86, ELV-1204 Thornton and Davies together: 2 less at Maintenance', () => {
  const t = atDay({ a: { directors: ['D05'], staff: ['S24', 'S11', 'S12', 'S14', 'S15', 'S31'] } });
  // Six of the Staff cost 3.
  deepEqual([maintenanceOf(t.table, 0).less, maintenanceOf(t.table, 0).total], [2, 1]);
});
