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
  readonly job: string;
  readonly category: string;
  readonly name: string;
  readonly keyword: string;
  /** Traits of which a value was named before. */
  readonly named: readonly string[];
  readonly bounds: readonly { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }[];
}

const list = (is: string | readonly string[]): readonly string[] => (typeof is === 'string' ? [is] : is);

export function describe(filters: readonly Filter[]): Described {
  const of = (trait: string) => filters.flatMap((f) => ('trait' in f && f.trait === trait ? list(f.is) : []));
  const not = filters.flatMap((f) => ('not' in f ? [f.not] : []));
  return {
    types: of('type'),
    items: of('item'),
    marks: filters.flatMap((f) => ('mark' in f ? [f.mark] : [])),
    elements: of('element'),
    notElements: not.flatMap((f) => ('trait' in f && f.trait === 'element' ? list(f.is) : [])),
    job: of('job')[0] ?? '',
    category: of('category')[0] ?? '',
    name: of('name')[0] ?? '',
    keyword: of('keyword')[0] ?? '',
    named: filters.flatMap((f) => ('named' in f ? [f.of] : [])),
    bounds: filters.filter((f) => 'stat' in f),
  };
}

/** "1000 for each …": the number for one, and what is counted; null: another kind of number. */
export function perEach(n: Value | undefined): { readonly one: number; readonly each: Num } | null {
  if (typeof n !== 'object' || !('times' in n)) return null;
  const [one, each] = n.times;
  return typeof one === 'number' && typeof each !== 'number' ? { one, each } : null;
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

/** Does a text that is given to a card change damage it would be dealt? By how much less; null: to nothing. */
export function shieldOf({ when }: Ability<AnyEffect>): { readonly less: number | null } | null {
  return 'instead' in when && when.instead === 'damage' ? { less: when.less ?? null } : null;
}

export const isSelf = (sel: Sel | undefined): boolean => sel?.self === true;
export const isBound = (sel: Sel | undefined): boolean => sel?.bound !== undefined;

/** The game counts Summons and the three kinds of abilities: all of them are "Summon or ability". */
export const anyAbility = (items: readonly string[]): boolean =>
  items.includes('auto') && items.includes('action') && items.includes('special');
