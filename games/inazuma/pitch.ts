/** The pitch: slots, characters, stacks, and who takes part. A stack is one character, and only its top card counts (INA-505, INA-R17). */
import { permitted, reading, type Seat, type Source, type Table } from '@touchline/engine';
import type { T } from './state.ts';
import { bench, benchCovered, covered, field, goal } from './zones.ts';

/** A slot is a line and a side: 0 FW-A, 1 FW-B, 2 MF-A … 5 DF-B. My side A faces your side A. */
export const LINES = ['FW', 'MF', 'DF'] as const;
export const SIDES = ['A', 'B'] as const;
export const SLOTS: readonly number[] = [0, 1, 2, 3, 4, 5];
export const lineOf = (slot: number) => LINES[slot >> 1];
export const sideOf = (slot: number): number => slot & 1;
export const slotName = (slot: number): string => `${lineOf(slot)}-${SIDES[sideOf(slot)]}`;

/** INA-211: the line a character belongs to. */
const inLine = (t: T, card: number, slot: number): boolean => t.is(card, 'position', lineOf(slot));

/** INA-405, INA-421: empty slots of its position, on either side (INA-424). */
export const freeSlots = (t: T, seat: Seat, card: number): readonly number[] =>
  SLOTS.filter((slot) => inLine(t, card, slot) && t.count(field, seat, slot) === 0);

/** The slot a character stands in. */
export const slotOf = (t: T, card: number): number => t.zone(t.s.zone[card]).place;

/** Characters on the field of a seat; the goalkeeper is not (INA-213). */
export function fielded(t: T, seat: Seat): number[] {
  const out: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = t.top(field, seat, slot);
    if (card >= 0) out.push(card);
  }
  return out;
}

/** Printings with one name are the same character, whatever else is printed on them (INA-514). */
export const sameName = (t: T, a: number, b: number): boolean => t.def(a).name === t.def(b).name;

/** The character of this name in a pile; -1: none. */
export const named = (t: T, cards: readonly number[], card: number): number => cards.find((c) => sameName(t, c, card)) ?? -1;

/** Cards beneath a character, the lowest first. */
export function beneath(t: T, card: number): readonly number[] {
  const { kind, seat } = t.zone(t.s.zone[card]);
  const pile = kind === field ? t.pile(covered, seat) : kind === bench ? t.pile(benchCovered, seat) : NONE;
  return pile.length === 0 ? NONE : pile.filter((c) => sameName(t, c, card));
}
const NONE: readonly number[] = [];

/** INA-504, INA-513: a stack of two or more, or whatever a text makes count as one. */
export function firedUp(t: T, card: number): boolean {
  return beneath(t, card).length > 0 || permitted(t, 'beFiredUp', card, t.controller(card));
}

/** What that depends on. */
export const FIRED_UP: readonly Source[] = [
  'zone.field',
  'zone.covered',
  'zone.bench',
  'zone.benchCovered',
  'changes',
  'deed.may beFiredUp',
];

/** INA-506: FSP counts in place of SP everywhere; a starting character has none and keeps its SP (INA-R13). */
export const printedAs = reading(FIRED_UP, (t: Table, card: number, stat: string): string =>
  stat === 'sp' && t.def(card).stats.fsp !== undefined && firedUp(t as T, card) ? 'fsp' : stat,
);

/** The goalkeeper of a seat, which is in the goal zone (INA-213); -1: none. */
export const keeper = (t: T, seat: Seat): number => t.top(goal, seat);

export type Part = 'attacking' | 'defending';

/** Everybody of a seat who takes part in the attack; a goalkeeper may be among the defenders (INA-715). */
export function taking(t: T, seat: Seat, part: Part): number[] {
  const out = fielded(t, seat).filter((card) => t.mark(card, part) === 1);
  for (const card of t.pile(goal, seat)) if (t.mark(card, part) === 1) out.push(card);
  return out;
}

/** INA-702, INA-703, INA-704, INA-R29: lines that can take this part, on the action side or off it. */
export const fits = (t: T, card: number, part: Part): boolean =>
  t.is(card, 'position', 'MF') || t.is(card, 'position', part === 'attacking' ? 'FW' : 'DF');

/** INA-803, INA-820: who takes the shot; -1: nobody. */
export const kicker = (t: T, seat: Seat): number => fielded(t, seat).find((card) => t.mark(card, 'kicking') === 1) ?? -1;

/** INA-707, INA-708: the current SP of those who take part, and of nobody else. Each is at least 0 (INA-R27). */
export const total = (t: T, seat: Seat, part: Part): number => taking(t, seat, part).reduce((sum, card) => sum + t.stat(card, 'sp'), 0);
