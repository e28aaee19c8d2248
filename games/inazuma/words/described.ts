/** Selectors, conditions and numbers of cards taken apart for phrases of every language. */
import type { Ability as AbilityOf, AnyEffect, Cond, Filter, Sel, Value } from '@touchline/engine';
import type { Thing } from '@touchline/text';
import { inOwnKinds } from '../kinds.ts';
import type { Attribute } from './vocabulary.ts';

/** A text as it is printed, or as the engine holds it. */
type Ability = AbilityOf<AnyEffect>;

type Meant = Pick<Thing, 'zones' | 'kind' | 'filters'>;

/** What a character takes part in: one of the two, either, or none. */
export type TakesPart = 'attacking' | 'defending' | 'either' | 'neither' | null;

/** What a selector asks of a card, by what is said of it. */
export interface Described {
  readonly attributes: readonly Attribute[];
  readonly teams: readonly string[];
  readonly positions: readonly string[];
  readonly names: readonly string[];
  readonly part: TakesPart;
  readonly exhausted: boolean;
  /** What has no place of its own in the phrase. */
  readonly more: readonly Filter[];
}

const list = (is: string | readonly string[]): readonly string[] => (typeof is === 'string' ? [is] : is);
const TRAITS = ['attribute', 'team', 'position', 'name'];

function partIn(f: Filter): TakesPart {
  if ('mark' in f && f.is === 1 && (f.mark === 'attacking' || f.mark === 'defending')) return f.mark;
  if ('any' in f && f.any.length === 2 && f.any.every((x) => ['attacking', 'defending'].includes(partIn(x) ?? ''))) return 'either';
  return 'not' in f && partIn(f.not) === 'either' ? 'neither' : null;
}

const isExhausted = (f: Filter): boolean => 'mark' in f && f.mark === 'exhausted' && f.is === 1;

export function describe({ filters }: Pick<Meant, 'filters'>): Described {
  const of = (trait: string) => filters.flatMap((f) => ('trait' in f && f.trait === trait ? list(f.is) : []));
  return {
    attributes: of('attribute') as Attribute[],
    teams: of('team'),
    positions: of('position'),
    names: of('name'),
    part: filters.map(partIn).find((part) => part !== null) ?? null,
    exhausted: filters.some(isExhausted),
    more: filters.filter((f) => !('trait' in f && TRAITS.includes(f.trait)) && partIn(f) === null && !isExhausted(f)),
  };
}

/** Only goalkeepers are there. */
export const isKeeper = ({ zones }: Pick<Meant, 'zones'>): boolean => zones.length === 1 && zones[0] === 'goal';
/** Characters in play: on the field, in the goal zone, on the bench. */
export const inPlay = ({ zones }: Pick<Meant, 'zones'>): boolean =>
  zones.length > 0 && zones.every((z) => z === 'field' || z === 'goal' || z === 'bench');
/** Said to be on the field, unless taking part says so already. */
export const onField = ({ zones, filters }: Meant): boolean => {
  const { part } = describe({ filters });
  return zones.length === 1 && zones[0] === 'field' && (part === null || part === 'neither');
};

// ---------------------------------------------------------------- numbers

/** "100 for each …" */
export function perEach(n: Value): { readonly one: number; readonly each: Sel } | null {
  if (typeof n !== 'object' || !('times' in n)) return null;
  const [one, each] = n.times;
  return typeof one === 'number' && typeof each === 'object' && 'count' in each ? { one, each: each.count } : null;
}

/** "300, or 500 if …" */
export function eitherOf(n: Value): { readonly usual: number; readonly other: number; readonly if: Cond } | null {
  if (typeof n !== 'object' || !('if' in n)) return null;
  const { if: cond, then, else: usual } = n;
  return typeof then === 'number' && typeof usual === 'number' ? { usual, other: then, if: cond } : null;
}

/** A value of the card that was discarded for this. */
export function ofPaid(n: Value): 'sp' | 'ap' | null {
  if (typeof n !== 'object' || !('stat' in n)) return null;
  const { stat, of } = n;
  return of.bound === 'paid' && (stat === 'sp' || stat === 'ap') ? stat : null;
}

// ---------------------------------------------------------------- conditions and tags

/** What is printed in braces before a text, in this order. */
export const TAGS = ['bench', 'firedUp', 'strategy', 'attack', 'shooting', 'ownTurn', 'opponentTurn'] as const;
export type Tag = (typeof TAGS)[number];

const tagOf = (c: Cond): Tag | null => {
  if (!('is' in c)) return null;
  if (c.is === 'inPhase') return c.with as Tag;
  return c.is === 'firedUp' || c.is === 'ownTurn' || c.is === 'opponentTurn' ? c.is : null;
};

/** The tags of a text, and what it still demands in words. */
export function termsOf(a: Ability): { readonly tags: readonly Tag[]; readonly demands: readonly Cond[] } {
  const conds = a.if === undefined ? [] : 'all' in a.if ? a.if.all : [a.if];
  const phases = 'use' in a.when && a.when.use.length < 3 ? a.when.use : [];
  const found = [
    ...(a.zones?.includes('bench') ? ['bench'] : []),
    ...phases,
    ...conds.map(tagOf),
    // INA-714: in the attack phase, as soon as the side is known.
    ...(joins(a).length > 0 ? ['attack'] : []),
  ];
  return { tags: TAGS.filter((tag) => found.includes(tag)), demands: conds.filter((c) => tagOf(c) === null) };
}

/** INA-714: the parts a text lets its character take away from the action side. */
export function joins({ do: effects }: Pick<Ability, 'do'>): readonly ('attacking' | 'defending')[] {
  const part = (deed: string) => (deed === 'joinAttack' ? 'attacking' : deed === 'joinDefence' ? 'defending' : null);
  const parts = inOwnKinds(effects).map((e) => (e.do === 'permit' && e.to?.self ? part(e.deed) : null));
  return parts.every((p) => p !== null) ? parts : [];
}

/** "Fewer than n cards under this goalkeeper": n, or null if it asks something else. */
export function fewerUnder(c: Cond): number | null {
  if (!('compare' in c)) return null;
  const [left, sign, right] = c.compare;
  const counts = typeof left === 'object' && 'count' in left && left.count.zone === 'underKeeper' && left.count.of === 'you';
  return counts && sign === '<' && typeof right === 'number' ? right : null;
}

/** The part a condition asks of its own card. */
export function ownPart(sel: Sel): TakesPart {
  return sel.self && sel.where?.length === 1 ? partIn(sel.where[0]) : null;
}
