/**
 * What a language says where all languages say something. What is looked up, chosen and put together is the same for all of them
 * (`bookOf.ts`); a language gives the words, and whatever its grammar asks for.
 */
import type { Cond, Filter, Sel, UndoRefusal } from '@touchline/engine';
import type { Language } from './languages.ts';
import type { Say } from './say.ts';
import type { Of, SharedBook, SharedReason, SharedRefusal } from './sharedBook.ts';
import type { Clause, Grammar, Noun, Verb, Who } from './words.ts';

/** Kinds of effects whose clauses are built differently from language to language. */
export type OwnKind = 'move' | 'show' | 'mute' | 'arrange' | 'forbid' | 'require' | 'permit';

export interface Wording {
  readonly lang: Language;
  readonly grammar: Grammar;
  readonly things: ThingWording;
  readonly players: PlayerWording;
  readonly kinds: Pick<SharedBook['kinds'], OwnKind>;
  readonly effects: EffectWording;
  readonly untils: {
    readonly leaves: (card: Who) => string;
    readonly uses: (n: number) => string;
    readonly while: (cond: string) => string;
  };
  readonly events: EventWording;
  readonly whens: WhenWording;
  readonly shape: Omit<SharedBook['shape'], 'limit' | 'may'> & {
    readonly limit: (times: number, per: string) => string;
    /** Before what follows an offer that is taken, by you or by them. */
    readonly ifYouDo: string;
    readonly ifTheyDo: string;
    readonly ifNot: string;
    readonly semicolon: string;
  };
  readonly asks: AskWording;
  readonly verbs: VerbWording;
  readonly log: LogWording;
  readonly change: ChangeWording;
  readonly results: ResultWording;
  readonly undo: { readonly [K in UndoRefusal]: string };
  readonly refusals: { readonly [K in SharedRefusal]: string };
}

export interface PlayerWording {
  readonly eachOpponent: Who;
  readonly next: Who;
  readonly everybody: Who;
  readonly that: Who;
  readonly somebody: Who;
  readonly anOpponent: Who;
  /** Seats in the log: whoever watches has no opponent. */
  readonly table: Who;
  readonly yourOpponent: string;
  readonly numbered: (n: number) => string;
}

/** How one number stands to another. */
export type Sign = Of<Cond, 'compare'>['compare'][1];

type Bounded = { readonly low: string; readonly high: string; readonly name: string };

export interface ThingWording {
  readonly thing: SharedBook['thing'];
  readonly exists: (sel: Sel, atLeast: string, say: Say) => string;
  /** Said conditions in a row. */
  readonly all: (conds: readonly string[]) => string;
  readonly any: (conds: readonly string[]) => string;
  readonly none: (exists: string) => string;
  readonly untrue: (cond: string) => string;
  /** It has happened, or at least so often. */
  readonly happened: (event: string, within: string, atLeast: string) => string;
  readonly compared: (left: string, sign: Sign, right: string) => string;
  readonly nums: Pick<SharedBook['nums'], 'count' | 'stat' | 'highest' | 'different' | 'was' | 'rule'> & {
    /** How often something has happened. */
    readonly happened: (event: string, within: string) => string;
    readonly mark: (lying: string, where: string) => string;
    readonly event: string;
    readonly plus: string;
    readonly times: string;
    readonly least: (numbers: string) => string;
    readonly most: (numbers: string) => string;
    readonly half: (n: string, up: boolean) => string;
    readonly chosenNumber: string;
    readonly chosenCards: (card: Noun) => string;
    readonly if: (then: string, cond: string, otherwise: string) => string;
  };
  readonly filters: {
    /** "that", before what is said of a thing. */
    readonly that: string;
    readonly is: string;
    readonly has: string;
    readonly with: string;
    readonly not: (said: string) => string;
    /** The same of whatever is put together, or has no such form. */
    readonly noneThat: (said: string) => string;
    /** "of the chosen element". */
    readonly ofNamed: (filter: Of<Filter, 'named'>, named: string | undefined) => string;
    readonly between: (bounds: Bounded) => string;
    readonly atLeast: (bounds: Bounded) => string;
    readonly atMost: (bounds: Bounded) => string;
  };
}

export interface EffectWording {
  readonly choose: Verb;
  readonly whereX: (value: string) => string;
  readonly oneOf: (n: number) => string;
  /** So many of them. */
  readonly someOf: (some: string, n: number) => string;
  /** Under a condition so many of them instead. */
  readonly someInstead: (some: string) => string;
  /** So many, or up to so many, or from so many on. */
  readonly howMany: (count: string, upTo: boolean, atLeast: string | null) => string;
  readonly oneNumber: (least: string, most: string) => string;
  readonly onePlayer: string;
  readonly oneOpponent: string;
  readonly split: (total: string, among: string, step: string | null) => Clause;
  readonly get: Verb;
  readonly thisAbility: string;
  readonly fromNowOn: string;
  readonly firstTime: string;
  readonly whenDone: string;
}

/** Moves that cards wait for, or that happen in the place of others. */
export interface EventWording {
  readonly leaves: (who: Who, from: Noun | null) => Clause;
  readonly goes: (who: Who, from: Noun | null, to: Noun) => Clause;
  readonly goesInstead: (card: Who, to: Noun, at: 'top' | 'bottom' | null) => string;
}

export interface WhenWording {
  readonly when: (happens: string) => string;
  /** Once for all that happen at the same moment, at least so many. */
  readonly together: (when: string, n: number) => string;
  /** "if this card would take damage". */
  readonly would: (clause: Clause) => string;
  readonly number: (by: number, more: boolean) => string;
  readonly prevented: string;
  readonly instead: (outcomes: string) => string;
  readonly ifYouLike: string;
}

export interface AskWording {
  readonly order: string;
  readonly which: string;
  readonly instead: string;
  readonly putBack: string;
  readonly use: (card: string) => string;
  readonly whichCard: string;
  readonly modes: string;
  readonly share: (card: string) => string;
  readonly number: string;
  readonly word: (trait: string) => string;
  readonly player: string;
}

export interface VerbWording {
  readonly decline: string;
  readonly yes: string;
  readonly no: string;
  readonly done: string;
  readonly pass: string;
  readonly takeBack: string;
  readonly choose: (card: string) => string;
  readonly putBack: (card: string) => string;
}

export interface LogWording {
  readonly reveals: (who: Who, what: string) => Clause;
  readonly looks: (who: Who, what: string) => Clause;
  /** `n`: only so many of the lowest. */
  readonly shuffles: (who: Who, area: Noun, n: number | null) => Clause;
  readonly arranges: (who: Who, cards: string, area: Noun) => Clause;
  readonly rolls: (who: Who, n: string) => Clause;
  readonly leaves: (who: Who) => Clause;
  readonly finished: (who: Who) => Clause;
  readonly comes: (card: string) => string;
  readonly goes: (card: string) => string;
  readonly allChosen: string;
  /** `other`: whose the area is they come to, if it is another seat's. */
  readonly moves: (who: Who, cards: string, from: Noun, to: Noun, other: Who | null) => Clause;
}

export interface ChangeWording {
  readonly also: (who: Who, word: string) => Clause;
  readonly add: (who: Who, by: number | string, said: string) => Clause;
  readonly set: (who: Who, how: string, by: number | string, name: string) => Clause;
}

export interface ResultWording {
  readonly win: Verb;
  readonly lose: Verb;
  readonly conceded: string;
  readonly givenUp: string;
  readonly draw: string;
  readonly draws: { readonly [K in Exclude<SharedReason, 'conceded'>]: string };
  readonly nobody: string;
  readonly inOrder: string;
  readonly then: string;
}
