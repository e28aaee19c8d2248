/** ELV-400: Production and the Board Meeting. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { TUESDAY } from '../state.ts';
import { FACES, isHopeless, voteOf, voters, votesOn } from '../votes.ts';
import {
  build,
  cards,
  dice,
  find,
  has,
  last,
  lay,
  mark,
  markOn,
  onTop,
  own,
  type Season,
  type Setting,
  STATS,
  start,
  stats,
  supply,
  told,
  toMatch,
} from './testing/scenarios.ts';

/** Before the first Monday: the first seat has only to keep an Objective. Clubs have what the setting says, Directors that leave nothing behind. */
function sunday(s: Setting = {}): Season {
  const t = start(s).until('objective');
  for (const seat of t.asked.slice(1)) t.pick(seat, t.seat(seat).keys[0]);
  for (let seat = 0; seat < t.state.seats; seat++) {
    for (const zone of ['squad', 'staff', 'directors'] as const) lay(t, seat, zone, []);
    for (const kind of ['cash', 'fan', 'op', 'fit'] as const) {
      own(t, seat, kind, 0);
      own(t, seat, STATS[kind], 2);
    }
  }
  [s.a ?? {}, s.b ?? {}].slice(0, t.state.seats).forEach((club, seat) => has(t, seat, club));
  return t;
}
/** Monday begins. */
const monday = (t: Season): Season => t.pick(0, t.a.keys[0]);
const never = { rerollPrompt: 'never' };

rule('ELV-401, ELV-312 each track brings as many markers as its space says', () => {
  const t = monday(sunday({ a: { stats: { cash: 1, fan: 3, op: 4, fit: 5 }, cash: 2 }, seats: 1 }));
  deepEqual(told(t, 'production')[0], { cash: 1, fan: 3, op: 4, fit: 5 });
  deepEqual(
    [supply(t), stats(t)],
    [
      [3, 3, 4, 5],
      [1, 3, 4, 5],
    ],
  );
});

rule('ELV-402 each PRODUCTION effect may be used once; who only gives is not asked about', () => {
  const t = monday(sunday({ seats: 1, a: { stadium: ['store', 'training', 'training', 'boardroom', 'store'] } }));
  deepEqual([t.ask, supply(t)], ['production', [2, 2, 3, 4]]);
  deepEqual(t.a.keys.sort(), ['done', 'produce:store']);
  t.a.pick('produce:store').pick(0, 'done');
  deepEqual(supply(t), [4, 1, 3, 4]);
  // They can be used again in the next Week.
  t.until('production');
  equal(t.own.week, 2);
  t.a.pick('produce:store').pick(0, 'produce:store');
  ok(t.ask !== 'production');
});

rule('ELV-402 where all that stands only gives, nobody is asked', () => {
  const t = monday(sunday({ seats: 1, options: never, a: { stadium: ['training', 'boardroom', 'training'] } }));
  deepEqual([t.ask === 'production', supply(t)], [false, [2, 2, 3, 4]]);
});

rule('ELV-402, ELV-304 without a FAN the Merchandise Store brings nothing', () => {
  const t = sunday({ seats: 1, a: { stats: { fan: 1 }, stadium: ['store', 'store'] } });
  monday(t).a.pick('produce:store');
  ok(t.ask !== 'production');
  deepEqual([supply(t)[0], supply(t)[1]], [4, 0]);
});

rule('ELV-403 cash is kept from Week to Week', () => {
  const t = toMatch(monday(sunday({ seats: 1, a: { cash: 20 }, options: never }))).until('refresh');
  const [before] = t.own.cash;
  ok(before >= 20);
  onTop(t, 'meetingDeck', ['M29']);
  t.a.pick('decline');
  // Nobody votes: only Production has changed it.
  equal(t.own.cash[0], before + t.own.statCash[0]);
});

rule('ELV-404, ELV-413, ELV-414 cards are drawn in turn order and lie open before their managers', () => {
  const t = sunday({ seats: 2 });
  onTop(t, 'meetingDeck', ['M05', 'M07']);
  // Votes wait for a reroll that can be paid for.
  for (const seat of [0, 1]) lay(t, seat, 'directors', ['D01', 'D11', 'D06'].slice(seat, seat + 1));
  monday(t);
  equal(t.ask, 'reroll');
  deepEqual([cards(t, 'meeting', 0), cards(t, 'meeting', 1), t.a.count('meetingDiscard')], [['M05'], ['M07'], 0]);
});

rule('ELV-405, ELV-406, ELV-E3 each Director votes for the colour on the face that was rolled; the most votes win', () => {
  const t = sunday({ seats: 1, a: { directors: ['D02', 'D15', 'D07'] }, options: never });
  onTop(t, 'meetingDeck', ['M01']);
  monday(dice(t, 0, 6));
  deepEqual(last(t, 'vote'), { die: 6, votes: [['D02', 'D15'], ['D07'], []], silent: [], colour: 'yellow' });
  deepEqual(supply(t), [4, 0, 2, 2]);
});

rule('ELV-305, ELV-E3 with one FAN only one is lost', () => {
  const t = sunday({ seats: 1, a: { directors: ['D02', 'D15', 'D07'], stats: { fan: 1 } }, options: never });
  onTop(t, 'meetingDeck', ['M01']);
  monday(dice(t, 0, 6));
  deepEqual(supply(t), [4, 0, 2, 2]);
});

rule('ELV-407, ELV-R64 before the decision the roller may pay for another roll, as often as there are FAN', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01'] } });
  onTop(t, 'meetingDeck', ['M07']);
  monday(dice(t, 0, 1, 5, 6));
  deepEqual([t.own.die, t.a.keys], [[1], ['keep', 'reroll']]);
  t.a.pick('reroll');
  deepEqual([t.own.die, supply(t)[1]], [[5], 1]);
  t.a.pick('reroll');
  deepEqual([last(t, 'vote').colour, supply(t)[1]], ['blue', 0]);
});

rule('ELV-408, ELV-R64 a tie is rolled again for free, and nobody is asked to pay for it', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01', 'D02', 'D06'] } });
  onTop(t, 'meetingDeck', ['M07']);
  monday(dice(t, 0, 6, 6, 1));
  deepEqual(told(t, 'tie'), [
    { die: 6, votes: [['D02'], ['D01'], ['D06']], silent: [] },
    { die: 6, votes: [['D02'], ['D01'], ['D06']], silent: [] },
  ]);
  deepEqual([t.own.die[0], supply(t)[1], t.a.keys], [1, 2, ['keep', 'reroll']]);
});

rule('ELV-408, ELV-R7 where no face can decide, the manager chooses among those that are level', () => {
  const pairs = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10', 'D11', 'D12', 'D13', 'D14', 'D15', 'D16'];
  const t = sunday({ seats: 1 });
  const hopeless = pairs
    .flatMap((a, i) => pairs.slice(i + 1).map((b) => [a, b]))
    .find((two) => isHopeless(lay(t, 0, 'directors', two).table, 0))!;
  lay(t, 0, 'directors', hopeless);
  onTop(t, 'meetingDeck', ['M01']);
  monday(t);
  equal(t.ask, 'colour');
  const votes = votesOn(t.table, 0, t.own.die[0]);
  deepEqual(
    t.a.keys,
    ['', 'yellow', 'blue', 'red'].flatMap((name, colour) => (votes[colour] === 1 ? [`colour:${name}`] : [])),
  );
  const [key] = t.a.keys;
  t.a.pick(key);
  equal(last(t, 'vote').colour, key.slice('colour:'.length));
});

rule('ELV-R7, ELV-1407 a suspended Director does not vote; with nobody to vote the card does nothing', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01', 'D11'] }, options: never });
  mark(t, 'D01', 'sus', 1);
  deepEqual(
    voters(t.table, 0).map((card) => t.table.def(card).id),
    ['D11'],
  );
  onTop(t, 'meetingDeck', ['M07']);
  monday(dice(t, 0, 1));
  deepEqual(last(t, 'vote'), { die: 1, votes: [[], [], ['D11']], silent: ['D01'], colour: 'red' });
  const none = sunday({ seats: 1, a: { directors: ['D01'] }, options: never });
  mark(none, 'D01', 'sus', 1);
  onTop(none, 'meetingDeck', ['M07']);
  monday(none);
  deepEqual(last(none, 'vote'), { die: 0, votes: [[], [], []], silent: ['D01'], colour: '' });
  deepEqual([supply(none), cards(none, 'meetingDiscard')], [[2, 2, 2, 2], ['M07']]);
});

rule('ELV-409, ELV-410 only the decision of that colour is carried out, and the card is discarded', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01'] }, options: never });
  onTop(t, 'meetingDeck', ['M07']);
  monday(dice(t, 0, 5));
  deepEqual([supply(t), cards(t, 'meetingDiscard'), t.a.count('meeting')], [[0, 2, 4, 2], ['M07'], 0]);
});

rule('ELV-410, ELV-1210 what a decision says for the Week holds until the Week is over', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01'] }, options: never });
  onTop(t, 'meetingDeck', ['M16']);
  monday(dice(t, 0, 1));
  equal(t.table.rule(0, 'standLimit'), 2);
  t.until('refresh');
  equal(t.table.rule(0, 'standLimit'), 2);
  onTop(t, 'meetingDeck', ['M07']);
  t.a.pick('decline');
  equal(t.table.rule(0, 'standLimit'), 9);
});

rule('ELV-411, ELV-R27, ELV-730 a lost Sponsor is paid back: cash and VP as far as there are, Stats back; never the bonus', () => {
  const lost = (sponsor: 'adboards' | 'kit', id: string, contract: number, stat: number) => {
    const t = sunday({ seats: 1, a: { directors: ['D01'], [sponsor]: [id], stats: { cash: stat }, vp: 1 }, options: never });
    mark(t, id, 'contract', contract);
    onTop(t, 'meetingDeck', ['M03']);
    monday(dice(t, 0, 5));
    deepEqual([cards(t, 'sponsorDiscard'), t.a.count(sponsor)], [[id], 0]);
    return t;
  };
  // K1: 3 cash and a Stat; red raises the fans.
  const adboard = lost('adboards', 'P01', 1, 3);
  deepEqual([supply(adboard)[0], stats(adboard)], [0, [2, 3, 2, 2]]);
  const bonus = lost('adboards', 'P01', 2, 3);
  deepEqual([supply(bonus)[0], stats(bonus)], [3, [3, 3, 2, 2]]);
  // K10: a Stat and a VP token.
  const kit = lost('kit', 'P20', 3, 3);
  deepEqual([kit.own.vp[0], stats(kit)], [0, [2, 3, 2, 2]]);
  // K11: what was negative is not refunded.
  const negative = lost('adboards', 'P08', 1, 3);
  deepEqual(stats(negative), [2, 3, 2, 2]);
});

rule('ELV-R27, ELV-314 which Sponsor is lost, its manager says; with none nothing is lost and the rest is done', () => {
  const t = sunday({ seats: 1, a: { directors: ['D01'], adboards: ['P01'], kit: ['P20'] }, options: never });
  mark(t, 'P01', 'contract', 2);
  mark(t, 'P20', 'contract', 3);
  onTop(t, 'meetingDeck', ['M03']);
  monday(dice(t, 0, 6));
  deepEqual([t.ask, t.a.keys.sort()], ['loseSponsor', ['loseSponsor:P01', 'loseSponsor:P20']]);
  t.a.pick('loseSponsor:P01');
  deepEqual([t.a.count('kit'), supply(t)[3]], [1, 4]);
  const none = sunday({ seats: 1, a: { directors: ['D01'] }, options: never });
  onTop(none, 'meetingDeck', ['M03']);
  equal(supply(monday(dice(none, 0, 6)))[3], 4);
});

rule('ELV-412 after the meeting it is Tuesday', () => {
  const t = monday(sunday({ seats: 1, options: never }));
  deepEqual([t.ask, t.own.day], ['day', TUESDAY]);
});

rule('ELV-413, ELV-R38 decisions that use what is shared are carried out in turn order', () => {
  const t = sunday({ seats: 2, a: { directors: ['D01'], cash: 5 }, b: { directors: ['D02'], cash: 5 }, options: never });
  lay(t, 0, 'playerRow', ['R01', 'R02', 'R03', 'R07', 'R08']);
  // Both vote blue: one may hire, the other gets a Veteran.
  t.set('first', 1);
  onTop(t, 'meetingDeck', ['M28', 'M20']);
  monday(dice(dice(t, 0, 6), 1, 4));
  deepEqual([t.ask, t.asked], ['hire', [0]]);
  equal(t.b.count('squad'), 1);
});

rule('ELV-R63 everybody has produced before a card is drawn', () => {
  const t = sunday({ seats: 2, a: { stadium: ['store'] } });
  monday(t);
  deepEqual([t.ask, t.a.count('meeting'), t.b.count('meeting')], ['production', 0, 0]);
  equal(told(t, 'production').length, 2);
});

rule('ELV-303 votes are taken at the same time, in any order', () => {
  const t = sunday({ seats: 3 });
  for (const seat of [0, 1, 2]) lay(t, seat, 'directors', [['D01', 'D02', 'D03'][seat]]);
  monday(t);
  deepEqual(t.asked, [0, 1, 2]);
  t.c.pick('keep');
  deepEqual(t.asked, [0, 1]);
});

rule('ELV-406 the letters of a Director are the colours of the six faces', () => {
  const t = sunday({ seats: 1, a: { directors: ['D16'] } });
  const director = find(t, 'D16');
  deepEqual(
    FACES.map((face) => voteOf(t.table, director, face)),
    [1, 2, 3, 1, 2, 3],
  );
  // H9: once per Week for free.
  onTop(t, 'meetingDeck', ['M07']);
  own(t, 0, 'fan', -2);
  monday(dice(t, 0, 1, 2));
  deepEqual(t.a.keys, ['keep', 'rerollFree']);
  t.a.pick('rerollFree');
  equal(last(t, 'vote').colour, 'blue');
  equal(markOn(t, 'D16', 'exhausted'), 0);
});

rule('ELV-402 what was built this Week produces from the next Monday on', () => {
  const t = monday(sunday({ seats: 1, options: never, a: { cash: 3 } }));
  t.a.pick('training');
  equal(supply(t)[3], 2);
  build(t, 0, 'store');
  t.until('production');
  t.a.may('produce:store');
  ok(told(t, 'gain').some(({ why, of }) => why === 'training' && of === 'fit'));
});
