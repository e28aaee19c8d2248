/** The smallest shapes: a seat, a plain value, a card remembered. */

export type Seat = number;
/** What is left out of a record is not written. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A card remembered: it finds nothing once the card has become a new object (its epoch moved on). */
export type Ref = { readonly id: number; readonly epoch: number };
