/** Taking from the deck and discarding, with the reshuffle that keeps the deck alive (EPC-209): nobody loses by an empty deck (EPC-208). */
import type { Seat } from '@touchline/engine';
import { deck, discard, tp } from './areas.ts';
import type { T } from './state.ts';

/** EPC-209, EPC-R17: an empty deck is renewed from the discard pile, and from nothing else (EPC-210), as soon as there is one. */
export function renew(t: T, seat: Seat): void {
  if (t.count(deck, seat) > 0) return;
  const pile = t.pile(discard, seat);
  if (pile.length === 0) return;
  const to = t.at(deck, seat);
  while (pile.length > 0) t.move(pile[pile.length - 1], to);
  t.shuffle(to);
}

/** The top card of the deck goes to an area; -1 if there is no card at all (EPC-R18). Steps of several cards go on with the new deck (EPC-211). */
export function takeTop(t: T, seat: Seat, area: number): number {
  renew(t, seat);
  const card = t.top(deck, seat);
  if (card < 0) return -1;
  t.move(card, t.at(area, seat));
  renew(t, seat);
  return card;
}

/** Cards go to their owner's discard pile together. */
export function discardAll(t: T, seat: Seat, cards: readonly number[]): void {
  const to = t.at(discard, seat);
  for (const card of cards.slice()) t.move(card, to);
  renew(t, seat);
}

/** EPC-518: the top cards of the deck become TP, unseen (EPC-310) unless the option lets their owner look. */
export function addTp(t: T, seat: Seat, n: number): void {
  const mayLook = t.option<boolean>('showTpIdentity');
  for (let i = 0; i < n; i++) {
    const card = takeTop(t, seat, tp);
    if (card < 0) return;
    if (mayLook) t.look(seat, card);
  }
}

/** EPC-501, EPC-R7: the TP added last are paid first. */
export function payTp(t: T, seat: Seat, n: number): void {
  const pile = t.pile(tp, seat);
  discardAll(t, seat, n > 0 ? pile.slice(-n).reverse() : []);
}
