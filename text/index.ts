/** Card data, questions, events and refusals as sentences. A language is a shared phrase book and one per game. */
export { en } from './en/book.ts';
export * as english from './en/grammar.ts';
export { fr } from './fr/book.ts';
export * as french from './fr/grammar.ts';
export type {
  AskWords,
  Book,
  DetailWords,
  EventWords,
  GameWords,
  MarkWords,
  OptionWords,
  PresetWords,
  ResultWords,
  StatWords,
  TraitWords,
  Worded,
  WordsFor,
  ZoneWords,
} from './gameWords.ts';
export { moveBy } from './gameWords.ts';
export { minus, signed, tail } from './grammar.ts';
export { type Language, languageNames, languages } from './languages.ts';
export { lint, lintLabel } from './lint.ts';
export type { Line } from './logLines.ts';
export { type Thing, thingFor } from './plan.ts';
export { type Mistaken, problemBy, sized } from './problems.ts';
export type { At, EventAt, Moved, OptionAt, Say } from './say.ts';
export type { FilterWords, SharedAsk, SharedBook, SharedEvent, SharedReason, SharedRefusal, SharedVerb } from './sharedBook.ts';
export { spaced } from './spaced.ts';
export { type Speaker, speaker } from './speaker.ts';
export { type Clause, type Grammar, type Noun, need, type Phrases, type Said, stated, type Verb, type Who } from './words.ts';
