/** Batches of simultaneous events: replaced if somebody may, then done all at once, then noticed all at once. */

import { F_BASE, F_NODE, FRAME } from '../flow/frame.ts';
import { WAS } from '../flow/program.ts';
import { isRef } from '../model/refs.ts';
import type { Delayed, Giving, Happening, KeptEvent, Mod, Ref, Seat, Waiting, Was, When } from '../model/types.ts';
import { boundWas, markWas } from '../model/was.ts';
import type { Table } from '../table/table.ts';
import { countUse, limitLeft } from './abilities.ts';
import { anyAtWork, atWork } from './atWork.ts';
import { sameGiving } from './durations.ts';
import { Noting } from './noting.ts';
import { type Ctx, eventFits, holds } from './select.ts';

export function keep(t: Table, e: Happening, remember = false): KeptEvent {
  // Field by field: spreading is slow, and this is done for every event somebody could notice.
  const out: { -readonly [K in keyof KeptEvent]: KeptEvent[K] } = { type: e.type };
  if (e.card !== undefined) {
    out.card = t.ref(e.card);
    out.from = t.s.zone[e.card];
  }
  if (e.seat !== undefined) out.seat = e.seat;
  if (e.to !== undefined) out.to = e.to;
  if (e.at !== undefined) out.at = e.at;
  if (e.n !== undefined) out.n = e.n;
  if (e.by !== undefined) out.by = t.ref(e.by);
  if (e.doer !== undefined) out.doer = e.doer;
  if (e.why !== undefined) out.why = e.why;
  if (e.fixed !== undefined) out.fixed = e.fixed;
  if (e.marks !== undefined) out.marks = e.marks;
  if (remember && e.card !== undefined) out.was = remembered(t, e.card);
  return out;
}

/** What a card is, for whoever looks back at it later: the stats the game names, and the marks on it. */
/** What is known of cards under a name, should they go elsewhere. */
export function wasNamed(t: Table, name: string, refs: readonly Ref[]): Was {
  const all = refs.flatMap((ref, i) => {
    const card = t.find(ref);
    return card < 0 ? [] : Object.entries(remembered(t, card)).map(([what, n]) => [boundWas(name, i) + what, n] as const);
  });
  return Object.fromEntries(all);
}

function remembered(t: Table, card: number): Was {
  const was: { [stat: string]: number } = {};
  for (const stat of t.game.spec.remembers ?? []) was[stat] = t.stat(card, stat);
  const { marks } = t.game;
  for (let i = 0; i < marks.length; i++) if (t.s.marks[i][card] !== 0) was[markWas(marks[i])] = t.s.marks[i][card];
  return was;
}

export function recall(e: KeptEvent): Happening {
  const { card, by, from: _from, was: _was, ...rest } = e;
  return { ...rest, ...(card && { card: card.id }), ...(by && { by: by.id }) };
}

/** With nothing against it a batch is a plain call; else it is a flow, which can stop and ask. What is done in one step stays in order. */
export function happen(t: Table, all: readonly Happening[]): void {
  const { stays } = t.game.spec;
  const events =
    stays && all.some((e) => e.type === 'move' && stays(t, e.card!)) ? all.filter((e) => e.type !== 'move' || !stays(t, e.card!)) : all;
  if (replaceable(t, events) && (t.calls.length > 0 || events.some((e) => insteads(t, keep(t, e), []).length > 0)))
    t.call('engine/batch', { batch: events.map((e) => ({ e: keep(t, e), done: [] })) });
  else commit(t, events);
}

/** Is there a text at work that could replace one of these? */
function replaceable(t: Table, events: readonly Happening[]): boolean {
  const { insteadOf } = t.game;
  if (insteadOf.size === 0) return false;
  for (const e of events) {
    const workers = insteadOf.get(e.type);
    if (workers && anyAtWork(t, workers, -1) && (e.type !== 'move' || t.watched(e.card!, e.to!))) return true;
  }
  return false;
}

// ---------------------------------------------------------------- replacements

/** A replacement an event, or what it came from, has been through. */
export type Through = {
  readonly ability: number;
  readonly card: Ref;
  readonly giving: Giving;
};

/** A replacement that could apply to an event now. */
export interface Instead {
  readonly ability: number;
  readonly card: number;
  readonly seat: Seat;
  readonly may: boolean;
  /** The change that granted it, if it is not printed. */
  readonly by: Mod | null;
  readonly giving: Giving;
}

export function insteads(t: Table, kept: KeptEvent, done: readonly Through[]): Instead[] {
  const out: Instead[] = [];
  const event = recall(kept);
  atWork(t, t.game.insteadOf.get(kept.type), (index, card, seat, by, giving) => {
    const { spec } = t.game.abilities[index];
    const when = spec.when;
    if (!('instead' in when)) return;
    const ctx: Ctx = { seat, self: card, event: null };
    if (done.some((d) => d.ability === index && sameGiving(d.giving, giving) && t.find(d.card) === card)) return;
    if (!limitLeft(t, index, t.ref(card), seat, giving) || (done.length > 0 && takesFromNothing(when, kept))) return;
    if (kept.fixed && lessens(when, kept)) return;
    if (!eventFits(t, when, ctx, event, kept.from ?? -1)) return;
    if (spec.if && !holds(t, spec.if, { ...ctx, event: kept })) return;
    out.push({ ability: index, card, seat, may: !!when.may, by, giving });
  });
  return out;
}

/** What others have made nothing of is not made less once more: that would use up what is kept for the next. */
const takesFromNothing = (when: Extract<When, { readonly instead: string }>, { n }: KeptEvent): boolean =>
  n !== undefined && n <= 0 && (when.less === undefined ? when.with.every((o) => o.n !== undefined && o.n <= 0) : when.less > 0);

/** Would nothing of it, or a smaller number, be left? What becomes something else is not made less. */
const lessens = (when: Extract<When, { readonly instead: string }>, { type, n = 0 }: KeptEvent): boolean =>
  when.less === undefined ? when.with.every((o) => o.type === type && (o.n ?? n) < n) : when.less > 0;

// ---------------------------------------------------------------- doing and noticing

/** Everything in the batch happens now, and whatever the game says comes with it. */
export function commit(t: Table, happening: readonly Happening[]): void {
  const besides = t.game.spec.besides?.(t, happening) ?? [];
  const events = besides.length > 0 ? [...happening, ...besides] : happening;
  const noting = t.game.histories.list.length > 0 ? new Noting(t, events) : null;
  const scan = noticeable(t, events) ? new Scan(t, events) : null;
  scan?.before();
  if (t.game.spec.remembers) for (const e of events) if (e.type === 'move') lookBack(t, e.card!, e.to!);
  for (const e of events) {
    if (e.type === 'move') {
      const from = t.s.zone[e.card!];
      const learned = t.put(e.card!, e.to!, e.at ?? 'top');
      for (const mark in e.marks) t.setMark(e.card!, mark, e.marks[mark]);
      if (t.log) t.emitMove(e.card!, from, e.to!, learned);
    } else {
      const run = t.game.spec.events?.[e.type];
      if (e.type === 'leave') {
        // The engine's own: it is in the log already, and a game need not care.
        run?.(t, e);
        continue;
      }
      if (!run) throw new Error(`${t.game.id} has no event ${e.type}.`);
      if (t.log)
        t.emit(e.type, e.card ?? -1, { ...(e.n !== undefined && { n: e.n }), ...(e.seat !== undefined && { to: e.seat }) }, e.seat ?? -1);
      run(t, e);
    }
  }
  noting?.after();
  scan?.after();
  if (t.raw.waiting.length > t.mostWaiting) t.mostWaiting = t.raw.waiting.length;
  t.game.spec.moved?.(t, events);
}

/** Is there a text, at work or to come, that could notice one of these? */
function noticeable(t: Table, events: readonly Happening[]): boolean {
  for (const e of events) {
    const workers = t.game.triggersOn.get(e.type);
    if (!workers || (e.type === 'move' && !t.watched(e.card!, e.to!))) continue;
    // What arrives may notice its own arrival.
    if (e.type === 'move' || t.raw.delayed.length > 0 || anyAtWork(t, workers, -1)) return true;
  }
  return false;
}

/** What waits, and what is being carried out, knows a card as it was last seen in play. */
function lookBack(t: Table, card: number, to: number): void {
  const { zones } = t.layout;
  const from = zones[t.s.zone[card]];
  if (!from.spec.active || from.kind === zones[to].kind) return;
  let known: Was | null = null;
  const was = () => (known ??= remembered(t, card));
  if (t.raw.waiting.some((w) => t.find(w.self) === card))
    t.raw.waiting = t.raw.waiting.map((w) => (t.find(w.self) === card ? { ...w, was: { ...w.was, ...was() } } : w));
  inRunningTexts(t, card, was);
}

/** Its own text, or one that has a name for it, goes on after it has left: `target.0.power` is what the first of the targets had. */
function inRunningTexts(t: Table, card: number, was: () => Was): void {
  const { frames, locals } = t.th;
  let last = -1;
  for (let at = 0; at < frames.length; at += FRAME) {
    const base = frames[at + F_BASE];
    const { names, slotOf } = t.game.program.code[frames[at + F_NODE]].of;
    if (base === last || slotOf[WAS] < 0) continue;
    last = base;
    names.forEach((name, slot) => {
      const value = locals[base + slot];
      if (name === 'event' || name === 'item' || value === null || typeof value !== 'object') return;
      const keep = (prefix: string) => {
        const now = locals[base + slotOf[WAS]] as Was | null;
        locals[base + slotOf[WAS]] = { ...now, ...Object.fromEntries(Object.entries(was()).map(([k, n]) => [prefix + k, n])) };
      };
      if (isRef(value)) {
        if (t.find(value) === card) keep(name === 'self' ? '' : boundWas(name, 0));
      } else if (Array.isArray(value)) value.forEach((v, i) => isRef(v) && t.find(v) === card && keep(boundWas(name, i)));
    });
  }
}

interface Found {
  readonly event: number;
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  /** By what the card has the ability: given twice, it is noticed twice. */
  readonly giving: Giving;
  /** The text that was left for later and has come up now: two of them are two. */
  readonly later: Delayed | null;
  /** Seen from before: what it says after "if" is asked when all has happened. */
  readonly asks: boolean;
  /** Once for all that happen together: how many there are. */
  n: number;
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
  /** The same by event and card. */
  readonly #foundAt = new Map<number, Found[]>();

  constructor(t: Table, events: readonly Happening[]) {
    this.#t = t;
    this.#events = events;
    this.#kept = events.map((e) => keep(t, e, true));
    this.#moved = new Set(events.flatMap((e) => (e.type === 'move' ? [e.card!] : [])));
  }

  #leaves(i: number): boolean {
    const from = this.#kept[i].from;
    return this.#events[i].type === 'move' && from !== undefined && !!this.#t.layout.zones[from].spec.active;
  }

  before(): void {
    for (let i = 0; i < this.#events.length; i++) if (this.#leaves(i) || this.#happensToLeaving(i)) this.#notice(i, true);
  }

  /** Something besides that happens to a card which leaves with the batch: afterwards that is no longer there to notice it. */
  #happensToLeaving(i: number): boolean {
    const { type, card } = this.#events[i];
    return type !== 'move' && card !== undefined && this.#events.some((e, at) => e.card === card && this.#leaves(at));
  }

  after(): void {
    const t = this.#t;
    for (let i = 0; i < this.#events.length; i++) this.#notice(i, false);
    if (this.#found.length === 0) return;
    // Whoever moved is remembered as the object it has become, so that its own text can still speak of it.
    const now = (ref: Ref) => (this.#moved.has(ref.id) ? t.ref(ref.id) : ref);
    const events = this.#kept.map((k) => (k.card ? { ...k, card: now(k.card) } : k));
    const eventOf = (f: Found): KeptEvent => (this.#isTogether(f) ? { type: events[f.event].type, n: f.n } : events[f.event]);
    const found = this.#found.filter((f) => !f.asks || this.#stands(f, now(f.self), eventOf(f)));
    if (found.length === 0) return;
    const order = found.toSorted((a, b) => a.event - b.event);
    t.raw.waiting = [
      ...t.raw.waiting,
      ...order.map((f): Waiting => {
        const was = this.#was(f.self);
        return {
          ability: f.ability,
          self: now(f.self),
          seat: f.seat,
          event: eventOf(f),
          ...(f.later?.bound && { bound: f.later.bound }),
          ...(was && { was }),
        };
      }),
    ];
  }

  #isTogether({ ability }: Found): boolean {
    const { when } = this.#t.ability(ability);
    return 'on' in when && when.together !== undefined;
  }

  /** What a card was that has left play with this batch. */
  #was(self: Ref): Was | undefined {
    const i = this.#kept.findIndex((k, at) => k.card?.id === self.id && this.#leaves(at));
    return i >= 0 && this.#t.game.spec.remembers ? this.#kept[i].was : undefined;
  }

  /** Noticed as things were before; what it says after "if" is asked as they are now, and of what has left as it was. */
  #stands(f: Found, self: Ref, event: KeptEvent): boolean {
    const t = this.#t;
    const { spec } = t.game.abilities[f.ability];
    const ctx: Ctx = { seat: f.seat, self: t.find(self), event, was: this.#was(f.self) };
    // What is counted with the first of them is no trigger of its own.
    if (f.n < (('on' in spec.when && spec.when.together) || 1)) return false;
    if (f.later?.once && !t.raw.delayed.includes(f.later)) return false;
    if (spec.limit && !limitLeft(t, f.ability, f.self, f.seat, f.giving)) return false;
    if (spec.if && !holds(t, spec.if, ctx)) return false;
    countUse(t, f.ability, f.self, f.seat, f.giving);
    if (f.later?.once) t.raw.delayed = t.raw.delayed.filter((x) => x !== f.later);
    return true;
  }

  #notice(i: number, before: boolean): void {
    const t = this.#t;
    const event = this.#events[i];
    atWork(t, t.game.triggersOn.get(event.type), (index, card, seat, _by, giving) => {
      // What has only just arrived does not look back at what left with its arrival, except itself.
      if (!before && this.#leaves(i) && this.#moved.has(card) && card !== event.card) return;
      this.#try(i, index, card, seat, t.ref(card), giving, null, before);
    });
    for (const d of t.raw.delayed) {
      const when = t.ability(d.ability).when;
      if (!('on' in when) || when.on !== event.type) continue;
      if (this.#try(i, d.ability, t.find(d.self), d.seat, d.self, [], d, before) && d.once && !before)
        t.raw.delayed = t.raw.delayed.filter((x) => x !== d);
    }
  }

  #try(i: number, index: number, card: number, seat: Seat, self: Ref, giving: Giving, later: Delayed | null, early: boolean): boolean {
    const t = this.#t;
    const { spec } = t.game.abilities[index];
    if (!('on' in spec.when)) return false;
    // What leaves is looked at before and after.
    const again = (f: Found) => f.ability === index && sameGiving(f.giving, giving) && f.later === later;
    const at = self.id * this.#events.length + i;
    const before = this.#foundAt.get(at);
    if (before?.some(again)) return false;
    const { together } = spec.when;
    const ctx: Ctx = { seat, self: card, event: this.#kept[i] };
    if (!limitLeft(t, index, self, seat, giving) || !eventFits(t, spec.when, ctx, this.#events[i], this.#kept[i].from ?? -1)) return false;
    if (together !== undefined) return this.#gather({ event: i, ability: index, self, seat, giving, later, asks: true, n: 1 }, at);
    if (!early) {
      if (spec.if && !holds(t, spec.if, ctx)) return false;
      // "Once each turn" counts what triggered, so that one batch cannot trigger it twice.
      countUse(t, index, self, seat, giving);
    }
    const found: Found = { event: i, ability: index, self, seat, giving, later, asks: early, n: 1 };
    this.#add(found, at);
    return true;
  }

  #add(found: Found, at: number): void {
    this.#found.push(found);
    const there = this.#foundAt.get(at);
    if (there) there.push(found);
    else this.#foundAt.set(at, [found]);
  }

  /** One more of those that happen together. Whether there are enough of them, and what stands after "if", is asked at the end. */
  #gather(one: Found, at: number): boolean {
    const { self } = one;
    const first = this.#found.find(
      (f) =>
        f.n > 0 &&
        f.ability === one.ability &&
        f.self.id === self.id &&
        f.self.epoch === self.epoch &&
        sameGiving(f.giving, one.giving) &&
        f.later === one.later,
    );
    if (first) first.n++;
    this.#add(first ? { ...one, n: 0 } : one, at);
    return false;
  }
}
