/** The grammar that languages have in common: moods of a clause, lists, sentences. */
import type { Clause, Grammar, Noun, Verb, Who } from './words.ts';

/** What a language does its own way. */
export interface Syntax {
  readonly you: Who;
  readonly opponent: Who;
  /** "may", in all its forms. */
  readonly may: Verb;
  /** The form of a verb that is an order. */
  readonly order: 'inf' | 'you';
  readonly and: string;
  readonly or: string;
  /** Before the last of what is listed: ", among them ". */
  readonly amongThem: string;
  readonly quotes: readonly [string, string];
  readonly colon: string;
  readonly questionMark: string;
  /** Is it one, so that the noun stands in the singular? */
  readonly isOne: (n: number) => boolean;
  readonly a: (noun: Noun) => string;
  /** Spaces as they are printed. */
  readonly printed: (text: string) => string;
}

/** What follows, with the space before it. */
export const tail = (words: string): string => (words === '' ? '' : ` ${words}`);

const form = (who: Who, verb: Verb): string => (who.you ? verb.you : who.many ? verb.they : verb.it);

/** A number with a real minus sign if it is below 0. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** A change: with its sign in any case. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

export function grammarOf(syntax: Syntax): Grammar {
  const { you, opponent, may, a, isOne, printed, colon } = syntax;
  const [open, close] = syntax.quotes;

  /** Verb and rest; a second deed has its verb in the same form. */
  const deed = (c: Clause, formOf: (verb: Verb) => string): string =>
    `${formOf(c.verb)}${tail(c.rest)}${c.and ? ` ${syntax.and} ${formOf(c.and.verb)}${tail(c.and.rest)}` : ''}`;
  const tell = (c: Clause): string => `${c.who.words} ${deed(c, (verb) => form(c.who, verb))}`;
  const bare = (c: Clause): string => deed(c, (verb) => verb.inf);

  const first = new RegExp(`^((?:${open})?)(\\p{Ll})`, 'u');
  const capital = (text: string): string => text.replace(first, (_, quote: string, letter: string) => quote + letter.toUpperCase());
  const list = (items: readonly string[], word: string): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;

  return {
    you,
    opponent,
    order: (c) => (c.who.you && !c.stated ? deed(c, (verb) => verb[syntax.order]) : tell(c)),
    may: (c) => `${c.who.words} ${form(c.who, may)} ${bare(c)}`,
    tell,
    bare,
    sentence: (text) => printed(`${capital(text)}.`),
    question: (text) => printed(`${capital(text)}${syntax.questionMark}`),
    label: (text) => printed(capital(text)),
    and: (items) => list(items, syntax.and),
    or: (items) => list(items, syntax.or),
    names: (names) => list(names, syntax.and),
    quote: (name) => `${open}${name}${close}`,
    signed,
    some: (n, noun) => `${n} ${isOne(n) ? noun.one : noun.many}`,
    a,
    titled: (head, text) => `${head}${colon}${text}`,
    listed: (cards, names, all) => (names === '' ? cards : `${cards}${all ? colon : syntax.amongThem}${names}`),
  };
}
