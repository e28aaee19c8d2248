/** ELV-410, ELV-1210: what holds for one Week, and who is asked in it. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, atMeeting, cards, last, lay, markOn, own, type Season, supply, toMatch } from './testing/scenarios.ts';

/** Quiet play until the next Week has begun. */
function nextWeek(t: Season): Season {
  const { week } = t.own;
  lay(t, 0, 'directors', []);
  while (t.own.week === week) t.until('day').pick(t.asked[0], 'endDay');
  return t.until('day');
}

rule('ELV-1210, ELV-410 Reminder tokens go at the End of the Week', () => {
  for (const [meeting, colour, name, during, after] of [
    ['M05', 'blue', 'cardless', 1, 0],
    ['M34', 'blue', 'cardlessA', 1, 0],
    ['M16', 'yellow', 'standLimit', 2, 9],
    ['M16', 'blue', 'standLimit', 3, 9],
    ['M21', 'yellow', 'standLimit', 2, 9],
  ] as const) {
    const t = atMeeting(meeting, colour);
    equal(t.table.rule(0, name), during);
    equal(nextWeek(t).table.rule(0, name), after, `${meeting} ${colour}`);
  }
});

rule('ELV-1210, ELV-1003 the further Tactics of Football Insiders and Signal Box are for one Week', () => {
  for (const id of ['P04', 'P35']) {
    const t = atDay({ before: (t) => lay(t, 0, 'sponsorRow', ['P01', 'P02', 'P03', 'P05', id]) });
    t.a.pick(`adboardBonus:${id}`).pick(0, 'take:T11');
    equal(t.table.rule(0, 'tacticPlays'), 3);
    equal(nextWeek(t).table.rule(0, 'tacticPlays'), 1, id);
  }
});

rule('ELV-R7 if no face can decide a vote, its own manager does, among the colours that are level', () => {
  // Walker and Kravets agree on no face.
  const t = atMeeting('M01', 'yellow', { a: { directors: ['D06'] } });
  deepEqual([t.ask, t.asked, t.a.keys], ['colour', [0], ['colour:yellow', 'colour:blue']]);
  t.a.pick('colour:blue');
  deepEqual([supply(t), last(t, 'vote').colour], [[1, 0, 0, 0], 'blue']);
});

rule('ELV-1205, ELV-1206, ELV-R54 whoever cannot pay says which of the own Staff is suspended', () => {
  const t = atDay({ a: { staff: ['S11', 'S12', 'S14', 'S15'] } });
  toMatch(own(t, 0, 'cash', 0));
  t.until('overdue');
  own(t, 0, 'cash', 0);
  deepEqual([t.asked, [...t.a.keys].sort()], [[0], ['overdue:S11', 'overdue:S12', 'overdue:S14', 'overdue:S15']]);
  t.a.pick('overdue:S14');
  equal(markOn(t, 'S14', 'sus'), 2);
  // Two cash were due: the next one goes to another card.
  t.a.mayNot('overdue:S14').pick('overdue:S11');
  deepEqual([markOn(t, 'S11', 'sus'), cards(t, 'staff').length], [2, 4]);
});

rule('ELV-512, ELV-511 on Matchday it is nobody’s turn any more', () => {
  const t = atDay();
  deepEqual([t.own.active, t.own.day], [0, 1]);
  toMatch(t);
  deepEqual([t.own.active, t.own.day], [-1, 4]);
});
