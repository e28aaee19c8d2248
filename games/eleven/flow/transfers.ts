/** ELV-601 to ELV-621, ELV-701 to ELV-707: Players and Staff join a club, and Players leave it. */
import type { Called, Json, Seat } from '@touchline/engine';
import { freeMarker, giveMarker, trainMarker } from '../markers.ts';
import { discardOf, openYoungster, type RowName, refill, rowOf } from '../piles.ts';
import { isTrained, strengthOf } from '../players.ts';
import { gain, pay } from '../resources.ts';
import { act, type Eleven, scenario, seatHere, seq, type T } from '../state.ts';
import { hasText, start } from '../texts.ts';
import { isOut } from '../tokens.ts';
import { squad, staff, youngsterDeck } from '../zones.ts';

const isIn = (t: T, card: number, name: RowName): boolean => t.inZone(card, rowOf[name].row);

// ---------------------------------------------------------------- prices

/** ELV-602, ELV-701, ELV-R42: the printed cost, less what an effect takes off. */
export const priceOf = (t: T, card: number, less = 0): number => Math.max(0, t.def(card).stats.cost - less);

/** H14, ELV-1654: with old legs the first Youngster of a Week is free. */
const isFreeYoungster = (t: T, seat: Seat): boolean => scenario(t) === 'oldLegs' && t.own.freeYoungsters[seat] === 0;
/** ELV-605: every Youngster costs the same, so that the price tells nothing. */
export const youngsterPrice = (t: T, seat: Seat): number => (isFreeYoungster(t, seat) ? 0 : priceOf(t, t.top(youngsterDeck)));

/** ELV-611: what a sale brings before anything else. */
const SALE = 2;
/** ELV-611, ELV-612, ELV-R20: `more` is not halved. */
export function salePrice(t: T, seat: Seat, card: number, more = 0): number {
  const full = SALE + strengthOf(t, card);
  const halved = isOut(t, card) && t.rule(seat, 'fullSale') === 0;
  return (halved ? Math.floor(full / 2) : full) + more;
}

/** What a sale brings, as the answer says it. */
export const saleFigures = (t: T, seat: Seat, card: number, more = 0) => ({
  gain: salePrice(t, seat, card, more),
  vp: t.mark(card, 'vpM') + t.mark(card, 'vpG'),
});

// ---------------------------------------------------------------- deeds

const id = (t: T, card: number): string => t.def(card).id;

/** What the log tells of a price that is not the printed one: that, and what lowers it. */
export const cheaper = (price: number, printed: number, by: readonly string[]): { readonly [name: string]: Json } =>
  price < printed ? { printed, by: by.filter(Boolean) } : {};

/** ELV-103, ELV-603, ELV-604, ELV-702, ELV-R44, ELV-R74: the card comes, a Player Untrained, to the club and its row is filled again, before anything else happens (ELV-117). */
function take(t: T): void {
  const seat = seatHere(t);
  const card = t.vCard('card');
  const price = t.v<number>('price');
  const row = (['players', 'staff'] as const).find((name) => isIn(t, card, name));
  // Whose name the price is paid for is seen once the card has come.
  t.move(card, t.at(t.def(card).kind === 'staff' ? staff : squad, seat));
  pay(t, seat, { cash: price }, id(t, card));
  t.emit('hire', card, { price, ...cheaper(price, t.def(card).stats.cost, [t.v<string>('why')]) }, seat);
  if (row) refill(t, row);
  openYoungster(t);
}

/** ELV-611, ELV-613: the card goes; VP tokens on it are received in full. */
export function sellPlayer(t: T, seat: Seat, card: number, more: number): void {
  const price = salePrice(t, seat, card, more);
  const vp = t.mark(card, 'vpM') + t.mark(card, 'vpG');
  t.emit('sell', card, { price, vp }, seat);
  gain(t, seat, 'cash', price, id(t, card));
  gain(t, seat, 'vp', vp, id(t, card));
  leaveClub(t, card);
}

/** ELV-617, ELV-621, ELV-R21. */
export function leaveClub(t: T, card: number): void {
  freeMarker(t, card);
  t.move(card, discardOf(t, card));
  openYoungster(t);
}

/** ELV-616: a card shows its other face; what lies on it stays. */
export function turnOver(t: T, seat: Seat, card: number): void {
  t.setMark(card, 'trained', isTrained(t, card) ? 0 : 1);
  t.emit('turned', card, { trained: isTrained(t, card) }, seat);
}

const marker = act('marker', 'ELV-607', (t) => giveMarker(t, seatHere(t), t.vCard('card')));

export const transferFlows: { readonly [name: string]: Called<Eleven> } = {
  /** ELV-602 to ELV-608. */
  takePlayer: { vars: ['seat', 'card', 'price', 'why'], body: seq(act('take', 'ELV-603', take), marker) },
  /** ELV-605, ELV-1654: the price may be nothing, the action is the same. */
  takeYoungster: {
    vars: ['seat', 'card', 'price', 'why'],
    body: seq(
      act('take', 'ELV-605', (t) => {
        const seat = seatHere(t);
        if (t.v<number>('price') === 0 && isFreeYoungster(t, seat)) t.setOf('freeYoungsters', seat, 1);
        take(t);
      }),
      marker,
    ),
  },
  /** ELV-701 to ELV-703, ELV-706: the BONUS at once; the card is ready. */
  takeStaff: {
    vars: ['seat', 'card', 'price', 'why'],
    body: seq(
      act('take', 'ELV-702', take),
      act('bonus', 'ELV-703', (t) => start(t, t.vCard('card'), 'bonus', seatHere(t))),
    ),
  },
  /** ELV-614, ELV-615, ELV-620: from Untrained to Trained; what the new face says of it comes last. */
  trainCard: {
    vars: ['seat', 'card'],
    body: seq(
      act('turn', 'ELV-615', (t) => turnOver(t, seatHere(t), t.vCard('card'))),
      act('marker', 'ELV-614', (t) => trainMarker(t, seatHere(t), t.vCard('card'))),
      act('flip', 'ELV-615', (t) => {
        const card = t.vCard('card');
        if (isTrained(t, card) && hasText(t, card, 'flip')) start(t, card, 'flip', seatHere(t));
      }),
    ),
  },
};
