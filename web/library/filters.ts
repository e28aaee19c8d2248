/** Finding cards: by words, by what is printed on them, in an order. What there is to choose from comes from the cards themselves. */
import type { Face } from '../match/scene.ts';
import { type Called, termsOf } from './query.ts';

/** Something cards differ in, and what it can be. */
export interface Facet {
  readonly name: string;
  readonly values: readonly string[];
}

export interface Wish {
  readonly text: string;
  /** By facet; none chosen is any. */
  readonly chosen: { readonly [facet: string]: readonly string[] };
  /** A stat, `name`, or '' for the order they are printed in. */
  readonly order: string;
}

export const anything: Wish = { text: '', chosen: {}, order: '' };

/** What a card is: its type where the game has types, else its kind. */
export const kindOf = ({ kind, traits }: Face): string => traits.type?.[0] ?? kind;

const KIND = 'kind';
const COST = 'cost';
/** More than this is a matter for the search. */
const MOST_VALUES = 12;

function valuesOf(face: Face, facet: string): readonly string[] {
  if (facet === KIND) return [kindOf(face)];
  if (facet === COST) return face.stats[COST] === undefined ? [] : [String(face.stats[COST])];
  return face.traits[facet] ?? [];
}

export function facetsOf(faces: readonly Face[]): readonly Facet[] {
  const traits = [...new Set(faces.flatMap((face) => Object.keys(face.traits)))].filter((trait) => trait !== 'type' && trait !== 'name');
  return [KIND, ...traits, COST].flatMap((name) => {
    const values = [...new Set(faces.flatMap((face) => valuesOf(face, name)))];
    if (name === COST) values.sort((a, b) => Number(a) - Number(b));
    return values.length > 1 && values.length <= MOST_VALUES ? [{ name, values }] : [];
  });
}

/** Numbers by which cards can be put in order: those in which they differ. */
export const ordersOf = (faces: readonly Face[], known: (stat: string) => boolean): readonly string[] =>
  [...new Set(faces.flatMap((face) => Object.keys(face.stats)))].filter(
    (stat) => known(stat) && new Set(faces.flatMap((face) => face.stats[stat] ?? [])).size > 1,
  );

/** `called`: how the page calls stats, traits and their values, so that they can be searched for by those names, too. */
export function found(faces: readonly Face[], { text, chosen, order }: Wish, called: Called = () => ''): readonly Face[] {
  const terms = termsOf(text, faces, called);
  const fitting = faces.filter(
    (face) =>
      Object.entries(chosen).every(
        ([facet, values]) => values.length === 0 || valuesOf(face, facet).some((value) => values.includes(value)),
      ) && terms.every((fits) => fits(face)),
  );
  if (order === 'name') return fitting.toSorted((a, b) => a.name.localeCompare(b.name));
  if (order === '') return fitting;
  // Cheap before dear, but strong before weak.
  const sign = order === COST ? 1 : -1;
  return fitting.toSorted((a, b) => sign * ((a.stats[order] ?? -1) - (b.stats[order] ?? -1)));
}
