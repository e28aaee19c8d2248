/** The personal supply and the Stat tracks. Markers are unlimited (ELV-113). */
import type { Seat } from '@touchline/engine';
import { STAT } from './cards/boards.ts';
import { RESOURCES, type Resource, type T } from './state.ts';

const TRACKS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;
export const statOf = (t: T, seat: Seat, of: Resource): number => t.own[TRACKS[of]][seat];

/** What something costs, by kind of marker. */
export type Price = { readonly [R in Resource]?: number };

/** Markers or VP tokens from the Supply. `why`: a card's id, or a word for the rule. */
export function gain(t: T, seat: Seat, of: Resource | 'vp', n: number, why: string): void {
  if (n <= 0) return;
  const now = t.own[of][seat] + n;
  t.setOf(of, seat, now);
  t.emit('gain', [], { of, n, now, why }, seat);
}

/** ELV-305: as many as there are. Returns how many were lost. */
export function lose(t: T, seat: Seat, of: Resource | 'vp', n: number, why: string): number {
  const lost = Math.min(n, t.own[of][seat]);
  if (lost <= 0) return 0;
  const now = t.own[of][seat] - lost;
  t.setOf(of, seat, now);
  t.emit('lose', [], { of, n: lost, now, why }, seat);
  return lost;
}

/** ELV-312: the Stat marker, not the markers. What cannot be moved is gained (ELV-213) or lost (ELV-214). */
export function moveStat(t: T, seat: Seat, of: Resource, by: number, why: string): void {
  if (by === 0) return;
  const from = statOf(t, seat, of);
  const to = Math.max(STAT.first, Math.min(STAT.last, from + by));
  const left = from + by - to;
  if (to !== from) t.setOf(TRACKS[of], seat, to);
  t.emit('stat', [], { of, from, to, left, why }, seat);
  if (left > 0) gain(t, seat, of, left, 'track');
  if (left < 0) lose(t, seat, of, -left, 'track');
}

/** ELV-304: all of it or nothing. */
export const canPay = (t: T, seat: Seat, price: Price): boolean => RESOURCES.every((of) => (price[of] ?? 0) <= t.own[of][seat]);

export function pay(t: T, seat: Seat, price: Price, why: string): void {
  for (const kind of RESOURCES) {
    const n = price[kind] ?? 0;
    if (n === 0) continue;
    const now = t.own[kind][seat] - n;
    t.setOf(kind, seat, now);
    t.emit('pay', [], { of: kind, n, now, why }, seat);
  }
}

/** Two prices together. */
export const plus = (a: Price, b: Price): Price =>
  Object.fromEntries(RESOURCES.flatMap((of) => ((a[of] ?? b[of]) === undefined ? [] : [[of, (a[of] ?? 0) + (b[of] ?? 0)]])));
