/** Selectors and numbers of cards taken apart for phrases of every language. */
import type { Effect, Filter, Num, Sel } from '@touchline/engine';
import type { SharedBook } from '@touchline/text';

export type Thing = Parameters<SharedBook['thing']>[0];

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
export function perEach(n: unknown): { readonly one: number; readonly each: Num } | null {
  if (typeof n !== 'object' || n === null || !('times' in n)) return null;
  const [one, each] = n.times as readonly Num[];
  return typeof one === 'number' && typeof each !== 'number' ? { one, each } : null;
}

/** A reduction of a cost: by so much, or by 1 for each of these. */
export function reduction(n: Num): Num {
  if (typeof n === 'number') return -n;
  return 'times' in n ? n.times[1] : 0;
}

/** Does a text that is given to a card change damage it would be dealt? By how much less; null: to nothing. */
export function shieldOf(
  e: Effect,
  abilityOf: (given: unknown) => { readonly when: object } | undefined,
): { readonly less: number | null } | null {
  const when = abilityOf(e.ability)?.when as { readonly instead?: string; readonly less?: number } | undefined;
  return when?.instead === 'damage' ? { less: when.less ?? null } : null;
}

export const isSelf = (sel: unknown): boolean => (sel as Sel | undefined)?.self === true;
export const isBound = (sel: unknown): boolean => (sel as Sel | undefined)?.bound !== undefined;

/** The game counts Summons and the three kinds of abilities: all of them are "Summon or ability". */
export const anyAbility = (items: readonly string[]): boolean =>
  items.includes('auto') && items.includes('action') && items.includes('special');

/** All that a selector means, as a thing to be named. */
export function thingFor(given: unknown): Thing {
  const sel = given as Sel;
  const filters = sel.where ?? [];
  const kind = filters.find((f) => 'kind' in f);
  return {
    is: 'cards',
    count: 'all',
    upTo: false,
    atLeast: null,
    many: true,
    of: sel.of ?? 'any',
    other: sel.other === true,
    role: '',
    zones: sel.zone === undefined ? [] : typeof sel.zone === 'string' ? [sel.zone] : sel.zone,
    kind: kind?.kind ?? '',
    filters: filters.filter((f) => f !== kind),
  };
}
