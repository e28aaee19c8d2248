/**
 * Selectors, filters, numbers and conditions as they are read: each in one shape with a number for its kind, names of zones, marks,
 * values, tallies, variables, roles and conditions resolved to numbers. Cards, changes on the table, saves and messages keep the short
 * forms; a shape is made of one when it is first read, and kept beside it. So a selector that rules code lays again and again is made
 * once, outside.
 */
import type { Cond, Filter, Happened, Num, Players, Sel } from '../model/types.ts';
import { markWas } from '../model/was.ts';

export const F = { trait: 0, named: 1, stat: 2, mark: 3, kind: 4, not: 5, any: 6, all: 7 } as const;
export const N = {
  plain: 0,
  count: 1,
  stat: 2,
  highest: 3,
  mark: 4,
  event: 5,
  was: 6,
  plus: 7,
  times: 8,
  least: 9,
  most: 10,
  half: 11,
  tally: 12,
  rule: 13,
  bound: 14,
  if: 15,
  different: 16,
  happened: 17,
} as const;
export const C = { all: 0, any: 1, not: 2, exists: 3, compare: 4, is: 5, happened: 6 } as const;

export interface SelShape {
  readonly self: boolean;
  readonly other: boolean;
  readonly event: boolean;
  /** A role and a variable by number; -1 for none. */
  readonly role: number;
  readonly bound: number;
  /** The name of that variable. */
  readonly boundTo: string;
  /** Zone kinds in the order they are named; null: wherever. */
  readonly zones: readonly number[] | null;
  /** 1 for each of them, by zone kind. */
  readonly inZone: Uint8Array;
  readonly of: Players | undefined;
  /** Whose it is makes no difference. */
  readonly anybody: boolean;
  readonly top: NumShape | null;
  readonly where: readonly FilterShape[];
}

export interface FilterShape {
  readonly tag: number;
  /** Card kind. */
  readonly name: string;
  /** The trait or stat. */
  readonly value: number;
  readonly words: readonly string[];
  /** The variable that names a word of the trait. */
  readonly bound: number;
  readonly mark: number;
  /** Of a mark: no less than, no more than. */
  readonly low: number;
  readonly high: number;
  readonly atLeast: NumShape | null;
  readonly atMost: NumShape | null;
  readonly kids: readonly FilterShape[];
}

export interface NumShape {
  readonly tag: number;
  readonly n: number;
  /** Of what is remembered of a card that is gone: the stat. */
  readonly name: string;
  /** The stat or rule value. */
  readonly value: number;
  /** A mark, a tally or a variable. */
  readonly at: number;
  readonly sel: SelShape | null;
  readonly kids: readonly NumShape[];
  readonly cond: CondShape | null;
  readonly up: boolean;
}

export interface CondShape {
  readonly tag: number;
  readonly kids: readonly CondShape[];
  readonly sel: SelShape | null;
  /** At least so many; or the two numbers that are compared. */
  readonly nums: readonly NumShape[];
  readonly sign: string;
  /** A condition of the game's own, by number; or what is asked whether it has happened. */
  readonly is: number;
  readonly value: string | number | undefined;
}

const NO_KIDS: readonly never[] = [];

/** The number of each name a text may use; throws for one that is not there. */
export interface Names {
  zone(name: string): number;
  mark(name: string): number;
  value(name: string): number;
  tally(name: string): number;
  variable(name: string): number;
  role(name: string): number;
  condition(name: string): number;
  /** What texts ask whether it has happened. */
  history(asked: Happened): number;
  readonly zoneKinds: number;
}

/** The shapes of one game: names have its numbers. */
export class Shapes {
  readonly #names: Names;
  readonly #sels = new WeakMap<Sel, SelShape>();
  readonly #filters = new WeakMap<readonly Filter[], readonly FilterShape[]>();
  readonly #nums = new WeakMap<Exclude<Num, number>, NumShape>();
  readonly #conds = new WeakMap<Cond, CondShape>();

  constructor(names: Names) {
    this.#names = names;
  }

  sel(sel: Sel): SelShape {
    let shape = this.#sels.get(sel);
    if (shape === undefined) this.#sels.set(sel, (shape = this.#makeSel(sel)));
    return shape;
  }

  filters(where: readonly Filter[]): readonly FilterShape[] {
    let shape = this.#filters.get(where);
    if (shape === undefined) this.#filters.set(where, (shape = where.map((f) => this.#makeFilter(f))));
    return shape;
  }

  num(n: Exclude<Num, number>): NumShape {
    let shape = this.#nums.get(n);
    if (shape === undefined) this.#nums.set(n, (shape = this.#makeNum(n)));
    return shape;
  }

  cond(c: Cond): CondShape {
    let shape = this.#conds.get(c);
    if (shape === undefined) this.#conds.set(c, (shape = this.#makeCond(c)));
    return shape;
  }

  #makeSel(sel: Sel): SelShape {
    const names = sel.zone === undefined ? null : typeof sel.zone === 'string' ? [sel.zone] : sel.zone;
    const zones = names?.map((name) => this.#names.zone(name)) ?? null;
    const inZone = new Uint8Array(this.#names.zoneKinds);
    for (const kind of zones ?? []) inZone[kind] = 1;
    return {
      self: sel.self === true,
      other: sel.other === true,
      event: sel.event === true,
      role: sel.role === undefined ? -1 : this.#names.role(sel.role),
      bound: sel.bound === undefined ? -1 : this.#names.variable(sel.bound),
      boundTo: sel.bound ?? '',
      zones,
      inZone,
      of: sel.of,
      anybody: sel.of === undefined || sel.of === 'any',
      top: sel.top === undefined ? null : this.#makeNum(sel.top),
      where: this.filters(sel.where ?? NO_KIDS),
    };
  }

  #makeFilter(f: Filter): FilterShape {
    const shape = (tag: number, more: Partial<FilterShape>): FilterShape => ({
      tag,
      name: more.name ?? '',
      value: more.value ?? -1,
      words: more.words ?? NO_KIDS,
      bound: more.bound ?? -1,
      mark: more.mark ?? -1,
      low: more.low ?? Number.NEGATIVE_INFINITY,
      high: more.high ?? Number.POSITIVE_INFINITY,
      atLeast: more.atLeast ?? null,
      atMost: more.atMost ?? null,
      kids: more.kids ?? NO_KIDS,
    });
    if ('trait' in f) return shape(F.trait, { value: this.#names.value(f.trait), words: typeof f.is === 'string' ? [f.is] : f.is });
    if ('named' in f) return shape(F.named, { value: this.#names.value(f.of), bound: this.#names.variable(f.named) });
    if ('stat' in f)
      return shape(F.stat, {
        value: this.#names.value(f.stat),
        ...(f.atLeast !== undefined && { atLeast: this.#makeNum(f.atLeast) }),
        ...(f.atMost !== undefined && { atMost: this.#makeNum(f.atMost) }),
      });
    if ('mark' in f)
      return shape(F.mark, {
        mark: this.#names.mark(f.mark),
        low: Math.max(f.is ?? Number.NEGATIVE_INFINITY, f.atLeast ?? Number.NEGATIVE_INFINITY),
        high: f.is ?? Number.POSITIVE_INFINITY,
      });
    if ('kind' in f) return shape(F.kind, { name: f.kind });
    if ('not' in f) return shape(F.not, { kids: [this.#makeFilter(f.not)] });
    if ('all' in f) return shape(F.all, { kids: f.all.map((x) => this.#makeFilter(x)) });
    return shape(F.any, { kids: f.any.map((x) => this.#makeFilter(x)) });
  }

  #makeNum(n: Num): NumShape {
    const shape = (tag: number, more: Partial<NumShape>): NumShape => ({
      tag,
      n: more.n ?? 0,
      name: more.name ?? '',
      value: more.value ?? -1,
      at: more.at ?? -1,
      sel: more.sel ?? null,
      kids: more.kids ?? NO_KIDS,
      cond: more.cond ?? null,
      up: more.up ?? false,
    });
    const names = this.#names;
    const kids = (list: readonly Num[]) => list.map((x) => this.#makeNum(x));
    if (typeof n === 'number') return shape(N.plain, { n });
    if ('count' in n) return shape(N.count, { sel: this.#makeSel(n.count) });
    if ('stat' in n) return shape(N.stat, { name: n.stat, value: names.value(n.stat), sel: this.#makeSel(n.of) });
    if ('highest' in n) return shape(N.highest, { value: names.value(n.highest), sel: this.#makeSel(n.of) });
    if ('different' in n) return shape(N.different, { value: names.value(n.different), sel: this.#makeSel(n.of) });
    if ('happened' in n) return shape(N.happened, { at: names.history(n) });
    if ('mark' in n) return shape(N.mark, { name: markWas(n.mark), at: names.mark(n.mark), sel: this.#makeSel(n.of) });
    if ('event' in n) return shape(N.event, {});
    if ('was' in n) return shape(N.was, { name: n.was });
    if ('plus' in n) return shape(N.plus, { kids: kids(n.plus) });
    if ('times' in n) return shape(N.times, { kids: kids(n.times) });
    if ('least' in n) return shape(N.least, { kids: kids(n.least) });
    if ('most' in n) return shape(N.most, { kids: kids(n.most) });
    if ('half' in n) return shape(N.half, { kids: kids([n.half]), up: n.up === true });
    if ('tally' in n) return shape(N.tally, { at: names.tally(n.tally) });
    if ('rule' in n) return shape(N.rule, { value: names.value(n.rule) });
    if ('bound' in n) return shape(N.bound, { at: names.variable(n.bound) });
    return shape(N.if, { cond: this.#makeCond(n.if), kids: kids([n.then, n.else]) });
  }

  #makeCond(c: Cond): CondShape {
    const shape = (tag: number, more: Partial<CondShape>): CondShape => ({
      tag,
      kids: more.kids ?? NO_KIDS,
      sel: more.sel ?? null,
      nums: more.nums ?? NO_KIDS,
      sign: more.sign ?? '',
      is: more.is ?? -1,
      value: more.value,
    });
    const kids = (list: readonly Cond[]) => list.map((x) => this.#makeCond(x));
    if ('all' in c) return shape(C.all, { kids: kids(c.all) });
    if ('any' in c) return shape(C.any, { kids: kids(c.any) });
    if ('not' in c) return shape(C.not, { kids: kids([c.not]) });
    if ('exists' in c) return shape(C.exists, { sel: this.#makeSel(c.exists), nums: [this.#makeNum(c.atLeast ?? 1)] });
    if ('compare' in c) {
      const [left, sign, right] = c.compare;
      return shape(C.compare, { nums: [this.#makeNum(left), this.#makeNum(right)], sign });
    }
    if ('happened' in c) return shape(C.happened, { is: this.#names.history(c), nums: [this.#makeNum(c.atLeast ?? 1)] });
    return shape(C.is, { is: this.#names.condition(c.is), value: c.with });
  }
}
