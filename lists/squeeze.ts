/**
 * Symbols in as few letters of a link as they deserve. Each symbol narrows an interval by how often it was seen in its context; the
 * shortest fraction inside the last interval stands for them all. Exact whole numbers, so every machine writes and reads the same.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The numbers grow with every symbol; no deck, and no match in a link, has nearly as many. */
const MOST_SYMBOLS = 20_000;
/** Bits that letters may have said beyond their own: the shortest fraction says some for nothing. */
const FOR_NOTHING = 400;
/** Stands for a symbol that was not seen in its context. */
const NEW = -1;

/** More than a link can hold, or not what a writer would have written. */
export class Senseless extends Error {}

/** A symbol and its share of the whole. */
type Share = readonly [symbol: number, size: number];

/** The same steps write and read: a writer is told the symbol, a reader finds it. */
abstract class Squeeze {
  #seen = new Map<string, Map<number, number>>();
  #symbols = 0;

  protected abstract narrow(shares: Iterable<Share>, total: number, symbol: number): number;

  /** A number below `of`. Cheap if it was often seen in the first context; if it was not, it is looked for in the next, then among all. */
  protected code(contexts: readonly string[], of: number, symbol: number): number {
    if (++this.#symbols > MOST_SYMBOLS) throw new Senseless('Too large to be packed.');
    const [context, ...wider] = contexts;
    if (context === undefined) return this.narrow(alike(of), of, symbol);
    let seen = this.#seen.get(context);
    if (!seen) this.#seen.set(context, (seen = new Map()));
    const shares: Share[] = [...seen].map(([s, n]) => [s, 2 * n - 1] as const);
    shares.push([NEW, Math.max(1, seen.size)]);
    const total = shares.reduce((n, [, size]) => n + size, 0);
    const found = this.narrow(shares, total, seen.has(symbol) ? symbol : NEW);
    const out = found === NEW ? this.code(wider, of, symbol) : found;
    seen.set(out, (seen.get(out) ?? 0) + 1);
    return out;
  }
}

function* alike(of: number): Generator<Share> {
  for (let symbol = 0; symbol < of; symbol++) yield [symbol, 1];
}

export class Squeezer extends Squeeze {
  #low = 0n;
  #size = 1n;
  #whole = 1n;

  put(contexts: readonly string[], of: number, symbol: number): void {
    if (!Number.isInteger(symbol) || symbol < 0 || symbol >= of) throw new RangeError(`${symbol} cannot be packed: use 0 to ${of - 1}.`);
    this.code(contexts, of, symbol);
  }

  protected narrow(shares: Iterable<Share>, total: number, symbol: number): number {
    let from = 0;
    for (const [s, size] of shares) {
      if (s === symbol) {
        this.#low = this.#low * BigInt(total) + this.#size * BigInt(from);
        this.#size *= BigInt(size);
        this.#whole *= BigInt(total);
        break;
      }
      from += size;
    }
    return symbol;
  }

  letters(): string {
    // What can be said in some letters can be said in more: twice as many until they are enough, then halfway back and forth.
    let enough = 1;
    while (this.#fraction(enough) === null) enough *= 2;
    for (let few = enough >> 1; enough - few > 1; ) {
      const half = (few + enough) >> 1;
      if (this.#fraction(half) === null) few = half;
      else enough = half;
    }
    let out = '';
    for (let k = 0, rest = this.#fraction(enough)!; k < enough; k++, rest /= 64n) out = LETTERS[Number(rest % 64n)] + out;
    return out;
  }

  /** The first fraction of so many letters that is not below the interval; null if it is above it. */
  #fraction(letters: number): bigint | null {
    const scale = 1n << BigInt(6 * letters);
    const value = (this.#low * scale + this.#whole - 1n) / this.#whole;
    return value * this.#whole < (this.#low + this.#size) * scale ? value : null;
  }
}

export class Unsqueezer extends Squeeze {
  #at = 0n;
  #size = 1n;
  /** Bits the letters can still have said. What goes on for ever after them was not written by us. */
  #left: number;

  constructor(letters: string) {
    super();
    this.#left = 6 * letters.length + FOR_NOTHING;
    for (const letter of letters) {
      this.#at = this.#at * 64n + BigInt(LETTERS.indexOf(letter));
      this.#size *= 64n;
    }
  }

  get(contexts: readonly string[], of: number): number {
    return this.code(contexts, of, NEW);
  }

  protected narrow(shares: Iterable<Share>, total: number): number {
    const place = Number((this.#at * BigInt(total)) / this.#size);
    let from = 0;
    for (const [symbol, size] of shares) {
      if (place < from + size) {
        this.#at = this.#at * BigInt(total) - this.#size * BigInt(from);
        this.#size *= BigInt(size);
        this.#left -= Math.log2(total / size);
        if (this.#left < 0) throw new Senseless('More than these letters can say.');
        return symbol;
      }
      from += size;
    }
    throw new Senseless();
  }
}

/** CRC-32 in six letters. */
export function checkLetters(text: string): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const value = ~crc >>> 0;
  return [5, 4, 3, 2, 1, 0].map((k) => LETTERS[Math.floor(value / 64 ** k) % 64]).join('');
}
