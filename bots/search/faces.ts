/**
 * What makes two answers in two worlds the same answer. A card whose viewer can follow it at the root is itself, if it lies where texts
 * work; every other card is what is printed on it: two of a kind in a hand, or in two imagined hands, are one.
 */
import type { Game, Option, Own, State } from '@touchline/engine';

/** By card id of the worlds of one view: known and at work, so that it is nobody but itself. */
export type Faces = readonly boolean[];

export function facesOf<O extends Own>(game: Game<O>, world: State<O>, viewer: number): Faces {
  const { zones } = game.layouts[world.seats];
  return world.zone.map((z, card) => z >= 0 && (zones[z].spec.active ?? false) && (world.known[card] & (1 << viewer)) !== 0);
}

const MIX = 0x9e3779b1;
const verbs = new Map<string, number>();
let lastVerb = '';
let lastNumber = 0;
/** Of the answers to one question most have the same verb as the one before. */
function verbNumber(verb: string): number {
  if (verb === lastVerb) return lastNumber;
  let n = verbs.get(verb);
  if (n === undefined) {
    n = verbs.size + 1;
    verbs.set(verb, n);
  }
  lastVerb = verb;
  lastNumber = n;
  return n;
}

const face = (faces: Faces, def: readonly number[], card: number): number =>
  card < 0 ? 0 : faces[card] ? (card << 1) | 1 : (def[card] + 1) << 1;

/** A number for an answer, the same for the same answer. */
export function signature(faces: Faces, def: readonly number[], o: Option): number {
  let h = Math.imul(verbNumber(o.verb), MIX) ^ face(faces, def, o.card);
  h = Math.imul(h ^ (h >>> 15), MIX) ^ face(faces, def, o.to);
  h = Math.imul(h ^ (h >>> 13), MIX) ^ (o.n + 1);
  h = Math.imul(h ^ (h >>> 16), MIX);
  return h & 0x3fffffff;
}

/** The same for an answer that is known by nothing but its place in the list. */
export const blind = (index: number): number => 0x40000000 | index;
