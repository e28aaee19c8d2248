/** Action tokens: gained from the pool, paid and spent back into it. */
import type { Seat } from '@touchline/engine';
import { costIn } from './cards/make.ts';
import { attacker, KINDS, type Kind, type T } from './state.ts';

/** TSU-108, TSU-R2. */
export const TOKENS = 5;

/** The kind a seat can spend on the action of this round (TSU-407). */
export const kindFor = (t: T, seat: Seat): Kind => (seat !== attacker(t) ? 'defence' : t.own.action === 'pass' ? 'pass' : 'shot');

/** TSU-R3: points spent on an action are in no pool until the Discard Phase. */
export function poolOf(t: T, seat: Seat, kind: Kind): number {
  const spent = t.own.action !== '' && kindFor(t, seat) === kind ? t.own.spent[seat] : 0;
  return TOKENS - t.own[kind][seat] - spent;
}

/** TSU-316: from the pool to the available points at once; an empty pool gives nothing (TSU-R2). */
export function gainPoint(t: T, seat: Seat, kind: Kind): void {
  if (poolOf(t, seat, kind) === 0) return;
  t.setOf(kind, seat, t.own[kind][seat] + 1);
  t.emit('gain', [], { kind, have: t.own[kind][seat] }, seat);
}

export const costOf = (t: T, card: number) => costIn(t.def(card));

export const canPay = (t: T, seat: Seat, card: number): boolean => KINDS.every((kind) => t.own[kind][seat] >= costOf(t, card)[kind]);

/** TSU-R3: paid points are in the pool again at once. */
export function pay(t: T, seat: Seat, card: number): void {
  const cost = costOf(t, card);
  for (const kind of KINDS) if (cost[kind] > 0) t.setOf(kind, seat, t.own[kind][seat] - cost[kind]);
}
