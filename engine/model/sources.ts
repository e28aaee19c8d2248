/**
 * What a value that is worked out can read. A change of something empties only what reads it. Each source that some text or function
 * names has a bit; what nobody names has none.
 */

/**
 * A source as a game's function names it. `scopes`: which phases are open, and variables. `value.x`: a stat, trait or rule value. `deed.x`:
 * whether x is forbidden; `deed.must x`, `deed.may x`: required, permitted.
 */
export type Source =
  | 'zones'
  | 'tallies'
  | 'changes'
  | 'scopes'
  | `zone.${string}`
  | `mark.${string}`
  | `own.${string}`
  | `value.${string}`
  | `deed.${string}`;

/** A function that says what it reads. */
type Declared = { readonly reads?: readonly Source[] };

/**
 * What a function of the game reads: `reading(['own.turn'], (t, seat) => t.own.turn === seat)`. What is worked out with it is then remembered
 * until one of these changes; with a function that does not say it, nothing is remembered.
 */
export function reading<F extends (...args: never[]) => unknown>(reads: readonly Source[], f: F): F {
  return Object.assign(f, { reads } satisfies Declared);
}

/** What it says it reads; null: it does not say. */
export const readsOf = (f: object | undefined): readonly Source[] | null => (f as Declared | undefined)?.reads ?? null;

/** Changes laid on cards and seats: whatever is worked out may read them. */
export const CHANGES = 1;
/** Where any card lies. */
export const ZONES = 2;
/** Whatever can change at all. */
export const ANYTHING = 4;
/** Some card lost its marks; some value of the game's own was set: which, is found out when it matters. */
export const MARKS = 8;
export const OWN = 16;
/** With more sources than this some share a bit, and are emptied together. */
const LAST_BIT = 30;

/** The bits of one game. */
export class Sources {
  /** By zone kind and by mark; 0: nobody reads it. */
  readonly zone: Int32Array;
  readonly mark: Int32Array;
  /** Own values that are read, and their bits. */
  readonly ownKeys: string[] = [];
  readonly ownBits: number[] = [];
  tallies = 0;
  /** All marks that are read: a card that becomes a new object loses them. */
  marks = 0;
  #given = 5;

  constructor(zones: number, marks: number) {
    this.zone = new Int32Array(zones);
    this.mark = new Int32Array(marks);
  }

  #next(): number {
    return 1 << Math.min(this.#given++, LAST_BIT);
  }

  ofZone(kind: number): number {
    if (this.zone[kind] === 0) this.zone[kind] = this.#next();
    return this.zone[kind];
  }

  ofMark(mark: number): number {
    if (this.mark[mark] === 0) this.marks |= this.mark[mark] = this.#next();
    return this.mark[mark];
  }

  ofOwn(key: string): number {
    const at = this.ownKeys.indexOf(key);
    if (at >= 0) return this.ownBits[at];
    this.ownKeys.push(key);
    this.ownBits.push(this.#next());
    return this.ownBits[this.ownBits.length - 1];
  }

  ofTallies(): number {
    if (this.tallies === 0) this.tallies = this.#next();
    return this.tallies;
  }
}
