/** Changes laid on cards and seats: whom they concern, and whether they still run. */
import type { Mod, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { type Ctx, holds, matches } from './select.ts';

export const ctxOfMod = (t: Table, mod: Mod): Ctx => ({ seat: mod.seat, self: mod.source ? t.find(mod.source) : -1, event: null });

/** Is this card (or, with card -1, this seat's rules) among what a change is laid on? */
export function changes(t: Table, mod: Mod, card: number, seat: Seat): boolean {
  if ('rulesOf' in mod.on) return card < 0 && (mod.on.rulesOf < 0 || mod.on.rulesOf === seat);
  if (card < 0) return false;
  if ('live' in mod.on) return matches(t, mod.on.live, ctxOfMod(t, mod), card);
  for (const ref of mod.on.refs) if (ref.id === card && t.s.epoch[card] === ref.epoch) return true;
  return false;
}

export function modRuns(t: Table, mod: Mod): boolean {
  for (const u of mod.until) if (typeof u === 'object' && 'while' in u && !holds(t, u.while, ctxOfMod(t, mod))) return false;
  return true;
}

/** Ask only if this is not being asked already: a value asked for while it is being computed answers without the asker. */
export function unlessAsking(t: Table, key: number, ask: () => void): void {
  if (t.asking.includes(key)) return;
  t.asking.push(key);
  ask();
  t.asking.pop();
}
export const modKey = (i: number) => -1 - i;
