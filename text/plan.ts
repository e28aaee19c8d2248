/**
 * From card data to a sentence plan that knows no language: what is chosen is folded into the step that uses it, a card that was
 * shown is called the revealed card from then on, selectors become things with a number.
 */
import type { Cond, Effect, Filter, Mode, Num, Sel } from '@touchline/engine';

/**
 * How a selector is meant: so many of them; each that fits while it lasts (live); those that fit now (frozen, where something
 * lasts); all there are; or the one it can only be.
 */
export type Count = Num | 'each' | 'now' | 'all' | 'the';

/** What a selector means: which thing, how many, whose, where. */
export interface Thing {
  readonly is: 'self' | 'event' | 'named' | 'shown' | 'role' | 'top' | 'cards';
  readonly count: Count;
  readonly upTo: boolean;
  /** Fewer will do: "1 or 2". */
  readonly atLeast: Num | null;
  readonly many: boolean;
  /** `them`: whoever the sentence is about ("the opponent … their hand"). */
  readonly of: 'you' | 'opponent' | 'any' | 'them';
  readonly other: boolean;
  readonly role: string;
  readonly zones: readonly string[];
  /** Its kind, if the selector names one; other filters beside it. */
  readonly kind: string;
  readonly filters: readonly Filter[];
}

export type Step =
  | { readonly step: 'do'; readonly effect: Effect }
  | { readonly step: 'if'; readonly cond: Cond; readonly then: readonly Step[]; readonly otherwise: readonly Step[] }
  | {
      readonly step: 'may';
      /** It is the opponent who may. */
      readonly theirs: boolean;
      readonly cost: readonly Step[];
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    };

/** What a text has named: one card, several, or a number. */
export type Named = 'one' | 'several' | 'number';

/** Kinds that shape sentences rather than fill them. */
export type ShapeKind = 'if' | 'may';

/** A selector as an effect carries it after planning: what was chosen on the spot, or shown before. */
export interface Meant extends Sel {
  readonly chosen?: { readonly count: Count; readonly upTo: boolean; readonly atLeast?: Num };
  /** More than one was chosen under this name. */
  readonly several?: boolean;
  readonly shown?: true;
  /** Of whoever the sentence is about. */
  readonly theirs?: true;
}

const fieldsWithSel = ['what', 'to', 'from'] as const;

const isSel = (value: unknown): value is Meant => typeof value === 'object' && value !== null && !Array.isArray(value);
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
      cond: recallIn(effect.cond as Cond, shown),
      then: planEffects(effect.then as Effect[], shown),
      otherwise: planEffects((effect.else as Effect[]) ?? [], shown),
    };
  if (effect.do === 'may')
    return {
      step: 'may',
      theirs: effect.by === 'opponent',
      cost: planEffects((effect.cost as Effect[]) ?? [], shown),
      then: planEffects(effect.then as Effect[], shown),
      otherwise: planEffects((effect.else as Effect[]) ?? [], shown),
    };
  const said = recall(effect, shown);
  if (effect.do === 'show' && isSel(effect.what) && effect.what.top !== undefined) shown.push(effect.what);
  return { step: 'do', effect: said };
}

/** "Choose 1 card; move it" is one deed: "move 1 card". */
function foldChoice(first: Effect, next: Effect | undefined): Effect | null {
  if (first.do !== 'choose' || first.by === 'opponent' || !next) return null;
  for (const field of fieldsWithSel) {
    const sel = next[field];
    if (isSel(sel) && sel.bound === first.name) {
      return { ...next, [field]: { ...(first.from as Sel), chosen: howMany(first) } };
    }
  }
  return null;
}

const howMany = (choice: Effect) => ({
  count: (choice.count as Num) ?? 1,
  upTo: choice.upTo === true,
  ...(choice.atLeast !== undefined && { atLeast: choice.atLeast as Num }),
});

/** Effects a kind keeps inside: those of a mode are declared first. */
export function inside(e: Effect): readonly (readonly Effect[])[] {
  const modes = e.do === 'modes' ? (e.of as readonly Mode[]) : [];
  return [
    ...['then', 'else', 'cost'].flatMap((field) => (Array.isArray(e[field]) ? [e[field] as readonly Effect[]] : [])),
    ...modes.flatMap((m) => [m.declare ?? [], m.do]),
  ];
}

/** What the targets and numbers of a text stand for under their names. */
export function namesIn(effects: readonly Effect[], naming?: (effect: Effect) => Named | null): ReadonlyMap<string, Named> {
  const out = new Map<string, Named>();
  for (const e of effects) {
    if (e.do === 'number') out.set(String(e.name), 'number');
    if (e.do === 'target') out.set(String(e.name), (e.count ?? 1) === 1 ? 'one' : 'several');
    const own = naming?.(e);
    if (own) out.set(String(e.name), own);
    for (const list of inside(e)) for (const [name, is] of namesIn(list, naming)) out.set(name, is);
  }
  return out;
}

/** What a choice that stands alone chooses from; somebody else's choice of their own things is said so. */
export function chosenFrom(choice: Effect): Meant {
  const from = choice.from as Sel;
  const theirs = choice.by === 'opponent' && from.of === 'opponent';
  return { ...from, chosen: howMany(choice), ...(theirs && { theirs }) };
}

/** Cards that were shown are called so when the text comes back to them. */
function recall(effect: Effect, shown: readonly Sel[]): Effect {
  const out: { do: string; [field: string]: unknown } = { ...effect };
  for (const field of fieldsWithSel)
    if (isSel(effect[field]) && shown.some((s) => same(s, effect[field]))) out[field] = asShown(effect[field]);
  return out;
}

function recallIn(cond: Cond, shown: readonly Sel[]): Cond {
  if (!('exists' in cond)) return cond;
  const { where, ...rest } = cond.exists;
  return shown.some((s) => same(s, rest)) ? { ...cond, exists: asShown({ ...rest, where }) } : cond;
}

const asShown = (sel: Sel): Meant => ({ ...sel, shown: true });

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
    of: sel.theirs ? 'them' : (sel.of ?? 'any'),
    other: sel.other === true,
    role: sel.role ?? '',
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

/** Is it one definite card, of which something can be said ("is a …"), or do we ask whether there is any? */
export const isOne = (thing: Thing): boolean => thing.is !== 'cards' && !thing.many;
