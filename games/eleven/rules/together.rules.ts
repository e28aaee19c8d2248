/** Rules that meet: the same thing twice, empty piles, nobody fit, nothing to pay with. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { assign, byHand, compare, friday, heard, laidOut, lineUp, settled } from './testing/matches.ts';
import { atDay, atMeeting, cards, lay, mark, markOn, rolled, start, supply, told } from './testing/scenarios.ts';

rule('ELV-402, ELV-509 two Merchandise Stores each sell once, for a fan each', () => {
  const t = atMeeting('M01', 'yellow', { a: { fan: 5, stadium: ['store', 'store'] } });
  equal(t.ask, 'production');
  // Equal tokens are offered once.
  deepEqual(t.a.keys.length, 2);
  t.a.pick(t.a.keys[0]);
  t.pick(0, t.a.keys[0]);
  // 2 cash and 1 fan less for each, and what the meeting decides.
  deepEqual(supply(t).slice(0, 2), [4 + 2, 5 - 2 - 2]);
});

rule('ELV-508, ELV-503 the same card cannot be used by the Basic and the Paid action of a Week, two of a kind can', () => {
  const t = atDay({ a: { op: 2, fit: 2, squad: ['R07', 'R08'], staff: ['S01', 'S02'] } });
  t.a.pick('action:S01').pick(0, 'train:R07');
  t.a.mayNot('paidAction:S01').pick('paidAction:S02');
  t.pick(0, 'train:R08');
  deepEqual([markOn(t, 'R07', 'trained'), markOn(t, 'R08', 'trained'), supply(t)], [1, 1, [0, 0, 0, 0]]);
});

rule('ELV-502, ELV-505 a Paid action with a cost of its own needs both together', () => {
  const price = (op: number) => atDay({ a: { op, directors: ['D04'] } });
  price(2).a.mayNot('paidAction:D04').may('action:D04');
  const t = price(3);
  t.a.pick('paidAction:D04');
  equal(supply(t)[2], 0);
});

rule('ELV-906, ELV-909 one fitness is not counted twice: for the card, or for the effect of another', () => {
  const t = friday({ fit: 2, squad: ['R10', 'R09'], tactics: ['T01', 'T11'] });
  assign(byHand(t, 'T01/4-4-2'), 'R10!');
  t.a.mayNot('assign:R09', 'ELV-906');
  equal(supply(t)[3], 0);
});

rule('ELV-1406, ELV-R50, ELV-915 with every Player out ten cardless markers play, and each loses one token', () => {
  const t = friday({ fit: 5, squad: ['R01', 'R07', 'R29'], tactics: ['T01', 'T11'] });
  for (const [i, id] of ['R01', 'R07', 'R29'].entries()) mark(t, id, i === 1 ? 'sus' : 'inj', i + 1);
  settled(t).pick(0, t.a.keys[0]);
  const [{ men, keeper }] = heard(t, 'lineUp');
  deepEqual([JSON.stringify(men).includes('"R'), keeper, supply(t)[3]], [false, '', 5]);
  deepEqual([markOn(t, 'R01', 'inj'), markOn(t, 'R07', 'sus'), markOn(t, 'R29', 'inj')], [0, 1, 2]);
});

rule('ELV-1117, ELV-1403, ELV-1405 a 12 twice hits the same Player twice, if that is the choice', () => {
  const t = friday({ fit: 2, squad: ['R13', 'R14'], tactics: ['T01', 'T11'] });
  lineUp(t, 'T01/4-4-2', 'R13', 'R14');
  // Drawn, and a 1: a Double Injury.
  compare(
    settled(
      rolled(laidOut(t, {}), 0, [
        [6, 1],
        [12, 12],
        [12, 12],
      ]),
    ),
  );
  while (t.ask === 'after') t.pick(0, t.a.keys.find((key) => key === 'done') ?? t.a.keys[0]);
  t.until('injure').pick(0, 'injure:R13').pick(0, 'injure:R13');
  equal(markOn(t, 'R13', 'inj'), 2);
});

rule('ELV-R53, ELV-1205 bankrupt without Staff: what there is is paid, and nothing more happens', () => {
  const squad = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07'];
  const t = atDay({ seats: 1, a: { cash: 2, squad }, options: { rerollPrompt: 'never' } });
  t.until('refresh');
  ok(Number(told(t, 'maintenance').at(-1)!.missing) > 0);
  deepEqual([t.own.cash[0], t.ask], [0, 'refresh']);
});

rule('ELV-115, ELV-404 without a Board Meeting card nobody votes, and the Days begin', () => {
  const t = start({ seats: 1, options: { rerollPrompt: 'never' } }).until('refresh');
  lay(t, 0, 'box', [...cards(t, 'box'), ...cards(t, 'meetingDeck'), ...cards(t, 'meetingDiscard')]);
  const before = told(t, 'meeting').length;
  t.pick(0, 'decline').until('day');
  deepEqual([told(t, 'meeting').length, t.own.week], [before, 2]);
});

rule('ELV-1204, ELV-R54, ELV-1206 each missing cash is answered one after another, and a suspended card only when all are', () => {
  const squad = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07'];
  const t = atDay({ seats: 1, a: { cash: 0, squad, staff: ['S01', 'S02'] }, options: { rerollPrompt: 'never' } });
  t.until('overdue');
  const missing = Number(told(t, 'maintenance').at(-1)!.missing);
  ok(missing >= 3);
  // The other one is the only one left without a Suspension.
  t.a.pick('overdue:S01');
  deepEqual([markOn(t, 'S01', 'sus'), markOn(t, 'S02', 'sus')], [2, 2]);
  while (t.ask === 'overdue') t.pick(0, t.a.keys[0]);
  equal(markOn(t, 'S01', 'sus') + markOn(t, 'S02', 'sus'), 2 * missing);
});

rule('ELV-1107, ELV-R35 three clubs that meet one Opponent: all results count for it, and it is inactive once', () => {
  const t = start({ seats: 3, options: { rerollPrompt: 'never' } });
  t.until('lineUp');
  for (const [seat, card] of ['BLK1', 'BLK2', 'BLK3'].entries()) {
    const pile = t.table.at(t.game.zoneKind.get('opponents')!, seat);
    const s = t.state;
    const id = s.def.findIndex((d) => t.game.defs[d].id === card);
    const from = s.zones[s.zone[id]];
    from.splice(from.indexOf(id), 1);
    s.zones[pile].push(id);
    s.zone[id] = pile;
  }
  settled(t).until('day');
  const blackston = t.own.league.indexOf('BLK');
  const results = told(t, 'league').filter(({ team }) => team === 'BLK');
  deepEqual([results.length, told(t, 'inactive').filter(({ team }) => team === 'BLK').length, t.own.inactive[blackston]], [3, 1, 1]);
  equal(
    t.own.foePoints[blackston],
    results.reduce((sum, { their }) => sum + Number(their), 0),
  );
});
