/** Tactics and Objectives. */
import type { Card } from '../kinds.ts';
import * as m from './make.ts';

/** ELV-903: a basic one has two Formations and no effect. */
export const tactics: readonly Card[] = [
  m.tactic('T01', 'Classic Lines', ['4-4-2', '4-3-3']),
  m.tactic('T02', 'Wing Backs', ['3-5-2', '5-3-2']),
  m.tactic('T03', 'Packed Middle', ['4-5-1', '3-5-2']),
  m.tactic('T04', 'High Line', ['3-4-3', '4-4-2']),
  m.tactic('T05', 'Nothing to Lose', ['4-3-3'], m.section(1, -1)),
  m.tactic('T06', 'Park the Bus', ['5-4-1'], m.boostEach(1, 'D', 'CD')),
  m.tactic('T07', 'Counter-attack', ['4-5-1'], m.boost(2, 'A', 'wing')),
  m.tactic('T08', 'Man Marking', ['5-3-2'], m.foe(-2, 'A', 'any')),
  m.tactic('T09', 'Rotation', ['4-3-3'], m.swapMarkers),
  m.tactic('T10', 'Offside Trap', ['3-4-3'], m.roll('3-6', [m.foeEach(-1, 'A', 'CF')], [m.foe(1, 'A', 'CF')])),
  m.tactic('T11', 'Long Ball', ['4-2-4'], m.boostEach(1, 'A', 'CF')),
  m.tactic('T12', 'Overload', ['3-5-2'], m.boost(1, 'A', 'L'), m.boost(1, 'A', 'R')),
];

/** What is asked for, the number of the base level and of the perfect one; two are looked at after the last Match only. */
export const objectives: readonly Card[] = [
  m.objective('O01', 'Winning Habit', 'wins', 3, 5),
  m.objective('O02', 'Goal Rush', 'goals', 4, 6),
  m.objective('O03', 'Clean Sheets', 'cleanSheets', 2, 3),
  m.objective('O04', 'Academy', 'academy', 2, 3),
  m.objective('O05', 'Full House', 'soldOuts', 1, 3),
  m.objective('O06', 'Builders', 'built', 3, 6),
  // A Kit Sponsor and three Adboards; before the Match of Week 4.
  m.objective('O07', 'Brand Value', 'brand', 3, 4),
  m.objective('O08', 'Backroom Team', 'staff', 5, 7),
  m.objective('O09', 'Podium', 'position', 3, 1, true),
  m.objective('O10', 'Nest Egg', 'cash', 8, 14, true),
  m.objective('O11', 'Giant Killers', 'hardWins', 2, 3),
  m.objective('O12', 'Corner Office', 'office', 4, 5),
];
