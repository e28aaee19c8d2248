/** From what a card says to what lies on the table for a while: durations, frozen or live cards, what was named. */

import type { SharedKinds } from '../model/kinds.ts';
import type { Bound, Change, Json, Lasting, LinkedEffect, Mod, Players, Ref, Seat, Sel, Until } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { changeOf, isNum, valueChanged } from './derived.ts';
import { playersMeant } from './players.ts';
import { type Ctx, num, select } from './select.ts';

export function untilOf(t: Table, until: Lasting | readonly Lasting[] | undefined, ctx: Ctx): readonly Until[] {
  const list: readonly Lasting[] = until === undefined ? [] : isList(until) ? until : [until];
  return list.map((u): Until => {
    if (u === 'leaves') return { leaves: t.v<Ref>('self') };
    if (typeof u === 'string' || !('yours' in u || 'theirs' in u)) return u;
    const [scope, whose] = 'yours' in u ? [u.yours, ctx.seat] : [u.theirs, t.other(ctx.seat)];
    // "Your next one": the one that is going on does not count.
    const open = u.next && t.within(scope) && t.game.spec.scopeOf?.(t, scope) === whose;
    const skip = (u.skip ?? 0) + (open ? 1 : 0);
    return { scope, whose, ...(skip > 0 && { skip }) };
  });
}
const isList = (until: Lasting | readonly Lasting[]): until is readonly Lasting[] => Array.isArray(until);

/** Frozen: those that fit now, where everybody sees what becomes of them. Live: whoever fits while it lasts. */
export function onCards(t: Table, to: Sel, live: true | undefined, ctx: Ctx): Mod['on'] {
  return live ? { live: to } : { refs: inTheOpen(t, select(t, to, ctx)).map((c) => t.ref(c)) };
}

/** Nothing is laid on a card where not everybody sees it: which one it is would be told by what it does later. */
export const inTheOpen = (t: Table, cards: readonly number[]): readonly number[] =>
  cards.filter((c) => t.layout.sight[t.s.zone[c]] === t.layout.everybody);

/** The rules of these players; all of them together where everybody is meant. */
export function onPlayers(t: Table, whose: Players | undefined, ctx: Ctx): readonly Mod['on'][] {
  return whose === 'any' ? [{ rulesOf: -1 }] : playersMeant(t, whose, ctx.seat).map((seat) => ({ rulesOf: seat }));
}

/** A change that the running text makes. Written field by field: changes are read all the time, and those of one shape fastest. */
export function modOf(t: Table, ctx: Ctx, on: Mod['on'], stat: string, change: Change, by: Mod['by'], until: readonly Until[]): Mod {
  return { source: ctx.self >= 0 ? t.ref(ctx.self) : null, seat: ctx.seat, on, stat, change, by, until, clause: t.clause };
}

/** What has been named so far in the running text, as far as this ability could speak of it. */
export function boundNow(t: Table, ability: number): { bound?: Bound } {
  const out: { [name: string]: Json } = {};
  for (const name of t.game.abilities[ability].names) if (t.hasV(name) && t.v(name) !== null) out[name] = t.v(name);
  return Object.keys(out).length > 0 ? { bound: out } : {};
}

/** The changes an effect makes, as modifiers: frozen cards unless the effect says `live`. */
export function modsOf(t: Table, e: LinkedEffect<SharedKinds, 'gain'>, ctx: Ctx): readonly Mod[] {
  const [change, given] = changeOf(e);
  const by = isNum(given) && !e.live ? num(t, given, ctx) : given;
  const until = untilOf(t, e.until, ctx);
  const on = e.rule ? onPlayers(t, e.whose, ctx) : [onCards(t, e.to ?? {}, e.live, ctx)];
  return on.map((those) => modOf(t, ctx, those, valueChanged(e), change, by, until));
}

/** What lasts until a scope ends outlasts one of that name that opens now: a call inside a call, a turn that goes on. What waits for another's is not concerned. */
export const outlast = (until: readonly Until[], scope: string, whose: Seat | undefined): readonly Until[] =>
  until.map((u) =>
    typeof u === 'object' && 'scope' in u && u.scope === scope && (u.whose === undefined || u.whose === whose)
      ? { ...u, skip: (u.skip ?? 0) + 1 }
      : u,
  );
