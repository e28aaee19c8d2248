/**
 * Chance (numbered draws, never a clock). A stream is named by its seed, a kind and a count; the same name always gives the same numbers.
 * Counters belong to a seat, so what one seat does never shifts another seat's dice.
 */

/** What a stream is used for. The integers are part of every replay: append only. */
export const STREAM = { shuffle: 0, roll: 1, pick: 2 } as const;
export const STREAM_KINDS = 3;

function mix(x: number, k: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad) + k;
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97) ^ k;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  return x ^ (x >>> 13);
}

export class Stream {
  #a = 0;
  #b = 0;
  #i = 0;

  /** Point this stream at the numbers named by (seed, kind, count). */
  at(seedA: number, seedB: number, kind: number, count: number): this {
    this.#a = mix(seedA ^ Math.imul(kind + 1, 0x9e3779b9), count | 0);
    this.#b = mix(seedB + Math.imul(count + 1, 0x85ebca77), kind + 0x5bd1);
    this.#i = 0;
    return this;
  }

  next(): number {
    this.#i = (this.#i + 0x9e3779b9) | 0;
    return mix(this.#i ^ this.#a, this.#b) >>> 0;
  }

  /** A whole number from 0 to n-1, each equally likely (rejection, no modulo bias). */
  below(n: number): number {
    // Also what is no number must come to an end.
    if (!(n > 1)) return 0;
    // Both as unsigned words, or the remainder is worked out in floating point.
    const m = n >>> 0;
    for (;;) {
      const x = this.next();
      const r = x % m;
      // The last stretch of m numbers may be cut short by the end of the words: those are drawn again.
      if (x - r <= 0x100000000 - m) return r;
    }
  }

  /** Fisher–Yates, in place. */
  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const x = list[i];
      list[i] = list[j];
      list[j] = x;
    }
  }
}

/** Two 32-bit words out of any text. */
export function words(text: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c ^ (a >>> 15), 0x5bd1e995);
  }
  return [mix(a, 0x1b873593), mix(b, a)];
}

/** A stream of one's own (bots, sampling, tests): never the match's. */
export function stream(label: string | number): Stream {
  const [a, b] = words(String(label));
  return new Stream().at(a, b, 0, 0);
}

/** The seed words of a match: a pair for each seat and one for the table. */
export function seatSeeds(seed: string, seats: number): number[] {
  const out: number[] = [];
  for (let seat = 0; seat <= seats; seat++) {
    const [a, b] = words(`${seed}/${seat === seats ? 'table' : seat}`);
    out.push(a, b);
  }
  return out;
}
