/** Can the elements still owed be had from a pool? Exact, and without allocating. */
import type { Pool } from './pool.ts';
import type { Price } from './price.ts';

/** No limit on what a cover may be worth. */
export const UNLIMITED = 1 << 20;

/** The elements owed, and how many CP of each. */
const wanted = new Uint8Array(8);
const owed = new Int32Array(8);
let wantedCount = 0;
/** Sources that serve one wanted element only: for these there is nothing to decide. */
const dulls = new Int32Array(8);
const discards = new Int32Array(8);
/** Kinds of source that serve several wanted elements, each of them one at a time (FFT-507). */
const mixedWorth = new Uint8Array(512);
const mixedGives = new Uint8Array(512);
const mixedLeft = new Int32Array(512);
let mixedCount = 0;

/** CP in the pool that may go into this payment at all (FFT-526). */
export function usable(pool: Pool, only: number): number {
  if (only === 255) return pool.total;
  if ((only & (only - 1)) === 0) return only === 0 ? 0 : pool.cp[31 - Math.clz32(only)];
  let total = 0;
  for (let i = 0; i < pool.kindCount; i++) {
    const kind = pool.kinds[i];
    if ((kind & only) !== 0) total += kind > 255 ? 2 * pool.shown[kind] : pool.shown[kind];
  }
  return total;
}

/**
 * Can what the price wants beyond `given` be covered by sources of the pool that are together worth at most `cp` and number at most
 * `sources`?
 */
export function coverable(price: Price, given: Uint8Array, pool: Pool, cp: number, sources: number): boolean {
  wantedCount = 0;
  let wants = 0;
  for (let left = price.wants; left !== 0; left &= left - 1) {
    const e = 31 - Math.clz32(left & -left);
    const missing = price.of[e] - given[e];
    if (missing <= 0) continue;
    if (pool.cp[e] < missing) return false;
    wants |= 1 << e;
    wanted[wantedCount++] = e;
    owed[e] = missing;
    dulls[e] = discards[e] = 0;
  }
  if (wantedCount === 0) return true;
  mixedCount = 0;
  const mask = wants & price.only;
  for (let i = 0; i < pool.kindCount; i++) {
    const kind = pool.kinds[i];
    const gives = kind & mask;
    const count = pool.shown[kind];
    if (gives === 0 || count === 0) continue;
    if ((gives & (gives - 1)) === 0) {
      if (kind > 255) discards[31 - Math.clz32(gives)] += count;
      else dulls[31 - Math.clz32(gives)] += count;
      continue;
    }
    mixedWorth[mixedCount] = kind > 255 ? 2 : 1;
    mixedGives[mixedCount] = gives;
    mixedLeft[mixedCount++] = count;
  }
  return coverFrom(0, cp, sources);
}

/** Tries every number of discards for the next element; fewer dulls then do. Sources that serve no other element go first. */
function coverFrom(at: number, cp: number, sources: number): boolean {
  if (at === wantedCount) return true;
  const e = wanted[at];
  const most = (owed[e] + 1) >> 1;
  for (let two = 0; two <= most; two++) {
    const one = Math.max(0, owed[e] - 2 * two);
    const cpLeft = cp - 2 * two - one;
    const sourcesLeft = sources - two - one;
    if (cpLeft < 0 || sourcesLeft < 0) continue;
    if (borrow(at, Math.max(0, two - discards[e]), Math.max(0, one - dulls[e]), 0, cpLeft, sourcesLeft)) return true;
  }
  return false;
}

/** Takes so many discards and dulls for this element from the sources that could serve others too, then goes on. */
function borrow(at: number, two: number, one: number, from: number, cp: number, sources: number): boolean {
  if (two === 0 && one === 0) return coverFrom(at + 1, cp, sources);
  const bit = 1 << wanted[at];
  for (let i = from; i < mixedCount; i++) {
    if (mixedLeft[i] === 0 || (mixedGives[i] & bit) === 0) continue;
    const discard = mixedWorth[i] === 2;
    if ((discard ? two : one) === 0) continue;
    mixedLeft[i]--;
    const found = borrow(at, discard ? two - 1 : two, discard ? one : one - 1, i, cp, sources);
    mixedLeft[i]++;
    if (found) return true;
  }
  return false;
}
