/** The schema of an effect's fields: what a file may say there. A question mark: it may be left out. */

export type FieldType =
  | 'cards'
  /** What cards must be, without saying where they are. */
  | 'filters'
  | 'number'
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
  | 'text'
  | 'flag'
  | 'until'
  /** A number, a trait or several. */
  | 'value';

/** A list of words: one of them, or left out. */
export type Fields = { readonly [field: string]: FieldType | `${FieldType}?` | readonly string[] };
