/** FFT-2050: Limit Break cards, which lie apart, cost others of their kind, and come back there. */
import type { AnyCard, Seat } from '@touchline/engine';
import type { Spend } from './costs.ts';
import { BOTH, type T } from './state.ts';
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

const limited = new WeakMap<object, boolean>();
const anyLimit = (t: T): boolean => {
  let any = limited.get(t.game);
  if (any === undefined) {
    any = t.game.defs.some(isLimitBreak);
    limited.set(t.game, any);
  }
  return any;
};

/** FFT-2054: wherever one went from the field or the stack, it goes on from there, face up, into the LB deck. FFT-2055: nothing finds it there. */
export function returnLimitCards(t: T): void {
  if (!anyLimit(t)) return;
  for (const seat of BOTH)
    for (const zone of [breakZone, hand, deck, removed, damage])
      for (const card of [...t.pile(zone, seat)]) if (isLimitBreak(t.def(card))) t.move(card, t.at(limitSpent, t.s.owner[card]));
}
