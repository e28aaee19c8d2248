/** ELV-600: Players join a club and leave it, and their markers with them. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  atDay,
  bench,
  cards,
  find,
  last,
  lay,
  mark,
  markOn,
  onTop,
  type Season,
  seen,
  showingD,
  start,
  supply,
} from './testing/scenarios.ts';

const ROW = ['R07', 'R08', 'R19', 'R21', 'R24'];
const hireYoungster = (t: Season) => t.a.pick(t.a.keys.find((key) => key.startsWith('hireYoungster'))!);

rule('ELV-601, ELV-602, ELV-603 a Player of the three right slots is hired for the printed cost and joins Untrained', () => {
  const t = atDay({ players: ROW, a: { cash: 4 } });
  t.a.mayNot('hire:R07', 'ELV-601').mayNot('hire:R08', 'ELV-601');
  for (const id of ['R19', 'R21', 'R24']) t.a.may(`hire:${id}`);
  t.a.pick('hire:R21');
  deepEqual([cards(t, 'squad'), supply(t)[0], markOn(t, 'R21', 'trained')], [['R21'], 2, 0]);
  deepEqual(last(t, 'hire'), { price: 2 });
});

rule('ELV-602, ELV-304 who has less than the cost cannot hire; exactly the cost is enough', () => {
  const t = atDay({ players: ROW, a: { cash: 3 } });
  t.a.mayNot('hire:R24', 'ELV-304').may('hire:R21');
  atDay({ players: ROW, a: { cash: 4 } }).a.may('hire:R24');
});

rule('ELV-604, ELV-117 cards left of the gap shift right, and the next one comes to slot 1', () => {
  const t = onTop(atDay({ players: ROW, a: { cash: 4 } }), 'playerDeck', ['R30']);
  t.a.pick('hire:R21');
  deepEqual(cards(t, 'playerRow'), ['R30', 'R07', 'R08', 'R19', 'R24']);
});

rule('ELV-605, ELV-R84 a Youngster costs 1 and is the top card of the deck, with nothing to choose from', () => {
  const t = atDay({ youngsters: ['Y01', 'Y02'], a: { cash: 1 } });
  equal(t.a.keys.filter((key) => key.startsWith('hireYoungster')).length, 1);
  hireYoungster(t);
  deepEqual([cards(t, 'squad'), supply(t)[0]], [['Y01'], 0]);
  ok(!atDay({ youngsters: ['Y01'] }).a.keys.some((key) => key.startsWith('hireYoungster')));
});

rule('ELV-606, ELV-E44 everybody sees Task and Line of the top Youngster and no more; hired, it is seen whole', () => {
  const t = atDay({ youngsters: ['Y01', 'Y09'], a: { cash: 1 } });
  for (const viewer of [0, 1]) {
    const { cards: open, hidden } = seen(t, viewer, -1, 'youngsterDeck');
    deepEqual(open, []);
    deepEqual(
      hidden.filter(({ face }) => face !== undefined).map(({ face, place }) => [face, place]),
      [['A/forward', hidden.length - 1]],
    );
  }
  hireYoungster(t);
  for (const viewer of [0, 1]) {
    deepEqual(
      seen(t, viewer, 0, 'squad').cards.map(({ def }) => def),
      ['Y01'],
    );
    equal(seen(t, viewer, -1, 'youngsterDeck').hidden.at(-1)?.face, 'D/defender');
  }
});

rule('ELV-606, ELV-R83 the top of the Player deck lies open', () => {
  const t = atDay({ players: ROW, a: { cash: 4 } });
  t.a.pick('hire:R21');
  for (const viewer of [0, 1])
    deepEqual(
      seen(t, viewer, -1, 'playerDeck').cards.map(({ def }) => def),
      cards(t, 'playerDeck').slice(-1),
    );
});

// ---------------------------------------------------------------- markers

rule('ELV-607, ELV-609 the marker with the number of a new Player shows his Task, and no other marker is turned', () => {
  const d = ['m2', 'm3', 'm4', 'm5', 'm6'];
  const t = bench(atDay({ players: ROW, a: { cash: 4 } }), 0, ['m12', 'm13', 'm14'], d);
  // R19 is a D with the number 6, R21 an A with 11: both show that already.
  t.a.pick('hire:R21');
  deepEqual(showingD(t), d);
  const turned = bench(atDay({ players: ROW, a: { cash: 4 } }), 0, ['m12', 'm13', 'm14'], ['m2', 'm3', 'm4', 'm5', 'm11']);
  turned.a.pick('hire:R21');
  deepEqual(showingD(turned), ['m2', 'm3', 'm4', 'm5']);
  const toD = bench(atDay({ players: ROW, a: { cash: 4 } }), 0, ['m12', 'm13', 'm14'], d.slice(0, 4));
  toD.a.pick('hire:R19');
  deepEqual(showingD(toD), d);
});

rule('ELV-608, ELV-R11 a benched marker takes the place of one without a card, which the owner names; one with a card stays', () => {
  const t = bench(atDay({ players: ROW, a: { cash: 4, squad: ['R05'] } }), 0, ['m11', 'm13', 'm14']);
  t.a.pick('hire:R21');
  equal(t.ask, 'benchOut');
  t.a.mayNot('benchOut:m3').may('benchOut:m2');
  t.a.pick('benchOut:m9');
  deepEqual([...cards(t, 'bench')].sort(), ['m13', 'm14', 'm9']);
  deepEqual(last(t, 'swapIn'), { place: 9 });
});

rule('ELV-608, ELV-R11 if every marker on the pitch has a card, the new one stays on the Bench Area', () => {
  const squad = ['R06', 'R05', 'R07', 'R08', 'R17', 'R22', 'R18', 'R28', 'R20', 'R13'];
  const t = bench(atDay({ players: ROW, a: { cash: 4, squad } }), 0, ['m11', 'm13', 'm14']);
  mark(t, 'R13', 'bound', 1);
  lay(t, 0, 'playerRow', ['R09', 'R10', 'R19', 'R21', 'R24']);
  t.a.pick('hire:R21');
  equal(t.ask, 'day');
  ok(cards(t, 'bench').includes('m11'));
});

rule('ELV-228 a Goalkeeper has no marker', () => {
  const t = bench(atDay({ players: ['R07', 'R08', 'R19', 'R21', 'R01'], a: { cash: 2 } }), 0, ['m12', 'm13', 'm14']);
  t.a.pick('hire:R01');
  deepEqual([t.ask, markOn(t, 'R01', 'bound'), cards(t, 'bench')], ['day', 0, ['m12', 'm13', 'm14']]);
});

rule('ELV-610, ELV-618 a squad may have any number of Players, and several with the same number', () => {
  const t = atDay({ players: ['R07', 'R08', 'R16', 'R11', 'R24'], a: { cash: 9, squad: ['R07'] } });
  lay(t, 0, 'playerRow', ['R09', 'R10', 'R16', 'R11', 'R24']);
  t.a.pick('hire:R11');
  deepEqual(cards(t, 'squad'), ['R07', 'R11']);
});

rule('ELV-619, ELV-R73 a Player above 11 or without a number binds an unnumbered marker no other card uses', () => {
  const t = bench(atDay({ players: ['R07', 'R08', 'R19', 'R21', 'R14'], a: { cash: 4, squad: ['R13'] } }), 0, ['m12', 'm13', 'm14']);
  mark(t, 'R13', 'bound', 1);
  t.a.pick('hire:R14').pick(0, 'benchOut:m7');
  deepEqual([markOn(t, 'R14', 'bound'), markOn(t, 'm13', 'def')], [2, 1]);
  deepEqual([...cards(t, 'bench')].sort(), ['m12', 'm14', 'm7']);
});

rule('ELV-619, ELV-605 a Youngster has no number yet, so it binds one too', () => {
  const t = bench(atDay({ youngsters: ['Y03'], a: { cash: 1 } }), 0, ['m12', 'm13', 'm14']);
  hireYoungster(t).pick(0, 'benchOut:m8');
  deepEqual([markOn(t, 'Y03', 'bound'), markOn(t, 'm12', 'def'), [...cards(t, 'bench')].sort()], [1, 1, ['m13', 'm14', 'm8']]);
});

rule('ELV-619, ELV-R48 with all three bound a further card gets none', () => {
  const t = atDay({ players: ['R07', 'R08', 'R19', 'R21', 'R14'], a: { cash: 4, squad: ['R13', 'R25', 'R34'] } });
  ['R13', 'R25', 'R34'].forEach((id, i) => {
    mark(t, id, 'bound', i + 1);
  });
  t.a.pick('hire:R14');
  deepEqual([t.ask, markOn(t, 'R14', 'bound')], ['day', 0]);
});

rule('ELV-617, ELV-R22 the marker of a sold Player stays where it is with the side it shows', () => {
  const t = bench(atDay({ a: { squad: ['R05', 'R14'] } }), 0, ['m11', 'm13', 'm14'], ['m3', 'm12']);
  mark(t, 'R14', 'bound', 1);
  t.a.pick('sell:R14');
  deepEqual([showingD(t), cards(t, 'bench'), markOn(t, 'R14', 'bound')], [['m3', 'm12'], ['m11', 'm13', 'm14'], 0]);
});

// ---------------------------------------------------------------- sales

rule('ELV-611 a sale brings 2 cash and the current Strength, tokens included', () => {
  const t = atDay({ a: { squad: ['R24'] } });
  mark(t, 'R24', 'plusP', 2);
  mark(t, 'R24', 'minusS', 1);
  t.a.pick('sell:R24');
  // 2 + 3 + 2 - 1.
  deepEqual([supply(t)[0], cards(t, 'squad'), cards(t, 'playerDiscard')], [6, [], ['R24']]);
});

rule('ELV-611, ELV-1009 no less than 2 cash, however weak he has become', () => {
  const t = mark(atDay({ a: { squad: ['R07'] } }), 'R07', 'minusP', 3);
  t.a.pick('sell:R07');
  equal(supply(t)[0], 2);
});

rule('ELV-611, ELV-E5 Sonn, Trained, with one Experience token: 4 cash and 1 VP', () => {
  const t = mark(mark(atDay({ a: { squad: ['Y01'] } }), 'Y01', 'trained', 1), 'Y01', 'vpM', 1);
  t.a.pick('sell:Y01');
  deepEqual([supply(t)[0], t.own.vp[0], last(t, 'sell')], [4, 1, { price: 4, vp: 1 }]);
});

rule('ELV-612, ELV-E5b, ELV-R20 injured or suspended, he brings half of it, rounded down, and all VP', () => {
  for (const token of ['inj', 'sus'] as const) {
    const t = mark(mark(mark(atDay({ a: { squad: ['Y01'] } }), 'Y01', 'trained', 1), 'Y01', 'vpM', 1), 'Y01', token, 1);
    t.a.pick('sell:Y01');
    deepEqual([supply(t)[0], t.own.vp[0]], [2, 1]);
  }
  const odd = mark(atDay({ a: { squad: ['R24'] } }), 'R24', 'inj', 2);
  odd.a.pick('sell:R24');
  equal(supply(odd)[0], 2);
});

rule('ELV-613, ELV-R21 whatever else lies on a sold card goes back to the Supply', () => {
  const t = atDay({ a: { squad: ['R24'] } });
  for (const token of ['inj', 'sus', 'plusS', 'plusP', 'minusS', 'minusP'] as const) mark(t, 'R24', token, 1);
  t.a.pick('sell:R24');
  for (const token of ['inj', 'sus', 'plusS', 'plusP', 'minusS', 'minusP'] as const) equal(markOn(t, 'R24', token), 0, token);
});

rule('ELV-621, ELV-116 each designation has its own discard pile, and cards come back Untrained', () => {
  for (const [id, pile] of [
    ['R24', 'playerDiscard'],
    ['Y01', 'youngsterDiscard'],
    ['V01', 'veteranDiscard'],
  ] as const) {
    const t = mark(atDay({ a: { squad: [id] } }), id, 'trained', 1);
    t.a.pick(`sell:${id}`);
    deepEqual([cards(t, pile), markOn(t, id, 'trained')], [[id], 0]);
  }
});

rule('ELV-R78 the last Player can be sold', () => {
  const t = atDay({ a: { squad: ['R07'] } });
  t.a.pick('sell:R07');
  deepEqual(cards(t, 'squad'), []);
});

rule('ELV-603, ELV-R44 a free hire fills the row again all the same', () => {
  const t = onTop(atDay({ players: ROW, staff: ['S07', 'S09', 'S11', 'S12', 'S23'], a: { cash: 5 } }), 'playerDeck', ['R30']);
  t.a.pick('hireStaff:S23').pick(0, 'hire:R07');
  deepEqual([cards(t, 'squad'), supply(t)[0], cards(t, 'playerRow')], [['R07'], 0, ['R30', 'R08', 'R19', 'R21', 'R24']]);
});

rule('ELV-E4 a Scout is hired, and used the same day with the Paid action: any slot, for its cost and 2 operation', () => {
  const t = atDay({ players: ROW, staff: ['S07', 'S09', 'S11', 'S12', 'S20'], a: { cash: 5, op: 2 } });
  t.a.pick('hireStaff:S20').pick(0, 'paidAction:S20');
  equal(t.ask, 'hire');
  t.a.pick('hire:R07');
  deepEqual([supply(t), cards(t, 'squad'), markOn(t, 'S20', 'exhausted')], [[2, 0, 0, 0], ['R07'], 1]);
});

rule('ELV-114, ELV-R15 an empty Player deck is made of the discard pile; with neither the slot stays empty', () => {
  const t = lay(atDay({ players: ROW, a: { cash: 9 } }), 0, 'playerDiscard', ['R30']);
  const deck = cards(t, 'playerDeck');
  lay(t, 1, 'squad', deck);
  t.a.pick('hire:R24');
  deepEqual([cards(t, 'playerRow'), cards(t, 'playerDeck')], [['R30', 'R07', 'R08', 'R19', 'R21'], []]);
  t.b.pick('endDay');
  t.a.pick('hire:R21');
  deepEqual(cards(t, 'playerRow'), ['R30', 'R07', 'R08', 'R19']);
  // Slots count from the right.
  t.b.pick('endDay');
  t.a.mayNot('hire:R30', 'ELV-601').may('hire:R07');
});

rule('ELV-223 a club starts with one Veteran and one Youngster, both Untrained', () => {
  const t = start().until('day', 0);
  for (const seat of [0, 1]) {
    const squad = cards(t, 'squad', seat);
    equal(squad.filter((id) => id.startsWith('Y')).length >= 1 && squad.filter((id) => id.startsWith('V')).length >= 1, true);
    for (const id of squad) equal(t.table.mark(find(t, id), 'trained'), 0);
  }
});

rule('ELV-608 where only one marker on the pitch has no card, it makes room unasked', () => {
  const squad = ['R10', 'R05', 'R07', 'R08', 'R19', 'R31', 'R18', 'R20', 'R21'];
  const t = bench(atDay({ players: ['R01', 'R02', 'R03', 'R04', 'R29'], a: { cash: 2, squad } }), 0, ['m9', 'm13', 'm14']);
  t.a.pick('hire:R29');
  deepEqual([t.ask === 'benchOut', [...cards(t, 'bench')].sort()], [false, ['m12', 'm13', 'm14']]);
});

rule('ELV-114, ELV-606 when the last Youngster is hired the discarded ones are shuffled, and one lies open again', () => {
  const t = atDay({ youngsters: ['Y01'], a: { cash: 1 } });
  lay(t, 0, 'youngsterDiscard', cards(t, 'youngsterDeck').slice(0, -1));
  const gone = cards(t, 'youngsterDiscard').length;
  deepEqual(cards(t, 'youngsterDeck'), ['Y01']);
  hireYoungster(t);
  deepEqual([cards(t, 'youngsterDeck').length, cards(t, 'youngsterDiscard')], [gone, []]);
});
