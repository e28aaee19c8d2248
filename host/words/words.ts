/** What a table itself says, whichever table it is: in the log, and of a match that cannot be opened. */
import type { SetupProblem } from '@touchline/engine';
import type { Language } from '@touchline/text';
import type { Phrase } from '../wire.ts';
import { logEn, phrasesEn } from './en.ts';
import { logFr, phrasesFr } from './fr.ts';

export interface LogWords {
  /** Of a choice with one answer, given for the viewer. */
  readonly forced: (answer: string) => string;
  readonly deed: (who: string, what: string) => string;
  /** At so many cards; `mine` if the viewer did. */
  readonly looked: (who: string, mine: boolean, cards: number) => string;
}

export const logWords: { readonly [language in Language]: LogWords } = { en: logEn, fr: logFr };

/** What people say to each other online. */
export type PhraseWords = { readonly [P in Phrase]: string };

export const phraseWords: { readonly [language in Language]: PhraseWords } = { en: phrasesEn, fr: phrasesFr };

/** A problem that somebody who plays can meet: the definition of a game is its author's business. */
export type MatchProblem = Exclude<SetupProblem, { readonly code: 'game' }>;

/** Why a match cannot be opened or begun, and what to do. `name` of its file; '' for a match that has none. */
export type Refusals = {
  readonly [C in MatchProblem['code']]: (problem: Extract<MatchProblem, { readonly code: C }>, name: string) => string;
};

export function refusal(words: Refusals, problem: MatchProblem, name: string): string {
  const say = words[problem.code] as (problem: MatchProblem, name: string) => string;
  return say(problem, name);
}
