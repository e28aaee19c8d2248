/** ELV-1105, ELV-1521: what is counted of a Match, for Objectives and Scenarios. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { compare, friday, laidOut, lineUp, revealed, settled } from './testing/matches.ts';
import { own } from './testing/scenarios.ts';

const COUNTS = ['wins', 'draws', 'losses', 'cleanSheets', 'giants', 'lateWins', 'fullHouses', 'best'] as const;
/** A Match in this Week against this Opponent, with this score; what is counted of it, where it is not 0. */
function counted(
  goals: number,
  against: number,
  opponent: string,
  week: number,
  before: Partial<Record<(typeof COUNTS)[number], number>> = {},
) {
  const t = friday({ opponent, tactics: ['T01', 'T11'] }).set('week', week);
  for (const [name, n] of Object.entries(before)) own(t, 0, name as 'wins', n);
  laidOut(revealed(lineUp(settled(t), 'T01/4-4-2')), { goals, against });
  compare(t);
  return Object.fromEntries(COUNTS.flatMap((name) => (t.own[name][0] === 0 ? [] : [[name, t.own[name][0]]])));
}

rule('ELV-1105, ELV-1521 each Match counts once: how it ended, a clean sheet, and the most goals of one Match', () => {
  deepEqual(counted(2, 1, 'BLK1', 1), { wins: 1, best: 2 });
  deepEqual(counted(1, 1, 'BLK1', 1), { draws: 1, best: 1 });
  deepEqual(counted(0, 1, 'BLK1', 1), { losses: 1 });
  deepEqual(counted(0, 0, 'BLK1', 1), { draws: 1, cleanSheets: 1 });
  deepEqual(counted(3, 0, 'BLK1', 1, { wins: 2, cleanSheets: 1, best: 4 }), { wins: 3, cleanSheets: 2, best: 4 });
  deepEqual(counted(5, 2, 'BLK1', 1, { best: 4 }), { wins: 1, best: 5 });
});

rule('ELV-1521, ELV-1606 a win over the harder deck counts, and one of Weeks 4 to 6', () => {
  deepEqual(counted(2, 1, 'DAF1', 3), { wins: 1, giants: 1, best: 2 });
  deepEqual(counted(1, 1, 'DAF1', 4), { draws: 1, best: 1 });
  deepEqual(counted(2, 1, 'MID1', 4), { wins: 1, lateWins: 1, best: 2 });
});
