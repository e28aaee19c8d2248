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
  PresetWords,
  Say,
  SharedAsk,
  SharedBook,
  SharedEvent,
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
export { type Clause, type Grammar, type Noun, need, type Phrases, type Said, type Verb, type Who } from './words.ts';
