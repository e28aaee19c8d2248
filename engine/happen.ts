/** Batches of simultaneous events: replaced if somebody may, then done all at once, then noticed all at once. */

import { countUse, limitLeft } from './abilities.ts';
import { working } from './derived.ts';
import { type Ctx, eventFits, holds } from './select.ts';
import type { Table } from './table.ts';
import type { Bound, Happening, Json, Mod, Ref, Seat, Waiting } from './types.ts';

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

/** With nothing against it a batch is a plain call; else it is a flow, which can stop and ask. What is done in one step stays in order. */
export function happen(t: Table, events: readonly Happening[]): void {
  const instead = t.game.insteadOf;
  if (
    instead.size > 0 &&
    events.some((e) => instead.has(e.type)) &&
    (t.calls.length > 0 || events.some((e) => insteads(t, keep(t, e), []).length > 0))
  )
    t.call('engine/batch', { batch: events.map((e) => ({ e: keep(t, e), done: [] })) as unknown as Json });
  else commit(t, events);
}

// ---------------------------------------------------------------- replacements

/** A replacement an event, or what it came from, has been through. */
export interface Through {
  readonly ability: number;
  readonly card: Ref;
}

/** A replacement that could apply to an event now. */
export interface Instead {
  readonly ability: number;
  readonly card: number;
  readonly seat: Seat;
  readonly may: boolean;
  /** The change that granted it, if it is not printed. */
  readonly by: Mod | null;
}

export function insteads(t: Table, kept: KeptEvent, done: readonly Through[]): Instead[] {
  const out: Instead[] = [];
  const event = recall(kept);
  for (const index of t.game.insteadOf.get(kept.type) ?? []) {
    const a = t.game.abilities[index];
    const when = a.spec.when;
    if (!('instead' in when)) continue;
    working(t, index, (card, seat, by) => {
      const ctx: Ctx = { seat, self: card, event: null };
      if (done.some((d) => d.ability === index && t.find(d.card) === card) || !limitLeft(t, index, card, seat)) return;
      if (out.some((x) => x.ability === index && x.card === card)) return;
      if (!eventFits(t, when, ctx, event, kept.from ?? -1)) return;
      if (a.spec.if && !holds(t, a.spec.if, { ...ctx, event: kept as unknown as Json })) return;
      out.push({ ability: index, card, seat, may: !!when.may, by });
    });
  }
  return out;
}

// ---------------------------------------------------------------- doing and noticing

/** Everything in the batch happens now. */
export function commit(t: Table, events: readonly Happening[]): void {
  const watched = t.game.triggersOn.size > 0 && events.some((e) => t.game.triggersOn.has(e.type));
  const scan = watched ? new Scan(t, events) : null;
  scan?.before();
  for (const e of events) {
    if (e.type === 'move') {
      const from = t.s.zone[e.card!];
      const learned = t.put(e.card!, e.to!, e.at ?? 'top');
      if (t.log) t.emitMove(e.card!, from, e.to!, learned);
    } else {
      const run = t.game.spec.events?.[e.type];
      if (!run) throw new Error(`${t.game.id} has no event ${e.type}.`);
      if (t.log)
        t.emit(e.type, e.card ?? -1, { ...(e.n !== undefined && { n: e.n }), ...(e.seat !== undefined && { to: e.seat }) }, e.seat ?? -1);
      run(t, e);
    }
  }
  scan?.after();
}

interface Found {
  readonly event: number;
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly bound: Bound | undefined;
}

/**
 * Triggers that see a batch. What leaves play is seen from before (so cards leaving together see each other), everything else from
 * after it (so a card sees its own arrival). "In play" is wherever abilities work by default.
 */
class Scan {
  readonly #t: Table;
  readonly #events: readonly Happening[];
  readonly #kept: readonly KeptEvent[];
  readonly #moved: ReadonlySet<number>;
  readonly #found: Found[] = [];

  constructor(t: Table, events: readonly Happening[]) {
    this.#t = t;
    this.#events = events;
    this.#kept = events.map((e) => keep(t, e, true));
    this.#moved = new Set(events.flatMap((e) => (e.type === 'move' ? [e.card!] : [])));
  }

  #leaves(i: number): boolean {
    const from = this.#kept[i].from;
    return this.#events[i].type === 'move' && from !== undefined && !!this.#t.game.zones[from].spec.active;
  }

  before(): void {
    for (let i = 0; i < this.#events.length; i++) if (this.#leaves(i)) this.#notice(i, true);
  }

  after(): void {
    const t = this.#t;
    for (let i = 0; i < this.#events.length; i++) this.#notice(i, false);
    if (this.#found.length === 0) return;
    // Whoever moved is remembered as the object it has become, so that its own text can still speak of it.
    const now = (ref: Ref) => (this.#moved.has(ref.id) ? t.ref(ref.id) : ref);
    const events = this.#kept.map((k) => (k.card ? { ...k, card: now(k.card) } : k) as unknown as Json);
    const order = this.#found.toSorted((a, b) => a.event - b.event);
    t.raw.waiting = [
      ...t.raw.waiting,
      ...order.map(
        (f): Waiting => ({
          ability: f.ability,
          self: now(f.self),
          seat: f.seat,
          event: events[f.event],
          ...(f.bound && { bound: f.bound }),
        }),
      ),
    ];
  }

  #notice(i: number, before: boolean): void {
    const t = this.#t;
    const event = this.#events[i];
    for (const index of t.game.triggersOn.get(event.type) ?? [])
      working(t, index, (card, seat) => {
        // What has only just arrived does not look back at what left with its arrival, except itself.
        if (!before && this.#leaves(i) && this.#moved.has(card) && card !== event.card) return;
        this.#try(i, index, card, seat, t.ref(card));
      });
    for (const d of t.raw.delayed) {
      const when = t.ability(d.ability).when;
      if (!('on' in when) || when.on !== event.type) continue;
      if (this.#try(i, d.ability, t.find(d.self), d.seat, d.self, d.bound) && d.once) t.raw.delayed = t.raw.delayed.filter((x) => x !== d);
    }
  }

  #try(i: number, index: number, card: number, seat: Seat, self: Ref, bound?: Bound): boolean {
    const t = this.#t;
    const { spec } = t.game.abilities[index];
    if (!('on' in spec.when) || this.#found.some((f) => f.event === i && f.ability === index && f.self.id === self.id)) return false;
    const ctx: Ctx = { seat, self: card, event: this.#kept[i] as unknown as Json };
    if (!limitLeft(t, index, card, seat) || !eventFits(t, spec.when, ctx, this.#events[i], this.#kept[i].from ?? -1)) return false;
    if (spec.if && !holds(t, spec.if, ctx)) return false;
    // "Once each turn" counts what triggered, so that one batch cannot trigger it twice.
    countUse(t, index, self, seat);
    this.#found.push({ event: i, ability: index, self, seat, bound });
    return true;
  }
}
