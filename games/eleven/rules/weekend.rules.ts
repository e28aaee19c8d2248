/** ELV-1200: the End of the Week. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { textsIn } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { maintenanceOf } from '../stadium.ts';
import { settled } from './testing/matches.ts';
import {
  atMatch,
  cards,
  last,
  lay,
  mark,
  markOn,
  onTop,
  own,
  type Season,
  type Setting,
  seen,
  start,
  supply,
  told,
} from './testing/scenarios.ts';

/** Friday evening: the line-ups are chosen, and whatever else is asked before the Week ends is answered quietly. */
function friday(given: Season): Season {
  const t = settled(given);
  const week = t.own.week;
  for (let n = 0; n < 200 && t.own.week === week && t.own.day < 5 && !t.result; n++) {
    const seat = t.asked[0];
    const { keys } = t.seat(seat);
    t.pick(seat, keys.find((key) => ['suggest:best', 'stands#0', 'none', 'done', 'keep', 'decline', 'endDay'].includes(key)) ?? keys[0]);
  }
  return t;
}

/** A club with nothing to lose on the pitch, so that a Match changes none of its cards; cash as said. */
const evening = (s: Setting): Season => friday(atMatch({ seats: 1, ...s, options: { rerollPrompt: 'never', ...s.options } }));

rule('ELV-1201, ELV-508 exhausted cards are ready again', () => {
  const t = atMatch({ seats: 1, a: { staff: ['S31', 'S14'], directors: ['D11'], cash: 9 } });
  for (const id of ['S31', 'D11']) mark(t, id, 'exhausted', 1);
  friday(t);
  for (const id of ['S31', 'S14', 'D11']) equal(markOn(t, id, 'exhausted'), 0);
});

rule('ELV-1202 the score goes back to 0, and the Opponent of the Week leaves the pile', () => {
  const t = settled(atMatch({ seats: 2 }));
  const met = [0, 1].map((seat) => cards(t, 'opponents', seat).at(-1));
  t.until('day');
  for (const seat of [0, 1]) {
    deepEqual([t.own.goals[seat], t.own.against[seat], t.seat(seat).count('opponents'), t.seat(seat).count('met')], [0, 0, 5, 0]);
    deepEqual(cards(t, 'past', seat), [met[seat]]);
  }
});

rule('ELV-1203, ELV-R36, ELV-1301 after the last Match the season is over at once: no Maintenance, no limits', () => {
  const t = start({ seats: 1, options: { weeks: 3, rerollPrompt: 'never' } }).until('day');
  t.finish();
  equal(told(t, 'maintenance').length, 2);
  equal(told(t, 'keepLimit').length <= 2, true);
  equal(told(t, 'week').length, 3);
  equal(t.a.count('opponents'), 0);
});

rule('ELV-1204, ELV-E17 Maintenance is the sum of three tracks', () => {
  const squad = ['R01', 'R02', 'R03', 'R07', 'R08', 'R09', 'R10'];
  const t = evening({ a: { squad, staff: ['S31', 'S14', 'S32'], stadium: ['lighting', 'store', 'boardroom'], cash: 10 } });
  deepEqual(last(t, 'maintenance'), { players: [7, 3], stadium: [7, 2], staff: [3, 1], less: 0, by: [], paid: 6, missing: 0 });
  equal(supply(t)[0], 4);
});

rule('ELV-1204, ELV-R86 what features take off adds up, and nobody is paid for it', () => {
  const squad = ['R01', 'R02', 'R03'];
  const t = evening({ a: { squad, staff: ['S24'], directors: ['D05'], cash: 10 } });
  deepEqual([last(t, 'maintenance').less, last(t, 'maintenance').paid, supply(t)[0]], [2, 0, 10]);
  deepEqual(textsIn(last(t, 'maintenance').by).toSorted(), ['D05', 'S24']);
});

rule('ELV-1205, ELV-1206, ELV-E25 for each cash that is missing a Staff card without Suspension gets two', () => {
  const squad = ['R01', 'R02', 'R03', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12', 'R13'];
  // 4 for ten Players, 1 for two of the Staff.
  const t = evening({ a: { squad, staff: ['S01', 'S11'], cash: 3 } });
  deepEqual([last(t, 'maintenance').paid, last(t, 'maintenance').missing, t.ask], [3, 2, 'overdue']);
  deepEqual(t.a.keys.sort(), ['overdue:S01', 'overdue:S11']);
  t.a.pick('overdue:S11');
  // The other one is the only one left without.
  deepEqual([markOn(t, 'S01', 'sus'), markOn(t, 'S11', 'sus'), supply(t)[0]], [2, 2, 0]);
});

rule('ELV-1205, ELV-E26 a single Staff card takes them all', () => {
  const t = evening({ a: { squad: ['R01', 'R02', 'R03', 'R07', 'R08', 'R09', 'R10'], staff: ['S01'], cash: 0 } });
  equal(markOn(t, 'S01', 'sus'), 6);
});

rule('ELV-1206, ELV-R54 when all have Suspensions any of them may take more, one after another', () => {
  const t = evening({
    a: { squad: ['R01', 'R02', 'R03', 'R07', 'R08'], staff: ['S01', 'S11'], cash: 1 },
    before: (u) => mark(mark(u, 'S01', 'sus', 2), 'S11', 'sus', 2),
  });
  equal(last(t, 'maintenance').missing, 2);
  t.a.pick('overdue:S01').a.pick('overdue:S01');
  // One each has gone with the Match.
  deepEqual([markOn(t, 'S01', 'sus'), markOn(t, 'S11', 'sus')], [5, 1]);
});

rule('ELV-R53 without Staff nothing more happens', () => {
  const t = evening({ a: { squad: ['R01', 'R02', 'R03', 'R07', 'R08'], cash: 0 } });
  deepEqual([last(t, 'maintenance').missing, t.ask], [2, 'refresh']);
});

rule('ELV-1207, ELV-1413, ELV-R70 the tracks follow every hire, sale and build at once; injured and suspended cards count', () => {
  const t = atMatch({ seats: 1, a: { squad: ['R01', 'R02', 'R03'], staff: ['S01', 'S11'], stadium: ['store'] } });
  const counts = () => {
    const { players, stadium, staff } = maintenanceOf(t.table, 0);
    return [players, stadium, staff];
  };
  const before = [
    [3, 1],
    [5, 1],
    [2, 1],
  ];
  deepEqual(counts(), before);
  mark(mark(t, 'R01', 'inj', 2), 'S11', 'sus', 2);
  deepEqual(counts(), before);
  lay(t, 0, 'squad', ['R01', 'R02', 'R03', 'R07', 'R08']);
  deepEqual(counts()[0], [5, 2]);
});

rule('ELV-1208 the cards in slot 5 go, rows shift and are filled; the top Youngster goes unseen', () => {
  const t = atMatch({ seats: 1, a: { cash: 9 }, players: ['R01', 'R02', 'R03', 'R07', 'R08'], youngsters: ['Y01', 'Y03'] });
  onTop(onTop(onTop(t, 'playerDeck', ['R09']), 'staffDeck', ['S20']), 'sponsorDeck', ['P01']);
  const [staff, sponsors] = [cards(t, 'staffRow'), cards(t, 'sponsorRow')];
  friday(t);
  deepEqual(cards(t, 'playerRow'), ['R09', 'R01', 'R02', 'R03', 'R07']);
  deepEqual(cards(t, 'staffRow'), ['S20', ...staff.slice(0, 4)]);
  deepEqual(cards(t, 'sponsorRow'), ['P01', ...sponsors.slice(0, 4)]);
  deepEqual([cards(t, 'playerDiscard'), cards(t, 'youngsterDiscard'), cards(t, 'youngsterDeck').at(-1)], [['R08'], ['Y01'], 'Y03']);
  // ELV-R84: its outside only.
  deepEqual([seen(t, 0, -1, 'youngsterDiscard').cards.length, seen(t, 0, -1, 'youngsterDiscard').hidden[0].face], [0, 'A/forward']);
});

rule('ELV-1209, ELV-403 one FAN, one OP and one FIT are kept, and all cash', () => {
  const t = evening({ a: { cash: 7, fan: 5, op: 4, fit: 1 } });
  const before = supply(t);
  onTop(t, 'meetingDeck', ['M29']);
  t.a.pick('decline');
  deepEqual(last(t, 'keepLimit'), { fan: 4, op: 3, fit: 0 });
  equal(before[0], 7);
});

rule('ELV-1209 features keep more', () => {
  const t = evening({ a: { cash: 9, fan: 5, op: 4, fit: 5, staff: ['S17', 'S36'] } });
  t.a.pick('decline');
  deepEqual(last(t, 'keepLimit'), { fan: 2, op: 3, fit: 2 });
});

rule('ELV-1211, ELV-1212 the Stage marker passes to the left, and its holder starts the next Week', () => {
  for (const seats of [2, 3, 4]) {
    const t = start({ seats, options: { rerollPrompt: 'never' } }).until('day');
    const firsts: number[] = [];
    for (let week = 1; week <= 4; week++) {
      firsts.push(t.own.first);
      equal(t.asked[0], t.own.first);
      while (t.own.week === week) {
        const seat = t.asked[0];
        const { keys } = t.seat(seat);
        t.pick(seat, keys.find((key) => ['endDay', 'suggest:best', 'none', 'done', 'keep', 'decline'].includes(key)) ?? keys[0]);
      }
      t.until('day');
    }
    deepEqual(
      firsts,
      [0, 1, 2, 3].map((n) => n % seats),
    );
  }
});

rule('ELV-1212 each step is finished by everybody before the next: all pay before a card of the Transfer Area goes', () => {
  const t = start({ seats: 3, options: { rerollPrompt: 'never' } }).until('day');
  while (t.own.week === 1) {
    const seat = t.asked[0];
    const { keys } = t.seat(seat);
    t.pick(seat, keys.find((key) => ['endDay', 'suggest:best', 'none', 'done', 'keep', 'decline'].includes(key)) ?? keys[0]);
  }
  const types = t.events.map(({ type }) => type);
  equal(told(t, 'maintenance').length, 3);
  ok(types.lastIndexOf('maintenance') < types.indexOf('thrownOut'));
  equal(told(t, 'thrownOut').length, 3);
});

rule('ELV-1213, ELV-R45 a FAN on a Stand is not in the personal supply', () => {
  const t = evening({ a: { cash: 9, fan: 1 } });
  own(t, 0, 'stands', 1);
  t.a.pick('decline');
  equal(t.own.stands[0], 1);
});

rule('ELV-1210 builds, free rerolls and free Youngsters of a Week are counted anew', () => {
  const t = evening({ a: { cash: 9 } });
  own(own(t, 0, 'builds', 1), 0, 'freeRerolls', 1);
  t.a.pick('decline');
  deepEqual([t.own.builds, t.own.freeRerolls], [[0], [0]]);
});

rule('ELV-1609 alone the First player never changes', () => {
  const t = evening({ a: { cash: 9 } });
  t.a.pick('decline');
  t.until('day');
  deepEqual([t.own.first, t.own.week], [0, 2]);
});

rule('ELV-1605, ELV-R40, ELV-1611 alone one whole row may be replaced after the discards, in Weeks 1 to 5; Youngsters have none', () => {
  const t = evening({ a: { cash: 9 } });
  deepEqual([t.ask, t.a.keys], ['refresh', ['players', 'staff', 'sponsors', 'decline']]);
  const before = cards(t, 'sponsorRow');
  const players = cards(t, 'playerRow');
  t.a.pick('sponsors');
  equal(
    cards(t, 'sponsorRow').some((id) => before.includes(id)),
    false,
  );
  deepEqual(cards(t, 'playerRow'), players);
  notEqual(t.ask, 'refresh');
  const whole = start({ seats: 1, options: { rerollPrompt: 'never' } });
  const asked = new Set<number>();
  while (!whole.result) {
    if (whole.ask === 'refresh') asked.add(whole.own.week);
    const { keys } = whole.a;
    whole.pick(0, keys.find((key) => ['endDay', 'suggest:best', 'none', 'done', 'keep', 'decline'].includes(key)) ?? keys[0]);
  }
  deepEqual([...asked], [1, 2, 3, 4, 5]);
});
