/** ELV-1601 to ELV-1611: what is different for a manager alone. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { divisionOf, weeksOf } from '../options.ts';
import { rankOf, sheetOf } from '../score.ts';
import { cards, start, told } from './testing/scenarios.ts';
import { begun, day, thursday, toRefresh } from './testing/solo.ts';

rule('ELV-1602 Directors: four, three and two are looked at, one is kept each time, and the others leave the game', () => {
  const t = begun();
  const seen: string[] = [];
  for (const n of [4, 3, 2]) {
    equal(t.ask, 'draft');
    const dealt = cards(t, 'draft');
    deepEqual([t.a.keys.length, dealt.length, dealt.filter((id) => seen.includes(id)).length], [n, n, 0]);
    seen.push(...dealt);
    t.a.pick(t.a.keys[0]);
  }
  deepEqual([cards(t, 'directors').length, cards(t, 'box').filter((id) => seen.includes(id)).length], [3, 6]);
});

rule('ELV-1603, ELV-R85, ELV-E45 a Scenario is for one, in its own Divisions, over six Weeks', () => {
  const given = { scenario: 2, division: 1, weeks: 3 };
  deepEqual([divisionOf(given, 1), weeksOf(given, 1)], [2, 6]);
  deepEqual([divisionOf(given, 2), weeksOf(given, 2)], [1, 3]);
  deepEqual(
    [1, 2, 3, 4, 5].map((scenario) => [3, 2, 1].map((division) => divisionOf({ scenario, division, weeks: 6 }, 1))),
    [
      [3, 3, 3],
      [3, 2, 2],
      [2, 2, 2],
      [3, 2, 2],
      [1, 1, 1],
    ],
  );
  deepEqual([divisionOf({ scenario: 0, division: 2, weeks: 6 }, 1), weeksOf({ scenario: 0, weeks: 3 }, 1)], [2, 3]);
});

rule('ELV-1605, ELV-R40, ELV-1611 at the End of the Week one whole row may be replaced, once', () => {
  for (const [row, zone] of [
    ['players', 'playerRow'],
    ['staff', 'staffRow'],
    ['sponsors', 'sponsorRow'],
  ] as const) {
    const t = toRefresh(day());
    deepEqual(t.a.keys, ['players', 'staff', 'sponsors', 'decline']);
    const before = cards(t, zone);
    t.a.pick(row);
    equal(cards(t, zone).length, 5);
    deepEqual(
      cards(t, zone).filter((id) => before.includes(id)),
      [],
    );
    equal(t.own.week, 2);
  }
  const kept = toRefresh(day());
  const before = cards(kept, 'playerRow');
  kept.a.pick('decline');
  deepEqual(cards(kept, 'playerRow'), before);
});

rule('ELV-1605 with two managers nobody is asked', () => {
  const t = start().until('day', 0);
  const asked = new Set<string>();
  while (t.own.week < 2) {
    asked.add(t.ask);
    t.pick(t.asked[0], t.seat(t.asked[0]).keys.at(-1)!);
  }
  ok(!asked.has('refresh'));
});

rule('ELV-1611 the last Week has no such step', () => {
  const t = thursday(0, 6);
  const before = told(t, 'refresh').length;
  const asked = new Set<string>();
  while (!t.result) {
    asked.add(t.ask);
    t.pick(0, t.a.keys.at(-1)!);
  }
  deepEqual([asked.has('refresh'), told(t, 'refresh').length], [false, before]);
});

rule('ELV-1607, ELV-R82 without a Scenario the season itself is won, and the VP are named', () => {
  const t = thursday(0, 6).finish();
  const { total } = sheetOf(t.table, 0);
  deepEqual([t.result!.winners, t.result!.reason, t.result!.scores], [[0], 'season', [total]]);
  deepEqual(told(t, 'rank'), [{ rank: rankOf(t.table, total), vp: total }]);
});

rule('ELV-1608, ELV-R41 ranks by Division', () => {
  for (const [division, from] of [
    [3, [40, 50, 55, 65]],
    [2, [40, 45, 50, 55]],
    [1, [35, 40, 45, 50]],
  ] as const) {
    const { table } = begun(0, { options: { division } });
    from.forEach((least, i) => {
      deepEqual([rankOf(table, least - 1), rankOf(table, least)], [i, i + 1]);
    });
  }
});

rule('ELV-1609, ELV-106 no Staff for three or more, and the Stage marker stays', () => {
  const t = day();
  const staff = ['staffDeck', 'staffRow', 'staff'].flatMap((zone) => t.a.cards(zone));
  equal(staff.length, 24);
  ok(!staff.includes('S33'));
  equal(toRefresh(t).a.pick('decline').own.first, 0);
});

rule('ELV-1610 one Opponent is met, the seven others are rolled for, and no marker becomes inactive', () => {
  const t = toRefresh(day());
  deepEqual(t.own.inactive, [0, 0, 0, 0, 0, 0, 0, 0]);
  equal(told(t, 'opponentDie').length, 7);
});
