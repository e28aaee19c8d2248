/** FFT-2050: Limit Break cards, which lie apart, cost others of their kind, and come back there. */
import type { AnyCard, Happening, Seat } from '@touchline/engine';
import type { Spend } from './costs.ts';
import type { T } from './state.ts';
import { breakZone, damage, deck, hand, limit, limitSpent, removed } from './zones.ts';

export const isLimitBreak = (def: AnyCard): boolean => typeof def.notes?.limitBreak === 'number';

/** FFT-2052: so many other face-down cards of the LB deck are turned face up. FFT-2053: face-up ones lie elsewhere and are no use. */
export function limitCost(t: T, card: number): readonly Spend[] {
  const n = t.def(card).notes?.limitBreak;
  if (typeof n !== 'number' || n === 0) return [];
  return [{ do: 'spend', how: 'turn', from: { zone: 'limit', of: 'you', other: true }, count: n }];
}

/** Cards a player could play or cast: those in hand, and the face-down ones of the LB deck. */
export function castable(t: T, seat: Seat): readonly number[] {
  return t.count(limit, seat) === 0 ? t.pile(hand, seat) : [...t.pile(hand, seat), ...t.pile(limit, seat)];
}

/**
 * FFT-2054: wherever one goes from the field or the stack, it arrives there, which can be noticed, and goes on at once, face up, into the
 * LB deck. FFT-2055: nothing finds it where it was.
 */
export function returnLimitCards(t: T, events: readonly Happening[]): void {
  for (const { type, card } of events)
    if (type === 'move' && isLimitBreak(t.def(card!)) && PASSING.has(t.zone(t.s.zone[card!]).kind))
      t.move(card!, t.at(limitSpent, t.s.owner[card!]));
}
const PASSING: ReadonlySet<number> = new Set([breakZone, hand, deck, removed, damage]);

/** FFT-2052: what makes cards cheaper in the hand makes those of the LB deck cheaper too, which are cast as from there. */
export function pricedAlike<C extends AnyCard>(cards: readonly C[]): readonly C[] {
  if (!cards.some(isLimitBreak)) return cards;
  const widen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(widen);
    if (typeof value !== 'object' || value === null) return value;
    const facts = Object.fromEntries(Object.entries(value).map(([field, v]) => [field, widen(v)]));
    if (isPriced(facts)) return { ...facts, to: withLimit(facts.to, 'zone') };
    return isStanding(facts.when) && Array.isArray(facts.do) && facts.do.some(isPriced) ? withLimit(facts, 'zones') : facts;
  };
  return cards.map((card) => ({ ...card, abilities: widen(card.abilities) as C['abilities'] }));
}
const isStanding = (when: unknown) => typeof when === 'object' && when !== null && 'always' in when;
const isPriced = (e: { readonly do?: unknown; readonly stat?: unknown }) =>
  e.do === 'gain' && (e.stat === 'price' || e.stat === 'leastPrice');

function withLimit(of: unknown, field: 'zone' | 'zones'): unknown {
  if (typeof of !== 'object' || of === null) return of;
  const zones: unknown = Object.entries(of).find(([name]) => name === field)?.[1];
  const list = typeof zones === 'string' ? [zones] : Array.isArray(zones) ? zones : [];
  return list.includes('hand') && !list.includes('limit') ? { ...of, [field]: [...list, 'limit'] } : of;
}
