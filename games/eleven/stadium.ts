/** The Stadium: what is built, what it costs, how many Stands and Adboards there are, and what the club must pay for at the End of the Week. */
import { ruleBreakdown, type Seat } from '@touchline/engine';
import { BUILD_COST, GENERAL_SPACES, MAINTENANCE, OFFICE_COST, PRINTED_STADIUM, valueAt } from './cards/boards.ts';
import { infrastructure } from './cards/infrastructure.ts';
import { scenarios } from './cards/scenarios.ts';
import type { RuleName } from './kinds.ts';
import { scenario, type T } from './state.ts';
import { adboards, kit, squad, stadium, staff } from './zones.ts';

/** ELV-802: the seven kinds, by id. */
export const BUILDINGS: readonly string[] = infrastructure.map(({ id }) => id);
const GENERAL = infrastructure.filter(({ notes }) => notes?.space === 'general').map(({ id }) => id);
export const STANDS: readonly string[] = ['stand3', 'stand4'];

export const built = (t: T, seat: Seat, id: string): number => t.pile(stadium, seat).filter((token) => t.def(token).id === id).length;
export const generalBuilt = (t: T, seat: Seat): number => t.pile(stadium, seat).filter((token) => GENERAL.includes(t.def(token).id)).length;

/** ELV-803, ELV-804, ELV-R51: the clause that keeps a kind from being built; '': there is room. */
export function noRoomFor(t: T, seat: Seat, id: string): string {
  if (GENERAL.includes(id)) return generalBuilt(t, seat) < GENERAL_SPACES ? '' : 'ELV-803';
  return built(t, seat, id) === 0 ? '' : 'ELV-804';
}

/** ELV-801, H14: before anything is taken off. */
export function printedPrice(t: T): number {
  const { dear } = scenarios.deadline;
  return scenario(t) === 'deadline' && t.own.week <= dear.week ? dear.cost : BUILD_COST;
}
/** What a build costs now (ELV-R42, ELV-R86). `less`: what the effect that lets one build takes off. */
export function buildPrice(t: T, seat: Seat, less = 0): number {
  const first = t.own.builds[seat] === 0 ? t.rule(seat, 'firstBuild') : 0;
  return Math.max(0, printedPrice(t) - less - first);
}
/** The cards that change a rule value of a club, by id, as the log names them. */
export const whoChange = (t: T, seat: Seat, rule: RuleName): string[] =>
  ruleBreakdown(t, seat, rule).addends.flatMap(({ source }) => (source === null ? [] : [t.def(source.id).id]));

/** ELV-808, ELV-810: what the next Office space costs; -1: there is none. */
export function officePrice(t: T, seat: Seat, less = 0): number {
  const next = t.own.office[seat] + 1;
  return next < OFFICE_COST.length ? Math.max(0, OFFICE_COST[next] - less) : -1;
}

/** ELV-919, ELV-1659: places for one FAN each. */
export const standsOf = (t: T, seat: Seat): number =>
  t.rule(seat, 'stands') - (scenario(t) === 'deadline' && built(t, seat, 'stand3') === 0 ? 1 : 0);

/** ELV-920. */
const SOLD_OUT = 4;
export const isSoldOut = (fans: number): boolean => fans >= SOLD_OUT;
/** ELV-1108: 1 cash for each FAN; H10: more if Sold Out. */
export const payOfStands = (t: T, seat: Seat, fans: number): number => fans * (1 + (isSoldOut(fans) ? t.rule(seat, 'soldOutPay') : 0));

/** ELV-726, ELV-727: free spaces for Sponsors. */
export const freeAdboards = (t: T, seat: Seat): number => t.rule(seat, 'adboards') - t.count(adboards, seat);
export const isKitFree = (t: T, seat: Seat): boolean => t.count(kit, seat) === 0;

export interface Upkeep {
  /** ELV-231, ELV-1207, ELV-1413: three counts, and what each costs. */
  readonly players: readonly [count: number, pays: number];
  readonly stadium: readonly [count: number, pays: number];
  readonly staff: readonly [count: number, pays: number];
  /** What features take off (ELV-R86). */
  readonly less: number;
  readonly total: number;
}

/** ELV-232, ELV-807, ELV-1204: the Office has no part in it (ELV-809). */
export function maintenanceOf(t: T, seat: Seat): Upkeep {
  const counts = { players: t.count(squad, seat), stadium: PRINTED_STADIUM + t.count(stadium, seat), staff: t.count(staff, seat) };
  const players = valueAt(MAINTENANCE.players, counts.players);
  const buildings = valueAt(MAINTENANCE.stadium, counts.stadium);
  const people = valueAt(MAINTENANCE.staff, counts.staff);
  const less = t.rule(seat, 'maintenance');
  return {
    players: [counts.players, players],
    stadium: [counts.stadium, buildings],
    staff: [counts.staff, people],
    less,
    total: Math.max(0, players + buildings + people - less),
  };
}
