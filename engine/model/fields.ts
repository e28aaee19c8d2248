/** How effect kinds are declared: a name, and what stands in each of its fields. */

/** What a field can hold. */
export type FieldType =
  | 'cards'
  /** What cards must be, without saying where they are. */
  | 'filters'
  | 'number'
  /** A plain whole number. */
  | 'integer'
  | 'condition'
  | 'effects'
  /** Several deeds to choose between. */
  | 'modes'
  | 'ability'
  | 'zone'
  | 'stat'
  | 'rule'
  | 'tally'
  | 'event'
  | 'flow'
  /** A name this effect binds. */
  | 'name'
  /** A name that was bound before. */
  | 'named'
  | 'text'
  /** Several texts. */
  | 'texts'
  | 'flag'
  | 'until'
  /** A number, a trait or several. */
  | 'value'
  /** One player. */
  | 'player'
  /** One player or several. */
  | 'players';

/** A type, or the words it can be (`top|bottom`). A question mark: it may be left out. */
export type FieldSpec = FieldType | `${FieldType}?` | `${string}|${string}`;
export type FieldSpecs = { readonly [field: string]: FieldSpec };
/** Effect kinds by name. Types, the check of cards from files and the phrase books follow from this. */
export type Kinds = { readonly [kind: string]: FieldSpecs };

export interface FieldRead {
  readonly optional: boolean;
  readonly type: FieldType | null;
  /** The words it can be, where it is one of some. */
  readonly words: readonly string[];
}

export function readField(spec: string): FieldRead {
  const optional = spec.endsWith('?');
  const what = optional ? spec.slice(0, -1) : spec;
  const words = what.includes('|') ? what.split('|') : [];
  return { optional, type: words.length > 0 ? null : (what as FieldType), words };
}
