/**
 * FFT-R9: which payments are legal, and which beginnings of one can still become legal.
 *
 * A payment is legal if need <= total <= need + slack, if a surplus is no larger than the number of discards, and if the elements
 * wanted are among it. A discard is worth one more than the one source it is, so total - discards is the number of sources, and the
 * second condition reads: no more sources than `need`. With `free` (option `overpay`) both limits on the surplus fall.
 *
 * Dropping a source that is not needed never makes a legal payment illegal. So a beginning can be completed exactly if the elements
 * it still owes can be covered within the limits and the rest of the pool is worth enough: filling up afterwards overshoots by at most
 * one, with a discard.
 */
import { coverable, UNLIMITED, usable } from './cover.ts';
import type { Pool, Worth } from './pool.ts';
import type { Price } from './price.ts';

/** What a payment has been given so far. */
export class Paid {
  total = 0;
  sources = 0;
  /** CP of each element. */
  readonly of = new Uint8Array(8);
  /** The elements given, and those the used sources could have given, as bits. */
  gave = 0;
  could = 0;

  clear(): this {
    this.total = this.sources = this.gave = this.could = 0;
    this.of.fill(0);
    return this;
  }

  /** A source is used for CP of this element (0 to 7). */
  add(worth: Worth, element: number, gives: number = 1 << element): this {
    this.total += worth;
    this.sources++;
    this.of[element] += worth;
    this.gave |= 1 << element;
    this.could |= gives;
    return this;
  }
}

const nothingGiven = new Uint8Array(8);

/**
 * Does any legal payment exist? Whether a surplus is free makes no difference here: what can be paid with a surplus can be paid with a
 * legal one, since covering an element takes at most one CP too many, and only by discarding.
 */
export function canPay(price: Price, pool: Pool): boolean {
  if (usable(pool, price.only) < price.need) return false; // FFT-519
  if (price.wants === 0) return true; // FFT-510, FFT-512
  if (price.only === 255) {
    if (price.sole >= 0) return pool.cp[price.sole] >= price.of[price.sole]; // FFT-509
    if (pool.mixed === 0) return enoughOfEach(price, pool);
  }
  return coverable(price, nothingGiven, pool, UNLIMITED, UNLIMITED);
}

/** The same without one source: see `Pool.hide`. */
export function canPayWithout(price: Price, pool: Pool, index: number): boolean {
  pool.hide(index);
  const can = canPay(price, pool);
  pool.show(index);
  return can;
}

function enoughOfEach(price: Price, pool: Pool): boolean {
  for (let left = price.wants; left !== 0; left &= left - 1) {
    const e = 31 - Math.clz32(left & -left);
    if (pool.cp[e] < price.of[e]) return false;
  }
  return true;
}

/** The wanted elements of which not enough has been given, as bits. */
function owing(price: Price, paid: Paid): number {
  let bits = 0;
  for (let left = price.wants; left !== 0; left &= left - 1) {
    const e = 31 - Math.clz32(left & -left);
    if (paid.of[e] < price.of[e]) bits |= 1 << e;
  }
  return bits;
}

/** Is this a legal and complete payment as it stands? */
export function complete(price: Price, paid: Paid, free = false): boolean {
  if (price.need === 0) return paid.sources === 0; // FFT-512
  if (paid.total < price.need || (paid.gave & ~price.only) !== 0 || owing(price, paid) !== 0) return false;
  return free || (paid.total <= price.need + price.slack && paid.sources <= price.need); // FFT-511
}

/** Can a payment begun like this be completed with the shown sources of the pool? (What it has used must be hidden there.) */
export function completable(price: Price, paid: Paid, pool: Pool, free = false): boolean {
  if (price.need === 0) return paid.sources === 0; // FFT-512
  if ((paid.gave & ~price.only) !== 0) return false; // FFT-526
  if (paid.total + usable(pool, price.only) < price.need) return false;
  const cp = free ? UNLIMITED : price.need + price.slack - paid.total;
  const sources = free ? UNLIMITED : price.need - paid.sources;
  return cp >= 0 && sources >= 0 && coverable(price, paid.of, pool, cp, sources);
}

/**
 * The elements worth offering for a source that can give these: those still owed, or else a single one that stands for all others.
 * Giving an element that is owed is never worse, so nothing that could be paid is lost.
 */
export function elementsOffered(price: Price, paid: Paid, gives: number): number {
  const can = gives & price.only;
  return can & owing(price, paid) || can & -can;
}

/** May this shown source be used next for CP of this element (0 to 7)? */
export function fits(price: Price, paid: Paid, pool: Pool, index: number, element: number, free = false): boolean {
  if (index < 0 || pool.isHidden(index) || (pool.gives(index) & price.only & (1 << element)) === 0) return false;
  const worth = pool.worth(index);
  paid.total += worth;
  paid.sources++;
  paid.of[element] += worth;
  pool.hide(index);
  const can = completable(price, paid, pool, free);
  pool.show(index);
  paid.of[element] -= worth;
  paid.sources--;
  paid.total -= worth;
  return can;
}
