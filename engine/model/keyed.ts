/**
 * Chance that nobody can foresee, and that anybody can check afterwards who is told the key: numbers out of HMAC-SHA-256. It is for
 * matches between people who do not sit at one table; whatever only imagines a match draws from `Stream`, which is twenty times faster.
 *
 * The key of a seat is HMAC(K, "touchline/seat/1|<seat>"), of the table HMAC(K, "touchline/seat/1|table"). The numbers of its nth shuffle,
 * roll or pick are the 32-bit words, high byte first, of HMAC(key of the seat, "touchline/chance/1|<kind>|<n>|<j>") for j = 0, 1, 2, …
 */
import { STREAM, Stream, seatSeeds } from './random.ts';
import { bytesOf, hexOf, hmac } from './sha256.ts';
import type { State } from './types.ts';

const MARK = 'key:';
const KINDS = Object.keys(STREAM);

/** The seed of a match whose chance has this key, of 64 hexadecimal digits; or these keys, one for each seat and one for the table. */
export const keyed = (...keys: readonly string[]): string => MARK + keys.join('.');

/** The chance of a match that begins with a seed: with keys, by a text, or by the words themselves. */
export function chanceOf(seed: string | readonly number[], seats: number): Pick<State, 'seeds' | 'keys'> {
  if (typeof seed !== 'string') return { seeds: seed, keys: null };
  const keys = seed.startsWith(MARK) ? keysOf(seed.slice(MARK.length).split('.'), seats) : null;
  return keys ? { seeds: new Array((seats + 1) * 2).fill(0), keys } : { seeds: seatSeeds(seed, seats), keys: null };
}

/** The keys behind a seed, of each seat and of the table; null if the seed has none. */
export const chanceKeys = (seed: string, seats: number): readonly string[] | null => chanceOf(seed, seats).keys;

function keysOf(given: readonly string[], seats: number): readonly string[] | null {
  if (!given.every((key) => /^[0-9a-f]{64}$/.test(key))) return null;
  if (given.length === seats + 1) return given;
  if (given.length !== 1) return null;
  const key = bytesOf(given[0]);
  return Array.from({ length: seats + 1 }, (_, who) => hexOf(hmac(key, `touchline/seat/1|${who === seats ? 'table' : who}`)));
}

/** One use of chance: whose key, which kind, its number; one of so many, or the order so many were put in. */
export interface Drawn {
  readonly key: string;
  readonly kind: string;
  readonly n: number;
  readonly size: number;
  /** Of a shuffle: by place, where that card lay before. */
  readonly out: number | readonly number[];
}

let witnessed: Drawn[] | null = null;

/** Every use of keyed chance while something is done. */
export function witness(work: () => void): readonly Drawn[] {
  const before = witnessed;
  const drawn: Drawn[] = [];
  witnessed = drawn;
  try {
    work();
  } finally {
    witnessed = before;
  }
  return drawn;
}

class KeyedStream extends Stream {
  readonly #key: Uint8Array;
  readonly #label: string;
  readonly #use: Pick<Drawn, 'key' | 'kind' | 'n'>;
  #shuffling = false;
  #words: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;
  #blocks = 0;

  constructor(key: string, kind: string, n: number) {
    super();
    this.#key = bytesOf(key);
    this.#label = `touchline/chance/1|${kind}|${n}`;
    this.#use = { key, kind, n };
  }

  override next(): number {
    if (this.#at === this.#words.byteLength) {
      this.#words = new DataView(hmac(this.#key, `${this.#label}|${this.#blocks++}`).buffer);
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at);
    this.#at += 4;
    return word;
  }

  override below(size: number): number {
    const out = super.below(size);
    if (!this.#shuffling) witnessed?.push({ ...this.#use, size, out });
    return out;
  }

  override shuffle(list: number[]): void {
    const order = [...list.keys()];
    this.#shuffling = true;
    super.shuffle(order);
    this.#shuffling = false;
    const before = [...list];
    for (const [place, from] of order.entries()) list[place] = before[from];
    witnessed?.push({ ...this.#use, size: list.length, out: order });
  }
}

/** The numbers of the nth use of a kind of chance. */
export const keyedStream = (key: string, kind: number, n: number): Stream => new KeyedStream(key, KINDS[kind], n);
