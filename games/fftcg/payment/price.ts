/** What must be paid, in CP: plain numbers, made once and shared, so that asking for a price costs nothing. */

/** FFT-305. */
export const ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Elements as bits: fire 1, ice 2, wind 4, earth 8, lightning 16, water 32, light 64, dark 128. */
export const ANY = 255;
const LIGHT_OR_DARK = 64 | 128;

/** FFT-R9: `need` CP in all, of which at least `of[e]` of each element. Make it with the functions below. */
export type Price = {
  readonly need: number;
  readonly of: readonly number[];
  /** FFT-526: every CP must be of one of these elements. */
  readonly only: number;
  /** The elements in `of`, as bits. */
  readonly wants: number;
  /** How far the total may lie above `need` through discards: 1, or 1 for each element wanted (FFT-511). */
  readonly slack: number;
  /** The wanted element, if there is exactly one; otherwise -1. */
  readonly sole: number;
};

export const bitsOf = (...elements: readonly Element[]): number => elements.reduce((bits, e) => bits | (1 << ELEMENTS.indexOf(e)), 0);

/** The elements a card needs CP of when it is cast: none of Light or Dark (FFT-510). */
export const wantsOf = (elements: number): number => elements & ~LIGHT_OR_DARK;

/** What a card in hand gives when it is discarded for CP: Light and Dark cards give nothing (FFT-505). */
export const discardGives = (elements: number): number => ((elements & LIGHT_OR_DARK) === 0 ? elements : 0);

const none: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
/** FFT-512: a cost of 0. No CP may be generated for it. */
export const FREE: Price = { need: 0, of: none, only: ANY, wants: 0, slack: 1, sole: -1 };

function price(cost: number, of: readonly number[], only: number): Price {
  let wants = 0;
  let distinct = 0;
  let icons = 0;
  for (let e = 0; e < 8; e++) {
    if (of[e] === 0) continue;
    wants |= 1 << e;
    distinct++;
    icons += of[e];
  }
  // FFT-2001: never fewer CP than there are elements to be present.
  const need = Math.max(cost, icons);
  if (need <= 0) return FREE;
  return { need, of, only, wants, slack: Math.max(1, distinct), sole: distinct === 1 ? 31 - Math.clz32(wants) : -1 };
}

// Laid out beforehand for every cost below 32: a list with wide gaps would be slow to read.
const casts: (Price | undefined)[] = new Array(32 << 6).fill(undefined);
const restricted = new Map<number, Price>();

/** Casting a card of these elements at this (already changed) cost (FFT-509, 510, 512, 525, 2001). The same object every time. */
export function priceOf(cost: number, elements: number, only: number = ANY): Price {
  if (cost <= 0) return FREE;
  const wants = wantsOf(elements);
  const at = (cost << 6) | wants;
  if (only === ANY) return (casts[at] ??= castPrice(cost, wants, only));
  const key = (at << 8) | only;
  const found = restricted.get(key);
  if (found) return found;
  const made = castPrice(cost, wants, only);
  restricted.set(key, made);
  return made;
}

const castPrice = (cost: number, wants: number, only: number): Price =>
  price(
    cost,
    none.map((_, e) => (wants >> e) & 1),
    only,
  );

/** An ability cost (FFT-514): so many icons of each element, and a number icon. Keep the answer with the ability: this one is new. */
export const priceOfIcons = (icons: readonly number[], number = 0, only: number = ANY): Price =>
  price(
    icons.reduce((sum, n) => sum + n, number),
    none.map((_, e) => icons[e] ?? 0),
    only,
  );

/** A cost and an extra cost, declared and paid as one (FFT-2072). */
export const together = (a: Price, b: Price): Price =>
  price(
    a.need + b.need,
    a.of.map((n, e) => n + b.of[e]),
    a.only & b.only,
  );
