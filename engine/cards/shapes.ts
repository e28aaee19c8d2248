/**
 * Selectors, filters, numbers and conditions as they are read: each in one shape with a number for its kind, names of zones and marks
 * resolved. Cards, changes on the table, saves and messages keep the short forms; a shape is made of one when it is first read, and kept
 * beside it. So a selector that rules code lays again and again is made once, outside.
 */
import type { Cond, Filter, Num, Players, Sel } from '../model/types.ts';

export const F = { trait: 0, named: 1, stat: 2, mark: 3, kind: 4, not: 5, any: 6 } as const;
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
} as const;
export const C = { all: 0, any: 1, not: 2, exists: 3, compare: 4, is: 5 } as const;

export interface SelShape {
  readonly self: boolean;
  readonly other: boolean;
  readonly event: boolean;
  /** '' for none. */
  readonly role: string;
  readonly bound: string;
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
  /** Trait, stat or card kind; of a value that was named, the trait. */
  readonly name: string;
  readonly words: readonly string[];
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
  readonly name: string;
  readonly mark: number;
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
  readonly name: string;
  readonly value: string | number | undefined;
}

const NO_KIDS: readonly never[] = [];

/** The shapes of one game: zones and marks have its numbers. */
export class Shapes {
  readonly #game: string;
  readonly #zones: ReadonlyMap<string, number>;
  readonly #marks: readonly string[];
  readonly #sels = new WeakMap<Sel, SelShape>();
  readonly #nums = new WeakMap<Exclude<Num, number>, NumShape>();
  readonly #conds = new WeakMap<Cond, CondShape>();

  constructor(game: string, zones: ReadonlyMap<string, number>, marks: readonly string[] = []) {
    this.#game = game;
    this.#zones = zones;
    this.#marks = marks;
  }

  sel(sel: Sel): SelShape {
    let shape = this.#sels.get(sel);
    if (shape === undefined) this.#sels.set(sel, (shape = this.#makeSel(sel)));
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
    const zones = names?.map((name) => this.#zone(name)) ?? null;
    const inZone = new Uint8Array(this.#zones.size);
    for (const kind of zones ?? []) inZone[kind] = 1;
    return {
      self: sel.self === true,
      other: sel.other === true,
      event: sel.event === true,
      role: sel.role ?? '',
      bound: sel.bound ?? '',
      zones,
      inZone,
      of: sel.of,
      anybody: sel.of === undefined || sel.of === 'any',
      top: sel.top === undefined ? null : this.#makeNum(sel.top),
      where: (sel.where ?? []).map((f) => this.#makeFilter(f)),
    };
  }

  #zone(name: string): number {
    const kind = this.#zones.get(name);
    if (kind === undefined) throw new Error(`${this.#game} has no zone ${name}.`);
    return kind;
  }

  #mark(name: string): number {
    const mark = this.#marks.indexOf(name);
    if (mark < 0) throw new Error(`${this.#game} declares no mark ${name}.`);
    return mark;
  }

  #makeFilter(f: Filter): FilterShape {
    const shape = (tag: number, more: Partial<FilterShape>): FilterShape => ({
      tag,
      name: more.name ?? '',
      words: more.words ?? NO_KIDS,
      mark: more.mark ?? -1,
      low: more.low ?? Number.NEGATIVE_INFINITY,
      high: more.high ?? Number.POSITIVE_INFINITY,
      atLeast: more.atLeast ?? null,
      atMost: more.atMost ?? null,
      kids: more.kids ?? NO_KIDS,
    });
    if ('trait' in f) return shape(F.trait, { name: f.trait, words: typeof f.is === 'string' ? [f.is] : f.is });
    if ('named' in f) return shape(F.named, { name: f.of, words: [f.named] });
    if ('stat' in f)
      return shape(F.stat, {
        name: f.stat,
        ...(f.atLeast !== undefined && { atLeast: this.#makeNum(f.atLeast) }),
        ...(f.atMost !== undefined && { atMost: this.#makeNum(f.atMost) }),
      });
    if ('mark' in f)
      return shape(F.mark, {
        mark: this.#mark(f.mark),
        low: Math.max(f.is ?? Number.NEGATIVE_INFINITY, f.atLeast ?? Number.NEGATIVE_INFINITY),
        high: f.is ?? Number.POSITIVE_INFINITY,
      });
    if ('kind' in f) return shape(F.kind, { name: f.kind });
    if ('not' in f) return shape(F.not, { kids: [this.#makeFilter(f.not)] });
    return shape(F.any, { kids: f.any.map((x) => this.#makeFilter(x)) });
  }

  #makeNum(n: Num): NumShape {
    const shape = (tag: number, more: Partial<NumShape>): NumShape => ({
      tag,
      n: more.n ?? 0,
      name: more.name ?? '',
      mark: more.mark ?? -1,
      sel: more.sel ?? null,
      kids: more.kids ?? NO_KIDS,
      cond: more.cond ?? null,
      up: more.up ?? false,
    });
    const kids = (list: readonly Num[]) => list.map((x) => this.#makeNum(x));
    if (typeof n === 'number') return shape(N.plain, { n });
    if ('count' in n) return shape(N.count, { sel: this.#makeSel(n.count) });
    if ('stat' in n) return shape(N.stat, { name: n.stat, sel: this.#makeSel(n.of) });
    if ('highest' in n) return shape(N.highest, { name: n.highest, sel: this.#makeSel(n.of) });
    if ('mark' in n) return shape(N.mark, { mark: this.#mark(n.mark), sel: this.#makeSel(n.of) });
    if ('event' in n) return shape(N.event, {});
    if ('was' in n) return shape(N.was, { name: n.was });
    if ('plus' in n) return shape(N.plus, { kids: kids(n.plus) });
    if ('times' in n) return shape(N.times, { kids: kids(n.times) });
    if ('least' in n) return shape(N.least, { kids: kids(n.least) });
    if ('most' in n) return shape(N.most, { kids: kids(n.most) });
    if ('half' in n) return shape(N.half, { kids: kids([n.half]), up: n.up === true });
    if ('tally' in n) return shape(N.tally, { name: n.tally });
    if ('rule' in n) return shape(N.rule, { name: n.rule });
    if ('bound' in n) return shape(N.bound, { name: n.bound });
    return shape(N.if, { cond: this.#makeCond(n.if), kids: kids([n.then, n.else]) });
  }

  #makeCond(c: Cond): CondShape {
    const shape = (tag: number, more: Partial<CondShape>): CondShape => ({
      tag,
      kids: more.kids ?? NO_KIDS,
      sel: more.sel ?? null,
      nums: more.nums ?? NO_KIDS,
      sign: more.sign ?? '',
      name: more.name ?? '',
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
    return shape(C.is, { name: c.is, value: c.with });
  }
}
