/** Comparing what people type with what is printed. */
import type { Shelf } from './list.ts';
import type { Named } from './problem.ts';

export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase().trim();

export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const MOST_NAMED = 3;

/** The cards that are least different, if any is near. */
export function nearest(game: Shelf, name: string): Named[] {
  const wanted = plain(name);
  let best: Shelf['defs'][number][] = [];
  // A short word is soon another word.
  let least = Math.min(3, Math.floor(wanted.length / 2));
  for (const def of game.defs) {
    const d = Math.min(distance(wanted, plain(def.name), least), distance(wanted, plain(def.id), least) + 1);
    if (d > least) continue;
    if (d < least) best = [];
    best.push(def);
    least = d;
  }
  return best.slice(0, MOST_NAMED).map((def) => ({ id: def.id, name: def.name }));
}

/** Letters to change, add or drop; beyond `most` any larger number. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
