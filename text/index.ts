/** Card data, questions, events and refusals as sentences. A language is a shared phrase book and one per game. */
export type {
  AskWords,
  At,
  Book,
  EventAt,
  FilterWords,
  GameWords,
  Line,
  MarkWords,
  Moved,
  OptionAt,
  OptionWords,
  Say,
  SharedAsk,
  SharedBook,
  SharedEvent,
  SharedKind,
  SharedReason,
  SharedRefusal,
  SharedVerb,
  Speaker,
  StatWords,
  TraitWords,
  ZoneWords,
} from './book.ts';
export { en } from './en/book.ts';
export * as english from './en/grammar.ts';
export { fr } from './fr/book.ts';
export * as french from './fr/grammar.ts';
export { type Language, languageNames, languages } from './languages.ts';
export { lint, lintLabel } from './lint.ts';
export { spaced } from './spaced.ts';
export { speaker } from './speaker.ts';
export type { Clause, Grammar, Lang, Noun, Phrases, Said, Verb, Who } from './words.ts';
