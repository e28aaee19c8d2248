/** Cards that are looked at before some of them are taken: Youngsters by a Scout, Veterans by a Sponsor's bonus. */
import type { Called, Seat } from '@touchline/engine';
import { priceOf } from '../flow/transfers.ts';
import { giveMarker } from '../markers.ts';
import { discardOf, stock } from '../piles.ts';
import { act, ask, type Eleven, loopWhile, offer, seatHere, seq, type T, when } from '../state.ts';
import { looked, squad, veteranDeck, youngsterDeck } from '../zones.ts';

const seen = (t: T, seat: Seat): readonly number[] => t.pile(looked, seat);
const isLooking = (t: T): boolean => t.count(looked, seatHere(t)) > 0;

const affordable = (t: T, seat: Seat, card: number): boolean => priceOf(t, card) <= t.own.cash[seat];

/** The top cards of a deck, as many as there are (ELV-R76), are seen by one manager. */
function look(t: T, deck: number, n: number): void {
  const seat = seatHere(t);
  stock(t, deck, n);
  const count = Math.min(n, t.count(deck));
  for (let i = 0; i < count; i++) t.move(t.top(deck), t.at(looked, seat));
  t.emit('look', [], { deck: deck === veteranDeck ? 'veterans' : 'youngsters', n: count }, seat);
}

/** ELV-R91: nobody turns the card, so that its new face gives no bonus. */
const join = (t: T, seat: Seat, card: number, trained: number) => {
  t.let(trained ? 'trained' : 'untrained', 1);
  t.move(card, t.at(squad, seat));
  if (trained) t.setMark(card, 'trained', 1);
  t.emit('joins', card, { trained: trained === 1 }, seat);
  giveMarker(t, seat, card);
};

export const lookingFlows: { readonly [name: string]: Called<Eleven> } = {
  /** S22: one may be hired for its price; the others go back in any order. */
  scoutYoungsters: {
    vars: ['seat', 'n'],
    body: seq(
      act('look', 'ELV-R76', (t) => look(t, youngsterDeck, t.v<number>('n'))),
      when(
        'some',
        isLooking,
        ask('scout', {
          who: seatHere,
          clause: 'ELV-315',
          // ELV-605: all cost the same, so everybody knows whether one can be paid for.
          open: (t) => !seen(t, seatHere(t)).some((card) => affordable(t, seatHere(t), card)),
          offers: [
            offer('hire', {
              things: seen,
              unless: (t, seat, card) => (affordable(t, seat, card) ? '' : 'ELV-304'),
              figures: (t, _seat, o) => ({ cost: priceOf(t, o.card) }),
              take: (t, o, seat) => t.call('takeYoungster', { seat, card: { ...t.ref(o.card) }, price: priceOf(t, o.card), why: '' }),
            }),
            offer('decline'),
          ],
        }),
      ),
      loopWhile(
        'putBack',
        isLooking,
        ask('putBack', {
          who: seatHere,
          clause: 'ELV-R76',
          open: (t) => t.count(looked, seatHere(t)) === 1,
          offers: [offer('putBack', { things: seen, take: (t, o) => t.move(o.card, t.at(youngsterDeck)) })],
        }),
      ),
    ),
  },
  /** ELV-R71: first the two places are filled, then the third card is discarded. */
  pickVeterans: {
    vars: ['seat', 'trained', 'untrained'],
    body: seq(
      act('look', 'ELV-R71', (t) => look(t, veteranDeck, 3)),
      loopWhile(
        'joining',
        (t) => isLooking(t) && t.v<number>('trained') + t.v<number>('untrained') < 2,
        ask('veteran', {
          who: seatHere,
          clause: 'ELV-R71',
          offers: [
            offer('joinTrained', {
              things: seen,
              unless: (t) => (t.v<number>('trained') === 1 ? 'ELV-R71' : ''),
              take: (t, o, seat) => join(t, seat, o.card, 1),
            }),
            offer('joinUntrained', {
              things: seen,
              unless: (t) => (t.v<number>('untrained') === 1 ? 'ELV-R71' : ''),
              take: (t, o, seat) => join(t, seat, o.card, 0),
            }),
          ],
        }),
      ),
      act('discard', 'ELV-R71', (t) => {
        for (const card of seen(t, seatHere(t)).slice()) {
          t.move(card, discardOf(t, card));
          t.emit('discarded', card, {}, seatHere(t));
        }
      }),
    ),
  },
};
