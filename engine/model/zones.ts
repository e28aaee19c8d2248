/** Zones: what a game says of them, and each place where cards can lie. */
import type { Seat } from './types.ts';

export type Sight = 'card' | 'back' | `face:${string}`;

export interface ZoneSpec {
  readonly per: 'seat' | 'table';
  /** What the owner sees of a card there; for a table zone, what every seat sees. */
  readonly owner: Sight;
  readonly others: Sight;
  /** What everybody sees of the top card, if that differs. */
  readonly top?: Sight;
  /** Places have an order everybody can follow (a deck, a row). A hand has none. */
  readonly ordered?: boolean;
  /** Cards of several backs lie here one on the other: everybody can count them, but only the top one shows where it lies. */
  readonly mixed?: true;
  /** A card that comes here is a new object. */
  readonly renews?: boolean;
  /** Abilities of cards work here unless they say otherwise. */
  readonly active?: boolean;
  readonly places?: number;
  /** Cards of this zone lie here while somebody looks at them: a card that is remembered unseen may be in either, and nobody is told in which. */
  readonly aside?: string;
}

export interface Zone {
  readonly kind: number;
  readonly name: string;
  readonly seat: Seat;
  readonly place: number;
  readonly spec: ZoneSpec;
  /** Somebody sees a face of cards here, or what lies on top. */
  readonly faced: boolean;
  /** The same as in the spec, here because specs have many shapes and this is read at every move. */
  readonly ordered: boolean;
  readonly renews: boolean;
}

/** What a viewer (seats, then the spectator) sees of a card in a zone. */
export function sightOf(zone: Zone, viewer: number, top: boolean): Sight {
  if (top && zone.spec.top) return zone.spec.top;
  return zone.seat < 0 || zone.seat === viewer ? zone.spec.owner : zone.spec.others;
}

/** The kinds of a zone table as integers, in order: `const { deck, hand } = kindsOf(zones)`. */
export function kindsOf<Z extends { readonly [name: string]: ZoneSpec }>(zones: Z): { readonly [K in keyof Z]: number } {
  const out: { [name: string]: number } = {};
  Object.keys(zones).forEach((name, i) => {
    out[name] = i;
  });
  return out as { readonly [K in keyof Z]: number };
}

/** How many may sit at a table: from one number to another, or just these. */
export type SeatCounts = { readonly min: number; readonly max: number } | readonly number[];

/** The most seats a table can have: who saw what is kept in bits, and so is who has passed. */
export const MOST_SEATS = 12;

/** Every number of seats a game can be played with, in order. */
export function seatCounts(seats: SeatCounts): readonly number[] {
  if ('min' in seats) return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return [...seats].sort((a, b) => a - b);
}
