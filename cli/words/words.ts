/** The table's own words. What a game says (cards, asks, the log) comes from the game. */
import type { Fault, HintWords, Opponents } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import type { ListWords } from '@touchline/lists';
import type { Language } from '../games.ts';
import { en } from './en/table.ts';
import { fr } from './fr/table.ts';
import type { ManualWords } from './manual.ts';
import type { MistakeWords } from './mistakes.ts';
import type { OnlineWords } from './online.ts';

export const commandNames = ['why', 'zoom', 'piles', 'undo', 'save', 'log', 'table', 'stops', 'hint', 'help', 'quit', 'concede'] as const;
export type CommandName = (typeof commandNames)[number];

/** An answer and what a bot expects of it, in percent. */
export interface Weighed {
  readonly what: string;
  readonly worth: number;
}

export interface Words {
  /** What each command may be called; the first is the one we name. */
  readonly commands: { readonly [C in CommandName]: readonly string[] };
  readonly help: readonly (readonly [string, string])[];
  /** `decks`: what the seats bring, if anything, the reader's first. */
  readonly intro: (game: string, decks: readonly string[], seed: string) => string;
  /** What one plays for, and for how long. */
  readonly goal: (goal: string, minutes: number) => string;
  /** The words a beginner must know. */
  readonly terms: (terms: readonly string[]) => string;
  readonly resumed: (steps: number) => string;
  readonly player: (letter: string) => string;
  readonly handOver: (player: string) => string;
  /** To somebody who has a name. */
  readonly handOverTo: (name: string) => string;
  readonly pressEnter: string;
  readonly deed: (who: string, what: string) => string;
  readonly notUnderstood: (text: string, most: number) => string;
  readonly taken: string;
  readonly saved: (file: string) => string;
  readonly resume: (command: string) => string;
  readonly recordHint: (command: string) => string;
  readonly unsaved: string;
  readonly sure: (command: string) => string;
  readonly ended: string;
  readonly conceded: (who: string) => string;
  readonly afterwards: string;
  readonly emptyLog: string;
  /** How many cards lie somewhere. */
  readonly cards: (n: number) => string;
  /** So many of them cannot be seen. */
  readonly unseen: (n: number) => string;
  /** Of whose a pile is: "Discard (you)". */
  readonly ofSeat: (pile: string, seat: string) => string;
  /** Where somebody is asked: what the setting is called, and what it means. */
  readonly stops: { readonly [S in Stop]: { readonly called: readonly string[]; readonly about: string } };
  readonly stopsNow: (called: string, about: string) => string;
  readonly noStop: (text: string, called: readonly string[]) => string;
  readonly nothingNamed: (text: string) => string;
  readonly severalNamed: (names: readonly string[]) => string;
  readonly whatToExplain: string;
  readonly offered: (n: number, what: string) => string;
  readonly optionAllowed: (n: number, what: string) => string;
  readonly printed: (n: number) => string;
  readonly someCard: string;
  /** What a level is like, by its name. */
  readonly levels: { readonly [level: string]: string };
  readonly opponents: Opponents;
  readonly opponent: (bot: string, about: string) => string;
  readonly thinking: (bot: string) => string;
  /** What a bot expects, in percent: a chance to win where two play, else how good the position is. */
  readonly worth: (percent: number, seats: number) => string;
  readonly hint: {
    readonly weighing: string;
    readonly from: (imagined: number) => string;
    readonly one: (n: number, what: string, share: number, worth: string) => string;
    /** An answer by its number in the list. */
    readonly option: (n: number) => string;
    readonly why: HintWords;
    readonly only: (what: string) => string;
    readonly none: string;
  };
  /** A bot that failed: what it did, and what is done about it. `slow`: late, but its answer counts. */
  readonly faults: { readonly [W in Fault['why'] | 'slow']: (bot: string) => string };
  readonly faultKept: (file: string) => string;
  readonly analysis: {
    readonly better: (step: number, who: string, bot: string, mine: Weighed, best: Weighed, seats: number) => string;
    readonly sum: (decisions: number, better: number, bot: string) => string;
    readonly fault: (step: number, bot: string, message: string) => string;
  };
  readonly think: {
    readonly answers: (bot: string, what: string, ms: number) => string;
    readonly fault: (bot: string, message: string) => string;
  };
  readonly menu: {
    readonly welcome: string;
    readonly game: string;
    readonly language: string;
    readonly deck: string;
    readonly seats: string;
    readonly people: (n: number) => string;
    readonly preset: string;
    readonly seat: (n: number) => string;
    readonly names: (n: number) => string;
    /** What a seat chooses for itself. */
    readonly ofSeat: (what: string, n: number) => string;
    readonly byChance: string;
    readonly opponent: string;
    readonly friend: string;
    readonly choose: (most: number, usual: number) => string;
  };
  readonly step: string;
  readonly manual: ManualWords;
  readonly mistakes: MistakeWords;
  readonly online: OnlineWords;
  /** What is wrong with a deck list. */
  readonly lists: ListWords;
  readonly legal: (deck: string) => string;
  readonly verified: (path: string, steps: number, hash: string) => string;
  /** A fault of ours: what the program says of it, and the command that led there. */
  readonly broke: (details: string, command: string) => string;
}

const books: { readonly [L in Language]: Words } = { en, fr };

export const wordsOf = (language: Language): Words => books[language];
