/**
 * From card data to a sentence plan that knows no language: what is chosen is folded into the step that uses it, a card that was
 * shown is called the revealed card from then on, selectors become things with a number.
 */
import type { AnyEffect, Cond, Effect, Filter, Num, Player, SeenEvent, Sel, SharedKinds, SpokenEffect, Value } from '@touchline/engine';
import type { Who } from './words.ts';

/**
 * How a selector is meant: so many of them; each that fits while it lasts (live); those that fit now (frozen, where something
 * lasts); all there are; or the one it can only be.
 */
export type Count = Num | 'each' | 'now' | 'all' | 'the';

/** Whose: the player who was named before is `that`, whoever the sentence is about `them`. */
export type Whose = 'you' | 'opponent' | 'opponents' | 'next' | 'that' | 'any' | 'them';

/** What a selector means: which thing, how many, whose, where. */
export interface Thing {
  readonly is: 'self' | 'event' | 'named' | 'shown' | 'role' | 'top' | 'cards';
  readonly count: Count;
  readonly upTo: boolean;
  /** Fewer will do: "1 or 2". */
  readonly atLeast: Num | null;
  readonly many: boolean;
  /** `them`: whoever the sentence is about ("the opponent … their hand"). */
  readonly of: Whose;
  readonly other: boolean;
  readonly role: string;
  /** The name it was given before; '' if it was not. */
  readonly named: string;
  readonly zones: readonly string[];
  /** Its kind, if the selector names one; other filters beside it. */
  readonly kind: string;
  readonly filters: readonly Filter[];
}

/** All that a selector means, as a thing to be named. */
export function thingFor(sel: Sel): Thing {
  const where = sel.where ?? [];
  const kind = where.find((f) => 'kind' in f);
  return {
    is: 'cards',
    count: 'all',
    upTo: false,
    atLeast: null,
    many: true,
    of: typeof sel.of === 'object' ? 'that' : (sel.of ?? 'any'),
    other: sel.other === true,
    role: '',
    named: '',
    zones: sel.zone === undefined ? [] : typeof sel.zone === 'string' ? [sel.zone] : sel.zone,
    kind: kind?.kind ?? '',
    filters: where.filter((f) => f !== kind),
  };
}

export type Step =
  | { readonly step: 'do'; readonly effect: Effect }
  | { readonly step: 'if'; readonly cond: Cond; readonly then: readonly Step[]; readonly otherwise: readonly Step[] }
  | {
      readonly step: 'may';
      /** Who may. */
      readonly by: Player;
      readonly cost: readonly Step[];
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    };

/** What a text has named: one card, several, or a number. */
export type Named = 'one' | 'several' | 'number';
/** The same, and which cards could be named. */
export interface Naming {
  readonly is: Named;
  readonly from?: Sel;
  /** What it is called, if not "it". */
  readonly called?: Who;
}

/** Kinds that shape sentences rather than fill them. */
export type ShapeKind = 'if' | 'may';

/** A selector as an effect carries it after planning: what was chosen on the spot, or shown before. */
export type Meant = Sel & {
  readonly chosen?: { readonly count: Count; readonly upTo: boolean; readonly atLeast?: Num };
  /** More than one was chosen under this name. */
  readonly several?: boolean;
  readonly shown?: true;
  /** Of whoever the sentence is about. */
  readonly theirs?: true;
};

type Fields = { readonly [field: string]: unknown };
const isSel = (value: unknown): value is Meant => typeof value === 'object' && value !== null && !Array.isArray(value);

const isEffects = (value: unknown): value is readonly Effect[] => Array.isArray(value);

/** The fields of an effect that say which cards, with what they say. */
function selsIn(effect: AnyEffect): [field: string, sel: Meant][] {
  const fields: Fields = effect;
  return ['what', 'to', 'from'].flatMap((field): [string, Meant][] => {
    const sel = fields[field];
    return isSel(sel) ? [[field, sel]] : [];
  });
}

/** The name an effect binds; '' if none. */
export function nameIn(effect: AnyEffect): string {
  const { name }: Fields = effect;
  return typeof name === 'string' ? name : '';
}

/** How an effect changes a value, and by what. */
export function changeIn(x: SpokenEffect<SharedKinds, 'gain'>): { readonly how: string; readonly by: Value } {
  for (const how of ['add', 'set', 'atLeast', 'atMost', 'also'] as const) {
    const by = x[how];
    if (by !== undefined) return { how, by };
  }
  return { how: 'add', by: 0 };
}
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function planEffects(effects: readonly Effect[], shown: Sel[] = []): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < effects.length; i++) {
    const merged = foldChoice(effects[i], effects[i + 1]);
    if (merged) i++;
    steps.push(planOne(merged ?? effects[i], shown));
  }
  return steps;
}

function planOne(effect: Effect, shown: Sel[]): Step {
  if (effect.do === 'if')
    return {
      step: 'if',
      cond: recallIn(effect.cond, shown),
      then: planEffects(effect.then, shown),
      otherwise: planEffects(effect.else ?? [], shown),
    };
  if (effect.do === 'may')
    return {
      step: 'may',
      by: effect.by ?? 'you',
      cost: planEffects(effect.cost ?? [], shown),
      then: planEffects(effect.then, shown),
      otherwise: planEffects(effect.else ?? [], shown),
    };
  const said = recall(effect, shown);
  if (effect.do === 'show' && effect.what.top !== undefined) shown.push(effect.what);
  return { step: 'do', effect: said };
}

/** "Choose 1 card; move it" is one deed: "move 1 card". */
function foldChoice(first: Effect, next: Effect | undefined): Effect | null {
  if (first.do !== 'choose' || (first.by ?? 'you') !== 'you' || !next) return null;
  for (const [field, sel] of selsIn(next))
    if (sel.bound === first.name) return { ...next, [field]: { ...first.from, chosen: howMany(first) } };
  return null;
}

type Choice = SpokenEffect<SharedKinds, 'choose' | 'target'>;

const howMany = (choice: Choice) => ({
  count: choice.count ?? 1,
  upTo: choice.upTo === true,
  ...(choice.atLeast !== undefined && { atLeast: choice.atLeast }),
});

/** Effects a kind keeps inside: those of a mode are declared first. */
export function inside(e: Effect): readonly (readonly Effect[])[] {
  const fields: Fields = e;
  return [
    ...['then', 'else', 'cost'].map((field) => fields[field]).filter(isEffects),
    ...(e.do === 'modes' ? e.of.flatMap((m) => [m.declare ?? [], m.do]) : []),
  ];
}

/** How a game says what its own kinds name, and what that is called. */
interface NamingWords {
  naming?(effect: AnyEffect): Named | null;
  called?(effect: AnyEffect, many: boolean): Who | null;
}

/** What the targets and numbers of a text stand for under their names. */
export function namesIn(effects: readonly Effect[], words: NamingWords = {}): ReadonlyMap<string, Naming> {
  const out = new Map<string, Naming>();
  for (const e of effects) {
    if (e.do === 'number') out.set(e.name, { is: 'number' });
    if (e.do === 'target' || e.do === 'choose') out.set(e.name, { is: (e.count ?? 1) === 1 ? 'one' : 'several', from: e.from });
    // A name that follows cards means as many as they are.
    if (e.do === 'move' && e.name !== undefined) {
      const followed = e.what.bound === undefined ? undefined : out.get(e.what.bound);
      out.set(e.name, followed ?? { is: e.what.self || e.what.bound !== undefined ? 'one' : 'several' });
    }
    const own = words.naming?.(e);
    const called = own ? words.called?.(e, own === 'several') : null;
    if (own) out.set(nameIn(e), { is: own, ...(called && { called }) });
    for (const list of inside(e)) for (const [name, is] of namesIn(list, words)) out.set(name, is);
  }
  return out;
}

/** What a choice that stands alone chooses from; somebody else's choice of their own things is said so. */
export function chosenFrom(choice: Choice): Meant {
  const { from } = choice;
  const by = choice.do === 'choose' ? (choice.by ?? 'you') : 'you';
  const theirs = by !== 'you' && same(by, from.of);
  return { ...from, chosen: howMany(choice), ...(theirs && { theirs }) };
}

/** Cards that were shown are called so when the text comes back to them. */
function recall(effect: Effect, shown: readonly Sel[]): Effect {
  const recalled = selsIn(effect).filter(([, sel]) => shown.some((s) => same(s, sel)));
  return { ...effect, ...Object.fromEntries(recalled.map(([field, sel]) => [field, asShown(sel)])) };
}

function recallIn(cond: Cond, shown: readonly Sel[]): Cond {
  if (!('exists' in cond)) return cond;
  const { where, ...rest } = cond.exists;
  return shown.some((s) => same(s, rest)) ? { ...cond, exists: asShown({ ...rest, where }) } : cond;
}

const asShown = (sel: Sel): Meant => ({ ...sel, shown: true });

/** The area an event of the log is about. */
export const zoneIn = ({ args: { zone } }: SeenEvent): string => (Array.isArray(zone) ? String(zone[0]) : '');

/** A selector as a thing to be named. */
export function thingOf(sel: Meant, count: Count = 'all'): Thing {
  const where = sel.where ?? [];
  const kinds = where.filter((f): f is { readonly kind: string } => 'kind' in f);
  const is = kindOfThing(sel);
  const how: Count =
    sel.chosen?.count ??
    (is === 'cards' ? count : is === 'top' || is === 'shown' ? (sel.top ?? 1) : is === 'role' && count === 'each' ? 'each' : 'the');
  return {
    is,
    count: how,
    upTo: sel.chosen?.upTo ?? false,
    atLeast: sel.chosen?.atLeast ?? null,
    many: (is === 'named' && sel.several === true) || how === 'all' || how === 'now' || (how !== 'the' && how !== 'each' && how !== 1),
    of: sel.theirs ? 'them' : typeof sel.of === 'object' ? 'that' : (sel.of ?? 'any'),
    other: sel.other === true,
    role: sel.role ?? '',
    named: sel.bound ?? '',
    zones: sel.zone === undefined ? [] : typeof sel.zone === 'string' ? [sel.zone] : sel.zone,
    kind: kinds.length === 1 ? kinds[0].kind : '',
    filters: where.filter((f) => kinds.length !== 1 || f !== kinds[0]),
  };
}

function kindOfThing(sel: Meant): Thing['is'] {
  if (sel.shown) return 'shown';
  if (sel.self) return 'self';
  if (sel.event) return 'event';
  if (sel.bound !== undefined) return 'named';
  if (sel.role !== undefined) return 'role';
  return sel.top === undefined ? 'cards' : 'top';
}

/** Where whoever is meant has it: "an opponent has … in their hand". */
export const held = (thing: Thing): Thing =>
  thing.of === 'opponents' || thing.of === 'next' || thing.of === 'that' ? { ...thing, of: 'them' } : thing;

/** Is it one definite card, of which something can be said ("is a …"), or do we ask whether there is any? */
export const isOne = (thing: Thing): boolean => thing.is !== 'cards' && !thing.many;

/** "1 or " before 2, "1 to " before more. */
export function fewest({ atLeast, count }: Thing, say: { num(n: Num): string }, [or, to]: readonly [string, string]): string {
  if (atLeast === null || atLeast === count) return '';
  return `${say.num(atLeast)} ${typeof atLeast === 'number' && count === atLeast + 1 ? or : to} `;
}
