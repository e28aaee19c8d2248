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
  if (t.asking.includes(key)) {
    t.fleeting++;
    return;
  }
  t.asking.push(key);
  ask();
  t.asking.pop();
}

/** Does what a change does depend on what lies on the table? A plain number on certain cards does not: a card that becomes another is another card. */
export function readsTable(mod: Mod): boolean {
  if ('live' in mod.on || (typeof mod.by === 'object' && !Array.isArray(mod.by))) return true;
  for (let i = 0; i < mod.until.length; i++) {
    const u = mod.until[i];
    if (typeof u === 'object' && 'while' in u) return true;
  }
  return false;
}

/**
 * Look at a change on the table. One that reads the table reads it as it is without others of that sort: so they have a meaning where they
 * depend on each other, and are looked at once.
 */
export function look(t: Table, mod: Mod, at: () => void): void {
  if (!readsTable(mod)) {
    at();
    return;
  }
  if (t.inChange) {
    t.fleeting++;
    return;
  }
  t.inChange = true;
  at();
  t.inChange = false;
}

/** No value and no change: it stands for whatever is asked in this way. */
const ANYTHING = Number.MIN_SAFE_INTEGER;

/** As texts read it, whatever is being worked out already: so it comes out the same whoever asks first. */
export function asTextsRead<R>(t: Table, read: () => R): R {
  const asking = t.asking.splice(0);
  const { inChange } = t;
  t.asking.push(ANYTHING);
  t.inChange = false;
  const answer = read();
  t.asking.splice(0, 1, ...asking);
  t.inChange = inChange;
  return answer;
}

/** Something is being worked out already: values are read as texts read them. */
export const inTheMiddle = (t: Table): boolean => t.asking.length > 0 || t.inChange;
