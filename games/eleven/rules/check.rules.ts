/** ELV-1101 to ELV-1124: check the result, with the worked examples that are about it. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import type { Consequence } from '../cards/boards.ts';
import { CONSEQUENCES } from '../cards/boards.ts';
import {
  compare,
  friday,
  fridayOf,
  heard,
  laidOut,
  lineUp,
  pairs,
  revealed,
  score,
  settled,
  type Teams,
  thisWeek,
} from './testing/matches.ts';
import * as testing from './testing/scenarios.ts';
import { cards, dice, markOn, rolled, type Season, stats } from './testing/scenarios.ts';

const mark = (t: Season, id: string, name: Parameters<typeof testing.mark>[2], n: number): Season => settled(testing.mark(t, id, name, n));
const idOf = (player: string) => player.split('/')[0].replace(/[+!]/g, '');

/** These cards play (`+` Trained, `!` with their effect), both teams are laid out, and the Sections are compared. */
function after(players: readonly string[], teams: Teams, faces: readonly (readonly [number, number])[] = []): Season {
  const t = friday({ fit: 9, squad: players.map(idOf), tactics: ['T01', 'T11'] });
  for (const player of players) if (player.includes('+')) mark(t, idOf(player), 'trained', 1);
  lineUp(t, 'T01/4-4-2', ...players.map((player) => player.replace('+', '')));
  laidOut(revealed(t), teams);
  if (faces.length > 0) rolled(t, 0, faces);
  return compare(settled(t));
}
/** A score that stands before the Sections are compared, in which nobody plays. */
const scoring = (goals: number, against: number): Teams => ({ goals, against });

// ---------------------------------------------------------------- step 1

rule('ELV-1101, ELV-1103, ELV-R33 texts after the Match come before the result and look at the score of their moment', () => {
  for (const [goals, expected] of [
    [3, [4, 0]],
    [2, [2, 0]],
  ] as const)
    deepEqual(score(after(['R06/RD'], scoring(goals, 0))), expected);
});

rule('ELV-1101, ELV-308 their owner says in which order: one goal may be what another text waits for', () => {
  const t = after(['R06/RD', 'V02+!'], scoring(2, 0));
  deepEqual(t.a.keys, ['use:R06', 'use:V02']);
  t.pick(0, 'use:V02');
  deepEqual(score(t), [4, 0]);
  const other = after(['R06/RD', 'V02+!'], scoring(2, 0)).pick(0, 'use:R06').pick(0, 'use:V02');
  deepEqual(score(other), [3, 0]);
});

rule('ELV-1101 conditions: drawn, losing, won, won by three, a clean sheet', () => {
  deepEqual(score(after(['R28!'], scoring(1, 1)).pick(0, 'use:R28')), [2, 1]);
  deepEqual(score(after(['R28!'], scoring(1, 2)).pick(0, 'use:R28')), [1, 2]);
  const lost = after(['V08'], scoring(0, 1));
  deepEqual(
    heard(lost, 'gain')
      .map(({ of, n, why }) => [of, n, why])
      .filter(([, , why]) => why === 'V08'),
    [['op', 1, 'V08']],
  );
  const won = after(['R36+'], scoring(1, 0));
  ok(heard(won, 'gain').some(({ of, why }) => of === 'fan' && why === 'R36'));
  ok(!heard(after(['R36+'], scoring(1, 1)), 'gain').some(({ why }) => why === 'R36'));
  const clean = after(['V04+'], scoring(0, 0));
  ok(heard(clean, 'gain').some(({ of, why }) => of === 'fit' && why === 'V04'));
  ok(!heard(after(['V04+'], scoring(2, 1)), 'gain').some(({ why }) => why === 'V04'));
});

rule('ELV-1101, ELV-922 what was paid for may be left after the Match too', () => {
  const t = after(['V02+!'], scoring(0, 0));
  deepEqual([t.ask, t.a.keys], ['after', ['use:V02', 'done']]);
  t.pick(0, 'done');
  deepEqual(score(t), [0, 0]);
});

rule('ELV-1101, ELV-616 won by three: a token, and the card is turned', () => {
  const t = after(['R15/RD'], scoring(3, 0));
  deepEqual([t.own.vp[0], markOn(t, 'R15', 'trained')], [1, 1]);
  const back = after(['R15+/RD'], scoring(3, 0));
  deepEqual([back.own.vp[0], markOn(back, 'R15', 'trained')], [1, 0]);
  const two = after(['R15/RD'], scoring(2, 0));
  deepEqual([two.own.vp[0], markOn(two, 'R15', 'trained')], [0, 0]);
});

rule('ELV-1102, ELV-R32 a score never goes below 0', () => {
  deepEqual(score(after(['R04+!'], scoring(0, 0)).pick(0, 'use:R04')), [0, 0]);
  deepEqual(score(after(['R04+!'], scoring(0, 2)).pick(0, 'use:R04')), [0, 1]);
});

rule('ELV-E18, ELV-1101, ELV-307 R14 may take two Suspensions to cancel a goal', () => {
  const t = after(['R14'], scoring(1, 2));
  equal(t.ask, 'may');
  t.pick(0, 'yes');
  deepEqual([score(t), markOn(t, 'R14', 'sus')], [[1, 1], 2]);
  const no = after(['R14'], scoring(1, 2)).pick(0, 'no');
  deepEqual([score(no), markOn(no, 'R14', 'sus')], [[1, 2], 0]);
});

rule('ELV-1101, ELV-1020 R18: if he scored, an even die is a goal against', () => {
  const scored = (face: number, own: Teams['own']) => {
    const t = friday({ fit: 1, squad: ['R18'], tactics: ['T01', 'T11'] });
    laidOut(revealed(lineUp(t, 'T01/4-4-2', 'R18')), { own });
    dice(t, 0, face);
    return score(compare(settled(t)));
  };
  deepEqual(scored(4, { CM: 'm8' }), [1, 1]);
  deepEqual(scored(3, { CM: 'm8' }), [1, 0]);
});

rule('ELV-1101, ELV-1405 R17: a loss costs him Suspensions', () => {
  equal(markOn(after(['R17'], scoring(0, 1)), 'R17', 'sus'), 3);
  equal(markOn(after(['R17+'], scoring(0, 1)), 'R17', 'sus'), 1);
  equal(markOn(after(['R17'], scoring(1, 1)), 'R17', 'sus'), 0);
});

rule('ELV-1101, ELV-1405 S30 spares Suspensions of Board Meetings, not those of a Match', () => {
  const t = friday({ fit: 1, squad: ['R17'], staff: ['S30'], tactics: ['T01', 'T11'] });
  laidOut(revealed(lineUp(t, 'T01/4-4-2', 'R17')), scoring(0, 1));
  equal(markOn(compare(t), 'R17', 'sus'), 3);
});

rule('ELV-1101, ELV-1411 V03: a permanent token on another who played, and a Suspension for himself', () => {
  const t = after(['V03+', 'R07', 'R08'], scoring(0, 0));
  deepEqual(t.a.keys.toSorted(), ['lay:R07', 'lay:R08']);
  t.pick(0, 'lay:R08');
  deepEqual([markOn(t, 'R08', 'plusP'), markOn(t, 'V03', 'sus')], [1, 1]);
});

rule('ELV-1104, ELV-R18 a Trained Youngster who played gets a token; one who scored another, one of each type a Match', () => {
  const t = after(['Y01+'], { own: { CF: 'm9' } });
  deepEqual([markOn(t, 'Y01', 'vpM'), markOn(t, 'Y01', 'vpG')], [1, 1]);
  const idle = after(['Y01+'], {});
  deepEqual([markOn(idle, 'Y01', 'vpM'), markOn(idle, 'Y01', 'vpG')], [1, 0]);
  const two = after(['Y17+!'], { own: { RF: 'm12' } }).pick(0, 'use:Y17');
  deepEqual([score(two), markOn(two, 'Y17', 'vpM'), markOn(two, 'Y17', 'vpG')], [[2, 0], 0, 1]);
});

rule('ELV-1104 a full space takes no more, and an Untrained Youngster none at all', () => {
  const t = friday({ fit: 2, squad: ['Y01', 'Y03'], tactics: ['T01', 'T11'] });
  mark(t, 'Y01', 'trained', 1);
  mark(t, 'Y01', 'vpM', 1);
  lineUp(t, 'T01/4-4-2', 'Y01', 'Y03');
  compare(laidOut(revealed(t), {}));
  deepEqual([markOn(t, 'Y01', 'vpM'), markOn(t, 'Y03', 'vpM')], [1, 0]);
});

rule('ELV-E35, ELV-1104, ELV-1020 a goal by his own text counts as his', () => {
  const t = after(['Y11+!'], {}).pick(0, 'use:Y11');
  deepEqual([score(t), markOn(t, 'Y11', 'vpG')], [[1, 0], 1]);
});

// ---------------------------------------------------------------- steps 2 and 3

rule('ELV-1105, ELV-1106 a win is 3 League points, a draw 1 for both, a loss 3 for the Opponent', () => {
  for (const [goals, against, result, points, theirs] of [
    [1, 0, 'win', 3, 0],
    [1, 1, 'draw', 1, 1],
    [0, 1, 'loss', 0, 3],
  ] as const) {
    const t = after([], scoring(goals, against));
    equal(heard(t, 'result')[0].result, result);
    const [{ own: gained, their }] = heard(t, 'league');
    deepEqual([gained, their, t.own.points[0]], [points, theirs, points]);
  }
});

/** Two managers meet these Opponents and come out so. */
function both(a: string, b: string, results: readonly [Teams, Teams]): Season {
  const t = fridayOf({ a: { opponent: a }, b: { opponent: b } });
  for (const seat of [0, 1]) {
    testing.own(t, seat, 'goals', results[seat].goals ?? 0);
    testing.own(t, seat, 'against', results[seat].against ?? 0);
  }
  return settled(t);
}

rule(
  'ELV-E15, ELV-1107, ELV-1121, ELV-R35 met by two: both results count, then the marker is inactive; unmet, it is only turned back',
  () => {
    const t = both('STE1', 'STE2', [{}, {}]);
    const ste = t.own.league.indexOf('STE');
    while (t.asked.length > 0 && t.own.inactive[ste] === 0 && t.own.week === 1)
      t.pick(
        t.asked[0],
        t.seat(t.asked[0]).keys.find((key) => key === 'done' || key === 'none' || key === 'keep' || key === 'decline') ??
          t.seat(t.asked[0]).keys[0],
      );
    equal(t.own.inactive[ste], 1);
    const [first, second] = heard(t, 'league').slice(-2);
    equal(t.own.foePoints[ste], Number(first.their) + Number(second.their));
    deepEqual(heard(t, 'inactive').at(-1), { team: 'STE', inactive: true });
    const before = t.own.foePoints[ste];
    t.until('lineUp');
    testing.onTop(t, 'opponents', ['DAF1'], 0);
    testing.onTop(t, 'opponents', ['DAF2'], 1);
    settled(t);
    const dice0 = heard(t, 'opponentDie').length;
    t.until('day');
    deepEqual([t.own.inactive[ste], t.own.foePoints[ste]], [0, before]);
    ok(
      !heard(t, 'opponentDie')
        .slice(dice0)
        .some(({ team }) => team === 'STE'),
    );
  },
);

rule('ELV-1120, ELV-1122, ELV-1610, ELV-311 everybody nobody met rolls the die of his colour; alone one meets one and seven roll', () => {
  const t = after([], scoring(1, 0));
  t.until('day');
  const rolls = heard(t, 'opponentDie');
  equal(rolls.length, 7);
  ok(!rolls.some(({ team }) => team === heard(t, 'league')[0].team));
  for (const { n } of rolls) ok([0, 1, 3].includes(Number(n)));
  equal(
    t.own.foePoints.reduce((a, b) => a + b),
    rolls.reduce((sum, { n }) => sum + Number(n), 0),
  );
  deepEqual(
    t.own.league.filter((_, i) => t.own.inactive[i] === 1),
    [],
  );
});

rule('ELV-1123, ELV-R39, ELV-R57 the League waits for the last result', () => {
  const t = both('BLK1', 'DTU1', [{}, {}]);
  t.pick(0, 'suggest:best');
  while (t.asked.includes(0)) t.pick(0, t.a.keys.find((key) => ['done', 'none', 'keep'].includes(key)) ?? t.a.keys[0]);
  deepEqual([t.asked, t.own.points], [[1], [0, 0]]);
  equal(heard(t, 'league').length, 0);
  t.pick(1, 'suggest:best');
  while (t.asked.includes(1) && heard(t, 'league').length === 0)
    t.pick(1, t.b.keys.find((key) => ['done', 'none', 'keep'].includes(key)) ?? t.b.keys[0]);
  equal(heard(t, 'league').length, 2);
});

// ---------------------------------------------------------------- step 4

rule('ELV-1108 each FAN on a Stand is 1 cash, and is gone', () => {
  const t = friday({ fan: 2, tactics: ['T01', 'T11'] });
  lineUp(t, 'T01/4-4-2').pick(0, 'stands#2');
  compare(t);
  deepEqual(
    heard(t, 'gain')
      .filter(({ why }) => why === 'stands')
      .map(({ of, n }) => [of, n]),
    [['cash', 2]],
  );
  equal(t.own.stands[0], 0);
});

rule('ELV-1108, ELV-921 S34: a Sold Out Stadium pays more', () => {
  const t = friday({ fan: 4, staff: ['S34'], tactics: ['T01', 'T11'] });
  for (const kind of ['stand3', 'stand4']) testing.build(t, 0, kind);
  lineUp(settled(t), 'T01/4-4-2').pick(0, 'stands#4');
  compare(t);
  equal(heard(t, 'gain').find(({ why }) => why === 'stands')!.n, 8);
});

rule('ELV-1109, ELV-1110, ELV-1411 temporary tokens leave those who played; permanent ones and those of others stay', () => {
  const t = friday({ fit: 1, squad: ['R07', 'R19'], tactics: ['T01', 'T11'] });
  for (const id of ['R07', 'R19']) for (const token of ['plusS', 'minusS', 'plusP', 'minusP'] as const) mark(t, id, token, 1);
  lineUp(t, 'T01/4-4-2', 'R07');
  laidOut(revealed(t), scoring(1, 0));
  dice(t, 0, 6);
  compare(settled(t));
  const tokens = (id: string) => (['plusS', 'minusS', 'plusP', 'minusP'] as const).map((token) => markOn(t, id, token));
  deepEqual(
    [tokens('R07'), tokens('R19')],
    [
      [0, 0, 1, 1],
      [1, 1, 1, 1],
    ],
  );
});

// ---------------------------------------------------------------- step 5

const COLUMNS = { win: scoring(1, 0), draw: scoring(0, 0), loss: scoring(0, 1) };
/** A Match that ends so, and what the dice then say. */
const consequence = (
  column: keyof typeof COLUMNS,
  faces: readonly (readonly [number, number])[],
  players: readonly string[] = ['R07', 'R19'],
) => after(players, COLUMNS[column], faces);

rule('ELV-1111 the die is read in the column of the own result', () => {
  for (const column of ['win', 'draw', 'loss'] as const)
    for (let face = 1; face <= 6; face++) {
      const t = consequence(column, [[6, face]], []);
      deepEqual(heard(t, 'consequence'), [{ face, column, outcome: CONSEQUENCES[column][face - 1] }]);
    }
});

const faceOf = (column: keyof typeof COLUMNS, outcome: Consequence): readonly [number, number] => [
  6,
  CONSEQUENCES[column].indexOf(outcome) + 1,
];

rule('ELV-1111, ELV-310, ELV-313, ELV-R6 it may be rolled again for FAN in the supply, not for those on Stands', () => {
  const t = friday({ fan: 2, tactics: ['T01', 'T11'] });
  lineUp(t, 'T01/4-4-2').pick(0, 'stands#1');
  laidOut(t, scoring(1, 0));
  dice(t, 0, 1, 6);
  compare(settled(t));
  deepEqual([t.ask, t.a.keys], ['reroll', ['keep', 'reroll']]);
  t.pick(0, 'reroll');
  equal(t.ask === 'reroll', false);
  equal(heard(t, 'consequence')[0].face, 6);
});

rule('ELV-310 nobody is asked with the option to never reroll', () => {
  const t = friday({ fan: 2, tactics: ['T01', 'T11'] }, { options: { rerollPrompt: 'never' } });
  lineUp(t, 'T01/4-4-2').pick(0, 'stands#0');
  equal(compare(t).ask === 'reroll', false);
});

rule('ELV-1112, ELV-R34 Fan Base Increase, even if nobody played', () => {
  equal(stats(consequence('win', [faceOf('win', 'fanBase')], []))[1], 3);
});

rule('ELV-1113, ELV-1124, ELV-R17 Training: an Untrained one who played, or nobody', () => {
  const t = friday({ fit: 2, squad: ['R07', 'R19', 'R08'], tactics: ['T01', 'T11'] });
  mark(t, 'R19', 'trained', 1);
  lineUp(t, 'T01/4-4-2', 'R07', 'R19');
  laidOut(revealed(t), scoring(1, 0));
  rolled(t, 0, [faceOf('win', 'training')]);
  compare(settled(t));
  deepEqual([t.ask, t.a.keys], ['train', ['train:R07', 'decline']]);
  t.pick(0, 'train:R07');
  equal(markOn(t, 'R07', 'trained'), 1);
  equal(markOn(consequence('win', [faceOf('win', 'training')]).pick(0, 'decline'), 'R07', 'trained'), 0);
});

rule('ELV-E37, ELV-1124 Training does nothing if all who played are Trained', () => {
  equal(consequence('win', [faceOf('win', 'training')], ['R07+']).ask === 'train', false);
});

rule('ELV-1114, ELV-R34 Temporary Strength and Weakness on one who played, and they stay for the next Match', () => {
  for (const [column, outcome, token, n] of [
    ['loss', 'strength2', 'plusS', 2],
    ['win', 'strength1', 'plusS', 1],
    ['draw', 'weakness1', 'minusS', 1],
  ] as const) {
    const t = consequence(column, [faceOf(column, outcome)]);
    deepEqual(t.a.keys, ['form:R07', 'form:R19']);
    t.pick(0, 'form:R19');
    deepEqual([markOn(t, 'R19', token), markOn(t, 'R07', token)], [n, 0]);
  }
  equal(consequence('win', [faceOf('win', 'strength1')], []).ask === 'form', false);
});

rule('ELV-1115, ELV-1404 Injury: whoever played and has the number of the twelve-sided die', () => {
  const hit = (face: number) => consequence('win', [faceOf('win', 'injury'), [12, face]]);
  deepEqual([markOn(hit(4), 'R07', 'inj'), markOn(hit(4), 'R19', 'inj')], [1, 0]);
  const missed = hit(9);
  deepEqual([markOn(missed, 'R07', 'inj'), heard(missed, 'nobody').length], [0, 1]);
});

rule('ELV-1115 whoever did not play is not hit', () => {
  const t = friday({ fit: 1, squad: ['R07', 'R19'], tactics: ['T01', 'T11'] });
  lineUp(t, 'T01/4-4-2', 'R19');
  laidOut(revealed(t), scoring(1, 0));
  rolled(t, 0, [faceOf('win', 'injury'), [12, 4]]);
  compare(settled(t));
  equal(markOn(t, 'R07', 'inj'), 0);
});

rule('ELV-1116 Serious Injury: two tokens', () => {
  equal(markOn(consequence('win', [faceOf('win', 'seriousInjury'), [12, 4]]), 'R07', 'inj'), 2);
});

rule('ELV-1117, ELV-E28 Double Injury: two rolls, which may hit the same Player', () => {
  const face = faceOf('draw', 'doubleInjury');
  const t = consequence('draw', [face, [12, 4], [12, 6]]);
  deepEqual([markOn(t, 'R07', 'inj'), markOn(t, 'R19', 'inj')], [1, 1]);
  equal(markOn(consequence('draw', [face, [12, 4], [12, 4]]), 'R07', 'inj'), 2);
});

rule('ELV-1118 Double Serious Injury: two tokens each', () => {
  const t = consequence('loss', [faceOf('loss', 'doubleSeriousInjury'), [12, 4], [12, 6]]);
  deepEqual([markOn(t, 'R07', 'inj'), markOn(t, 'R19', 'inj')], [2, 2]);
});

rule('ELV-E29, ELV-1403, ELV-R26 a 12 is any number above 11, by choice', () => {
  const t = consequence('win', [faceOf('win', 'injury'), [12, 12]], ['R13', 'R27', 'R07']);
  deepEqual([t.ask, t.a.keys], ['injure', ['injure:R13', 'injure:R27']]);
  t.pick(0, 'injure:R27');
  deepEqual([markOn(t, 'R13', 'inj'), markOn(t, 'R27', 'inj')], [0, 1]);
});

rule('ELV-R28 an Untrained Youngster has no number and is never hit', () => {
  const t = consequence('win', [faceOf('win', 'injury'), [12, 12]], ['Y02']);
  deepEqual([markOn(t, 'Y02', 'inj'), heard(t, 'nobody').length], [0, 1]);
  equal(markOn(consequence('win', [faceOf('win', 'injury'), [12, 12]], ['Y02+']), 'Y02', 'inj'), 1);
});

rule('ELV-1119 with the right Doctor each is hit by one token less', () => {
  const t = friday({ fit: 1, squad: ['R07'], tactics: ['T01', 'T11'] });
  thisWeek(t, 'injuryLess', 'add', 1);
  lineUp(t, 'T01/4-4-2', 'R07');
  laidOut(revealed(t), scoring(1, 0));
  rolled(t, 0, [faceOf('win', 'seriousInjury'), [12, 4]]);
  compare(settled(t));
  equal(markOn(t, 'R07', 'inj'), 1);
});

rule('ELV-1202, ELV-1109 after the Match nobody is assigned any more, men are off the pitch and markers stay where they stood', () => {
  const t = after(['R07'], { own: { CD: 'm4', CM: 'D1' }, their: { CM: 'A1' } });
  t.until('day');
  deepEqual([markOn(t, 'R07', 'on'), markOn(t, 'R07', 'used'), t.own.goals[0], t.own.against[0]], [0, 0, 0, 0]);
  deepEqual([cards(t, 'dugout').length, cards(t, 'past').length, cards(t, 'met').length], [11, 1, 0]);
  equal(t.table.zone(t.state.zone[testing.find(t, 'm4')]).place, 1);
  deepEqual(pairs(t)[3].their, ['A1 blocked by m2']);
});

rule('ELV-1102 the log says which way the score went', () => {
  const t = after(['R04+!'], scoring(0, 2)).pick(0, 'use:R04');
  deepEqual(
    heard(t, 'goal').map(({ side, n, why }) => [side, n, why]),
    [['their', -1, 'R04']],
  );
});
