/** The bookkeeping half of the table: values, marks, counts, changes, triggers that wait, calls, the log. No card goes anywhere by it. */

import { spendMods } from '../cards/durations.ts';
import { changes } from '../cards/laid.ts';
import { outlast } from '../cards/mods.ts';
import type { Bound, Delayed, Json, Mod, Own, Seat, Waiting, Was } from '../model/types.ts';
import { Reading } from './reading.ts';
import type { Table } from './table.ts';

export class Bookkeeping<O extends Own = Own> extends Reading<O> {
  let(name: string, value: Json): void {
    this.th.locals[this.slotIndex(name)] = value;
  }

  /** Change one of the game's own public values. */
  set<K extends keyof O>(key: K, value: O[K]): void {
    if (this.strand >= 0) this.shared(String(key));
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
      else if (mod.on.live.of !== 'you') this.shared(mod.stat);
    }
    this.lay([...this.raw.mods, mod.change === 'grant' ? { ...mod, giving: this.#nextGiving(mod.seat) } : mod]);
    if (this.log)
      this.emit('change', 'refs' in mod.on ? mod.on.refs.map((r) => r.id) : [], { stat: mod.stat, by: mod.by, how: mod.change }, mod.seat);
  }

  /** A number no giving of this seat's has, among those that last and those whose uses still count. */
  #nextGiving(seat: Seat): number {
    let last = 0;
    for (const m of this.raw.mods) if (m.seat === seat && m.giving !== undefined) last = Math.max(last, m.giving);
    for (const { giving } of this.raw.uses) if (giving?.at(-2) === seat) last = Math.max(last, Number(giving.at(-1)));
    return last + 1;
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

  /** A scope (of this seat's) opens again before it is over for good: what lasts beyond it does not count this end. */
  outlast(scope: string, whose?: Seat): void {
    const s = this.raw;
    const lasts = (x: Mod | Delayed) => x.until.some((u) => typeof u === 'object' && 'scope' in u && u.scope === scope);
    if (s.mods.some(lasts)) this.lay(s.mods.map((m) => (lasts(m) ? { ...m, until: outlast(m.until, scope, whose) } : m)));
    if (s.delayed.some(lasts)) s.delayed = s.delayed.map((d) => (lasts(d) ? { ...d, until: outlast(d.until, scope, whose) } : d));
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

  /** A noticed trigger waits on a thing (an item of a stack) until that is released. */
  hold(trigger: Waiting, on: number): void {
    this.raw.waiting = [...this.raw.waiting, { ...trigger, on: this.ref(on) }];
  }

  /** The trigger a thing carries, or null. */
  held(on: number): Waiting | null {
    return this.raw.waiting.find((w) => w.on && this.find(w.on) === on) ?? null;
  }

  /** What a thing carries knows more than before: what was named for it. */
  bind(on: number, bound: Bound, was: Was = {}): void {
    const w = this.held(on);
    const known = Object.keys(was).length > 0 ? { was: { ...w?.was, ...was } } : {};
    this.raw.waiting = this.raw.waiting.map((x) => (x === w ? { ...x, bound: { ...x.bound, ...bound }, ...known } : x));
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
  spend(this: Table<O>, card: number, value: string, seat: Seat = -1): void {
    spendMods(this, (m) => m.stat === value && changes(this, m, card, seat));
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
      shows: this.isHeldBack() && !this.telling ? shows & (1 << this.strand) : shows,
      strand: this.strand,
      held: this.isHeldBack(),
      again: 0,
    });
  }

  /** A strand keeps to itself what it does until the join. */
  protected isHeldBack(): boolean {
    return this.strand >= 0 && this.game.program.code[this.s.main.pc].shown === 'atJoin';
  }

  /** Strands write only what their seat owns. */
  mine(seat: Seat, what: string): void {
    if (this.strand >= 0 && seat !== this.strand) this.shared(what);
  }

  protected shared(what: string): never {
    throw new Error(`A strand of seat ${this.strand} touched ${what}, which is not its own. Do it before or after the strands.`);
  }
}
