/** INA-500: cards of one name lie on each other. The newest is on top, even a weaker one (INA-515, INA-R54); nobody chooses the order. */
import type { Seat } from '@touchline/engine';
import { beneath, fielded, freeSlots, named, slotOf } from './pitch.ts';
import type { T } from './state.ts';
import { bench, benchCovered, covered, field } from './zones.ts';

/** A character of the bench goes under what comes next. */
function underNext(t: T, card: number, seat: Seat): void {
  t.setMark(card, 'exhausted', 0);
  t.move(card, t.at(benchCovered, seat));
}

/**
 * INA-501, INA-503, INA-R9: on a character of this name on the bench, and on nothing else. What joins an exhausted stack is exhausted
 * (INA-R12); any other comes ready (INA-416).
 */
export function toBench(t: T, card: number, seat: Seat): void {
  const there = named(t, t.pile(bench, seat), card);
  const tired = there >= 0 && t.option<boolean>('stackKeepsExhausted') ? t.mark(there, 'exhausted') : 0;
  if (there >= 0) underNext(t, there, seat);
  t.move(card, t.at(bench, seat));
  t.setMark(card, 'exhausted', tired);
  if (there >= 0) t.emit('stacked', card, {}, seat);
}

/**
 * INA-421, INA-423, INA-R31: onto the character of its name on the field, wherever that stands; otherwise into an empty slot of its
 * position. A goalkeeper of that name is not on the field (INA-512).
 */
export function slotsFor(t: T, seat: Seat, card: number): readonly number[] {
  const there = named(t, fielded(t, seat), card);
  return there >= 0 ? [slotOf(t, there)] : freeSlots(t, seat, card);
}

/** INA-502, INA-509: a whole stack moves, onto whoever stands there. Who lies on top has what was laid on that one: it is one character. */
export function toField(t: T, card: number, seat: Seat, slot: number): void {
  const there = t.top(field, seat, slot);
  const below = beneath(t, card);
  if (there >= 0) t.move(there, t.at(covered, seat));
  for (const c of below) t.move(c, t.at(covered, seat));
  t.move(card, t.at(field, seat, slot));
  if (there < 0) return;
  t.inherit(card, there);
  t.emit('stacked', card, {}, seat);
}

/**
 * INA-510, INA-511, INA-902, INA-R55: the reserve cards of a character go to the bench together, in their order and exhausted. A
 * starting character under them stays in the slot. Cards of that name on the bench lie under them (INA-R32).
 */
export function toBenchAgain(t: T, top: number, seat: Seat): void {
  const slot = slotOf(t, top);
  const cards = [...beneath(t, top), top];
  const reserves = cards.filter((card) => t.def(card).kind === 'reserve');
  if (reserves.length === 0) return;
  const there = named(t, t.pile(bench, seat), top);
  if (there >= 0) underNext(t, there, seat);
  for (const card of reserves.slice(0, -1)) t.move(card, t.at(benchCovered, seat));
  t.move(top, t.at(bench, seat));
  t.setMark(top, 'exhausted', 1);
  for (const card of cards) if (t.def(card).kind === 'starting') t.move(card, t.at(field, seat, slot));
}
