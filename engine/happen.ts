/** Batches of simultaneous events: replaced if somebody may, then done all at once, then noticed all at once. */

import { limitLeft } from './abilities.ts';
import { working } from './derived.ts';
import { type Ctx, eventFits, holds } from './select.ts';
import type { Table } from './table.ts';
import type { Happening, Json, Ref, Seat, Waiting } from './types.ts';

/** An event as frames and waiting triggers keep it: cards as references, with what they were. */
export interface KeptEvent {
  readonly type: string;
  readonly card?: Ref;
  readonly seat?: Seat;
  readonly from?: number;
  readonly to?: number;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
  readonly by?: Ref;
  readonly why?: string;
  /** Last-known stats of the card. */
  readonly was?: { readonly [stat: string]: number };
}

export function keep(t: Table, e: Happening, remember = false): KeptEvent {
  const { card, by, ...rest } = e;
  const was: { [stat: string]: number } = {};
  if (remember && card !== undefined) for (const stat of t.game.spec.remembers ?? []) was[stat] = t.stat(card, stat);
  return {
    ...rest,
    ...(card !== undefined && { card: t.ref(card), from: t.s.zone[card] }),
    ...(by !== undefined && { by: t.ref(by) }),
    ...(remember && card !== undefined && { was }),
  };
}

export function recall(e: KeptEvent): Happening {
  const { card, by, from: _from, was: _was, ...rest } = e;
  return { ...rest, ...(card && { card: card.id }), ...(by && { by: by.id }) };
}

export function happen(t: Table, events: readonly Happening[]): void {
  const instead = t.game.insteadOf;
  if (instead.size > 0 && events.some((e) => instead.has(e.type)))
    t.call('engine/batch', { batch: events.map((e) => ({ e: keep(t, e), done: [] })) as unknown as Json });
  else commit(t, events);
}

/** A replacement that could apply to an event now. */
export interface Instead {
  readonly ability: number;
  readonly card: number;
  readonly seat: Seat;
  readonly may: boolean;
}

export function insteads(t: Table, kept: KeptEvent, done: readonly string[]): Instead[] {
  const out: Instead[] = [];
  const event = recall(kept);
  for (const index of t.game.insteadOf.get(kept.type) ?? []) {
    const a = t.game.abilities[index];
    const when = a.spec.when;
    if (!('instead' in when)) continue;
    working(t, index, (card, seat) => {
      const ctx: Ctx = { seat, self: card, event: null };
      if (done.includes(`${index}/${card}/${t.s.epoch[card]}`) || !limitLeft(t, index, card, seat)) return;
      if (!eventFits(t, when, ctx, event, kept.from ?? -1) || (a.spec.if && !holds(t, a.spec.if, ctx))) return;
      out.push({ ability: index, card, seat, may: !!when.may });
    });
  }
  return out;
}

/** Everything in the batch happens now. */
export function commit(t: Table, events: readonly Happening[]): void {
  const watched = t.game.triggersOn.size > 0 && events.some((e) => t.game.triggersOn.has(e.type));
  const kept = watched ? events.map((e) => keep(t, e, true)) : [];
  const found: Waiting[] = [];
  const seen = new Set<string>();
  if (watched) events.forEach((e, i) => notice(t, e, kept[i], i, seen, found));
  for (const e of events) {
    if (e.type === 'move') {
      const from = t.s.zone[e.card!];
      const learned = t.put(e.card!, e.to!, e.at ?? 'top');
      if (t.log) t.emitMove(e.card!, from, e.to!, learned);
    } else {
      const run = t.game.spec.events?.[e.type];
      if (!run) throw new Error(`${t.game.id} has no event ${e.type}.`);
      run(t, e);
      if (t.log)
        t.emit(e.type, e.card ?? -1, { ...(e.n !== undefined && { n: e.n }), ...(e.seat !== undefined && { to: e.seat }) }, e.seat ?? -1);
    }
  }
  if (!watched) return;
  events.forEach((e, i) => notice(t, e, kept[i], i, seen, found));
  if (found.length > 0) t.raw.waiting = [...t.raw.waiting, ...found];
}

/** Triggers that see this event from where they are now (asked before the batch, for what leaves, and after it, for what arrives). */
function notice(t: Table, event: Happening, kept: KeptEvent, i: number, seen: Set<string>, found: Waiting[]): void {
  const tryOne = (index: number, card: number, seat: Seat, self: Ref): boolean => {
    const a = t.game.abilities[index];
    const when = a.spec.when;
    const key = `${i}/${index}/${self.id}/${self.epoch}`;
    if (!('on' in when) || seen.has(`${i}/${index}/${self.id}`)) return false;
    const ctx: Ctx = { seat, self: card, event: null };
    if (!limitLeft(t, index, card, seat) || !eventFits(t, when, ctx, event, kept.from ?? -1)) return false;
    if (a.spec.if && !holds(t, a.spec.if, { ...ctx, event: kept as unknown as Json })) return false;
    seen.add(key).add(`${i}/${index}/${self.id}`);
    found.push({ ability: index, self, seat, event: kept as unknown as Json });
    return true;
  };
  for (const index of t.game.triggersOn.get(event.type) ?? []) working(t, index, (card, seat) => tryOne(index, card, seat, t.ref(card)));
  for (const d of t.s.delayed) {
    const when = t.ability(d.ability).when;
    if (!('on' in when) || when.on !== event.type) continue;
    if (tryOne(d.ability, t.find(d.self), d.seat, d.self) && d.once) t.raw.delayed = t.raw.delayed.filter((x) => x !== d);
  }
}
