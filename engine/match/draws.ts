/** Every use of chance in a match whose chance has a key, so that whoever knows the key can check them without knowing the rules. */
import type { Game } from '../game.ts';
import { chanceKeys, witness } from '../model/keyed.ts';
import { STREAM, STREAM_KINDS } from '../model/random.ts';
import type { Own, Seat } from '../model/types.ts';
import { type Record, replay } from './record.ts';

/** A seat, or -1 for the table; the kind, its number, of how many, and what came: one of them, or the order they were put in. */
export type Draw = readonly [who: Seat, kind: string, n: number, size: number, out: number | readonly number[]];

/** In the order they came; none of a match whose chance has no key. */
export function drawsOf<O extends Own>(game: Game<O>, record: Record): Draw[] {
  const seats = record.lists.length;
  const keys = chanceKeys(record.seed, seats);
  if (!keys) return [];
  let counts: readonly number[] = [];
  const drawn = witness(() => {
    counts = replay(game, record).counts;
  });
  const kinds = Object.keys(STREAM);
  const draws = new Map<string, Draw>();
  for (const { key, kind, n, size, out } of drawn) {
    const who = keys.indexOf(key);
    // What was only tried on a copy is drawn again in earnest, or never was.
    if (n < counts[who * STREAM_KINDS + kinds.indexOf(kind)])
      draws.set(`${who}/${kind}/${n}`, [who === seats ? -1 : who, kind, n, size, out]);
  }
  return [...draws.values()];
}
