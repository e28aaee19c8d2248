/** ELV-1651 to ELV-1661: the five Scenarios. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { positionOf } from '../league.ts';
import { aimsOf, extraVp } from '../scenarios.ts';
import { sheetOf } from '../score.ts';
import { standsOf } from '../stadium.ts';
import { compare, friday, laidOut, lineUp } from './testing/matches.ts';
import { cards, dice, last, lay, mark, markOn, own, type Season, start, stats, supply, told } from './testing/scenarios.ts';
import { begun, day, solo, thursday, toRefresh } from './testing/solo.ts';

const aims = (t: Season) => aimsOf(t.table, 0, sheetOf(t.table, 0).total).map(({ goal, now, need, met }) => [goal, now, need, met]);

// ---------------------------------------------------------------- 1 First Job

rule('ELV-1651 First Job: ninth is lost whatever the VP; eighth and 40 VP will do', () => {
  const nine = thursday(1, 6);
  nine.set('foePoints', [90, 90, 90, 90, 90, 90, 90, 90]);
  own(nine, 0, 'vp', 200).finish();
  deepEqual([nine.result!.winners, nine.result!.reason], [[], 'scenarioLost']);
  const eight = thursday(1, 6);
  eight.set('foePoints', [90, 90, 90, 90, 90, 90, 90, 0]).set('points', [40]);
  own(eight, 0, 'vp', 200).finish();
  deepEqual([eight.result!.winners, eight.result!.reason], [[0], 'scenarioWon']);
  const poor = thursday(1, 6);
  own(poor, 0, 'vp', 0).set('points', [90]);
  deepEqual(
    aims(own(poor, 0, 'vp', -50))
      .at(1)
      ?.at(3),
    false,
  );
});

rule('ELV-1606, ELV-1657 First Job: 3 VP more for fifth or better, and they count for the 40', () => {
  const t = day(1);
  t.set('foePoints', [9, 9, 9, 9, 0, 0, 0, 0]).set('points', [5]);
  deepEqual([positionOf(t.table, 0), extraVp(t.table, 0)], [5, 3]);
  // Fifth: 4 VP; 3 more; 33 tokens.
  deepEqual(aims(own(t, 0, 'vp', 33)), [
    ['position', 5, 8, true],
    ['vp', 40, 40, true],
  ]);
  t.set('foePoints', [9, 9, 9, 9, 9, 0, 0, 0]);
  equal(extraVp(t.table, 0), 0);
});

// ---------------------------------------------------------------- 2 Red Numbers

rule('ELV-1604 Red Numbers: cash Stat 1 before the Directors, Debt 14, and the First Trainer is suspended', () => {
  const t = begun(2);
  deepEqual([stats(t), t.own.debt[0], markOn(t, cards(t, 'staff')[0], 'sus')], [[1, 2, 2, 2], 14, 1]);
  equal(begun(0).own.debt[0], 0);
});

rule('ELV-1652 Red Numbers: repaying is a Basic action, of any amount up to the Debt', () => {
  const t = day(2, { a: { cash: 5 } });
  t.a.may('repay#1').may('repay#5').mayNot('repay#6').pick('repay#4');
  deepEqual([t.own.debt[0], supply(t)[0], t.own.basic[0]], [10, 1, t.own.basic[0]]);
  equal(t.own.day, 2);
  const little = own(day(2, { a: { cash: 5 } }), 0, 'debt', 2);
  little.a.may('repay#2').mayNot('repay#3').pick('repay#2');
  deepEqual([little.own.debt[0], supply(little)[0]], [0, 3]);
  ok(!day(0, { a: { cash: 5 } }).a.keys.some((key) => key.startsWith('repay')));
});

rule('ELV-1652, ELV-304, ELV-501 Red Numbers: why nothing can be repaid', () => {
  day(2).a.mayNot('repay', 'ELV-304');
  own(day(2, { a: { cash: 5 } }), 0, 'debt', 0).a.mayNot('repay', 'ELV-1652');
  day(0, { a: { cash: 5 } }).a.mayNot('repay', 'ELV-1652');
  const used = day(2, { a: { cash: 5, staff: ['S31'], op: 2 } });
  used.a.pick('store').a.mayNot('repay', 'ELV-501');
});

rule('ELV-1653, ELV-1661 Red Numbers: 4 by the End of Week 2 and 9 by the End of Week 4, or fans and operation go down once', () => {
  for (const [week, need] of [
    [2, 4],
    [4, 9],
  ]) {
    const at = (debt: number) => {
      const t = own(thursday(2, week, { a: { stats: { fan: 3, op: 3 } } }), 0, 'debt', debt);
      t.pick(0, 'endDay');
      toRefresh(t);
      return t;
    };
    const short = at(14 - need + 1);
    deepEqual(last(short, 'debtOverdue'), { repaid: need - 1, need });
    const enough = at(14 - need);
    deepEqual(
      told(enough, 'debtOverdue').filter(({ need: asked }) => asked === need),
      [],
    );
  }
});

rule('ELV-1606, ELV-1661 Red Numbers: 1 VP per 3 cash left, 1 less per Debt; with Debt left it is lost', () => {
  const t = day(2, { a: { cash: 8 } });
  equal(extraVp(own(t, 0, 'debt', 5).table, 0), -3);
  t.set('points', [9]);
  deepEqual(aims(t), [
    ['debt', 5, 0, false],
    ['position', 1, 6, true],
  ]);
  deepEqual(aims(own(t, 0, 'debt', 0))[0], ['debt', 0, 0, true]);
});

// ---------------------------------------------------------------- 3 Old Legs

rule('ELV-1604 Old Legs: four Veterans and no Youngster', () => {
  const t = begun(3).until('objective');
  deepEqual(
    cards(t, 'squad')
      .map((id) => id[0])
      .filter((sort) => sort !== 'R')
      .slice(0, 4),
    ['V', 'V', 'V', 'V'],
  );
  ok(!cards(t, 'squad').some((id) => id.startsWith('Y')));
});

rule('ELV-1654, ELV-605 Old Legs: the first Youngster of a Week is free, and still takes the action', () => {
  const t = day(3, { youngsters: ['Y03', 'Y04', 'Y09'], a: { cash: 1 } });
  const hire = () => t.a.pick(t.a.keys.find((key) => key.startsWith('hireYoungster'))!);
  const placed = () => {
    while (t.ask === 'benchOut') t.a.pick(t.a.keys[0]);
  };
  hire();
  placed();
  deepEqual([supply(t)[0], t.own.day, cards(t, 'squad')], [1, 2, ['Y03']]);
  hire();
  placed();
  deepEqual([supply(t)[0], cards(t, 'squad')], [0, ['Y03', 'Y04']]);
});

rule('ELV-1658 Old Legs: from Week 2 on a 1 or 2 on Monday injures a Veteran of the own choice', () => {
  const monday = (face: number, squad: readonly string[]) => {
    const t = toRefresh(day(3));
    lay(t, 0, 'squad', squad);
    return dice(t, 0, face).pick(0, 'decline');
  };
  for (const face of [1, 2]) {
    const t = monday(face, ['V01', 'V02', 'R07']);
    equal(t.ask, 'hit');
    t.a.mayNot('hit:R07').may('hit:V01').pick('hit:V02');
    equal(markOn(t, 'V02', 'inj'), 1);
  }
  const lucky = monday(3, ['V01']);
  equal(markOn(lucky, 'V01', 'inj'), 0);
  const none = monday(1, ['R07']);
  equal(markOn(none, 'R07', 'inj'), 0);
});

rule('ELV-1658, ELV-1606 Old Legs: no Untrained Veteran, three Trained Youngsters; 1 VP per Experience token beyond 3', () => {
  const t = day(3, { a: { squad: ['V01', 'Y01', 'Y03', 'Y15'] } });
  for (const id of ['Y01', 'Y03', 'Y15']) mark(t, id, 'trained', 1);
  t.set('points', [9]);
  deepEqual(aims(t), [
    ['veterans', 1, 0, false],
    ['youngsters', 3, 3, true],
    ['position', 1, 5, true],
  ]);
  equal(aims(mark(t, 'V01', 'trained', 1))[0][3], true);
  equal(aims(lay(t, 0, 'squad', ['Y01', 'Y03', 'Y15']))[0][3], true);
  mark(mark(mark(t, 'Y01', 'vpM', 1), 'Y03', 'vpM', 2), 'Y15', 'vpG', 2);
  equal(extraVp(t.table, 0), 2);
  equal(extraVp(mark(t, 'Y03', 'vpM', 0).table, 0), 0);
});

// ---------------------------------------------------------------- 4 Before the Deadline

rule('ELV-1659 Before the Deadline: one Stand is closed until Stand 3 stands; Adboard 3 brings 2 cash once', () => {
  const t = day(4, { a: { cash: 4 } });
  equal(standsOf(t.table, 0), 1);
  t.a.pick('stand3');
  equal(standsOf(t.table, 0), 3);
  const board = day(4, { a: { cash: 4 } });
  board.a.pick('adboard3');
  equal(supply(board)[0], 2);
});

rule('ELV-1601 Before the Deadline: Infrastructure costs 4 in Weeks 1 and 2, then 3', () => {
  day(4, { a: { cash: 3 } }).a.mayNot('stand3', 'ELV-304');
  day(4, { a: { cash: 4 } }).a.may('stand3');
  day(4, { a: { cash: 3 } })
    .set('week', 2)
    .a.mayNot('stand3');
  day(4, { a: { cash: 3 } })
    .set('week', 3)
    .a.may('stand3');
});

const complete = ['stand3', 'stand4', 'adboard3', 'store', 'store'];

rule('ELV-1655 Before the Deadline: it is looked at in Week 5, step 3; missing it does not end the season', () => {
  const late = thursday(4, 5);
  late.pick(0, 'endDay');
  toRefresh(late);
  deepEqual([late.own.onTime[0], late.result], [0, null]);
  const inTime = thursday(4, 5, { a: { stadium: complete } });
  inTime.pick(0, 'endDay');
  equal(toRefresh(inTime).own.onTime[0], 1);
});

rule('ELV-1655, ELV-1606 Before the Deadline: what is built later does not count, and each missing token costs 3 VP', () => {
  const t = day(4, { a: { stadium: complete } })
    .set('week', 6)
    .set('points', [9]);
  deepEqual(
    aims(t).map(([goal, , , met]) => [goal, met]),
    [
      ['required', false],
      ['general', false],
      ['soldOut', false],
      ['position', true],
    ],
  );
  deepEqual(
    aims(own(own(t, 0, 'onTime', 1), 0, 'soldOut', 1)).map(([, , , met]) => met),
    [true, true, true, true],
  );
  equal(extraVp(t.table, 0), 0);
  equal(extraVp(day(4, { a: { stadium: ['stand3', 'store', 'store', 'store', 'training'] } }).table, 0), 4 - 6);
  // Of five that must stand, general ones included.
  equal(extraVp(day(4, { a: { stadium: ['stand3', 'store'] } }).table, 0), -9);
});

rule('ELV-920, ELV-1607 Before the Deadline: a Match Sold Out in Week 5 is none of Week 6', () => {
  const t = thursday(4, 5, { a: { stadium: complete, fan: 6 } });
  t.pick(0, 'endDay');
  while (t.own.week === 5) t.pick(0, t.a.keys.find((key) => key === 'stands#4' || key === 'decline') ?? t.a.keys[0]);
  deepEqual([t.own.fullHouses, t.own.week], [[1], 6]);
  deepEqual(aims(t)[2], ['soldOut', 0, 1, false]);
});

rule('ELV-1607, ELV-920 Before the Deadline is won with a Sold Out Stadium in Week 6', () => {
  const t = own(thursday(4, 6, { a: { stadium: complete, fan: 6 } }), 0, 'onTime', 1).set('points', [90]);
  while (!t.result) {
    t.pick(0, t.a.keys.find((key) => ['stands#4', 'endDay'].includes(key)) ?? t.a.keys[0]);
  }
  deepEqual([t.result.winners, t.result.reason], [[0], 'scenarioWon']);
});

// ---------------------------------------------------------------- 5 Up or Out

rule('ELV-1660, ELV-1604 Up or Out: two of four Tactics are kept besides the basic one, and the others are shuffled back', () => {
  const t = begun(5).until('keepTactic');
  const seen = cards(t, 'looked');
  equal(seen.length, 4);
  t.a.pick(t.a.keys[0]).pick(0, t.a.keys[0]);
  const kept = cards(t, 'tactics').filter((id) => seen.includes(id));
  const basic = cards(t, 'tactics').filter((id) => ['T01', 'T02', 'T03', 'T04'].includes(id) && !seen.includes(id));
  deepEqual([kept.length, basic.length >= 1], [2, true]);
  deepEqual(
    seen.filter((id) => !kept.includes(id)).every((id) => cards(t, 'tacticDeck').includes(id)),
    true,
  );
});

rule('ELV-R89, ELV-1105 Up or Out: the fan of a win can pay for another roll after the Match', () => {
  const played = (teams: Parameters<typeof laidOut>[1]) => {
    const t = friday({ tactics: ['T01', 'T11'] }, { options: { scenario: 5, rerollPrompt: 'ask' } });
    return compare(laidOut(lineUp(t, 'T01/4-4-2'), teams));
  };
  const won = played({ own: { CF: 'A1' } });
  deepEqual([won.ask, won.a.keys, supply(won).slice(0, 2)], ['reroll', ['keep', 'reroll'], [1, 1]]);
  const lost = played({ their: { CF: 'A1' } });
  deepEqual([stats(lost)[1], supply(lost).slice(0, 2)], [1, [0, 0]]);
  const drawn = played({});
  deepEqual([stats(drawn)[1], supply(drawn).slice(0, 2)], [2, [0, 0]]);
});

rule('ELV-1601 Up or Out: a win brings 1 fan and 1 cash, a loss lowers the fan Stat, a draw neither', () => {
  const seeds = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const t = start(solo(5, { seed, options: { scenario: 5, rerollPrompt: 'never' } }));
    t.until('refresh');
    const [outcome] = t.own.outcome;
    seeds.add(outcome);
    const gains = t.events.filter((e) => e.type === 'gain' && e.args.why === 'scenario').map((e) => e.args.of);
    const steps = t.events.filter((e) => e.type === 'stat' && e.args.why === 'scenario').map((e) => e.args.of);
    deepEqual([gains, steps], [outcome === 2 ? ['fan', 'cash'] : [], outcome === 0 ? ['fan'] : []]);
  }
  ok(seeds.size > 1);
});

rule('ELV-1656, ELV-1660 Up or Out: seventh or worse after Week 3 suspends a Director', () => {
  const at = (above: number, week: number) => {
    const t = thursday(5, week, { a: { directors: ['D05', 'D06'] } });
    t.set(
      'foePoints',
      Array.from({ length: 8 }, (_, i) => (i < above ? 90 : 0)),
    ).set('points', [40]);
    t.pick(0, 'endDay');
    return t;
  };
  const bad = at(6, 3).until('hit');
  bad.a.may('hit:D05').pick('hit:D06');
  equal(markOn(bad, 'D06', 'sus'), 1);
  for (const t of [at(5, 3), at(6, 2)]) {
    toRefresh(t);
    deepEqual([markOn(t, 'D05', 'sus'), markOn(t, 'D06', 'sus')], [0, 0]);
  }
});

rule('ELV-1606 Up or Out: second or better, two wins in Weeks 4 to 6, and 2 VP for each of them', () => {
  const t = own(day(5).set('points', [9]), 0, 'lateWins', 1);
  t.set('foePoints', [12, 0, 0, 0, 0, 0, 0, 0]);
  deepEqual(aims(t), [
    ['position', 2, 2, true],
    ['lateWins', 1, 2, false],
  ]);
  equal(extraVp(own(t, 0, 'lateWins', 3).table, 0), 6);
  equal(aims(t)[1][3], true);
});

rule('ELV-R85 with two managers a Scenario counts as none', () => {
  const t = start({ options: { scenario: 2 } });
  deepEqual(
    [t.own.debt, stats(t)],
    [
      [0, 0],
      [2, 2, 2, 2],
    ],
  );
});
