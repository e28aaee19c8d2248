/** What phrases of every language read from cards, questions and views. */
import { type AnyEffect, type CardDef, type Fields, fieldsIn, type Json, listIn, type Seat, type View } from '@touchline/engine';
import type { At, Noun, OptionAt } from '@touchline/text';
import type { Spend, Spending } from '../costs.ts';
import { announceVars } from '../flow/announce.ts';
import { PAYING } from '../flow/payment.ts';
import { primeVars } from '../flow/priming.ts';
import { warpVars } from '../flow/warp.ts';
import { inOwnKinds, type Priming, primingIn, type Spoken, type Warp, warpIn } from '../kinds.ts';
import { ELEMENTS, type Price } from '../payment/index.ts';
import type { Fftcg } from '../state.ts';

export type { Spending };

export const ownOf = (view: View): Fftcg => view.own as Fftcg;

// ---------------------------------------------------------------- printed cards

interface Facts {
  readonly types: { readonly [type: string]: Noun };
  readonly elements: { readonly [element: string]: string };
  readonly cardKinds: { readonly [kind: string]: Noun };
  readonly cost: string;
  readonly power: string;
  readonly job: string;
  readonly category: string;
  readonly generic: string;
}

/** Type, Elements and numbers of a card, as on its frame. */
export function factsOf({ kind, stats, traits }: CardDef, words: Facts): string[] {
  if (kind === 'item') return [words.cardKinds.item.one.replace(/^\p{Ll}/u, (l) => l.toUpperCase())];
  const labelled = (name: string, list: readonly string[] = []) => (list.length === 0 ? [] : [`${name} ${list.join('/')}`]);
  return [
    words.types[traits.type[0]].one,
    traits.element.map((e) => words.elements[e]).join('/'),
    `${words.cost} ${stats.cost}`,
    ...(traits.type[0] === 'forward' ? [`${words.power} ${stats.power}`] : []),
    ...labelled(words.job, traits.job),
    ...labelled(words.category, traits.category),
    ...(traits.icon.includes('generic') ? [words.generic] : []),
    ...(traits.icon.includes('burst') ? ['EX Burst'] : []),
  ];
}

const isDullIcon = (e: Spoken) => e.do === 'spend' && e.how === 'dull' && e.from.self === true;

/** CP, dull, S and Crystal icons of a cost, in the order they are printed in. */
export function iconsOf(
  given: readonly AnyEffect[],
  element: (name: string) => string,
  icons: { dull: string; special: string; crystal: string },
): string {
  const cost = inOwnKinds(given);
  const part = (e: Spoken): string => {
    if (e.do === 'crystals') return icons.crystal.repeat(e.n);
    if (e.do !== 'cp') return '';
    const any = e.any === undefined ? '' : typeof e.any === 'number' ? (e.any > 0 ? `{${e.any}}` : '') : '{X}';
    return ELEMENTS.map((name) => element(name).repeat(e[name] ?? 0)).join('') + any;
  };
  return [
    cost.some((e) => e.do === 'spend' && e.namesake) ? icons.special : '',
    ...cost.map(part),
    cost.some(isDullIcon) ? icons.dull : '',
  ].join('');
}

/** Parts of a cost that are said in words. */
export const spendsIn = (cost: readonly AnyEffect[]): readonly Spoken<'spend'>[] =>
  inOwnKinds(cost).flatMap((e) => (e.do === 'spend' && !e.namesake && !isDullIcon(e) ? [e] : []));

// ---------------------------------------------------------------- the stack

export interface Item {
  readonly card: string;
  readonly ability: number;
  readonly seat: Seat;
  /** Names of what it has chosen. */
  readonly targets: readonly string[];
}

const cardAt = (at: At, value: Json | undefined): CardDef | null => at.card(Number(fieldsIn(value).handle ?? 0));

/** What an item on the stack is, by its handle. */
export function itemOf(at: At, handle: number): Item | null {
  const w = listIn(at.view.waiting)
    .map(fieldsIn)
    .find((x) => fieldsIn(x.on).handle === handle);
  if (!w) return null;
  const ability = Number(w.ability);
  const def = at.say.library.defs[at.say.library.abilities[ability].def];
  // What it has chosen may be on the stack itself.
  const called = (ref: Json) => itemOf(at, Number(fieldsIn(ref).handle ?? 0))?.card ?? cardAt(at, ref)?.name ?? [];
  const targets = Object.values(fieldsIn(w.bound)).flatMap((list) => (Array.isArray(list) ? list.flatMap(called) : []));
  return { card: cardAt(at, w.self)?.name ?? def?.name ?? at.say.words.title, ability, seat: Number(w.seat), targets };
}

/** The newest item on the stack. */
export function topItem(at: At): Item | null {
  const top = at.view.zones.find((z) => z.zone === 'stack')?.cards.at(-1);
  return top ? itemOf(at, top.handle) : null;
}

/** The card whose text asks. */
export function askingCard(at: At): string {
  const def = at.say.library.defs.find((d) => at.ask.path.startsWith(`ability/${d.id}/`));
  return def?.name ?? at.say.words.title;
}

/** The card an option is about: a card, or what an item on the stack stands for. */
export function nameOf(o: OptionAt): string {
  const handle = o.option.on[0] ?? 0;
  return itemOf(o, handle)?.card ?? o.card(handle)?.name ?? o.say.words.card.one;
}

/** The ability and card of a trigger that waits to be ordered. */
export function triggerOf(o: OptionAt): { readonly card: string; readonly ability: number } {
  const w = fieldsIn(listIn(o.view.waiting)[o.option.n]);
  const ability = Number(w.ability);
  const def = o.say.library.defs[o.say.library.abilities[ability].def];
  return { card: cardAt(o, w.self)?.name ?? def?.name ?? o.say.words.title, ability };
}

// ---------------------------------------------------------------- priority

const steps = ['main1', 'main2', 'preparation', 'declaration', 'blockStep', 'damageStep'] as const;
export type StepName = (typeof steps)[number];

/** The phase or step in which somebody has priority. */
export function stepOf(view: View): StepName {
  const paths = view.at.scopes.map(([path]) => path.split('/').at(-1));
  return steps.findLast((s) => paths.includes(s)) ?? 'main1';
}

/** FFT-908: the other player has just passed, so that one more pass closes the window. */
export function otherPassed({ view, ask }: At): boolean {
  const aux = view.at.scopes.at(-1)?.[1] ?? 0;
  return ((aux >> 4) & (1 << (1 - ask.seat))) !== 0;
}

// ---------------------------------------------------------------- paying

const flowVars: { readonly [flow: string]: readonly string[] } = {
  announce: announceVars,
  warp: warpVars,
  prime: primeVars,
  payNow: ['seat', 'self', 'event', 'was', ...PAYING],
};

interface Paying {
  /** What is paid for; '' if a text asks for it. */
  readonly card: string;
  readonly how: string;
  /** CP still to be paid, and Elements of which some are still wanted. */
  readonly left: number;
  readonly wanted: readonly (readonly [string, number])[];
  /** How the next card is used up, if one is. */
  readonly spending: Spending | null;
  readonly namesake: boolean;
}

/** The payment that is going on: everything about it is public. */
export function payingAt(at: At): Paying {
  const { view } = at;
  const scope = view.at.scopes.findLast(([path]) => flowVars[path] !== undefined)!;
  const [flow, , base] = scope;
  const v = (name: string): Json => view.at.vars[base + flowVars[flow].indexOf(name)] ?? null;
  const price = v('price') as Price | null;
  const given = new Array<number>(ELEMENTS.length).fill(0);
  let paid = 0;
  for (const used of listIn(v('used')).map(fieldsIn)) {
    const worth = inHand(view, fieldsIn(used.card)) ? 2 : 1;
    paid += worth;
    given[Number(used.element)] += worth;
  }
  const spent = listIn(v('spent')).length;
  const parts = ((v('spends') ?? []) as readonly Spend[])
    .filter((s) => s.from.self !== true)
    .flatMap((s) => new Array<Spend>(s.count ?? 1).fill(s));
  return {
    card: v('self') === null ? '' : (cardAt(at, v('self'))?.name ?? ''),
    how: flow === 'announce' ? String(v('how')) : '',
    left: Math.max(0, (price?.need ?? 0) - paid),
    wanted: ELEMENTS.flatMap((name, i) => ((price?.of[i] ?? 0) > given[i] ? [[name, (price?.of[i] ?? 0) - given[i]] as const] : [])),
    spending: parts[spent]?.how ?? null,
    namesake: parts[spent]?.namesake === true,
  };
}

/** A source in the hand is discarded; what a viewer cannot see of it lies there too. */
function inHand(view: View, ref: Fields): boolean {
  if (Array.isArray(ref.hidden)) return ref.hidden[0] === 'hand';
  return view.zones.some((z) => z.zone === 'hand' && z.cards.some((c) => c.handle === ref.handle));
}

/** Names of the Forwards that attack. */
export function attackersOf(at: At): string[] {
  const attacking = 5;
  const seat = ownOf(at.view).turn;
  const field = at.view.zones.find((z) => z.zone === 'field' && z.seat === seat);
  return (field?.cards ?? []).filter((c) => c.marks[attacking] === 1).flatMap((c) => at.card(c.handle)?.name ?? []);
}

/** The card that was turned up as damage last. */
export function turnedUp(at: At): CardDef | null {
  const zone = at.view.zones.find((z) => z.zone === 'damage' && z.seat === at.ask.seat);
  const top = zone?.cards.at(-1);
  return top ? at.card(top.handle) : null;
}

/** What the paragraph of a card marked EX Burst does; its trigger words are ignored (FFT-1216). */
export const burstText = (at: At, def: CardDef): string => {
  const ability = def.abilities.find((a) => a.notes?.burst === true);
  return ability ? at.say.ability({ ...ability, when: { use: ['cast'] }, notes: {} }, def) : '';
};

/** What a text offers at a question: the cost of a "may", or else all of it. */
export function offerOf(at: At): { readonly card: string; readonly cost: readonly AnyEffect[]; readonly text: string } {
  const { library } = at.say;
  const found = library.abilities.findLast((a) => at.ask.path.startsWith(`${a.flow}/`));
  const may = found?.spec.do.find((e) => e.do === 'may' && e.cost);
  const text = found ? at.say.ability(found.index) : '';
  return { card: askingCard(at), cost: (may?.do === 'may' && may.cost) || [], text };
}

/** Warp, Priming and Limit Break as a card prints them. */
export function extensionsOf(def: CardDef): {
  readonly warp: Warp | null;
  readonly priming: Priming | null;
  readonly limitBreak: number | null;
} {
  const { limitBreak } = def.notes ?? {};
  return {
    warp: warpIn(def.notes),
    priming: primingIn(def.notes),
    limitBreak: typeof limitBreak === 'number' ? limitBreak : null,
  };
}
