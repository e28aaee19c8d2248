/** What is said after a match, and of all of them: the result, links to replays, the record. */
import type { KeyMoment } from '@touchline/kit';
import { lexicon } from './lexicon.ts';

export interface AfterWords {
  readonly result: {
    readonly result: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    /** Several have won, and who reads it is one of them. */
    readonly shared: string;
    /** Nobody has won. */
    readonly allLost: string;
    /** Of a match that was not the reader's. */
    readonly over: string;
    readonly practice: string;
    readonly places: string;
    readonly place: (n: number) => string;
    readonly moments: string;
    readonly noMoments: string;
    /** What a moment is, where its own words do not say it. */
    readonly kinds: { readonly [K in KeyMoment['kind']]: string };
    /** Of a moment: where it leads. */
    readonly toReplay: (step: number) => string;
    readonly figures: string;
    readonly decisions: string;
    readonly longest: string;
    /** So many milliseconds, rounded as people say them. */
    readonly time: (ms: number) => string;
    readonly again: string;
    readonly sameDecks: string;
    readonly swap: string;
    /** With which deck one would play. */
    readonly swapFor: (deck: string) => string;
    readonly next: string;
    readonly level: (name: string, n: number) => string;
    readonly save: string;
    readonly board: string;
  };
  readonly link: {
    readonly copy: string;
    readonly copied: string;
    /** It could not be copied: here it is. */
    readonly here: string;
    readonly note: string;
  };
  readonly record: {
    readonly title: string;
    readonly lead: (matches: number, since: string) => string;
    readonly uncounted: (practice: number, together: number) => string;
    readonly none: string;
    readonly play: string;
    readonly game: string;
    readonly allGames: string;
    readonly period: string;
    readonly weeks: (n: number) => string;
    readonly allTime: string;
    readonly nothingHere: string;
    readonly games: string;
    readonly won: string;
    readonly of: (won: number, played: number) => string;
    readonly share: (percent: number) => string;
    readonly tooFew: (missing: number) => string;
    readonly tally: (won: number, drawn: number, lost: number) => string;
    readonly overTime: string;
    readonly overTimeNote: string;
    readonly week: string;
    readonly weekOf: (date: string) => string;
    readonly band: (low: number, high: number) => string;
    readonly matches: string;
    readonly byLevel: string;
    readonly alone: string;
    readonly nextStep: (level: string, n: number) => string;
    readonly byDeck: string;
    readonly atLeast: (n: number) => string;
    readonly noDeck: string;
    readonly numbers: string;
    readonly export: string;
    readonly delete: string;
    readonly really: string;
    readonly onDevice: string;
  };
}

export const afterWords = lexicon(import.meta.glob<AfterWords>('./*/after.ts', { import: 'words' }));

/** How long a thought took, in whole seconds. */
export const timeBy =
  (w: { readonly moment: string; readonly seconds: (s: number) => string; readonly minutes: (min: number, s: number) => string }) =>
  (ms: number): string => {
    if (ms < 1000) return w.moment;
    const s = Math.round(ms / 1000);
    return s < 60 ? w.seconds(s) : w.minutes(Math.floor(s / 60), s % 60);
  };
