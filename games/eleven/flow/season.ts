/** ELV-1301 to ELV-1313, ELV-1607, ELV-R82: after the last Match the clubs are scored. */
import type { Seat } from '@touchline/engine';
import { objectivesAtEnd } from '../objectives.ts';
import { aimsOf } from '../scenarios.ts';
import { rankOf, type Sheet, sheetOf } from '../score.ts';
import { act, isSolo, over, scenario, seatsOf, seq, type T, when } from '../state.ts';

/** ELV-1311: VP, then the position on the League table. Smaller than 0: the first is better. */
const compare = (a: Sheet, b: Sheet): number => b.total - a.total || a.position - b.position;

function final(t: T) {
  const sheets = seatsOf(t).map((seat) => sheetOf(t, seat));
  const ranks = sheets.map((sheet) => 1 + sheets.filter((other) => compare(other, sheet) < 0).length);
  const winners: Seat[] = seatsOf(t).filter((seat) => ranks[seat] === 1);
  const level = sheets.filter((sheet) => sheet.total === sheets[winners[0]].total).length > 1;
  const reason = winners.length > 1 ? 'shared' : level ? 'position' : 'points';
  return { winners, ranks, scores: sheets.map(({ total }) => total), reason };
}

/** ELV-1607, ELV-1657: all goals of the Scenario; without one the manager wins. */
function finalAlone(t: T) {
  const { total } = sheetOf(t, 0);
  const won = aimsOf(t, 0, total).every(({ met }) => met);
  const reason = scenario(t) === null ? 'season' : won ? 'scenarioWon' : 'scenarioLost';
  return { winners: won ? [0] : [], scores: [total], reason };
}

/** ELV-1607, ELV-1608: what became of each goal, and the rank of the total. */
function tellRank(t: T): void {
  const { total } = sheetOf(t, 0);
  for (const { goal, now, need, met } of aimsOf(t, 0, total)) t.emit('aim', [], { goal, now, need, met }, 0);
  t.emit('rank', [], { rank: rankOf(t, total), vp: total }, 0);
}

export const endOfSeason = seq(
  objectivesAtEnd,
  act('sheets', 'ELV-1303', (t) => {
    for (const seat of seatsOf(t)) {
      const { sets, ...lines } = sheetOf(t, seat);
      t.emit('sheet', [], { ...lines, sets: Object.fromEntries(Object.entries(sets).map(([name, { vp }]) => [name, vp])) }, seat);
    }
  }),
  when('alone', isSolo, seq(act('rank', 'ELV-1608', tellRank), over('alone', 'ELV-1607', finalAlone))),
  over('season', 'ELV-1311', final),
);
