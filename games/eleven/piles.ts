/** Decks, rows and discard piles of the table (ELV-114 to ELV-117). They are touched in turn order only (ELV-R38). */
import type { Seat } from '@touchline/engine';
import { seatsOf, type T } from './state.ts';
import {
  looked,
  meetingDeck,
  meetingDiscard,
  playerDeck,
  playerDiscard,
  playerRow,
  sponsorDeck,
  sponsorDiscard,
  sponsorRow,
  staffDeck,
  staffDiscard,
  staffRow,
  tacticDeck,
  tactics,
  veteranDeck,
  veteranDiscard,
  youngsterDeck,
  youngsterDiscard,
} from './zones.ts';

/** ELV-102, ELV-108. */
const SLOTS = 5;
/** ELV-601: the first slot from which the Basic action takes. */
const AVAILABLE = 3;

export type RowName = 'players' | 'staff' | 'sponsors';
export const ROWS: readonly RowName[] = ['players', 'staff', 'sponsors'];

interface Row {
  readonly row: number;
  readonly deck: number;
  readonly discard: number;
}
export const rowOf: { readonly [name in RowName]: Row } = {
  players: { row: playerRow, deck: playerDeck, discard: playerDiscard },
  staff: { row: staffRow, deck: staffDeck, discard: staffDiscard },
  sponsors: { row: sponsorRow, deck: sponsorDeck, discard: sponsorDiscard },
};

const DISCARDS = new Map([
  [playerDeck, playerDiscard],
  [youngsterDeck, youngsterDiscard],
  [veteranDeck, veteranDiscard],
  [staffDeck, staffDiscard],
  [sponsorDeck, sponsorDiscard],
  [meetingDeck, meetingDiscard],
]);

/** ELV-114, ELV-115, ELV-R76: the next card of a deck, after a reshuffle if it is empty; -1: there is none. */
export function nextOf(t: T, deck: number): number {
  if (t.count(deck) === 0) restock(t, deck);
  return t.top(deck);
}

/** ELV-114, ELV-621: the discard pile becomes the deck. The Tactic deck has none (ELV-1513). */
function restock(t: T, deck: number): void {
  const from = DISCARDS.get(deck);
  if (from === undefined || t.count(from) === 0) return;
  for (const card of t.pile(from).slice()) t.move(card, t.at(deck));
  t.shuffle(t.at(deck), -1);
}

/** ELV-R76: the cards of the discard pile, shuffled, under those that are left: then there are at least so many, or all there are. */
export function stock(t: T, deck: number, n: number): void {
  const from = DISCARDS.get(deck);
  if (t.count(deck) >= n || from === undefined || t.count(from) === 0) return;
  t.shuffle(t.at(from), -1);
  for (const card of t.pile(from).slice()) t.move(card, t.at(deck), 'bottom');
}

/** ELV-604, ELV-R15: cards left of a gap shift right by themselves; new ones come to slot 1, the bottom of the row. */
export function refill(t: T, name: RowName): void {
  const { row, deck } = rowOf[name];
  while (t.count(row) < SLOTS) {
    const card = nextOf(t, deck);
    if (card < 0) return;
    t.move(card, t.at(row), 'bottom');
    t.emit('dealt', card, { row: name });
  }
}

/** The slot a card lies in, 1 to 5; slots count from the right (ELV-R15). */
export function slotOf(t: T, name: RowName, card: number): number {
  const cards = t.pile(rowOf[name].row);
  return SLOTS - (cards.length - 1 - cards.indexOf(card));
}
export const isAvailable = (t: T, name: RowName, card: number): boolean => slotOf(t, name, card) >= AVAILABLE;

/** ELV-1208: the card in slot 5 goes. */
export function discardLast(t: T, name: RowName): void {
  const { row, discard } = rowOf[name];
  const card = t.top(row);
  if (card < 0) return;
  t.move(card, t.at(discard));
  t.emit('thrownOut', card, { row: name });
}

/** ELV-1605: all cards of a row go, and new ones come. */
export function replaceAll(t: T, name: RowName): void {
  const { row, discard } = rowOf[name];
  for (const card of t.pile(row).slice()) t.move(card, t.at(discard));
  refill(t, name);
}

/** ELV-606: a Youngster lies open on the deck as long as there is one anywhere. Those somebody looks at are the deck still (ELV-R76). */
export function openYoungster(t: T): void {
  const looking = seatsOf(t).some((seat) => t.count(looked, seat) > 0);
  if (t.count(youngsterDeck) === 0 && !looking) restock(t, youngsterDeck);
}

/** ELV-116, ELV-621: where Player cards go. */
export function discardOf(t: T, card: number): number {
  switch (t.def(card).traits.sort[0]) {
    case 'youngster':
      return t.at(youngsterDiscard);
    case 'veteran':
      return t.at(veteranDiscard);
    default:
      return t.at(playerDiscard);
  }
}

/** ELV-1511, ELV-1513, ELV-R58: as many as there are, unseen by the others. */
export function drawTactics(t: T, seat: Seat, n: number): void {
  const cards: number[] = [];
  for (let i = 0; i < n && t.count(tacticDeck) > 0; i++) {
    const card = t.top(tacticDeck);
    t.move(card, t.at(tactics, seat));
    cards.push(card);
  }
  if (cards.length > 0) t.emit('drawTactics', cards, { n: cards.length }, seat);
}
