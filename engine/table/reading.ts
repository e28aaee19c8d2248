/** The reading half of the table: short reads of the state, derived values, the variables of the running flow. */

import { ruleValue, statValue, traitValues } from '../cards/derived.ts';
import { F_BASE, F_NODE, FRAME } from '../flow/frame.ts';
import type { Instr } from '../flow/program.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../model/layout.ts';
import { Stream } from '../model/random.ts';
import type { Ability, CardDef, Event, Json, Mod, Option, OptionValue, Own, Ref, Seat, State, Thread } from '../model/types.ts';
import type { Zone } from '../model/zones.ts';
import { Known } from './known.ts';
import type { Table } from './table.ts';

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

/** Does this seat pass, whatever it is offered? */
export type Passing<O extends Own = Own> = (t: Table<O>, seat: Seat) => boolean;

/** Under guard, rules read the state through a wrapper that refuses writes (the conformance suite's way to catch them). */
let guard: (<S extends object>(state: S) => S) | null = null;
export function setGuard(g: typeof guard): void {
  guard = g;
}

export class Reading<O extends Own = Own> {
  /** The state, for reading. */
  s: Readonly<State<O>>;
  readonly game: Game<O>;
  /** The game's table for as many as play. */
  layout: Layout;
  /** The state the verbs write to. The same object as `s`, except under guard. */
  raw: State<O>;
  th: Thread;
  /** The seat whose strand is running, or -1. */
  strand: Seat = -1;
  clause = '';
  log: Event[] | null = null;
  /** The strands are being told once more, at their join. */
  telling = false;
  /** Why what happened since the last pick cannot be taken back; '' if it can. */
  barrier = '';
  calls: Call[] = [];
  /** In a rollout: who passes without looking at what is offered. */
  passing: Passing | null = null;
  question: Question | null = null;
  steps = 0;
  /** The most triggers that have waited at once since then. */
  mostWaiting = 0;
  /** Values as they were last worked out. */
  readonly known: Known;
  /** Raised by whatever reads something of which changes are not noted: what is worked out with it is not remembered. */
  fleeting = 0;
  readonly stream: Stream = new Stream();
  /** Cards that have lost their abilities by texts at work, and in which position that was worked out. */
  muted: ReadonlySet<number> = new Set();
  mutedAt = -1;
  mutedIn: State<O> | null = null;
  /** Whether changes of that sort are among those on the table, and which these were. */
  mutesLaid = false;
  modsRead: readonly Mod[] | null = null;
  /** It is being worked out. */
  muting = false;
  /** What a change on the table does is being worked out. */
  inChange = false;
  /** Guards a derived value against asking for itself. */
  readonly asking: number[] = [];
  /** The same for bans, duties and permissions. */
  readonly judging: number[] = [];

  /** The guard this state was laid down under. */
  #guard: typeof guard = null;

  constructor(game: Game<O>, state: State<O>) {
    this.game = game;
    this.layout = game.layouts[state.seats];
    this.s = state;
    this.raw = state;
    this.th = state.main;
    this.known = new Known(game);
    this.known.turn(state);
  }

  /** From now on this state lies on the table. */
  turn(state: State<O>): void {
    // Storing a fresh state in an old table costs more than asking whether it lies there already.
    if (this.raw !== state || this.#guard !== guard) {
      this.known.turn(state);
      if (this.layout.seats !== state.seats) this.layout = this.game.layouts[state.seats];
      this.raw = state;
      this.s = guard ? guard(state) : state;
      this.#guard = guard;
    }
    if (this.th !== state.main) this.th = state.main;
    this.strand = -1;
  }

  /** Another number whenever something has changed that a value, or the order in which things are offered, could depend on. */
  get version(): number {
    return this.known.clock;
  }

  get own(): Readonly<O> {
    return this.s.own;
  }

  option<T extends OptionValue>(name: string): T {
    return this.s.options[name] as T;
  }

  /** What a seat has chosen of an option that each has for itself. */
  optionOf<T extends OptionValue>(seat: Seat, name: string): T {
    return (this.s.options[name] as readonly T[])[seat];
  }

  /** The zone instance of a kind: `t.at(deck, seat)`. Throws for a seat or place that is not there. */
  at(kind: number, seat: Seat = 0, place = 0): number {
    const { layout } = this;
    const step = layout.zoneStep[kind];
    // As an unsigned number, a seat below 0 is beyond all seats too.
    if (step !== 0 && (seat >>> 0 >= layout.seats || place >= step)) this.#nowhere(kind, seat, place);
    return layout.zoneBase[kind] + seat * step + place;
  }

  #nowhere(kind: number, seat: Seat, place: number): never {
    const { zones, zoneBase, seats } = this.layout;
    throw new Error(`${this.game.id}: ${zones[zoneBase[kind]].name} has no place ${place} for seat ${seat}; there are ${seats} seats.`);
  }

  zone(index: number): Zone {
    return this.layout.zones[index];
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
    return this.layout.zones[this.s.zone[card]].kind === kind;
  }

  controller(this: Table<O>, card: number): Seat {
    const { controller } = this.game;
    if (controller !== null) {
      if (controller.fleeting) this.fleeting++;
      return controller.run(this as unknown as Table, card);
    }
    const zone = this.s.zone[card];
    const seat = zone < 0 ? -1 : this.layout.zones[zone].seat;
    return seat < 0 ? this.s.owner[card] : seat;
  }

  /** The seats that play, in order: all but those who have left. */
  playing(): readonly Seat[] {
    const all = Array.from({ length: this.s.seats }, (_, seat) => seat);
    return this.s.out === 0 ? all : all.filter((seat) => (this.s.out & (1 << seat)) === 0);
  }

  /** The next seat round the table that still plays; with two seats, the other one. */
  other(seat: Seat): Seat {
    const { seats, out } = this.s;
    for (let i = 1; i < seats; i++) {
      const next = (seat + i) % seats;
      if ((out & (1 << next)) === 0) return next;
    }
    return seat;
  }

  sees(seat: Seat, card: number): boolean {
    return (this.s.known[card] & (1 << seat)) !== 0;
  }

  mark(card: number, name: string): number {
    return this.s.marks[this.markIndex(name)][card];
  }

  tally(name: string, seat: Seat = 0): number {
    return this.s.tallies[this.tallyIndex(name) + seat];
  }

  stat(this: Table<O>, card: number, stat: string): number {
    return statValue(this, card, this.game.values.of(stat));
  }

  is(this: Table<O>, card: number, trait: string, value: string): boolean {
    return traitValues(this, card, this.game.values.of(trait)).includes(value);
  }

  traits(this: Table<O>, card: number, trait: string): readonly string[] {
    return traitValues(this, card, this.game.values.of(trait));
  }

  rule(this: Table<O>, seat: Seat, name: string): number {
    return ruleValue(this, seat, this.game.values.of(name));
  }

  /** The same by the number of the value, as texts have it. */
  statAt(this: Table<O>, card: number, value: number): number {
    return statValue(this, card, this.game.values.list[value]);
  }

  traitsAt(this: Table<O>, card: number, value: number): readonly string[] {
    return traitValues(this, card, this.game.values.list[value]);
  }

  ruleAt(this: Table<O>, seat: Seat, value: number): number {
    return ruleValue(this, seat, this.game.values.list[value]);
  }

  /** A variable of the running flow. */
  v<T extends Json = Json>(name: string): T {
    return this.th.locals[this.slotIndex(name)] as T;
  }

  /** The same by the number of its name, as texts have it. */
  local<T extends Json = Json>(name: number): T {
    const { th } = this;
    const slot = this.game.program.code[th.frames[th.fp + F_NODE]].of.slotOf[name];
    if (slot < 0) this.#noVariable([...this.game.program.variables.keys()][name]);
    return th.locals[th.frames[th.fp + F_BASE] + slot] as T;
  }

  hasLocal(name: number): boolean {
    return this.game.program.code[this.th.frames[this.th.fp + F_NODE]].of.slotOf[name] >= 0;
  }

  /** The card a variable remembers, or -1. */
  vCard(name: string): number {
    return this.find(this.th.locals[this.slotIndex(name)] as Ref | null);
  }

  hasV(name: string): boolean {
    return this.game.program.code[this.th.frames[this.th.fp + F_NODE]].of.slots.has(name);
  }

  /** Is a scope of this name open (a phase, a loop, a called flow)? */
  within(name: string): boolean {
    const { frames } = this.th;
    for (let at = 0; at < frames.length; at += FRAME) if (this.game.program.code[frames[at + F_NODE]].name === name) return true;
    return false;
  }

  /** The innermost open scope that has one of these names, by its name; null: none. */
  innermost<N extends string>(names: readonly N[]): N | null {
    const { frames } = this.th;
    const { code } = this.game.program;
    for (let at = frames.length - FRAME; at >= 0; at -= FRAME) {
      const { name } = code[frames[at + F_NODE]];
      for (let i = 0; i < names.length; i++) if (names[i] === name) return names[i];
    }
    return null;
  }

  ability(index: number): Ability {
    return this.game.abilities[index].spec;
  }

  protected slotIndex(name: string): number {
    const th = this.th;
    const { names } = this.game.program.code[th.frames[th.fp + F_NODE]].of;
    // Names in rules code are constants: comparing a few of them is quicker than looking one up.
    for (let i = 0; i < names.length; i++) if (names[i] === name) return th.frames[th.fp + F_BASE] + i;
    return this.#noVariable(name);
  }

  #noVariable(name: string): never {
    throw new Error(`No variable ${name} here (${this.game.program.code[this.th.pc].path}).`);
  }

  protected markIndex(name: string): number {
    const { marks } = this.game;
    for (let i = 0; i < marks.length; i++) if (marks[i] === name) return i;
    throw new Error(`${this.game.id} declares no mark ${name}.`);
  }

  protected tallyIndex(name: string): number {
    const base = this.layout.tallyBase.get(name);
    if (base === undefined) throw new Error(`${this.game.id} declares no tally ${name}.`);
    return base;
  }
}
