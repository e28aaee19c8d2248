/** The League table: positions, and what they are worth. */
import type { Seat } from '@touchline/engine';
import { LEAGUE_VP, valueAt } from './cards/boards.ts';
import { seatsOf, type T } from './state.ts';

/** ELV-1304, ELV-R37: one more than the teams with more points; Opponents count. */
const positionWith = (t: T, points: number): number => 1 + [...t.own.points, ...t.own.foePoints].filter((other) => other > points).length;
export const positionOf = (t: T, seat: Seat): number => positionWith(t, t.own.points[seat]);

/** ELV-1303. */
export const leagueVp = (position: number): number => valueAt(LEAGUE_VP, position - 1);

export interface Team {
  /** A Club's seat, or -1; an Opponent's index in `own.league`, or -1. */
  readonly seat: Seat;
  readonly foe: number;
  readonly points: number;
  readonly position: number;
}

/** All teams, the first first; of level ones Clubs come first. */
export function tableOfLeague(t: T): Team[] {
  const row = (seat: Seat, foe: number, points: number): Team => ({ seat, foe, points, position: positionWith(t, points) });
  const clubs = seatsOf(t).map((seat) => row(seat, -1, t.own.points[seat]));
  const foes = t.own.foePoints.map((points, foe) => row(-1, foe, points));
  return [...clubs, ...foes].sort((a, b) => b.points - a.points);
}
