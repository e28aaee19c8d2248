/**
 * The table: what rules code holds in its hands. Reading goes through `t.s` (read only) and the short reads of `Reading`; every
 * change goes through a verb, so that it can be noticed, logged, hidden and undone.
 */

import { endLeaving, spendMods } from '../cards/durations.ts';
import { happen } from '../cards/happen.ts';
import { changes } from '../cards/laid.ts';
import { STREAM, type STREAM_KINDS, type Stream } from '../model/random.ts';
import type { Bound, Happening, Json, Mod, Own, Seat, State, Waiting } from '../model/types.ts';
import { facesSeen, follow, forget, oneOfTwins, orderSeen, renew, reveal, scatter, showTop } from './knowledge.ts';
import { Reading } from './reading.ts';

export type { Call, Passing, Question } from './reading.ts';

export class Table<O extends Own = Own> extends Reading<O> {
  // -------------------------------------------------------------- bookkeeping verbs

  let(name: string, value: Json): void {
    this.th.locals[this.slotIndex(name)] = value;
  }

  /** Change one of the game's own public values. */
  set<K extends keyof O>(key: K, value: O[K]): void {
    if (this.strand >= 0) this.#shared(String(key));
    this.raw.own[key] = value;
    this.known.set();
  }

  /** Change one seat's entry of a list by seat. */
  setOf<K extends keyof O>(key: K, seat: Seat, value: number): void {
    if (this.strand >= 0) this.mine(seat, String(key));
    const list = (this.raw.own[key] as readonly number[]).slice();
    list[seat] = value;
    this.raw.own[key] = list as unknown as O[K];
    this.known.set();
  }

  setMark(card: number, name: string, value: number): void {
    if (this.strand >= 0) this.mine(this.layout.zones[this.s.zone[card]].seat, name);
    const mark = this.markIndex(name);
    this.raw.marks[mark][card] = value;
    this.known.marked(mark);
  }

  addTally(name: string, seat: Seat = 0, by = 1): void {
    if (this.strand >= 0) this.mine(this.game.spec.tallies?.[name]?.per === 'seat' ? seat : -1, name);
    this.raw.tallies[this.tallyIndex(name) + seat] += by;
    this.known.tallied();
  }

  gain(mod: Mod): void {
    if (this.strand >= 0) {
      this.mine(mod.seat, mod.stat);
      if ('rulesOf' in mod.on) this.mine(mod.on.rulesOf, mod.stat);
      else if ('refs' in mod.on) for (const r of mod.on.refs) this.mine(this.layout.zones[this.s.zone[r.id]].seat, mod.stat);
      else if (mod.on.live.of !== 'you') this.#shared(mod.stat);
    }
    this.lay([...this.raw.mods, mod]);
    if (this.log)
      this.emit('change', 'refs' in mod.on ? mod.on.refs.map((r) => r.id) : [], { stat: mod.stat, by: mod.by, how: mod.change }, mod.seat);
  }

  /** One card takes the place of another: what was laid on that one lies on this from now on. */
  inherit(card: number, from: number): void {
    if (this.strand >= 0) this.mine(this.layout.zones[this.s.zone[card]].seat, 'a card');
    this.lay(
      this.raw.mods.map((mod) => {
        if (!('refs' in mod.on) || !mod.on.refs.some((r) => this.find(r) === from)) return mod;
        return { ...mod, on: { refs: mod.on.refs.map((r) => (this.find(r) === from ? this.ref(card) : r)) } };
      }),
    );
  }

  /** From now on these changes lie on the table. */
  lay(mods: readonly Mod[]): void {
    this.raw.mods = mods;
    this.known.laid();
  }

  /** Call a flow as the last deed of this step. */
  call(flow: string, args: { readonly [name: string]: Json } = {}): void {
    const info = this.game.program.flows.get(flow);
    if (!info) throw new Error(`${this.game.program.code[this.th.pc].path}: there is no flow named ${flow}.`);
    const list: Json[] = [];
    for (let i = 0; i < info.size; i++) list.push(null);
    for (const name in args) {
      const slot = info.slots.get(name);
      if (slot === undefined) throw new Error(`Flow ${flow} has no variable ${name}.`);
      list[slot] = args[name];
    }
    this.calls.push({ entry: info.entry, args: list });
  }

  // -------------------------------------------------------------- verbs that can be replaced and noticed

  /** One thing happens. */
  happen(event: Happening): void {
    happen(this, [event]);
  }

  /** Several things happen at the same moment. */
  batch(events: readonly Happening[]): void {
    happen(this, events);
  }

  /** A card goes somewhere: `t.move(card, t.at(discard, seat))`. */
  move(card: number, to: number, at: 'top' | 'bottom' = 'top'): void {
    if (this.log || this.watched(card, to)) happen(this, [{ type: 'move', card, to, at }]);
    else this.put(card, to, at);
  }

  /** Could some text replace or notice it if this card goes there? */
  watched(card: number, to: number): boolean {
    const { zones, zoneBase } = this.layout;
    return this.game.movesWatched[zones[this.s.zone[card]].kind * zoneBase.length + zones[to].kind] === 1;
  }

  /** The move itself, when nothing stands against it. Returns who learned something by it (bits). */
  put(card: number, to: number, at: 'top' | 'bottom' = 'top'): number {
    const s = this.raw;
    const { zones } = this.layout;
    const from = s.zone[card];
    if (this.strand >= 0) {
      this.mine(zones[from].seat, 'a zone');
      this.mine(zones[to].seat, 'a zone');
    }
    const wasTop = this.#take(s, card, from);
    s.zone[card] = to;
    const target = s.zones[to];
    if (at === 'top') target.push(card);
    else target.unshift(card);
    let learned = follow(this.layout, s, card, from, to);
    const elsewhere = zones[from].kind !== zones[to].kind;
    this.known.moved(card, zones[from].kind, zones[to].kind, elsewhere && zones[to].renews);
    if (elsewhere) {
      if (s.mods.length > 0 || s.delayed.length > 0) endLeaving(this, card);
      if (zones[to].renews) renew(s, card);
      this.game.spec.arrive?.(this, card, to);
    }
    if (zones[from].faced || zones[to].faced)
      learned |=
        facesSeen(this.layout, s, card, from, to, wasTop) | (wasTop ? showTop(this.layout, s, from) : 0) | showTop(this.layout, s, to);
    this.#told(learned);
    return learned;
  }

  /** A thing comes into being (a token, an item of a stack). Its id is one that nothing uses, with an epoch of its own. */
  make(def: string, zone: number, owner: Seat = this.layout.zones[zone].seat): number {
    if (this.strand >= 0) this.#shared('the numbering of things');
    const s = this.raw;
    const d = this.game.defIndex.get(def);
    if (d === undefined) throw new Error(`${this.game.id} has no card ${def}.`);
    let free = s.zone.indexOf(-1);
    // One that was the same before is as good as new.
    for (let i = free; i >= 0 && i < s.zone.length; i++)
      if (s.zone[i] < 0 && s.def[i] === d) {
        free = i;
        break;
      }
    const card = free >= 0 ? free : s.def.length;
    // Copies share this list: it is replaced, never changed.
    if (s.def[card] !== d) s.def = [...s.def.slice(0, card), d, ...s.def.slice(card + 1)];
    s.owner[card] = owner;
    s.zone[card] = zone;
    s.epoch[card] ??= 0;
    s.known[card] = 0;
    for (const m of s.marks) m[card] = 0;
    for (const h of s.handles ?? []) h[card] = 0;
    s.zones[zone].push(card);
    this.known.moved(card, this.layout.zones[zone].kind, this.layout.zones[zone].kind, true);
    const learned =
      reveal(this.layout, s, card, this.layout.sight[zone]) | (this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0);
    this.#told(learned);
    if (this.log) this.emit('make', card, { to: this.#zoneName(zone) }, owner, learned);
    return card;
  }

  /** A thing ceases to be; whatever it carried goes with it. */
  unmake(card: number): void {
    if (this.strand >= 0) this.#shared('the numbering of things');
    const s = this.raw;
    const zone = s.zone[card];
    if (this.log) this.emit('unmake', card, { from: this.#zoneName(zone) }, s.owner[card]);
    if (this.#take(s, card, zone) && this.layout.zones[zone].faced) showTop(this.layout, s, zone);
    if (this.held(card)) s.waiting = s.waiting.filter((w) => !w.on || this.find(w.on) !== card);
    if (s.mods.length > 0 || s.delayed.length > 0) endLeaving(this, card);
    forget(s, card, this.layout.everybody);
    renew(s, card);
    s.zone[card] = -1;
    this.known.moved(card, this.layout.zones[zone].kind, this.layout.zones[zone].kind, true);
  }

  /** A noticed trigger waits on a thing (an item of a stack) until that is released. */
  hold(trigger: Waiting, on: number): void {
    this.raw.waiting = [...this.raw.waiting, { ...trigger, on: this.ref(on) }];
  }

  /** The trigger a thing carries, or null. */
  held(on: number): Waiting | null {
    return this.raw.waiting.find((w) => w.on && this.find(w.on) === on) ?? null;
  }

  /** What a thing carries knows more than before: what was named for it. */
  bind(on: number, bound: Bound): void {
    const w = this.held(on);
    this.raw.waiting = this.raw.waiting.map((x) => (x === w ? { ...x, bound: { ...x.bound, ...bound } } : x));
  }

  /** A thing no longer carries a trigger. */
  release(on: number): void {
    const w = this.held(on);
    if (w) this.raw.waiting = this.raw.waiting.filter((x) => x !== w);
  }

  /** Put a trigger among those that wait to be settled. */
  queue(trigger: Waiting): void {
    this.raw.waiting = [...this.raw.waiting, trigger];
  }

  /** The changes of a value that last for some uses have been used once. */
  spend(card: number, value: string, seat: Seat = -1): void {
    spendMods(this, (m) => m.stat === value && changes(this, m, card, seat));
  }

  /** Show a card where it lies to some viewers (bits; absent: everybody). */
  show(card: number, to = -1): void {
    this.showAll([card], to);
  }

  /** Show several at once: who sees two equal cards knows that there are two. */
  showAll(cards: readonly number[], to = -1): void {
    const s = this.raw;
    const mask = to & this.layout.everybody;
    this.known.shown();
    for (const card of cards) {
      const zone = s.zone[card];
      if (this.strand >= 0) this.mine(this.layout.zones[zone].seat, 'a card');
      if (!this.layout.zones[zone].ordered) {
        const hidden = s.zones[zone].filter((c) => !cards.includes(c));
        oneOfTwins(this.layout, s, card, zone, mask, hidden);
      }
      const learned = reveal(this.layout, s, card, mask);
      this.#told(learned);
      if (this.log) this.emit('show', card, { to: mask }, s.owner[card], learned);
    }
  }

  /** A seat looks at a card that others do not see. */
  look(seat: Seat, card: number): void {
    this.show(card, 1 << seat);
  }

  shuffle(zone: number, seat: Seat = this.layout.zones[zone].seat): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(seat, 'a shuffle');
    this.#chance(STREAM.shuffle, seat).shuffle(s.zones[zone]);
    scatter(s, s.zones[zone], this.layout.everybody & ~this.layout.sight[zone]);
    this.known.reordered(s.zones[zone], this.layout.zones[zone].kind);
    const learned = (this.log ? orderSeen(this.layout, s, zone) : 0) | (this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0);
    this.barrier = 'chance';
    if (this.log) this.emit('shuffle', -1, { zone: this.#zoneName(zone) }, seat, learned);
  }

  /** A seat puts the top cards of a zone in this order, the last one on top. Nobody else still knows which is which. */
  arrange(zone: number, cards: readonly number[], by: Seat = this.layout.zones[zone].seat): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(this.layout.zones[zone].seat, 'a zone');
    const pile = s.zones[zone];
    const first = pile.length - cards.length;
    for (let i = 0; i < cards.length; i++) pile[first + i] = cards[i];
    const blind = this.layout.everybody & ~this.layout.sight[zone] & ~(by < 0 ? 0 : 1 << by);
    if (blind !== 0) scatter(s, cards, blind);
    this.known.reordered(cards, this.layout.zones[zone].kind);
    const learned = this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0;
    this.#told(learned);
    if (this.log) this.emit('arrange', -1, { zone: this.#zoneName(zone), n: cards.length }, by, learned);
  }

  /** A die of the seat's own. Everybody sees it. */
  roll(seat: Seat, sides: number): number {
    if (this.strand >= 0) this.mine(seat, 'a die');
    const n = 1 + this.#chance(STREAM.roll, seat).below(sides);
    this.barrier = 'chance';
    if (this.log) this.emit('roll', -1, { sides, n }, seat, this.layout.everybody);
    return n;
  }

  /** One of n at random (a card of a hand, who begins). Seat -1: the table's. */
  random(seat: Seat, n: number): number {
    if (this.strand >= 0) this.mine(seat, 'chance');
    this.barrier = 'chance';
    return this.#chance(STREAM.pick, seat).below(n);
  }

  /** A line of the log: what happened, to which cards, and who learned something by it (bits). */
  emit(type: string, cards: number | readonly number[], args: { readonly [name: string]: Json }, seat: Seat = -1, shows = 0): void {
    if (!this.log) return;
    const list = typeof cards === 'number' ? (cards < 0 ? [] : [cards]) : cards;
    const { def, known, handles } = this.s;
    this.log.push({
      type,
      clause: this.clause,
      seat,
      cards: list.map((c) => ({ id: c, def: def[c], see: known[c], handles: handles ? handles.map((h) => h[c]) : [] })),
      args,
      // What is held back shows the others nothing yet; at the join it is told again.
      shows: this.#held() && !this.telling ? shows & (1 << this.strand) : shows,
      strand: this.strand,
      held: this.#held(),
    });
  }

  /** What a seat has decided is now for everybody to see, and may tell of what it holds. */
  disclose(type: string, cards: readonly number[], seat: Seat, args: { readonly [name: string]: Json } = {}): void {
    this.#told(this.layout.everybody);
    this.emit(type, cards, args, seat, this.layout.everybody);
  }

  /** These viewers learned something, which nobody can take back. What a strand keeps to itself is learned by the others at the join. */
  #told(viewers: number): void {
    if ((this.#held() ? viewers & (1 << this.strand) : viewers) !== 0) this.barrier = 'revealed';
  }

  #held(): boolean {
    return this.strand >= 0 && this.game.program.code[this.s.main.pc].shown === 'atJoin';
  }

  /** The log line of a card that moved. */
  emitMove(card: number, from: number, to: number, learned: number): void {
    this.emit('move', card, { from: this.#zoneName(from), to: this.#zoneName(to) }, this.s.owner[card], learned);
  }

  /** Strands write only what their seat owns. */
  mine(seat: Seat, what: string): void {
    if (this.strand >= 0 && seat !== this.strand) this.#shared(what);
  }

  #shared(what: string): never {
    throw new Error(`A strand of seat ${this.strand} touched ${what}, which is not its own. Do it before or after the strands.`);
  }

  /** Out of its pile. True if it lay on top. */
  #take(s: State, card: number, from: number): boolean {
    const source = s.zones[from];
    if (source[source.length - 1] === card) {
      source.pop();
      return true;
    }
    // As `splice`, which makes a list of what it took out.
    const last = source.length - 1;
    for (let i = source.indexOf(card); i < last; i++) source[i] = source[i + 1];
    source.pop();
    return false;
  }

  #chance(kind: number, seat: Seat): Stream {
    const s = this.raw;
    const who = seat < 0 ? s.seats : seat;
    const at = who * (3 satisfies typeof STREAM_KINDS) + kind;
    return this.stream.at(s.seeds[who * 2], s.seeds[who * 2 + 1], kind, s.counts[at]++);
  }

  #zoneName(zone: number): Json {
    const z = this.layout.zones[zone];
    return [z.name, z.seat, z.place];
  }
}
