/** Reading card data: selectors, numbers and conditions against the table. */

import type { Answered, Cond, EventFilter, Filter, Happening, Num, Players, Ref, Seat, Sel } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { isMeant, playerMeant, playersMeant } from './players.ts';

/** Who reads: the seat ("you"), the card whose text it is, and the event it answers, if any. */
export interface Ctx {
  readonly seat: Seat;
  readonly self: number;
  readonly event: Answered;
}

/** The reader of the running effect. */
export function ctxOf(t: Table): Ctx {
  return { seat: t.v<number>('seat'), self: t.vCard('self'), event: t.v<Answered>('event') };
}

/** The card an event is about, if it can still be found. */
export function eventCard(t: Table, event: Answered): number {
  return t.find(event?.card);
}

function lastKnown(event: Answered, stat: string): number {
  return event?.was?.[stat] ?? 0;
}

/** What the card of the running text was when it was last seen there. */
function selfWas(t: Table, stat: string): number {
  return (t.hasV('was') ? t.v<{ readonly [stat: string]: number } | null>('was') : null)?.[stat] ?? 0;
}

function fits(t: Table, f: Filter, ctx: Ctx, card: number): boolean {
  if ('trait' in f) return typeof f.is === 'string' ? t.is(card, f.trait, f.is) : f.is.some((v) => t.is(card, f.trait, v));
  if ('named' in f) return t.is(card, f.of, t.v<string>(f.named));
  if ('stat' in f) {
    const n = t.stat(card, f.stat);
    return (f.atLeast === undefined || n >= num(t, f.atLeast, ctx)) && (f.atMost === undefined || n <= num(t, f.atMost, ctx));
  }
  if ('mark' in f) {
    const n = t.mark(card, f.mark);
    return (f.is === undefined || n === f.is) && (f.atLeast === undefined || n >= f.atLeast);
  }
  if ('kind' in f) return t.def(card).kind === f.kind;
  if ('not' in f) return !fits(t, f.not, ctx, card);
  return f.any.some((x) => fits(t, x, ctx, card));
}

function ofWhom(t: Table, sel: Sel, ctx: Ctx, card: number): boolean {
  return !sel.of || sel.of === 'any' || isMeant(t, sel.of, ctx.seat, t.controller(card));
}

/** Is this card one of those the selector means? */
export function matches(t: Table, sel: Sel, ctx: Ctx, card: number): boolean {
  // A thing that has ceased to be is nowhere.
  if (t.s.zone[card] < 0) return false;
  if (sel.self && card !== ctx.self) return false;
  if (sel.other && card === ctx.self) return false;
  if (sel.event && card !== eventCard(t, ctx.event)) return false;
  if (sel.role !== undefined && !hasRole(t, sel.role, sel.of, ctx, card)) return false;
  if (sel.bound !== undefined && !bound(t, sel.bound).includes(card)) return false;
  if (sel.zone !== undefined) {
    const name = t.layout.zones[t.s.zone[card]].name;
    if (typeof sel.zone === 'string' ? sel.zone !== name : !sel.zone.includes(name)) return false;
  }
  if (sel.role === undefined && !ofWhom(t, sel, ctx, card)) return false;
  if (sel.where) for (const f of sel.where) if (!fits(t, f, ctx, card)) return false;
  return true;
}

/** Whoever has this part in a player's play: the reader's, unless the text says whose. */
function inRole(t: Table, role: string, seat: Seat): number {
  const read = t.game.spec.roles?.[role];
  if (!read) throw new Error(`${t.game.id} has no role ${role}.`);
  return read(t, seat);
}

function hasRole(t: Table, role: string, of: Players | undefined, ctx: Ctx, card: number): boolean {
  if (of === 'opponents' || of === 'any') return playersMeant(t, of, ctx.seat).some((seat) => inRole(t, role, seat) === card);
  return inRole(t, role, playerMeant(t, of, ctx.seat)) === card;
}

function bound(t: Table, name: string): readonly number[] {
  const value = t.v<Ref | readonly Ref[] | null>(name);
  if (!value) return [];
  const refs = 'id' in value ? [value] : value;
  return refs.map((r) => t.find(r)).filter((c) => c >= 0);
}

/** The cards a selector means now. */
export function select(t: Table, sel: Sel, ctx: Ctx): number[] {
  let pool: readonly number[];
  if (sel.self) pool = ctx.self >= 0 ? [ctx.self] : [];
  else if (sel.event) pool = [eventCard(t, ctx.event)].filter((c) => c >= 0);
  else if (sel.role !== undefined) {
    const { role } = sel;
    pool = playersMeant(t, sel.of, ctx.seat)
      .map((seat) => inRole(t, role, seat))
      .filter((c) => c >= 0);
  } else if (sel.bound !== undefined) pool = bound(t, sel.bound);
  else pool = inZones(t, sel, ctx);
  return pool.filter((card) => matches(t, sel, ctx, card));
}

function inZones(t: Table, sel: Sel, ctx: Ctx): number[] {
  const names = sel.zone === undefined ? [] : typeof sel.zone === 'string' ? [sel.zone] : sel.zone;
  const out: number[] = [];
  const top = sel.top === undefined ? -1 : num(t, sel.top, ctx);
  for (const name of names) {
    const kind = t.game.zoneKind.get(name);
    if (kind === undefined) throw new Error(`${t.game.id} has no zone ${name}.`);
    const first = t.layout.zoneBase[kind];
    for (let z = first; z < t.layout.zones.length && t.layout.zones[z].kind === kind; z++) {
      const seat = t.layout.zones[z].seat;
      // Where cards can change hands, whose they are is asked of each card.
      if (seat >= 0 && !t.game.spec.controller && sel.of && !isMeant(t, sel.of, ctx.seat, seat)) continue;
      const pile = t.s.zones[z];
      for (let i = top < 0 ? 0 : Math.max(0, pile.length - top); i < pile.length; i++) out.push(pile[i]);
    }
  }
  return out;
}

export function num(t: Table, n: Num, ctx: Ctx): number {
  if (typeof n === 'number') return n;
  if ('count' in n) return select(t, n.count, ctx).length;
  if ('stat' in n) {
    // A card that has become something else is remembered as it was.
    if (n.of.event && eventCard(t, ctx.event) < 0) return lastKnown(ctx.event, n.stat);
    if (n.of.self && ctx.self < 0) return selfWas(t, n.stat);
    return select(t, n.of, ctx).reduce((sum, card) => sum + t.stat(card, n.stat), 0);
  }
  if ('highest' in n) return select(t, n.of, ctx).reduce((most, card) => Math.max(most, t.stat(card, n.highest)), 0);
  if ('mark' in n) return select(t, n.of, ctx).reduce((sum, card) => sum + t.mark(card, n.mark), 0);
  if ('event' in n) return ctx.event?.n ?? 0;
  if ('was' in n) return lastKnown(ctx.event, n.was);
  if ('plus' in n) return n.plus.reduce<number>((sum, x) => sum + num(t, x, ctx), 0);
  if ('times' in n) return n.times.reduce<number>((product, x) => product * num(t, x, ctx), 1);
  if ('least' in n) return Math.min(...n.least.map((x) => num(t, x, ctx)));
  if ('most' in n) return Math.max(...n.most.map((x) => num(t, x, ctx)));
  if ('half' in n) return n.up ? Math.ceil(num(t, n.half, ctx) / 2) : Math.floor(num(t, n.half, ctx) / 2);
  if ('tally' in n) return t.tally(n.tally, t.game.spec.tallies?.[n.tally]?.per === 'seat' ? ctx.seat : 0);
  if ('rule' in n) return t.rule(ctx.seat, n.rule);
  if ('bound' in n) {
    const value = t.v(n.bound);
    return Array.isArray(value) ? value.length : Number(value ?? 0);
  }
  return holds(t, n.if, ctx) ? num(t, n.then, ctx) : num(t, n.else, ctx);
}

export function holds(t: Table, c: Cond, ctx: Ctx): boolean {
  if ('all' in c) return c.all.every((x) => holds(t, x, ctx));
  if ('any' in c) return c.any.some((x) => holds(t, x, ctx));
  if ('not' in c) return !holds(t, c.not, ctx);
  if ('exists' in c) return select(t, c.exists, ctx).length >= (c.atLeast === undefined ? 1 : num(t, c.atLeast, ctx));
  if ('compare' in c) {
    const [left, how, right] = c.compare;
    const a = num(t, left, ctx);
    const b = num(t, right, ctx);
    return how === '<' ? a < b : how === '<=' ? a <= b : how === '=' ? a === b : how === '>=' ? a >= b : a > b;
  }
  const read = t.game.spec.conditions?.[c.is];
  if (!read) throw new Error(`${t.game.id} has no condition ${c.is}.`);
  return read(t, ctx.seat, ctx.self, c.with);
}

/** Does an event fit what a trigger or replacement waits for? An event that happens to a card is its controller's. */
export function eventFits(t: Table, when: EventFilter, ctx: Ctx, event: Happening, from: number): boolean {
  if (when.to !== undefined && (event.to === undefined || t.layout.zones[event.to].name !== when.to)) return false;
  if (when.from !== undefined && (from < 0 || t.layout.zones[from].name !== when.from)) return false;
  if (when.why !== undefined && event.why !== when.why) return false;
  if (when.seat !== undefined) {
    const whose = event.seat ?? (event.card === undefined ? -1 : t.controller(event.card));
    if (whose < 0 || !isMeant(t, when.seat, ctx.seat, whose)) return false;
  }
  if (when.by !== undefined && (event.by === undefined || !matches(t, when.by, ctx, event.by))) return false;
  return when.card === undefined || (event.card !== undefined && matches(t, when.card, ctx, event.card));
}
