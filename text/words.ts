/** The pieces sentences are made of, the same for every language. */
import type { Language } from './languages.ts';

/**
 * A phrase: what is said, and the voice it is said with. Declared as a method: a table of phrases for the members of a union is a table of
 * phrases, each for what it is looked up by.
 */
export type Phrase<X, S, R = string> = { of(x: X, say: S): R }['of'];

/** A table of phrases. Games and books type the keys; the speaker looks them up by name. */
export type Phrases<T> = { readonly [key: string]: T };

/** A noun. `f`: feminine. `h`: it begins with a vowel or a mute h in writing but takes no elision (le Hissatsu, le onze). */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly f?: true;
  readonly h?: true;
}

/** The forms a sentence needs of a verb: "to add", "you add", "she adds", "they add". */
export interface Verb {
  readonly inf: string;
  readonly you: string;
  readonly it: string;
  readonly they: string;
}

/** Somebody or something named, article and all. */
export interface Who {
  readonly words: string;
  readonly many?: boolean;
  readonly f?: boolean;
  /** The reader is meant: second person. */
  readonly you?: true;
}

/**
 * A clause before its mood is chosen: who does what. The same clause becomes an order ("Add 1 TP."), a permission ("you may add
 * 1 TP") or a line of the log ("Your opponent adds 1 TP.").
 */
export interface Clause {
  readonly who: Who;
  readonly verb: Verb;
  /** What follows the verb; may be empty. */
  readonly rest: string;
  /** A state of affairs, never an order: "you get +2". */
  readonly stated?: true;
  /** A second deed of the same subject: "look at … and put …". */
  readonly and?: { readonly verb: Verb; readonly rest: string };
}

/** A clause that says how things are: never an order. */
export const stated = (who: Who, verb: Verb, rest: string): Clause => ({ who, verb, rest, stated: true });

/** A clause, or words that have no mood ("when you do so, …"); empty: nothing a reader needs to know. */
export type Said = Clause | string;

export interface Grammar {
  readonly you: Who;
  readonly opponent: Who;
  /** An order to the reader, a statement about anybody else. */
  order(clause: Clause): string;
  /** "you may …" */
  may(clause: Clause): string;
  tell(clause: Clause): string;
  /** The deed alone: "discard 1 card", after "you may … and". */
  bare(clause: Clause): string;
  /** Capital letter, full stop, the spaces of the language. */
  sentence(text: string): string;
  /** A question: capital letter, question mark. */
  question(text: string): string;
  /** A label on a button or in a table: capital letter, no stop. */
  label(text: string): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** Names in a row, whatever a game does with deeds in a row. */
  names(names: readonly string[]): string;
  quote(name: string): string;
  /** +2, −1 with a real minus sign. */
  signed(n: number): string;
  /** "1 card", "3 cards". */
  some(n: number, noun: Noun): string;
  /** "a card". */
  a(noun: Noun): string;
  /** "X: text". */
  titled(head: string, text: string): string;
  /** "3 cards: X, Y and Z"; "3 cards, among them X", where these are not all. */
  listed(cards: string, names: string, all: boolean): string;
}

export function need<T>(table: Phrases<T> = {}, key: string, what: string, lang: Language): T {
  if (!Object.hasOwn(table, key))
    throw new Error(`The ${lang} phrase book has no ${what} "${key}". It has: ${Object.keys(table).join(', ')}.`);
  return table[key];
}
