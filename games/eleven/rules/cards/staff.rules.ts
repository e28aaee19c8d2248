/** What each member of the Staff does. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { maintenanceOf } from '../../stadium.ts';
import { atDay, atMeeting, type Club, cards, last, lay, mark, markOn, onTop, type Season, stats, supply } from '../testing/scenarios.ts';

const PLAYERS = ['R07', 'R08', 'R19', 'R21', 'R24'];
const rich: Club = { cash: 5, fan: 5, op: 5, fit: 5 };
/** Cards marked 3+ need three managers. */
const more = new Set(['S05', 'S06', 'S08', 'S10', 'S13', 'S16', 'S19', 'S22', 'S27', 'S29', 'S33', 'S35']);
const seatsFor = (id: string) => (more.has(id) ? 3 : 2);

/** The card has just been hired, with 5 of every marker left. */
function hired(id: string, club: Club = {}, setting: Parameters<typeof atDay>[0] = {}): Season {
  const t = atDay({ seats: seatsFor(id), staff: ['S01', 'S02', 'S03', 'S04', id], ...setting, a: { ...rich, ...club } });
  const { cost } = t.game.defs[t.game.defIndex.get(id)!].stats;
  t.set('cash', [5 + cost, ...t.own.cash.slice(1)]);
  return t.a.pick(`hireStaff:${id}`);
}
/** Its action has just been used. */
const used = (id: string, club: Club = {}, setting: Parameters<typeof atDay>[0] = {}): Season =>
  atDay({ seats: seatsFor(id), ...setting, a: { ...rich, staff: [id], ...club } }).a.pick(`action:${id}`);

rule('ELV-703, ELV-705 markers and Stats by bonus and by action, card by card', () => {
  for (const [id, markers, tracks] of [
    ['S14', [5, 5, 5, 7], [2, 2, 2, 2]],
    ['S15', [5, 5, 5, 5], [2, 2, 2, 3]],
    ['S26', [5, 5, 5, 5], [2, 2, 3, 2]],
    ['S31', [5, 7, 5, 5], [2, 2, 2, 2]],
    ['S32', [5, 5, 5, 5], [2, 3, 2, 2]],
    ['S36', [5, 5, 5, 5], [2, 3, 2, 2]],
  ] as const) {
    const t = hired(id);
    deepEqual([id, supply(t), stats(t)], [id, [...markers], [...tracks]]);
  }
  for (const [id, markers, tracks] of [
    ['S14', [5, 5, 5, 7], [2, 2, 2, 2]],
    ['S15', [4, 5, 5, 5], [2, 2, 2, 3]],
    ['S27', [5, 5, 6, 6], [2, 2, 2, 2]],
    ['S31', [5, 6, 5, 5], [2, 2, 2, 2]],
    ['S32', [5, 7, 5, 5], [2, 2, 2, 2]],
    ['S33', [8, 4, 5, 5], [2, 2, 2, 2]],
    ['S34', [5, 6, 5, 5], [2, 2, 2, 2]],
  ] as const) {
    const t = used(id);
    deepEqual([id, supply(t), stats(t)], [id, [...markers], [...tracks]]);
  }
});

rule('ELV-1531 Public Relations: 1 VP on hiring, and 1 more for 2 fans', () => {
  deepEqual([hired('S35').own.vp[0], supply(hired('S35'))], [1, [5, 5, 5, 5]]);
  const t = used('S35');
  deepEqual([t.own.vp[0], supply(t)], [1, [5, 3, 5, 5]]);
});

rule('ELV-615 all First Trainers train a Player for 1 fitness', () => {
  for (const id of ['S01', 'S02', 'S03', 'S04', 'S05', 'S06']) {
    const t = used(id, { squad: ['R07', 'Y01'] });
    t.a.may('train:Y01').pick('train:R07');
    deepEqual([id, markOn(t, 'R07', 'trained'), supply(t)[3]], [id, 1, 4]);
  }
});

rule('ELV-615 Youngster Trainers train Youngsters: Pedersen at once and by her action, Ferri for 1 fitness', () => {
  const bonus = hired('S07', { squad: ['R07', 'Y01'] });
  bonus.a.mayNot('train:R07').pick('train:Y01');
  equal(markOn(bonus, 'Y01', 'trained'), 1);
  for (const [id, fit] of [
    ['S07', 5],
    ['S08', 4],
  ] as const) {
    const t = used(id, { squad: ['R07', 'Y01'] });
    t.a.mayNot('train:R07').pick('train:Y01');
    deepEqual([markOn(t, 'Y01', 'trained'), supply(t)[3]], [1, fit]);
  }
});

rule('ELV-605 Ferri brings the top Youngster for nothing', () => {
  const t = hired('S08', {}, { youngsters: ['Y09', 'Y01'] });
  deepEqual([cards(t, 'squad'), supply(t)[0], markOn(t, 'Y09', 'trained')], [['Y09'], 5, 0]);
});

rule('ELV-1511, ELV-1513 Tacticians: one Tactic at once and by action, or two at once; none from an empty deck', () => {
  const top = (t: Season) => onTop(t, 'tacticDeck', ['T05', 'T06']);
  const bonus = top(atDay({ staff: ['S01', 'S02', 'S03', 'S04', 'S09'], a: { cash: 3 } }));
  bonus.a.pick('hireStaff:S09');
  deepEqual(cards(bonus, 'tactics'), ['T01', 'T05']);
  const action = top(atDay({ a: { staff: ['S09'] } }));
  action.a.pick('action:S09');
  deepEqual(cards(action, 'tactics'), ['T01', 'T05']);
  const two = top(atDay({ seats: 3, staff: ['S01', 'S02', 'S03', 'S04', 'S10'], a: { cash: 4 } }));
  two.a.pick('hireStaff:S10');
  deepEqual(cards(two, 'tactics'), ['T01', 'T05', 'T06']);
  const empty = atDay({ a: { staff: ['S09'] } });
  lay(empty, 1, 'tactics', [...cards(empty, 'tactics', 1), ...cards(empty, 'tacticDeck')]);
  empty.a.pick('action:S09');
  deepEqual(cards(empty, 'tactics'), ['T01']);
});

rule('ELV-704 features as rule values: Haddou, Demir, Chen, Ibáñez, Davies, Wright, Malik, Visser', () => {
  for (const [id, name, before, with_] of [
    ['S10', 'tacticPlays', 1, 2],
    ['S13', 'injuryLess', 0, 1],
    ['S17', 'keepFit', 1, 3],
    ['S19', 'fullSale', 0, 1],
    ['S24', 'maintenance', 0, 1],
    ['S30', 'meetingLess', 0, 1],
    ['S34', 'soldOutPay', 0, 1],
    ['S36', 'keepFan', 1, 3],
  ] as const) {
    const t = atDay({ seats: seatsFor(id), a: { staff: [id] } });
    deepEqual([id, t.table.rule(0, name), t.table.rule(1, name)], [id, with_, before]);
    equal(mark(t, id, 'sus', 1).table.rule(0, name), before);
  }
});

const injured = (id: string, how: typeof used) => {
  const t = atDay({
    seats: seatsFor(id),
    a: { ...rich, staff: how === used ? [id] : [], squad: ['R07', 'R08', 'R24'] },
    staff: ['S01', 'S02', 'S03', 'S04', id],
  });
  if (how === used) lay(t, 0, 'staff', [id]);
  for (const player of ['R07', 'R08']) mark(t, player, 'inj', 3);
  return t.a.pick(`${how === used ? 'action' : 'hireStaff'}:${id}`);
};

rule('ELV-1414 Doctors remove Injuries: 1 or 2 from one Player, or 1 from each of two', () => {
  for (const [id, how, left] of [
    ['S11', hired, 2],
    ['S11', used, 2],
    ['S12', hired, 1],
    ['S12', used, 1],
  ] as const) {
    const t = injured(id, how);
    t.a.mayNot('heal:R24').may('heal:R08').pick('heal:R07');
    deepEqual([id, markOn(t, 'R07', 'inj'), markOn(t, 'R08', 'inj'), t.ask === 'heal'], [id, left, 3, false]);
  }
  equal(supply(injured('S12', used).a.pick('heal:R07'))[2], 4);
  const two = injured('S13', used);
  // The second one can only be the other.
  two.a.pick('heal:R08');
  deepEqual([markOn(two, 'R07', 'inj'), markOn(two, 'R08', 'inj')], [2, 2]);
});

rule('ELV-1410 Pugh and Chen put temporary Strength on a Player', () => {
  for (const [id, n, fit] of [
    ['S16', 2, 4],
    ['S17', 1, 5],
  ] as const) {
    const t = used(id, { squad: ['R07', 'R24'] });
    t.a.pick('lay:R24');
    deepEqual([id, markOn(t, 'R24', 'plusS'), supply(t)[3]], [id, n, fit]);
  }
});

rule('ELV-R43, ELV-611 Gray sells a Player, and then 1 operation brings 3 cash, sale or not', () => {
  const t = used('S18', { squad: ['R07', 'R24'] });
  t.a.may('sell:R07').may('decline').pick('sell:R24');
  equal(t.ask, 'may');
  t.a.pick('yes');
  deepEqual([supply(t), cards(t, 'squad')], [[13, 5, 4, 5], ['R07']]);
  const only = used('S18', { squad: ['R24'] });
  only.a.pick('decline').pick(0, 'yes');
  deepEqual(supply(only), [8, 5, 4, 5]);
  const none = used('S18', { squad: ['R24'] });
  none.a.pick('decline').pick(0, 'no');
  deepEqual(supply(none), [5, 5, 5, 5]);
});

rule('ELV-612, ELV-R43 Ibáñez sells for 1 more, and tokens do not halve the price of her club', () => {
  const t = atDay({ seats: 3, a: { staff: ['S19'], squad: ['R24'] } });
  mark(t, 'R24', 'inj', 1);
  t.a.pick('action:S19').pick(0, 'sell:R24');
  equal(supply(t)[0], 6);
  const basic = mark(atDay({ seats: 3, a: { staff: ['S19'], squad: ['R24'] } }), 'R24', 'sus', 1);
  basic.a.pick('sell:R24');
  equal(supply(basic)[0], 5);
});

rule('ELV-R43, ELV-601 Scouts hire from any slot: Pike for the price, Asante for 1 less', () => {
  for (const [id, cash] of [
    ['S20', 3],
    ['S21', 4],
  ] as const) {
    const t = used(id, {}, { players: PLAYERS });
    t.a.may('decline').may('hire:R07').pick('hire:R08');
    deepEqual([id, supply(t)[0], cards(t, 'squad')], [id, cash, ['R08']]);
  }
  const cheap = used('S21', { cash: 0 }, { players: PLAYERS });
  cheap.a.mayNot('hire:R08', 'ELV-304').pick('hire:R07');
  equal(supply(cheap)[0], 0);
});

rule('ELV-R76 Kos looks at three Youngsters alone, may hire one, and puts the others back as he likes', () => {
  const t = used('S22', {}, { youngsters: ['Y01', 'Y02', 'Y03', 'Y04'] });
  equal(t.ask, 'scout');
  t.a.mayNot('hire:Y04').may('hire:Y01').may('hire:Y03').may('decline');
  equal(t.b.view.zones.find((z) => z.zone === 'looked' && z.seat === 0)!.cards.length, 0);
  deepEqual(last(t, 'look'), { deck: 'youngsters', n: 3 });
  t.a.pick('hire:Y02').pick(0, 'putBack:Y01');
  // The last one put back is on top.
  deepEqual([cards(t, 'squad'), supply(t)[0], cards(t, 'youngsterDeck').slice(-3)], [['Y02'], 4, ['Y04', 'Y01', 'Y03']]);
});

rule('ELV-R76, ELV-114 Kos: Youngsters that are looked at are the deck still, and nothing is shuffled while they are', () => {
  const t = atDay({ seats: 3, a: { ...rich, staff: ['S22'] } });
  lay(t, 0, 'youngsterDiscard', cards(t, 'youngsterDeck').slice(0, -3));
  const left = cards(t, 'youngsterDeck');
  equal(left.length, 3);
  t.a.pick('action:S22').pick(0, `hire:${left[0]}`).pick(0, `putBack:${left[1]}`);
  deepEqual(cards(t, 'youngsterDeck'), [left[1], left[2]]);
  ok(cards(t, 'youngsterDiscard').length > 5);
});

rule('ELV-R43, ELV-R44 Marlow: a free Player on hiring; for 1 operation a new row, and one of it for 1 less', () => {
  const bonus = hired('S23', {}, { players: PLAYERS });
  bonus.a.mayNot('decline').pick('hire:R24');
  deepEqual([supply(bonus)[0], cards(bonus, 'squad')], [5, ['R24']]);
  const t = atDay({ players: PLAYERS, a: { ...rich, staff: ['S23'] } });
  onTop(t, 'playerDeck', ['R28', 'R29', 'R30', 'R31', 'R32']);
  t.a.pick('action:S23');
  deepEqual(cards(t, 'playerRow'), ['R32', 'R31', 'R30', 'R29', 'R28']);
  t.a.pick('hire:R28');
  deepEqual([supply(t), cards(t, 'squad'), cards(t, 'playerDiscard').length], [[2, 5, 4, 5], ['R28'], 5]);
});

rule('ELV-808, ELV-1204 Davies: an Office for 1 less, and 1 less at Maintenance, never below 0', () => {
  const t = used('S24', { office: 1 });
  t.a.may('decline').pick('office');
  deepEqual([supply(t)[0], t.own.office[0]], [2, 2]);
  equal(maintenanceOf(t.table, 0).total, 0);
  lay(t, 0, 'staff', ['S24', 'S11', 'S12', 'S14']);
  deepEqual([maintenanceOf(t.table, 0).less, maintenanceOf(t.table, 0).total], [1, 1]);
});

rule('ELV-314 Resource Managers: markers of one’s choice', () => {
  const two = used('S25');
  two.a.pick('receive:cash').pick(0, 'receive:fit');
  deepEqual(supply(two), [6, 5, 5, 6]);
  const three = hired('S27');
  three.a.pick('receive:op').pick(0, 'receive:op').pick(0, 'receive:fan');
  deepEqual(supply(three), [5, 6, 7, 5]);
});

rule('ELV-R90, ELV-314 Sato exchanges up to three of one kind for as many of another, which is not cash', () => {
  const t = used('S26');
  t.a.mayNot('exchange:fan/cash/1').mayNot('exchange:fan/fan/1').mayNot('exchange:fan/op/4').may('decline');
  t.a.pick('exchange:fan/op/3');
  deepEqual(supply(t), [5, 2, 8, 5]);
  const few = used('S26', { fan: 2 });
  few.a.mayNot('exchange:fan/op/3').may('exchange:cash/fit/3').pick('exchange:fan/op/2');
  deepEqual(supply(few), [5, 0, 7, 5]);
});

rule('ELV-721, ELV-R43 Lang: a Sponsor from any slot and 1 cash', () => {
  const t = used('S28', {}, { sponsors: ['P01', 'P02', 'P03', 'P04', 'P05'] });
  t.a.may('kit:P02').pick('small:P01');
  deepEqual([supply(t)[0], cards(t, 'sponsorDiscard')], [11, ['P01']]);
});

rule('ELV-814, ELV-R42 Storey: a token for 2 less on hiring, for 1 less by his action', () => {
  const bonus = hired('S29');
  for (const kind of ['lighting', 'store', 'boardroom', 'training', 'stand3', 'stand4', 'adboard3']) bonus.a.may(kind);
  bonus.a.may('decline').pick('store');
  deepEqual([supply(bonus)[0], cards(bonus, 'stadium')], [4, ['store']]);
  const t = used('S29');
  t.a.pick('store');
  equal(supply(t)[0], 3);
});

rule('ELV-1414 Wright removes up to two Suspensions from one card of any kind', () => {
  for (const action of [true, false]) {
    const t = atDay({
      staff: ['S01', 'S02', 'S03', 'S04', 'S30'],
      a: { cash: 3, squad: ['R07'], staff: action ? ['S11', 'S30'] : ['S11'], directors: ['D01'] },
    });
    if (action) lay(t, 0, 'staff', ['S11', 'S30']);
    for (const id of ['R07', 'S11', 'D01']) mark(t, id, 'sus', 3);
    t.a.pick(action ? 'action:S30' : 'hireStaff:S30');
    t.a.may('pardon:R07').may('pardon:D01').pick('pardon:S11');
    deepEqual(
      ['R07', 'S11', 'D01'].map((id) => markOn(t, id, 'sus')),
      [3, 1, 3],
    );
  }
});

rule('ELV-1119 Wright: Board Meetings suspend her club for one less on each card, and nothing else does', () => {
  const two = atMeeting('M06', 'blue', { a: { staff: ['S30'], squad: ['R07'] } });
  equal(markOn(two, 'R07', 'sus'), 1);
  const none = atMeeting('M03', 'yellow', { a: { staff: ['S30'], squad: ['R07'] } });
  equal(markOn(none, 'R07', 'sus'), 0);
});

rule('ELV-R76, ELV-304 Kos: with too few left the discard pile is shuffled under them; who cannot pay only looks', () => {
  const t = atDay({ seats: 3, a: { ...rich, cash: 0, staff: ['S22'] } });
  const last2 = cards(t, 'youngsterDeck').slice(-2);
  const gone = cards(t, 'youngsterDeck').slice(0, -2);
  lay(t, 0, 'youngsterDiscard', gone);
  t.a.pick('action:S22');
  const looked = cards(t, 'looked');
  deepEqual([looked.length, last2.every((id) => looked.includes(id)), cards(t, 'youngsterDiscard')], [3, true, []]);
  equal(cards(t, 'youngsterDeck').length, gone.length - 1);
  // Nothing can be hired: only in which order they go back is asked.
  deepEqual([t.ask, t.a.keys.length], ['putBack', 3]);
});
