/** What the person at the keyboard can get wrong, and a phrase for each: what it is, and what to do. */
import type { MatchProblem } from '@touchline/host';
import type { ListProblem, XmlProblem } from '@touchline/lists';
import type { Command } from './manual.ts';

/** What stands first on a command line: a word is missing, or one is too many. */
export type Wanted = 'game' | 'deckFile' | 'file' | 'deed' | 'id' | 'link';

/** The code of a system's error: `ENOENT`. */
type SystemCode = string;

/** What was brought for the seats. */
export type Brought = 'bots' | 'decks';

/** Two values of a heading of results that differ. */
export interface Differs {
  readonly what: string;
  readonly there: string;
  readonly here: string;
}

export interface MistakeWords {
  // The command line.
  readonly noCommand: (name: string, commands: readonly string[]) => string;
  readonly noOption: (option: string, options: readonly string[], of: Command) => string;
  /** An option without its value, or a switch with one. */
  readonly optionValue: (option: string, of: Command) => string;
  readonly unreadable: (of: Command) => string;
  readonly missing: (what: Wanted, of: Command) => string;
  readonly tooManyWords: (word: string, of: Command) => string;
  readonly notACount: (option: string, least: number, given: string) => string;
  readonly notOneOf: (option: string, given: string, values: readonly string[]) => string;
  // Games, seats, bots.
  readonly noGame: (id: string, games: readonly string[]) => string;
  /** A folder that holds no game; `details` for whoever writes it. */
  readonly noGameThere: (details: string) => string;
  readonly seats: (game: string, allowed: readonly number[], seats: number) => string;
  readonly noBot: (name: string, bots: readonly string[], levels: number) => string;
  readonly otherSeats: (seats: number, bots: number) => string;
  readonly tooMany: (game: string, seats: number, given: number, what: Brought) => string;
  readonly tooFewBots: (seats: number, bots: readonly string[]) => string;
  readonly weighsNothing: (bot: string) => string;
  readonly onlyAnalysed: (of: Command) => string;
  readonly noRule: (game: string, id: string, rule: string, first: string) => string;
  /** Names that begin like what was written. */
  readonly severalFit: (wanted: string, names: readonly string[]) => string;
  readonly tooManyNames: (people: number, names: number) => string;
  // Options of a game.
  readonly noPreset: (game: string, wanted: string, presets: readonly string[]) => string;
  readonly optionForm: (given: string) => string;
  readonly noGameOption: (game: string, option: string, options: readonly string[]) => string;
  readonly gameOption: (option: string, given: string, values: readonly string[]) => string;
  readonly trueOrFalse: (option: string, given: string) => string;
  readonly wholeNumber: (option: string, given: string) => string;
  // Decks.
  readonly noDecks: (game: string) => string;
  readonly noDeck: (wanted: string, names: readonly string[]) => string;
  readonly whichDeck: (names: readonly string[], of: Command) => string;
  readonly deckFaults: (file: string, faults: readonly { readonly line: number; readonly problem: ListProblem }[]) => string;
  /** Problems as the game says them. */
  readonly illegalDeck: (name: string, problems: readonly string[]) => string;
  readonly notASet: (file: string, line: number, why: XmlProblem) => string;
  // Files.
  readonly unread: (path: string, code: SystemCode) => string;
  /** A saved match, or a file that the match does without. */
  readonly unsaved: (path: string, code: SystemCode) => string;
  readonly unkept: (path: string, code: SystemCode) => string;
  /** A match that cannot be opened. */
  readonly refused: (problem: MatchProblem, path: string) => string;
  // Serving.
  readonly noPort: (given: string) => string;
  readonly portTaken: (port: number) => string;
  readonly noLink: (given: string) => string;
  readonly serverSays: (code: string) => string;
  readonly noOrigin: (given: string) => string;
  readonly noStore: (given: string) => string;
  /** No person, match or report by this id. */
  readonly nothingThere: (id: string) => string;
  /** An option of the command that a saved match has no use for. */
  readonly onlyNew: (option: string) => string;
  /** A match to go on with that is over; a command to see it again. */
  readonly isOver: (command: string) => string;
  // What a bot was asked when it failed.
  readonly brokenFault: (path: string) => string;
  readonly notAFault: (path: string) => string;
  readonly otherFault: (path: string, found: string, reads: number) => string;
  readonly editedFault: (path: string) => string;
  // Results of an arena.
  readonly notResults: (path: string) => string;
  readonly brokenResult: (path: string, line: number) => string;
  readonly otherResults: (path: string, found: string, reads: number) => string;
  readonly begunOtherwise: (path: string, differ: readonly Differs[]) => string;
  // Learning.
  readonly notWeights: (path: string) => string;
  readonly trialForTwo: () => string;
  readonly resultsUnkept: (path: string, code: SystemCode) => string;
}

export type MistakeCode = keyof MistakeWords;
