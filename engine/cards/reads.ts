/** What each value reads: found in the texts that change it and, for functions of the game, in what they say they read. */

import type { GameSpec } from '../game.ts';
import { CHANGES, readsOf, type Source, type Sources, ZONES } from '../model/sources.ts';
import type { Effect, Own } from '../model/types.ts';
import type { CompiledAbility } from './abilities.ts';
import { changeOf, deedOf, isNum, valueChanged } from './derived.ts';
import { type Workers, withoutTexts } from './printed.ts';
import { C, type CondShape, F, type FilterShape, N, type Names, type NumShape, type SelShape, type Shapes } from './shapes.ts';
import type { ValueInfo, Values } from './values.ts';

export interface ReadsOf {
  readonly spec: GameSpec<Own>;
  readonly abilities: readonly CompiledAbility[];
  readonly deeds: ReadonlyMap<string, Workers>;
  readonly mutes: Workers | null;
  readonly values: Values;
  readonly shapes: Shapes;
  readonly names: Names;
  readonly sources: Sources;
  /** The number of a further set of texts. */
  readonly nextWorkers: () => number;
}

export class Reads {
  /** By value: all it reads, as bits, what it reads through other values among them. */
  readonly byValue: Int32Array;
  /** All that is read by some value. */
  readonly all: number;

  constructor(of: ReadsOf) {
    const gather = ({ name, workers }: ValueInfo) => {
      const reads = new Gathered(of);
      if (of.spec.printedAs) reads.declared(readsOf(of.spec.printedAs));
      if (workers) reads.texts(workers, changing(name));
      // A text that is lost changes nothing.
      if (of.mutes) reads.texts(of.mutes, (e) => e.do === 'mute');
      return reads;
    };
    const found = of.values.list.slice(0, of.values.count).map(gather);
    for (const inner of splitCircles(of, found)) found[inner.id] = gather(inner);
    for (let i = 0; i < of.values.count; i++) found[i] ??= new Gathered(of);
    this.byValue = Int32Array.from(found, (reads) => reads.bits);
    // A value reads what the values it reads do.
    for (let more = true; more; ) {
      more = false;
      found.forEach(({ values }, i) => {
        const bits = this.#with(this.byValue[i], values);
        if (bits === this.byValue[i]) return;
        this.byValue[i] = bits;
        more = true;
      });
    }
    this.all = this.byValue.reduce((all, bits) => all | bits, 0);
  }

  #with(bits: number, values: ReadonlySet<number>): number {
    let all = bits;
    for (const id of values) all |= this.byValue[id] ?? 0;
    return all;
  }
}

const changing = (name: string) => (e: Effect) => e.do === 'gain' && valueChanged(e) === name;

/** Texts that change a value and, by whatever way, read it: where there are some, the value is split (`ValueInfo.inner`). */
function splitCircles(of: ReadsOf, found: readonly Gathered[]): ValueInfo[] {
  const { values } = of;
  /** Does what is read lead to this value? */
  const leadsTo = (value: number, from: ReadonlySet<number>): boolean => {
    const seen = new Set(from);
    for (const id of seen) {
      if (id === value) return true;
      for (const next of found[id]?.values ?? []) seen.add(next);
    }
    return false;
  };
  return values.list.slice(0, found.length).flatMap((info) => {
    if (info.workers === null) return [];
    const circular = (index: number) => {
      const reads = new Gathered(of);
      reads.text(index, changing(info.name));
      return leadsTo(info.id, reads.values);
    };
    const inner = withoutTexts(info.workers, circular, of.nextWorkers);
    return inner === info.workers ? [] : [values.split(info, inner)];
  });
}

class Gathered {
  bits = 0;
  readonly values = new Set<number>();
  readonly #of: ReadsOf;
  readonly #texts = new Set<number>();

  constructor(of: ReadsOf) {
    this.#of = of;
  }

  /** A function that does not say what it reads makes what is worked out with it not worth remembering; nothing is to be noted for it. */
  declared(reads: readonly Source[] | null): void {
    const { sources, names } = this.#of;
    for (const source of reads ?? []) {
      const [what, name] = source.split('.', 2);
      if (what === 'zones') this.bits |= ZONES;
      else if (what === 'tallies') this.bits |= sources.ofTallies();
      else if (what === 'changes') this.bits |= CHANGES;
      else if (what === 'zone') this.bits |= sources.ofZone(names.zone(name));
      else if (what === 'mark') this.bits |= sources.ofMark(names.mark(name));
      else if (what === 'own') this.bits |= sources.ofOwn(name);
      else if (what === 'value') this.values.add(names.value(name));
      else if (what === 'deed') {
        const workers = this.#of.deeds.get(name);
        if (workers) this.texts(workers, (e) => deedOf(e) === name);
      }
    }
  }

  texts(workers: Workers, matters: (e: Effect) => boolean): void {
    for (const index of [...workers.byDef.flatMap((list) => list ?? []), ...workers.given]) this.#text(this.#of.abilities[index], matters);
  }

  text(index: number, matters: (e: Effect) => boolean): void {
    this.#text(this.#of.abilities[index], matters);
  }

  /** A text that is always at work: where it works, under which condition, and what those of its effects say that matter. */
  #text(a: CompiledAbility, matters: (e: Effect) => boolean): void {
    if (this.#texts.has(a.index)) return;
    this.#texts.add(a.index);
    const { sources, shapes, spec, abilities } = this.#of;
    for (const kind of a.zones) this.bits |= sources.ofZone(kind);
    // Whose the card is says who "you" is.
    if (spec.controller) this.declared(readsOf(spec.controller));
    if (a.spec.if) this.cond(shapes.cond(a.spec.if));
    for (const e of a.spec.do) {
      if (!matters(e)) continue;
      if ('to' in e && typeof e.to === 'object') this.sel(shapes.sel(e.to));
      if (e.do !== 'gain') continue;
      const [, by] = changeOf(e);
      if (isNum(by)) this.num(shapes.num(by));
    }
    for (const parent of a.grantedBy) this.#text(abilities[parent], (e) => e.do === 'grant' && e.ability === a.index);
  }

  sel(s: SelShape): void {
    const { sources, spec } = this.#of;
    for (const kind of s.zones ?? []) this.bits |= sources.ofZone(kind);
    if (s.role >= 0) this.declared(readsOf(Object.values(spec.roles ?? {})[s.role]));
    if (!s.anybody) {
      if (s.zones === null) this.bits |= ZONES;
      if (spec.controller) this.declared(readsOf(spec.controller));
    }
    if (s.top) this.num(s.top);
    for (const f of s.where) this.#filter(f);
  }

  #filter(f: FilterShape): void {
    if (f.tag === F.mark) this.bits |= this.#of.sources.ofMark(f.mark);
    if (f.value >= 0) this.values.add(f.value);
    if (f.atLeast) this.num(f.atLeast);
    if (f.atMost) this.num(f.atMost);
    for (const kid of f.kids) this.#filter(kid);
  }

  num(n: NumShape): void {
    if (n.tag === N.mark) this.bits |= this.#of.sources.ofMark(n.at);
    if (n.tag === N.tally || n.tag === N.happened) this.bits |= this.#of.sources.ofTallies();
    if (n.value >= 0) this.values.add(n.value);
    if (n.sel) this.sel(n.sel);
    if (n.cond) this.cond(n.cond);
    for (const kid of n.kids) this.num(kid);
  }

  cond(c: CondShape): void {
    if (c.tag === C.happened) this.bits |= this.#of.sources.ofTallies();
    else if (c.is >= 0) this.declared(readsOf(Object.values(this.#of.spec.conditions ?? {})[c.is]));
    if (c.sel) this.sel(c.sel);
    for (const n of c.nums) this.num(n);
    for (const kid of c.kids) this.cond(kid);
  }
}
