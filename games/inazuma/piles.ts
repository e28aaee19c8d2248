/**
 * Drawing, and the empty deck (INA-307): looked at after every card that leaves a deck (INA-R23). What both do at once is one moment
 * (INA-R42): if both run out in it, goals decide (INA-R26).
 */
import type { Seat } from '@touchline/engine';
import { goalsOf, over, SEATS, sub, type T, when } from './state.ts';
import { deck, hand } from './zones.ts';

/** INA-205: the top card goes to the hand. */
export function draw(t: T, seat: Seat): void {
  const card = t.top(deck, seat);
  if (card >= 0) t.move(card, t.at(hand, seat));
}

export const someEmpty = (t: T): boolean => t.count(deck, 0) === 0 || t.count(deck, 1) === 0;
const standing = (t: T, seat: Seat): number => goalsOf(t, seat) + t.own.kicks[seat];

export const deckOutFlow = when(
  'empty',
  someEmpty,
  over('deckOut', 'INA-307', (t) => {
    const left = SEATS.filter((seat) => t.count(deck, seat) > 0);
    if (left.length === 1) return { winners: left, reason: 'deckOut' };
    const most = Math.max(standing(t, 0), standing(t, 1));
    return { winners: SEATS.filter((seat) => standing(t, seat) === most), reason: 'bothDecksOut' };
  }),
);

/** Who has no card left has lost, and that ends whatever is going on. */
export const deckOut = sub('deckOut');
