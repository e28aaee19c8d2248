/** Selectors and numbers of cards taken apart for phrases of every language. */
import type { Ability, AnyEffect, Filter, Num, Sel, Value } from '@touchline/engine';

/** What a selector asks of a card, by what is said of it. */
export interface Described {
  readonly types: readonly string[];
  readonly items: readonly string[];
  /** Said before the noun in English: marks, Elements, Job, Category. */
  readonly marks: readonly string[];
  readonly elements: readonly string[];
  readonly notElements: readonly string[];
  /** One of these: "Job Guard or Scout". */
  readonly jobs: readonly string[];
  readonly categories: readonly string[];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** Traits of which a value was named before. */
  readonly named: readonly string[];
  readonly bounds: readonly { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }[];
  /** Whatever else is asked, said in a clause of its own: "that is a Forward or has power 8000 or more". */
  readonly rest: readonly Filter[];
}

/** Said in one word before or after the noun. */
const ADJECTIVES: readonly string[] = ['dull', 'frozen', 'attacking', 'blocking'];
/** FFT-R7: what is not dull is active. */
const adjectiveOf = (f: Filter): readonly string[] => {
  if (!('mark' in f) || !ADJECTIVES.includes(f.mark)) return [];
  if ((f.is ?? f.atLeast ?? 1) === 1) return [f.mark];
  return f.mark === 'dull' && f.is === 0 ? ['active'] : [];
};
const SAID: readonly string[] = ['type', 'item', 'element', 'job', 'category', 'name', 'keyword'];
/** "not Fire": of Elements alone it is said so. */
const isNotElement = (f: Filter): boolean => 'not' in f && 'trait' in f.not && f.not.trait === 'element';

/** Is it said with the noun? Of two that ask for the same trait only the first is. */
function withNoun(f: Filter, i: number, all: readonly Filter[]): boolean {
  if ('trait' in f) return SAID.includes(f.trait) && all.findIndex((x) => 'trait' in x && x.trait === f.trait) === i;
  if ('stat' in f) return f.stat === 'power' || f.stat === 'cost';
  return 'named' in f || adjectiveOf(f).length > 0 || isNotElement(f);
}

const list = (is: string | readonly string[]): readonly string[] => (typeof is === 'string' ? [is] : is);

export function describe(all: readonly Filter[]): Described {
  const filters = all.filter(withNoun);
  const of = (trait: string) => filters.flatMap((f) => ('trait' in f && f.trait === trait ? list(f.is) : []));
  const not = filters.flatMap((f) => ('not' in f ? [f.not] : []));
  return {
    types: of('type'),
    items: of('item'),
    marks: filters.flatMap(adjectiveOf),
    elements: of('element'),
    notElements: not.flatMap((f) => ('trait' in f && f.trait === 'element' ? list(f.is) : [])),
    jobs: of('job'),
    categories: of('category'),
    names: of('name'),
    keywords: of('keyword'),
    named: filters.flatMap((f) => ('named' in f ? [f.of] : [])),
    bounds: filters.filter((f) => 'stat' in f),
    rest: all.filter((f, i) => !withNoun(f, i, all)),
  };
}

/**
 * "A Forward of cost 2 or less or a Monster": kinds of cards of which one is told by more than its kind are said one after the other. Null:
 * it is said in a clause.
 */
export function alternatives(all: readonly Filter[]): readonly (readonly Filter[])[] | null {
  const kinds = all.flatMap((f) => ('any' in f ? f.any.map((one) => ('all' in one ? one.all : [one])) : []));
  const others = all.filter((f) => !('any' in f));
  const isKind = (f: Filter) => 'trait' in f && (f.trait === 'type' || f.trait === 'name');
  if (all.length - others.length !== 1 || others.some(isKind)) return null;
  if (!kinds.every((list) => list.some(isKind)) || kinds.every((list) => list.length === 1)) return null;
  return kinds.map((list) => [...others, ...list]);
}

/** How a language says of cards what cannot be said with the noun; `many`: of several. */
export interface ClauseWording {
  readonly or: (list: readonly string[]) => string;
  readonly and: (list: readonly string[]) => string;
  readonly is: (trait: string, values: readonly string[], many: boolean) => string;
  readonly has: (stat: string, low: string, high: string, many: boolean) => string;
  readonly marked: (mark: string, least: number, most: number | null, many: boolean) => string;
  readonly named: (trait: string, many: boolean) => string;
  readonly ofKind: (kind: string, many: boolean) => string;
  readonly not: (clause: string, many: boolean) => string;
}

export function clauseBy(w: ClauseWording, num: (n: Num) => string) {
  const clause = (f: Filter, many: boolean): string => {
    if ('trait' in f) return w.is(f.trait, list(f.is), many);
    if ('stat' in f) return w.has(f.stat, f.atLeast === undefined ? '' : num(f.atLeast), f.atMost === undefined ? '' : num(f.atMost), many);
    if ('mark' in f) return w.marked(f.mark, f.is ?? f.atLeast ?? 1, f.is ?? null, many);
    if ('named' in f) return w.named(f.of, many);
    if ('kind' in f) return w.ofKind(f.kind, many);
    if ('not' in f) return w.not(clause(f.not, many), many);
    if ('all' in f) return w.and(f.all.map((x) => clause(x, many)));
    return w.or(f.any.map((x) => clause(x, many)));
  };
  return clause;
}

/** "1000 for each …": the number for one, and what is counted; null: another kind of number. */
export function perEach(n: Value | undefined): { readonly one: number; readonly each: Num } | null {
  if (typeof n !== 'object' || !('times' in n)) return null;
  const [one, each] = n.times;
  const countable =
    typeof each === 'object' &&
    ('count' in each || 'mark' in each || 'event' in each || 'tally' in each || 'different' in each || 'happened' in each);
  return typeof one === 'number' && n.times.length === 2 && countable ? { one, each } : null;
}

/** A reduction of a cost: by so much, or by 1 for each of these. */
export function reduction(n: Value | undefined): Num {
  if (typeof n === 'number') return -n;
  return typeof n === 'object' && 'times' in n ? n.times[1] : 0;
}

/** The words of a value that is one or several. */
export function wordsIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && 'length' in value ? value : [];
}

const SHIELDED = JSON.stringify(['thisTurn', { uses: 1 }]);
const NOTHING = JSON.stringify([{ type: 'damage', n: 0 }]);
const SHIELD: readonly string[] = ['instead', 'card', 'with', 'less'];

/** Is it a shield against the next damage of the turn, and nothing else (FFT-1512)? By how much less; null: to nothing. */
export function shieldOf(a: Ability<AnyEffect>, until: unknown): { readonly less: number | null } | null {
  const { when } = a;
  if (!('instead' in when) || when.instead !== 'damage' || JSON.stringify(until) !== SHIELDED) return null;
  const plain = Object.keys(when).every((field) => SHIELD.includes(field)) && when.card?.self === true && !a.if && a.do.length === 0;
  if (!plain || (when.less ?? 1) < 0) return null;
  if (when.less !== undefined) return { less: when.less };
  return JSON.stringify(when.with) === NOTHING ? { less: null } : null;
}

export const isSelf = (sel: Sel | undefined): boolean => sel?.self === true;
export const isBound = (sel: Sel | undefined): boolean => sel?.bound !== undefined;

/** The game counts Summons and the three kinds of abilities: all of them are "Summon or ability". */
export const anyAbility = (items: readonly string[]): boolean =>
  items.includes('auto') && items.includes('action') && items.includes('special');
