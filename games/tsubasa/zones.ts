/**
 * The places of the table: who sees what lies there. Backs differ (TSU-R83): of a hidden card everybody sees the back, of a deck that of the
 * top card, and nothing else is secret (TSU-R79). Match cards and Signings belong to nobody; where they lie decides whose they are (TSU-R84).
 */
import { kindsOf, type ZoneSpec } from '@touchline/engine';

const open = { owner: 'card', others: 'card' } as const;
const closed = { owner: 'back', others: 'back', ordered: true } as const;

export const zones = {
  deck: { per: 'seat', ...closed, mixed: true },
  /** TSU-208. */
  hand: { per: 'seat', owner: 'card', others: 'back' },
  playArea: { per: 'seat', ...open, ordered: true, active: true },
  /** TSU-701, TSU-706: part of the Play Area, but not counted. */
  booking: { per: 'seat', ...open, ordered: true, active: true },
  /** TSU-R60: a card that has left the Play Area is a new one: what was used of it can be used again. */
  discard: { per: 'seat', ...open, ordered: true, renews: true },
  shots: { per: 'seat', ...open, ordered: true },
  blocks: { per: 'seat', ...open, ordered: true },
  bench: { per: 'seat', ...open, ordered: true },
  fatigue: { per: 'seat', ...open, ordered: true },
  bookings: { per: 'seat', ...open, ordered: true, renews: true },
  firstDeck: { per: 'table', ...closed },
  secondDeck: { per: 'table', ...closed },
  pitch: { per: 'table', ...open, ordered: true },
  /** TSU-104: nobody has seen them. */
  removed: { per: 'table', ...closed },
  signings: { per: 'table', ...open, ordered: true },
  /** TSU-828. */
  unsigned: { per: 'table', ...closed },
  /** TSU-911: gone for the rest of the match, and open to all: what a card did before is still told with its name. */
  box: { per: 'table', ...open, ordered: true },
} as const satisfies { readonly [name: string]: ZoneSpec };

export const {
  deck,
  hand,
  playArea,
  booking,
  discard,
  shots,
  blocks,
  bench,
  fatigue,
  bookings,
  firstDeck,
  secondDeck,
  pitch,
  removed,
  signings,
  unsigned,
  box,
} = kindsOf(zones);
