/** FFT-500: what has to be paid, and whether it can be. */
import { type AnyEffect, type Ctx, type Json, num, type Ref, type Seat, select } from '@touchline/engine';
import { cannotDull } from './characters.ts';
import { sameName } from './fieldLimits.ts';
import { inOwnKinds, type Linked } from './kinds.ts';
import { canPay, ELEMENTS, FREE, type Price, priceOf, priceOfIcons, together } from './payment/index.ts';
import { elementBits, onlyWith, sources } from './sources.ts';
import type { T } from './state.ts';

/** One part of a cost that uses cards: those it may be, how many, and what becomes of them. */
export type Spend = Linked<'spend'>;
export type Spending = Spend['how'];

/** FFT-523, FFT-520: the cost of casting, with all that changes it; its Elements are asked for as long as it is 1 or more (FFT-525). */
export function castPrice(t: T, card: number): Price {
  const cost = Math.max(t.stat(card, 'price'), t.stat(card, 'leastPrice'), 0);
  return priceOf(cost, elementBits(t, card), onlyWith(t, card));
}

/** FFT-R96: what is for the next card cast is used up by it, whatever that card cost. */
export function useUpPrices(t: T, card: number): void {
  for (const stat of ['price', 'leastPrice']) t.spend(card, stat);
}

/** So many CP of any Element. */
export const anyCp = (any: number): Linked<'cp'> => ({ do: 'cp', any });

/** FFT-514: CP icons of an ability. Numbers may depend on what was declared (FFT-110). */
export function iconPrice(t: T, cost: readonly AnyEffect[], ctx: Ctx): Price {
  let price = FREE;
  for (const e of inOwnKinds(cost))
    if (e.do === 'cp') {
      const any = e.any === undefined ? 0 : num(t, e.any, ctx);
      price = together(
        price,
        priceOfIcons(
          ELEMENTS.map((name) => e[name] ?? 0),
          any,
        ),
      );
    }
  return price;
}

export const crystalsOf = (cost: readonly AnyEffect[]): number =>
  inOwnKinds(cost).reduce((sum, e) => sum + (e.do === 'crystals' ? e.n : 0), 0);
export const spendsOf = (cost: readonly AnyEffect[]): Spend[] => inOwnKinds(cost).filter((e) => e.do === 'spend');
/** Parts in which there is nothing to choose: the card itself. */
export const isOwn = (s: Spend): boolean => s.from.self === true;

/**
 * FFT-2063: a Character of two names has namesakes of either.
 * Cards that could be used for a part of a cost (FFT-522: one's own, and what can be done to them), whatever their Elements: Light and
 * Dark ones too (FFT-527).
 */
export function spendable(t: T, s: Spend, ctx: Ctx): number[] {
  const found = select(t, s.from, ctx).filter(
    (c) => t.controller(c) === ctx.seat && (!s.namesake || (c !== ctx.self && sameName(t, c, ctx.self))),
  );
  if (s.how === 'counters') return found.filter((c) => hasCounters(t, s, c));
  return s.how === 'dull' ? found.filter((c) => t.mark(c, 'dull') === 0) : found;
}

const hasCounters = (t: T, s: Spend, card: number): boolean => t.mark(card, s.counter!) >= (s.n ?? 1);

/** Can the card itself be used for this part: is it there, in the state that is asked for, and can it go (FFT-1215)? */
function hasSelf(t: T, s: Spend, card: number): boolean {
  if (card < 0) return false;
  if (s.how === 'counters') return hasCounters(t, s, card);
  return s.how === 'dull' ? t.mark(card, 'dull') === 0 : t.game.spec.stays?.(t, card) !== true;
}

/** FFT-519: the counters on the card itself are enough for all parts that take them. */
const lastsForAll = (t: T, spends: readonly Spend[], card: number): boolean =>
  spends.every((s) => {
    const same = spends.filter((other) => isOwn(other) && other.how === 'counters' && other.counter === s.counter);
    return s.how !== 'counters' || !isOwn(s) || t.mark(card, s.counter!) >= same.reduce((sum, { n = 1 }) => sum + n, 0);
  });

/** Why a part that uses the card itself cannot be paid for an ability that is used; '' if it can. */
export function cannotSpendSelf(t: T, s: Spend, card: number): string {
  if (s.how === 'counters') return hasCounters(t, s, card) ? '' : 'FFT-2021';
  return s.how === 'dull' ? cannotDull(t, card) : '';
}

/** Everything a cost consists of, as it is being paid. */
export interface Bill {
  readonly price: Price;
  readonly spends: readonly Spend[];
  readonly crystals: number;
}

/** A cost as it is printed. */
export const billOf = (t: T, cost: readonly AnyEffect[], ctx: Ctx): Bill => ({
  price: iconPrice(t, cost, ctx),
  spends: spendsOf(cost),
  crystals: crystalsOf(cost),
});

/** A bill with further parts, paid as one (FFT-2072). */
export const billWith = (t: T, bill: Bill, parts: readonly AnyEffect[], ctx: Ctx): Bill => ({
  price: together(bill.price, iconPrice(t, parts, ctx)),
  spends: [...bill.spends, ...spendsOf(parts)],
  crystals: bill.crystals + crystalsOf(parts),
});

/** What somebody has declared to pay: parts besides the cost, or in its place. */
export interface Declared {
  readonly parts: readonly AnyEffect[];
  readonly instead: boolean;
}
export const NOTHING_DECLARED: Declared = { parts: [], instead: false };

/** Extra costs, another cost (FFT-2072), X (FFT-110), by what was answered under each name. */
export function costDeclared(t: T, ability: number, answer: (name: string) => Json): Declared {
  const declared = inOwnKinds(t.ability(ability).declare);
  const chosen = declared.filter((e) => e.do === 'extra').filter((e) => answer(e.name) === 1);
  const x = declared.flatMap((e) => (e.do === 'x' ? [anyCp(Number(answer(e.name) ?? 0))] : []));
  return { parts: [...x, ...chosen.flatMap((e) => e.cost)], instead: chosen.some((e) => e.instead === true) };
}

/**
 * FFT-519, FFT-R10: can all of it be paid together, every card for one thing only? `taken` are cards that are used already, or cannot be
 * used (the card being played, FFT-513).
 */
export function affordable(t: T, seat: Seat, bill: Bill, ctx: Ctx, taken: readonly number[]): boolean {
  if (bill.crystals > t.own.crystals[seat]) return false; // FFT-2031
  if (bill.spends.some((s) => isOwn(s) && !hasSelf(t, s, ctx.self)) || !lastsForAll(t, bill.spends, ctx.self)) return false;
  const own = bill.spends.some(isOwn) ? [ctx.self] : [];
  return rest(t, seat, bill, ctx, 0, 0, [...taken, ...own]);
}

/** The parts that remain, from part `i` of which `n` cards are chosen. */
function rest(t: T, seat: Seat, bill: Bill, ctx: Ctx, i: number, n: number, taken: readonly number[]): boolean {
  const part = bill.spends[i];
  if (part === undefined) return canPayWith(t, seat, bill.price, taken);
  if (isOwn(part) || n >= (part.count ?? 1)) return rest(t, seat, bill, ctx, i + 1, 0, taken);
  const seen = new Set<string>();
  for (const card of spendable(t, part, ctx)) {
    if (taken.includes(card)) continue;
    // The same print with the same marks, and nothing laid on it, is the same here: whether it gives CP, and whether another part could use it.
    const like = `${t.s.zone[card]}/${t.s.def[card]}/${t.s.marks.map((m) => m[card])}/${remembered(t, card) ? card : ''}`;
    if (seen.has(like)) continue;
    seen.add(like);
    if (rest(t, seat, bill, ctx, i, n + 1, [...taken, card])) return true;
  }
  return false;
}

export function canPayWith(t: T, seat: Seat, price: Price, taken: readonly number[]): boolean {
  if (price.need === 0) return true;
  const pool = sources(t, seat);
  for (const card of taken) pool.hide(pool.find(card));
  const can = canPay(price, pool);
  for (const card of taken) pool.show(pool.find(card));
  return can;
}

/** A source that is used, and the Element it gives. */
export type Used = { readonly card: Ref; readonly element: number };
/** A card that is used for another part of the cost. */
export type Spent = Pick<Spend, 'how' | 'counter' | 'n' | 'name'> & { readonly card: Ref };

/** Something is remembered of this very card: a change, a use, a trigger, that it was chosen. */
export function remembered(t: T, card: number): boolean {
  const { mods, uses, waiting, delayed } = t.s;
  const is = (ref: Ref | null) => t.find(ref) === card;
  return (
    mods.some((m) => is(m.source) || ('refs' in m.on && m.on.refs.some(is))) ||
    uses.some((u) => is(u.of)) ||
    delayed.some((d) => is(d.self)) ||
    waiting.some(
      (w) => is(w.self) || Object.values(w.bound ?? {}).some((v) => Array.isArray(v) && v.some((r) => r?.epoch !== undefined && is(r))),
    )
  );
}
