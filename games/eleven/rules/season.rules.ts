/** ELV-1300: the end of the season and its scoring. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule, walked } from '@touchline/engine/testing';
import { leagueVp, positionOf } from '../league.ts';
import { type Sheet, sheetOf } from '../score.ts';
import { atDay, build, cards, lay, mark, own, type Season, type Setting, set, start, told } from './testing/scenarios.ts';

const sheet = (t: Season, seat = 0): Sheet => sheetOf(t.table, seat);
const foes = (t: Season, ...points: number[]): Season => t.set('foePoints', [...points, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 8));

/** The Thursday of the last Week: what follows is its Match and the scoring. */
export function atLastDay(s: Setting = {}): Season {
  const t = start({ ...s, options: { rerollPrompt: 'never', ...s.options } });
  walked(t, 'last day', () => {
    while (!(t.own.week === 6 && t.own.day === 3 && t.ask === 'day')) t.until('day').pick(t.asked[0], 'endDay');
  });
  return set(t, s);
}

rule('ELV-1303 League VP by position: 15, 10, 8, 6, 4, 2, 0, −2, and −4 for ninth or lower', () => {
  deepEqual(
    Array.from({ length: 12 }, (_, i) => leagueVp(i + 1)),
    [15, 10, 8, 6, 4, 2, 0, -2, -4, -4, -4, -4],
  );
});

rule('ELV-1304, ELV-R37, ELV-E27 a position counts all teams with more points; who is level shares it and its VP', () => {
  const t = foes(atDay().set('points', [9, 9]), 12, 8);
  deepEqual([positionOf(t.table, 0), positionOf(t.table, 1)], [2, 2]);
  deepEqual([sheet(t).league, sheet(t, 1).league], [10, 10]);
  equal(positionOf(foes(t.set('points', [8, 9]), 12).table, 0), 3);
  equal(positionOf(foes(t.set('points', [7, 9]), 12, 8).table, 0), 4);
});

rule('ELV-1305 VP tokens count one each, in the supply and on Youngsters', () => {
  const t = own(atDay({ a: { squad: ['Y01', 'Y15'] } }), 0, 'vp', 9);
  mark(mark(mark(t, 'Y01', 'vpM', 1), 'Y15', 'vpM', 1), 'Y15', 'vpG', 2);
  deepEqual([sheet(t).tokens, sheet(t).experience], [9, 4]);
});

rule('ELV-1306, ELV-E6 every set has its row: for one, two, three, four cards, and not more for five', () => {
  const rows = {
    CO: [
      ['S01', 'S02', 'S03', 'S04', 'S07'],
      [0, 1, 3, 5, 5],
    ],
    ME: [
      ['S11', 'S12', 'S14', 'S15', 'S17'],
      [1, 3, 5, 7, 7],
    ],
    RE: [
      ['S18', 'S20', 'S21', 'S23'],
      [1, 2, 4, 6],
    ],
    AD: [
      ['S24', 'S25', 'S26', 'S28', 'S30'],
      [1, 2, 4, 6, 6],
    ],
    CR: [
      ['S31', 'S32', 'S34', 'S36'],
      [1, 3, 4, 6],
    ],
  } as const;
  for (const [name, [ids, vp]] of Object.entries(rows))
    for (let n = 1; n <= ids.length; n++) {
      const { sets } = sheet(atDay({ a: { staff: ids.slice(0, n) } }));
      deepEqual([name, n, sets[name as keyof typeof rows].vp], [name, n, vp[n - 1]]);
    }
});

rule('ELV-1307, ELV-1310, ELV-E36 suspended Staff counts for no set, and each Suspension costs 1 VP', () => {
  const t = atDay({ a: { staff: ['S11', 'S12', 'S14'] } });
  deepEqual([sheet(t).sets.ME, sheet(t).suspensions], [{ count: 3, vp: 5 }, 0]);
  mark(t, 'S12', 'sus', 2);
  deepEqual([sheet(t).sets.ME, sheet(t).suspensions], [{ count: 2, vp: 3 }, -2]);
});

rule('ELV-1310, ELV-R61 Suspensions of Players and Directors cost VP too, Injuries do not', () => {
  const t = atDay({ a: { squad: ['R07'], directors: ['D01'], staff: ['S11'] } });
  mark(mark(mark(t, 'R07', 'sus', 3), 'D01', 'sus', 1), 'S11', 'inj', 2);
  deepEqual([sheet(t).suspensions, sheet(t).sets.ME.count], [-4, 0]);
});

rule('ELV-1308 each token of the Stadium scores what is printed on it', () => {
  for (const [kind, vp] of Object.entries({ lighting: 3, store: 2, boardroom: 2, training: 2, stand3: 1, stand4: 1, adboard3: 1 }))
    equal(sheet(build(atDay(), 0, kind)).infrastructure, vp, kind);
  equal(sheet(atDay({ a: { stadium: ['store', 'store', 'stand3'] } })).infrastructure, 5);
});

rule('ELV-1309 the Office scores 0, 2, 5, 9, 13 or 18', () => {
  deepEqual(
    [0, 1, 2, 3, 4, 5].map((office) => sheet(atDay({ a: { office } })).office),
    [0, 2, 5, 9, 13, 18],
  );
});

rule('ELV-E16 third place, 9 tokens, sets of 3, 5 and 0, two Stands, Office 3, one Suspension: 35 VP', () => {
  const t = atDay({
    a: { vp: 9, office: 3, staff: ['S31', 'S32', 'S11', 'S12', 'S14', 'S01'], stadium: ['stand3', 'stand4'], squad: ['R07'] },
  });
  foes(t.set('points', [5, 0]), 7, 6);
  mark(t, 'R07', 'sus', 1);
  const { league, tokens, sets, infrastructure, office, suspensions, total } = sheet(t);
  deepEqual([league, tokens, sets.CR.vp + sets.ME.vp + sets.CO.vp, infrastructure, office, suspensions], [8, 9, 8, 2, 9, -1]);
  equal(total, 35);
});

rule('ELV-1312, ELV-1313 a total may be below 0; what is unspent counts for nothing', () => {
  const t = foes(
    atDay({ a: { cash: 9, fan: 9, op: 9, fit: 9, squad: ['R07'], tactics: ['T05', 'T06'], adboards: ['P01'] } }),
    9,
    8,
    7,
    6,
    5,
    4,
    3,
    2,
  );
  mark(t, 'R07', 'sus', 2);
  equal(sheet(t).total, -6);
});

rule('ELV-1301, ELV-1203, ELV-R36 the season ends after the Match of Week 6, without Maintenance and keep limits', () => {
  const t = atLastDay();
  const before = told(t, 'maintenance').length;
  t.finish();
  equal(t.own.week, 6);
  deepEqual([told(t, 'maintenance').length, before], [10, 10]);
  deepEqual([cards(t, 'opponents', 0), cards(t, 'past', 0).length], [[], 6]);
});

/** What the season comes to if nothing is changed: scores and points. */
function dry(s: Setting = {}): { readonly scores: readonly number[]; readonly points: readonly number[] } {
  const t = atLastDay(s).finish();
  return { scores: t.result!.scores!, points: t.own.points };
}
/** The other seats are level with the first one at the end, on VP or on points too. */
function level(points: boolean): Season {
  const t = atLastDay();
  if (points) {
    const end = dry();
    t.set('points', [t.own.points[0] + end.points[1] + 30 - end.points[0], t.own.points[1] + 30]);
  }
  const probe = atLastDay();
  probe.set('points', t.own.points);
  const { scores } = probe.finish().result!;
  return t.set('vp', [t.own.vp[0] + scores![1] - scores![0], t.own.vp[1]]);
}

rule('ELV-1303, ELV-1311 every club gets its sheet, line by line, and the totals are the scores', () => {
  const t = atLastDay().finish();
  const sheets = told(t, 'sheet');
  deepEqual(
    sheets.map(({ total }) => total),
    [...t.result!.scores!],
  );
  deepEqual(sheets[0].position, positionOf(t.table, 0));
});

rule('ELV-1311 most VP wins', () => {
  const t = own(atLastDay(), 1, 'vp', 100).finish();
  deepEqual([t.result!.winners, t.result!.ranks, t.result!.clause, t.result!.reason], [[1], [2, 1], 'ELV-1311', 'points']);
  ok(t.result!.scores![1] >= 90);
});

rule('ELV-1311 level on VP, the higher position wins', () => {
  const t = level(false).finish();
  const positions = [0, 1].map((seat) => positionOf(t.table, seat));
  equal(t.result!.scores![0], t.result!.scores![1]);
  ok(positions[0] !== positions[1]);
  deepEqual([t.result!.winners, t.result!.reason], [[positions[0] < positions[1] ? 0 : 1], 'position']);
});

rule('ELV-1311 level on both, they share it', () => {
  const t = level(true).finish();
  deepEqual([t.result!.winners, t.result!.ranks, t.result!.reason], [[0, 1], [1, 1], 'shared']);
});

rule('ELV-1302, ELV-1524 Objectives of the end are looked at after the last Match, before the scoring', () => {
  const t = atLastDay({ a: { objective: ['O10'], cash: 14 } });
  own(t, 0, 'vp', 0);
  equal(cards(t, 'objective')[0], 'O10');
  t.finish();
  deepEqual([cards(t, 'revealed'), t.own.vp[0] >= 4], [['O10'], true]);
  const podium = atLastDay({ a: { objective: ['O09'] } });
  podium.set('points', [60, 0]).finish();
  deepEqual(cards(podium, 'revealed'), ['O09']);
  const none = lay(atLastDay(), 0, 'objective', ['O09']);
  none.set('foePoints', [60, 60, 60, 60, 60, 60, 60, 60]).finish();
  deepEqual([cards(none, 'objective'), cards(none, 'revealed')], [['O09'], []]);
});
