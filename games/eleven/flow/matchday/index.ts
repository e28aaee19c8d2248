/** ELV-901: Matchday. Each manager plays a Match of their own; only the League table is common, and waits for all of them (ELV-1123, ELV-R39). */

import type { Seat } from '@touchline/engine';
import { markersOff } from '../../lineUp/lay.ts';
import { PLACES } from '../../pitch.ts';
import { seq, type T, together } from '../../state.ts';
import { dugout, foes, squad } from '../../zones.ts';
import { aftermath, checkResult } from './check.ts';
import { opponentDice, results } from './league.ts';
import { prepare } from './prepare.ts';
import { resolve } from './resolve.ts';

export const matchday = seq(
  together('match', 'live', prepare, resolve, checkResult),
  results,
  together('afterMatch', 'live', aftermath),
  opponentDice,
);

/** ELV-1202: Score markers go back to 0, and what only concerned this Match is gone from cards, markers and men. */
export function clearMatch(t: T, seat: Seat): void {
  for (const place of PLACES) for (const man of [...t.pile(foes, seat, place)]) t.move(man, t.at(dugout, seat));
  for (const man of t.pile(dugout, seat)) for (const mark of ['attack', 'strength', 'gloves', 'boost', 'saved']) t.setMark(man, mark, 0);
  for (const card of t.pile(squad, seat)) for (const mark of ['on', 'paid', 'used', 'scored', 'boost']) t.setMark(card, mark, 0);
  markersOff(t, seat);
  for (const value of ['goals', 'against', 'gloves', 'foeGloves', 'shape'] as const) t.setOf(value, seat, 0);
}
