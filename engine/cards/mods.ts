/** From what a card says to what lies on the table for a while: durations, frozen or live cards, what was named. */

import type { Bound, Effect, Json, Mod, Num, Ref, Sel, Until } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { changeOf } from './derived.ts';
import { type Ctx, num, select } from './select.ts';

export function untilOf(t: Table, e: Effect, ctx: Ctx): readonly Until[] {
  const list = (Array.isArray(e.until) ? e.until : e.until === undefined ? [] : [e.until]) as (
    | Until
    | 'leaves'
    | { yours: string; skip?: number; next?: true }
  )[];
  return list.map((u): Until => {
    if (u === 'leaves') return { leaves: t.v('self') as unknown as Ref };
    if (typeof u === 'object' && 'yours' in u) {
      // "Your next one": the one that is going on does not count.
      const open = u.next && t.within(u.yours) && t.game.spec.scopeOf?.(t, u.yours) === ctx.seat;
      const skip = (u.skip ?? 0) + (open ? 1 : 0);
      return { scope: u.yours, whose: ctx.seat, ...(skip > 0 && { skip }) };
    }
    return u as Until;
  });
}

/** Frozen: those that fit now. Live: whoever fits while it lasts. */
export function onCards(t: Table, e: Effect, ctx: Ctx): Mod['on'] {
  return e.live ? { live: e.to as Sel } : { refs: select(t, e.to as Sel, ctx).map((c) => t.ref(c)) };
}

/** What has been named so far in the running text. */
export function boundNow(t: Table): { bound?: Bound } {
  const out: { [name: string]: Json } = {};
  for (const name of t.names())
    if (!['seat', 'self', 'event', 'was', 'item', 'idle'].includes(name) && t.v(name) !== null) out[name] = t.v(name);
  return Object.keys(out).length > 0 ? { bound: out } : {};
}

/** The change an effect makes, as a modifier: frozen cards unless the effect says `live`. */
export function modOf(t: Table, e: Effect, ctx: Ctx): Mod {
  const [change, given] = changeOf(e);
  const frozen =
    typeof given === 'object' && given !== null && !Array.isArray(given) && !e.live ? num(t, given as unknown as Num, ctx) : given;
  const on: Mod['on'] = e.rule
    ? { rulesOf: e.whose === 'any' ? -1 : e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat }
    : onCards(t, e, ctx);
  return {
    source: ctx.self >= 0 ? t.ref(ctx.self) : null,
    seat: ctx.seat,
    on,
    stat: String(e.stat ?? e.rule ?? e.trait),
    change,
    by: frozen,
    until: untilOf(t, e, ctx),
    clause: t.clause,
  };
}

/** What lasts for the running call of a procedure outlasts another call inside it. */
export const outlast = (u: Until): Until =>
  typeof u === 'object' && 'scope' in u && u.scope === 'performing' ? { ...u, skip: (u.skip ?? 0) + 1 } : u;
