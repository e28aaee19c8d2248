/**
 * The table: what rules code holds in its hands. Reading goes through `t.s` (read only) and the short reads below; every change
 * goes through a verb, so that it can be noticed, logged, hidden and undone.
 */
import type { Instr } from './compile.ts';
import { isTrait, ruleValue, statValue, traitValues } from './derived.ts';
import { endLeaving } from './durations.ts';
import type { Game, Zone } from './game.ts';
import { happen } from './happen.ts';
import { STREAM, type STREAM_KINDS, Stream } from './random.ts';
import type { Ability, CardDef, Event, Happening, Json, Mod, Option, Own, Ref, Seat, State, Thread } from './types.ts';

/** Integers of one scope on a thread's frame stack. */
export const FRAME = 5;
/** Offsets inside a frame: the scope's instruction, its counter, where its variables begin, where to return, an unwinding in progress. */
export const F_NODE = 0;
export const F_AUX = 1;
export const F_BASE = 2;
export const F_RET = 3;
export const F_UNW = 4;

/** What a step may start as its last deed: a called flow with its variables. */
export interface Call {
  readonly entry: number;
  readonly args: readonly Json[];
}

/** The open question last worked out, so that it is worked out once. */
export interface Question {
  readonly state: object;
  readonly seat: Seat;
  readonly instr: Instr;
  readonly options: readonly Option[];
}

export class Table<O extends Own = Own> {
  /** The state, for reading. */
  s: Readonly<State<O>>;
  readonly game: Game<O>;
  /** The state the verbs write to. The same object as `s`, except under guard. */
  raw: State<O>;
  th: Thread;
  /** The seat whose strand is running, or -1. */
  strand: Seat = -1;
  clause = '';
  log: Event[] | null = null;
  /** Why what happened since the last pick cannot be taken back; '' if it can. */
  barrier = '';
  calls: Call[] = [];
  question: Question | null = null;
  steps = 0;
  readonly stream: Stream = new Stream();
  /** Guards a derived value against asking for itself. */
  readonly asking: string[] = [];

  constructor(game: Game<O>, state: State<O>) {
    this.game = game;
    this.s = state;
    this.raw = state;
    this.th = state.main;
  }

  // -------------------------------------------------------------- reads

  get own(): Readonly<O> {
    return this.s.own;
  }

  option<T extends number | string | boolean>(name: string): T {
    return this.s.options[name] as T;
  }

  /** The zone instance of a kind: `t.at(deck, seat)`. */
  at(kind: number, seat: Seat = 0, place = 0): number {
    const base = this.game.zoneBase[kind];
    const spec = this.game.zones[base].spec;
    return base + (spec.per === 'seat' ? seat * (spec.places ?? 1) : 0) + place;
  }

  zone(index: number): Zone {
    return this.game.zones[index];
  }

  /** Cards of a zone, the last one on top. */
  pile(kind: number, seat: Seat = 0, place = 0): readonly number[] {
    return this.s.zones[this.at(kind, seat, place)];
  }

  count(kind: number, seat: Seat = 0, place = 0): number {
    return this.s.zones[this.at(kind, seat, place)].length;
  }

  /** The top card, or -1. */
  top(kind: number, seat: Seat = 0, place = 0): number {
    const pile = this.s.zones[this.at(kind, seat, place)];
    return pile.length > 0 ? pile[pile.length - 1] : -1;
  }

  def(card: number): CardDef {
    return this.game.defs[this.s.def[card]];
  }

  ref(card: number): Ref {
    return { id: card, epoch: this.s.epoch[card] };
  }

  /** The card a reference still finds, or -1. */
  find(ref: Ref | null | undefined): number {
    return ref && this.s.epoch[ref.id] === ref.epoch ? ref.id : -1;
  }

  inZone(card: number, kind: number): boolean {
    return this.game.zones[this.s.zone[card]].kind === kind;
  }

  controller(card: number): Seat {
    const read = this.game.spec.controller;
    return read ? read(this, card) : this.s.owner[card];
  }

  other(seat: Seat): Seat {
    return 1 - seat;
  }

  sees(seat: Seat, card: number): boolean {
    return (this.s.known[card] & (1 << seat)) !== 0;
  }

  mark(card: number, name: string): number {
    return this.s.marks[this.#mark(name)][card];
  }

  tally(name: string, seat: Seat = 0): number {
    return this.s.tallies[this.#tally(name) + seat];
  }

  stat(card: number, stat: string): number {
    return statValue(this as unknown as Table, card, stat);
  }

  is(card: number, trait: string, value: string): boolean {
    return isTrait(this as unknown as Table, card, trait, value);
  }

  traits(card: number, trait: string): readonly string[] {
    return traitValues(this as unknown as Table, card, trait);
  }

  rule(seat: Seat, name: string): number {
    return ruleValue(this as unknown as Table, seat, name);
  }

  /** A variable of the running flow. */
  v<T extends Json = Json>(name: string): T {
    return this.th.locals[this.#slot(name)] as T;
  }

  /** The card a variable remembers, or -1. */
  vCard(name: string): number {
    return this.find(this.th.locals[this.#slot(name)] as unknown as Ref | null);
  }

  hasV(name: string): boolean {
    return this.game.program.code[this.th.frames[this.th.fp + F_NODE]].of.slots.has(name);
  }

  // -------------------------------------------------------------- bookkeeping verbs

  let(name: string, value: Json): void {
    this.th.locals[this.#slot(name)] = value;
  }

  /** Change one of the game's own public values. */
  set<K extends keyof O>(key: K, value: O[K]): void {
    if (this.strand >= 0) this.#shared(String(key));
    (this.raw.own as { -readonly [K in keyof O]: O[K] })[key] = value;
  }

  /** Change one seat's entry of a list by seat. */
  setOf<K extends keyof O>(key: K, seat: Seat, value: number): void {
    if (this.strand >= 0) this.mine(seat, String(key));
    const list = (this.raw.own[key] as readonly number[]).slice();
    list[seat] = value;
    (this.raw.own as { -readonly [K in keyof O]: O[K] })[key] = list as unknown as O[K];
  }

  setMark(card: number, name: string, value: number): void {
    if (this.strand >= 0) this.mine(this.s.owner[card], name);
    this.raw.marks[this.#mark(name)][card] = value;
  }

  addTally(name: string, seat: Seat = 0, by = 1): void {
    if (this.strand >= 0) this.mine(seat, name);
    this.raw.tallies[this.#tally(name) + seat] += by;
  }

  gain(mod: Mod): void {
    if (this.strand >= 0) this.mine(mod.seat, mod.stat);
    this.raw.mods = [...this.raw.mods, mod];
    if (this.log)
      this.emit('change', 'refs' in mod.on ? mod.on.refs.map((r) => r.id) : [], { stat: mod.stat, by: mod.by, how: mod.change }, mod.seat);
  }

  /** Call a flow as the last deed of this step. */
  call(flow: string, args: { readonly [name: string]: Json } = {}): void {
    const info = this.game.program.flows.get(flow);
    if (!info) throw new Error(`There is no flow named ${flow}.`);
    const list: Json[] = new Array(info.slots.size).fill(null);
    for (const name of Object.keys(args)) {
      const slot = info.slots.get(name);
      if (slot === undefined) throw new Error(`Flow ${flow} has no variable ${name}.`);
      list[slot] = args[name];
    }
    this.calls.push({ entry: info.entry, args: list });
  }

  // -------------------------------------------------------------- verbs that can be replaced and noticed

  /** One thing happens. */
  happen(event: Happening): void {
    happen(this as unknown as Table, [event]);
  }

  /** Several things happen at the same moment. */
  batch(events: readonly Happening[]): void {
    happen(this as unknown as Table, events);
  }

  /** A card goes somewhere: `t.move(card, t.at(discard, seat))`. */
  move(card: number, to: number, at: 'top' | 'bottom' = 'top'): void {
    const game = this.game;
    if (this.log || game.insteadOf.size > 0 || game.triggersOn.size > 0 || this.s.mods.length > 0 || this.s.delayed.length > 0)
      happen(this as unknown as Table, [{ type: 'move', card, to, at }]);
    else this.put(card, to, at);
  }

  /** The move itself, when nothing stands against it. Returns who learned the card's identity (bits). */
  put(card: number, to: number, at: 'top' | 'bottom' = 'top'): number {
    const s = this.raw;
    const from = s.zone[card];
    if (this.strand >= 0) {
      this.mine(this.game.zones[from].seat, 'a zone');
      this.mine(this.game.zones[to].seat, 'a zone');
    }
    const source = s.zones[from];
    const last = source.length - 1;
    if (source[last] === card) source.length = last;
    else source.splice(source.indexOf(card), 1);
    const sight = this.game.sight;
    const before = s.known[card];
    const fromSpec = this.game.zones[from].spec;
    let followers = before;
    if (!fromSpec.ordered) {
      // Nobody who could not see which card left still knows what is there.
      const lost = this.game.everybody & ~(sight[from] | sight[to]);
      if (lost !== 0) {
        for (let i = 0; i < source.length; i++) if (s.known[source[i]] & lost) this.#forget(source[i], lost);
        followers &= ~lost;
      }
    }
    const known = followers | sight[to];
    s.known[card] = known;
    s.zone[card] = to;
    const target = s.zones[to];
    if (at === 'top') target.push(card);
    else target.unshift(card);
    if (this.game.zones[to].spec.renews) s.epoch[card]++;
    if (s.handles) this.#sight(card);
    const learned = known & ~before;
    if (learned !== 0) this.barrier = 'revealed';
    if (s.mods.length > 0) endLeaving(this as unknown as Table, card);
    return learned;
  }

  /** Show a card where it lies to some viewers (bits; absent: everybody). */
  show(card: number, to = -1): void {
    const s = this.raw;
    const mask = to & this.game.everybody;
    const learned = mask & ~s.known[card];
    s.known[card] |= mask;
    if (s.handles) this.#sight(card);
    if (learned) this.barrier = 'revealed';
    if (this.log) this.emit('show', card, { to: mask }, s.owner[card], learned);
  }

  /** A seat looks at a card that others do not see. */
  look(seat: Seat, card: number): void {
    this.show(card, 1 << seat);
  }

  shuffle(zone: number, seat: Seat = this.game.zones[zone].seat): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(seat, 'a shuffle');
    const pile = s.zones[zone];
    this.#chance(STREAM.shuffle, seat).shuffle(pile);
    const keep = this.game.sight[zone];
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i];
      s.epoch[card]++;
      if ((s.known[card] & ~keep) !== 0 || s.handles) this.#forget(card, ~keep);
    }
    this.barrier = 'chance';
    if (this.log) this.emit('shuffle', -1, { zone: this.#zoneName(zone) }, seat);
  }

  /** The owner puts the cards of a zone in this order. Who cannot see them no longer knows which is which. */
  arrange(zone: number, cards: readonly number[]): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(this.game.zones[zone].seat, 'a zone');
    const pile = s.zones[zone];
    const blind = this.game.everybody & ~this.game.sight[zone];
    for (let i = 0; i < cards.length; i++) {
      pile[i] = cards[i];
      if (s.known[cards[i]] & blind) this.#forget(cards[i], blind);
    }
  }

  /** A die of the seat's own. Everybody sees it. */
  roll(seat: Seat, sides: number): number {
    if (this.strand >= 0) this.mine(seat, 'a die');
    const n = 1 + this.#chance(STREAM.roll, seat).below(sides);
    this.barrier = 'chance';
    if (this.log) this.emit('roll', -1, { sides, n }, seat, this.game.everybody);
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
      shows,
    });
  }

  /** The log line of a card that moved. */
  emitMove(card: number, from: number, to: number, learned: number): void {
    this.emit('move', card, { from: this.#zoneName(from), to: this.#zoneName(to) }, this.s.owner[card], learned);
  }

  ability(index: number): Ability {
    return this.game.abilities[index].spec;
  }

  /** Strands write only what their seat owns. */
  mine(seat: Seat, what: string): void {
    if (this.strand >= 0 && seat !== this.strand) this.#shared(what);
  }

  #shared(what: string): never {
    throw new Error(`A strand of seat ${this.strand} touched ${what}, which is not its own. Do it before or after the strands.`);
  }

  #forget(card: number, viewers: number): void {
    const s = this.raw;
    s.known[card] &= ~viewers;
    if (!s.handles) return;
    for (let v = 0; v <= s.seats; v++) if (viewers & (1 << v)) s.handles[v][card] = 0;
  }

  /** Whoever sees a card can name it; whoever lost it cannot. */
  #sight(card: number): void {
    const s = this.raw;
    const handles = s.handles!;
    for (let v = 0; v <= s.seats; v++) {
      if ((s.known[card] & (1 << v)) === 0) handles[v][card] = 0;
      else if (handles[v][card] === 0) handles[v][card] = s.nextHandle[v]++;
    }
  }

  #chance(kind: number, seat: Seat): Stream {
    const s = this.raw;
    const who = seat < 0 ? s.seats : seat;
    const at = who * (3 satisfies typeof STREAM_KINDS) + kind;
    return this.stream.at(s.seeds[who * 2], s.seeds[who * 2 + 1], kind, s.counts[at]++);
  }

  #zoneName(zone: number): Json {
    const z = this.game.zones[zone];
    return [z.name, z.seat, z.place];
  }

  #slot(name: string): number {
    const th = this.th;
    const slot = this.game.program.code[th.frames[th.fp + F_NODE]].of.slots.get(name);
    if (slot === undefined) throw new Error(`No variable ${name} here (${this.game.program.code[th.pc].path}).`);
    return th.frames[th.fp + F_BASE] + slot;
  }

  #mark(name: string): number {
    const i = (this.game.spec.marks ?? []).indexOf(name);
    if (i < 0) throw new Error(`${this.game.id} declares no mark ${name}.`);
    return i;
  }

  #tally(name: string): number {
    const base = this.game.tallyBase.get(name);
    if (base === undefined) throw new Error(`${this.game.id} declares no tally ${name}.`);
    return base;
  }
}
