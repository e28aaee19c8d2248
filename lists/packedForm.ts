/** What writer and reader of packed decks agree on: the format of version 1. A change here is a new version. */

export const VERSION = 1;
/** Bytes of a text, cards of a kind, kinds of cards. */
export const MOST = 255;
export const ZERO = 48;

/** Contexts of a symbol from the narrowest to the widest, and how many symbols there could be. */
type Place = [contexts: readonly string[], of: number];

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= ZERO + 9;
/** Every digit is foretold alike; which one it is cannot be foretold. */
export const collapsed = (byte: number): number => (isDigit(byte) ? ZERO : byte);
export const DIGIT: Place = [[], 10];

export const number = (what: string): Place => [[what], MOST + 1];

/** The letter at a place of a text is foretold by all before it, else by the three before it, else by the one before it. */
export function letter(what: string, bytes: readonly number[], at: number): Place {
  const before = bytes.slice(0, at).map(collapsed);
  return [[`${what}^${before}`, `${what}…${before.slice(-3)}`, `${what}…${before.slice(-1)}`, what], MOST + 1];
}
