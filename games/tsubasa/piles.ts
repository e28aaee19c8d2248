/** Drawing, discarding and eliminating. No effect moves a card from one coach to the other (TSU-R84). */
import type { Seat } from '@touchline/engine';
import { SEATS, type T } from './state.ts';
import { box, deck, discard, hand, playArea } from './zones.ts';

/** Cards go into the Draw Deck of a seat, which is shuffled. */
export function shuffleIn(t: T, seat: Seat, ...from: readonly number[]): void {
  const to = t.at(deck, seat);
  for (const zone of from) for (const card of t.pile(zone, seat).slice()) t.move(card, to);
  t.shuffle(to);
  t.emit('reshuffle', [], { n: t.count(deck, seat), all: from.length > 1 }, seat);
}

/**
 * TSU-206, TSU-216: the Discard Pile is shuffled when a card must be drawn from an empty deck, and nothing else is (TSU-R12). -1: there is
 * no card left to draw (TSU-R11).
 */
function drawOne(t: T, seat: Seat): number {
  if (t.count(deck, seat) === 0) {
    if (t.count(discard, seat) === 0) return -1;
    shuffleIn(t, seat, discard);
  }
  const card = t.top(deck, seat);
  t.move(card, t.at(hand, seat));
  return card;
}

/** So many cards, or all there are. */
export function draw(t: T, seat: Seat, n: number): void {
  const cards: number[] = [];
  for (let card = 0; cards.length < n && card >= 0; ) {
    card = drawOne(t, seat);
    if (card >= 0) cards.push(card);
  }
  if (cards.length > 0) t.emit('draw', cards, {}, seat);
}

/** TSU-R15: is there a card to draw? */
export const canDraw = (t: T, seat: Seat): boolean => t.count(deck, seat) + t.count(discard, seat) > 0;

/** TSU-911, TSU-R56. */
export function toBox(t: T, card: number): void {
  if (card < 0) return;
  if (t.mark(card, 'parting') === 1) t.setMark(card, 'parting', 0);
  t.move(card, t.at(box));
}

/** TSU-912, TSU-R84: to the Discard Pile of the coach before whom it lies. TSU-R74: a card that was to leave this round goes to the box. */
export function toDiscard(t: T, card: number): void {
  if (t.mark(card, 'parting') === 1) toBox(t, card);
  else t.move(card, t.at(discard, t.controller(card)));
}

/** TSU-504, TSU-722, TSU-742, TSU-808, TSU-R49, TSU-R63: all played cards, signed and motivated ones too; Yellow and Red cards stay (TSU-509). */
export function clearPlayAreas(t: T): void {
  for (const seat of SEATS) {
    const cards = t.pile(playArea, seat).slice();
    const kept = cards.filter((card) => t.mark(card, 'parting') === 0);
    if (kept.length > 0) t.emit('clear', kept, {}, seat);
    for (const card of cards) toDiscard(t, card);
  }
}
