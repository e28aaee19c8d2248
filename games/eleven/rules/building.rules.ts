/** ELV-800: Infrastructure and the Office. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { pick, tableOf, undo } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { maintenanceOf } from '../stadium.ts';
import { stadium } from '../zones.ts';
import { atDay, atMeeting, type Club, cards, last, lay, type Season, start, supply } from './testing/scenarios.ts';

const KINDS = ['lighting', 'store', 'boardroom', 'training', 'stand3', 'stand4', 'adboard3'];
const upkeep = (t: Season) => maintenanceOf(t.table, 0);

rule('ELV-801, ELV-802 each of the seven kinds costs 3 cash and comes to the own Stadium', () => {
  for (const kind of KINDS) {
    const t = atDay({ a: { cash: 3 } });
    t.a.pick(kind);
    deepEqual([kind, supply(t)[0], cards(t, 'stadium'), cards(t, 'stadium', 1), last(t, 'build')], [kind, 0, [kind], [], { price: 3 }]);
  }
  const poor = atDay({ a: { cash: 2 } });
  for (const kind of KINDS) poor.a.mayNot(kind, 'ELV-304');
});

rule('ELV-803, ELV-R51 four general spaces, taken by the four general kinds alone', () => {
  const stadium = ['store', 'store', 'training'];
  atDay({ a: { cash: 3, stadium } })
    .a.may('lighting')
    .may('stand3');
  const full = atDay({ a: { cash: 3, stadium: [...stadium, 'boardroom'] } });
  for (const kind of KINDS.slice(0, 4)) full.a.mayNot(kind, 'ELV-803');
  for (const kind of KINDS.slice(4)) full.a.may(kind);
});

rule('ELV-804 a kind with a space of its own is built once, the others several times', () => {
  const t = atDay({ a: { cash: 3, stadium: KINDS.slice(4) } });
  for (const kind of KINDS.slice(4)) t.a.mayNot(kind, 'ELV-804');
  const twice = atDay({ a: { cash: 3, stadium: ['store'] } });
  twice.a.pick('store');
  deepEqual(cards(twice, 'stadium'), ['store', 'store']);
});

rule('ELV-805, ELV-509 what is built stays; the next day more can be built', () => {
  const t = atDay({ a: { cash: 6 } });
  t.a.pick('stand3');
  t.b.pick('endDay');
  t.a.pick('stand4');
  deepEqual(cards(t, 'stadium'), ['stand3', 'stand4']);
});

rule('ELV-806 Stadium Lighting: a Stand may be built at once for 1 less', () => {
  const t = atDay({ a: { cash: 5 } });
  t.a.pick('lighting');
  equal(t.ask, 'build');
  t.a.may('stand3').may('stand4').may('decline').mayNot('store').mayNot('adboard3');
  t.a.pick('stand4');
  deepEqual([cards(t, 'stadium'), supply(t)[0]], [['lighting', 'stand4'], 0]);
  const declined = atDay({ a: { cash: 5 } });
  declined.a.pick('lighting').pick(0, 'decline');
  deepEqual([cards(declined, 'stadium'), supply(declined)[0]], [['lighting'], 2]);
});

rule('ELV-806, ELV-919, ELV-726 a Stand and an Adboard have their feature from the moment they stand', () => {
  const t = atDay({ a: { cash: 9 } });
  const rules = () => [t.table.rule(0, 'stands'), t.table.rule(0, 'adboards')];
  deepEqual(rules(), [2, 2]);
  t.a.pick('stand3');
  deepEqual(rules(), [3, 2]);
  t.b.pick('endDay');
  t.a.pick('stand4');
  t.b.pick('endDay');
  t.a.pick('adboard3');
  deepEqual([t.table.rule(0, 'stands'), t.table.rule(0, 'adboards'), t.table.rule(1, 'stands')], [4, 3, 2]);
});

rule('ELV-806, ELV-402 Production: a token gives its markers on Monday, once each; what has a price only if its owner likes', () => {
  const t = atMonday({ stadium: ['store', 'boardroom', 'training', 'training'], fan: 1 });
  equal(t.ask, 'production');
  t.a.may('done').pick('produce:store');
  deepEqual([t.ask === 'production', supply(t)], [false, [2, 0, 1, 2]]);
});

rule('ELV-402, ELV-304 the Merchandise Store needs a fan; what is not wanted is left', () => {
  const none = atMonday({ stadium: ['store'] });
  deepEqual([none.ask, supply(none)], ['day', [0, 0, 0, 0]]);
  const t = atMonday({ stadium: ['boardroom', 'store'], fan: 1 });
  t.a.pick('done');
  deepEqual(supply(t), [0, 1, 1, 0]);
});

/** The first Monday with a Meeting that nobody votes at: only Production counts. Markers are as the club says when it begins. */
function atMonday(club: Club): Season {
  return atMeeting('M01', 'yellow', { a: { ...club, directors: [] }, before: (t) => lay(t, 0, 'directors', []) });
}

rule('ELV-801, ELV-111 tokens lie open in the Supply: a build can be taken back before anything else is done', () => {
  const t = atDay({ a: { cash: 3, op: 2, staff: ['S31'] } });
  const built = pick(t.game, t.state, 0, 'stand3');
  equal(built.own.cash[0], 0);
  const back = undo(t.game, built, 0);
  ok(back.ok);
  deepEqual([back.state.own.cash[0], tableOf(t.game, back.state).count(stadium, 0)], [3, 0]);
});

rule('ELV-807, ELV-1207 each token raises the Infrastructure count by one, at once', () => {
  const t = atDay({ a: { cash: 3 } });
  deepEqual(upkeep(t).stadium, [4, 0]);
  t.a.pick('stand3');
  deepEqual(upkeep(t).stadium, [5, 1]);
});

rule('ELV-808, ELV-E8 the Office goes up one space for the price printed there: 3, 4, 5, 7 and 9', () => {
  for (const [space, cost] of [
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 7],
    [4, 9],
  ]) {
    const t = atDay({ a: { cash: cost, office: space } });
    t.a.pick('office');
    deepEqual([supply(t)[0], t.own.office[0]], [0, space + 1]);
    atDay({ a: { cash: cost - 1, office: space } }).a.mayNot('office', 'ELV-304');
  }
});

rule('ELV-809 the Office never counts for Maintenance', () => {
  const t = atDay({ a: { cash: 3 } });
  const before = upkeep(t);
  t.a.pick('office');
  deepEqual(upkeep(t), before);
});

rule('ELV-810 on the last space no further Office can be built', () => {
  atDay({ a: { cash: 20, office: 5 } }).a.mayNot('office', 'ELV-810');
});

rule('ELV-814, ELV-803, ELV-804, ELV-R51 a free build obeys the spaces, and is skipped if there is none', () => {
  const sponsors = ['P03', 'P04', 'P10', 'P09', 'P02'];
  const t = atDay({ sponsors, a: { stadium: ['store', 'store', 'store', 'store', 'stand3'] } });
  t.a.pick('adboardBonus:P10');
  t.a.mayNot('store').mayNot('stand3').may('stand4').may('adboard3').mayNot('decline');
  t.a.pick('stand4');
  deepEqual([supply(t)[0], cards(t, 'stadium').at(-1)], [0, 'stand4']);
  const full = atDay({ sponsors, a: { stadium: ['store', 'store', 'store', 'store', 'stand3', 'stand4', 'adboard3'] } });
  full.a.pick('adboardBonus:P10');
  equal(cards(full, 'stadium').length, 7);
});

rule('ELV-R86, ELV-E42 discounts add up: a Council visit and Ossian Grey make a token free, and the next one costs 3', () => {
  const t = atMeeting('M19', 'yellow', { a: { cash: 3, directors: ['D02'], fan: 1 } });
  equal(t.ask, 'build');
  t.a.pick('training');
  deepEqual([supply(t), cards(t, 'stadium')], [[3, 0, 0, 0], ['training']]);
  t.until('day', 0).a.pick('stand3');
  equal(supply(t)[0], 0);
});

rule('ELV-R86, ELV-E43 a build for free does not use up the discount of the Week', () => {
  const t = atDay({ sponsors: ['P03', 'P04', 'P10', 'P09', 'P02'], a: { cash: 5, directors: ['D02'] } });
  t.a.pick('adboardBonus:P10').pick(0, 'store');
  t.b.pick('endDay');
  t.a.pick('stand3');
  equal(supply(t)[0], 3);
  t.b.pick('endDay');
  t.a.pick('stand4');
  equal(supply(t)[0], 0);
});

rule('ELV-R86 an Office is not Infrastructure: no discount of a build', () => {
  atDay({ a: { cash: 2, directors: ['D02'] } })
    .a.mayNot('office', 'ELV-304')
    .may('stand3');
});

rule('ELV-202, ELV-232 a club starts with nothing built and the Office on space 0; Maintenance counts 4', () => {
  const t = start().until('day', 0);
  deepEqual([cards(t, 'stadium'), t.own.office[0], upkeep(t).stadium[0]], [[], 0, 4]);
});
