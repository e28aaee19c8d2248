/** ELV-1521 to ELV-1531: Objectives. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, atMeeting, cards, last, mark, own, type Season, seen, start, told } from './testing/scenarios.ts';
import { thursday } from './testing/solo.ts';

/** A first deed, after which Objectives are looked at. */
const act = (t: Season): Season => t.a.pick('sell:R07');
const holding = (objective: string, club = {}): Season => atDay({ a: { squad: ['R07'], objective: [objective], ...club } });
/** It will be Sold Out, which meets the Objective. */
const fullHouse = { objective: ['O05'], fan: 4, stadium: ['stand3', 'stand4'] };
const state = (t: Season) => [t.own.vp[0], cards(t, 'revealed'), cards(t, 'objective')];

rule('ELV-229, ELV-1522 two are looked at and one is kept; the others know only that there is one', () => {
  const t = start().until('objective');
  equal(t.a.keys.length, 2);
  const [kept] = cards(t, 'looked');
  t.a.pick(t.a.keys[0]);
  t.until('day', 0);
  deepEqual(cards(t, 'objective'), [kept]);
  deepEqual([seen(t, 1, 0, 'objective').cards, seen(t, 1, 0, 'objective').count], [[], 1]);
  deepEqual(
    seen(t, 0, 0, 'objective').cards.map(({ def }) => def),
    [kept],
  );
});

rule('ELV-1521, ELV-1522, ELV-1523 by what was won, scored, kept out and sold: 2 VP for the base, 2 more for perfect', () => {
  for (const [id, value, base, perfect] of [
    ['O01', 'wins', 3, 5],
    ['O02', 'best', 4, 6],
    ['O03', 'cleanSheets', 2, 3],
    ['O05', 'fullHouses', 1, 3],
    ['O11', 'giants', 2, 3],
  ] as const) {
    deepEqual([id, ...state(act(own(holding(id), 0, value, base - 1)))], [id, 0, [], [id]]);
    const met = act(own(holding(id), 0, value, base));
    deepEqual([id, ...state(met)], [id, 2, [id], []]);
    deepEqual(last(met, 'objective'), { level: 1 });
    deepEqual([id, ...state(act(own(holding(id), 0, value, perfect - 1)))], [id, 2, [id], []]);
    deepEqual([id, ...state(act(own(holding(id), 0, value, perfect)))], [id, 4, [id], []]);
  }
});

rule('ELV-1523, ELV-R19 the perfect level may follow later, and brings the other 2 VP', () => {
  const t = own(holding('O01'), 0, 'wins', 3);
  act(t).b.pick('endDay');
  equal(t.own.vp[0], 2);
  own(t, 0, 'wins', 5);
  own(t, 0, 'cash', 3).a.pick('stand3');
  deepEqual([t.own.vp[0], last(t, 'objective')], [4, { level: 2 }]);
});

rule('ELV-R56 what is revealed stays worth its VP, and is not scored twice', () => {
  const t = own(holding('O01'), 0, 'wins', 3);
  act(t).b.pick('endDay');
  own(t, 0, 'wins', 0);
  own(t, 0, 'cash', 3).a.pick('stand3');
  deepEqual(state(t), [2, ['O01'], []]);
});

rule('ELV-1521, ELV-1415 Academy: Trained Youngsters at once; suspended ones do not count, injured ones do', () => {
  const squad = ['R07', 'Y01', 'Y02', 'Y03'];
  const trained = (...ids: string[]) => ids.reduce((t, id) => mark(t, id, 'trained', 1), holding('O04', { squad }));
  equal(act(trained('Y01')).own.vp[0], 0);
  equal(act(trained('Y01', 'Y02')).own.vp[0], 2);
  equal(act(trained('Y01', 'Y02', 'Y03')).own.vp[0], 4);
  equal(act(mark(trained('Y01', 'Y02'), 'Y02', 'sus', 1)).own.vp[0], 0);
  equal(act(mark(trained('Y01', 'Y02'), 'Y02', 'inj', 1)).own.vp[0], 2);
});

rule('ELV-1521 Builders: three tokens, six tokens', () => {
  const kinds = ['store', 'store', 'training', 'training', 'stand3', 'stand4'];
  for (const [n, vp] of [
    [2, 0],
    [3, 2],
    [5, 2],
    [6, 4],
  ])
    equal(act(holding('O06', { stadium: kinds.slice(0, n) })).own.vp[0], vp);
});

rule('ELV-1521 Brand Value: a Kit and three Adboards, perfect before the Match of Week 4', () => {
  const brand = { kit: ['P10'], adboards: ['P11', 'P12', 'P13'] };
  equal(act(holding('O07', { ...brand, adboards: ['P11', 'P12'] })).own.vp[0], 0);
  equal(act(holding('O07', { ...brand, kit: [] })).own.vp[0], 0);
  for (const [week, vp] of [
    [1, 4],
    [4, 4],
    [5, 2],
  ])
    equal(act(holding('O07', brand).set('week', week)).own.vp[0], vp, `week ${week}`);
  equal(act(holding('O07', brand).set('week', 4).set('day', 4)).own.vp[0], 2);
});

rule('ELV-1521, ELV-1415 Backroom Team: five, seven of the Staff without Suspension', () => {
  const staff = ['S01', 'S11', 'S12', 'S14', 'S15', 'S31', 'S32'];
  for (const [n, vp] of [
    [4, 0],
    [5, 2],
    [6, 2],
    [7, 4],
  ])
    equal(act(holding('O08', { staff: staff.slice(0, n) })).own.vp[0], vp);
  equal(act(mark(holding('O08', { staff: staff.slice(0, 5) }), 'S11', 'sus', 1)).own.vp[0], 0);
});

rule('ELV-1521 Corner Office: space 4, space 5', () => {
  for (const [office, vp] of [
    [3, 0],
    [4, 2],
    [5, 4],
  ])
    equal(act(holding('O12', { office })).own.vp[0], vp);
});

rule('ELV-1522 revealing is no choice: it follows the deed at once, and all see the card', () => {
  const t = holding('O12', { office: 3, cash: 7 });
  t.a.pick('office');
  deepEqual(state(t), [2, ['O12'], []]);
  deepEqual(
    seen(t, 1, 0, 'revealed').cards.map(({ def }) => def),
    ['O12'],
  );
});

rule('ELV-1522, ELV-409 a decision of the Board can meet one, before any Day begins', () => {
  const t = atMeeting('M19', 'yellow', { a: { cash: 1, objective: ['O06'], stadium: ['store', 'store'] } });
  t.a.pick('stand3');
  deepEqual([t.ask, t.own.vp[0], cards(t, 'revealed')], ['day', 2, ['O06']]);
});

rule('ELV-1522 what a Match has brought is looked at before the End of the Week goes on', () => {
  // Sold Out in the Match: on no Day was there anything to see.
  const t = atDay({ seats: 1, a: fullHouse }).until('refresh');
  deepEqual(state(t), [2, ['O05'], []]);
});

rule('ELV-1524 Podium and Nest Egg wait for the end', () => {
  const nest = holding('O10', { cash: 20 });
  deepEqual(state(act(nest)), [0, [], ['O10']]);
  deepEqual(state(act(holding('O09').set('points', [18, 0]))), [0, [], ['O09']]);
});

rule('ELV-R79 a season of three Weeks has no Giant Killers', () => {
  const ids = (weeks: number) => {
    const t = start({ options: { weeks } });
    return ['objectiveDeck', 'looked', 'objective', 'box'].flatMap((zone) => [0, 1].flatMap((seat) => t.seat(seat).cards(zone)));
  };
  deepEqual([ids(3).includes('O11'), ids(6).includes('O11')], [false, true]);
});

rule('ELV-229 with open Objectives everybody sees what was kept', () => {
  const t = start({ options: { openObjectives: true } }).until('day', 0);
  equal(seen(t, 1, 0, 'revealed').cards.length, 1);
});

rule('ELV-1522, ELV-1301 what the last Match brings meets an Objective before the season is scored', () => {
  const t = thursday(0, 6, { a: fullHouse });
  deepEqual([t.own.fullHouses[0], t.own.vp[0]], [0, 0]);
  t.finish();
  deepEqual(
    told(t, 'gain')
      .filter(({ why }) => why === 'O05')
      .map(({ n }) => n),
    [2],
  );
});
