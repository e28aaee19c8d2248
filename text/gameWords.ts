/** A game's own words in one language. */
import type { Ability, AnyEffect, CardDef, Cond, DeckProblem, Filter, Limit, Refusal, SharedKinds, SpokenEffect } from '@touchline/engine';
import type { Language } from './languages.ts';
import type { Named } from './plan.ts';
import type { At, EventAt, Moved, OptionAt, Say } from './say.ts';
import type { FilterWords, Of, SharedBook } from './sharedBook.ts';
import type { Clause, Noun, Phrase, Phrases, Said, Verb, Who } from './words.ts';

/** An area: its own noun, and what a card lying there is called if it has a name of its own. */
export interface ZoneWords {
  readonly area: Noun;
  /** Its heading on the table, where that is more than its name. */
  readonly label?: string;
  readonly card?: Noun;
  /** Only one card ever lies there: it is "the" card, not "each" or "all". */
  readonly single?: true;
  /** What an ability that works only there begins with or ends on ("in Burning Chance"); empty: goes without saying. */
  readonly here?: string;
  /** Moving a card there has a verb of its own ("discard"). */
  readonly verb?: Verb;
  /** Said of a card that a text puts there ("without using it"). */
  readonly put?: string;
}

/** A mark on cards, as a filter and as a quantity. */
export interface MarkWords extends FilterWords<Of<Filter, 'mark'>> {
  /** What lies on a card, before "on …": "the damage", "the number of counters". */
  readonly lying?: string;
}

export interface StatWords {
  readonly name: string;
  /** Feminine. */
  readonly f?: true;
  /** How a change of it is said, where "gets +2" is not how players say it. */
  readonly change?: (who: Who, how: string, by: number | string) => Clause;
  /** The same in the log, said of the player whose cards it changes; null: nobody was there to be changed. */
  readonly changeFor?: (player: Who, how: string, by: number | string) => Clause | null;
}

export interface TraitWords {
  /** Before the noun, after it, and as a statement: "COACH licence", "licence of team X", "is of team X". */
  readonly before?: (value: string) => string;
  readonly after?: (value: string) => string;
  /** There is only one such thing: "the licence X", not "a licence". */
  readonly definite?: true;
  readonly says: (value: string) => string;
  /** What one of its values is called, where somebody names one: "element". */
  readonly name?: string;
  /** The one that was named, after "of" or « de »: "the chosen element". */
  readonly named?: string;
  /** A value by itself, where it is not called as it is written. */
  readonly value?: (value: string) => string;
}

/** Words that are always the same, or that depend on what they are about. */
export type Worded<About extends readonly unknown[]> = string | ((...about: About) => string);

export const worded = <About extends readonly unknown[]>(words: Worded<About>, ...about: About): string =>
  typeof words === 'string' ? words : words(...about);

/** A line of the log: a clause is told as a sentence, words stand as they are. Null: not worth a line. */
export type EventWords = null | ((e: EventAt) => Said | null);

/** How somebody has won and why nobody has; or both in one phrase, null for a draw. */
export type ResultWords = { readonly win: string; readonly draw: string } | ((winner: Who | null, say: Say) => string);

export interface AskWords {
  readonly prompt: Worded<[At]>;
  /** Said of a card or button that has nothing to do with this question. */
  readonly only: string;
}

export interface DetailWords {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface OptionWords {
  readonly name: string;
  /** What it changes, in one short line. */
  readonly about: string;
  /** What its values are called; a number is called by itself. */
  readonly values?: Phrases<string>;
  /** What a value means, where its name and the line above do not say it. */
  readonly meanings?: Phrases<string>;
  /** All that a value brings with it, where that is much: a scenario with its goals and rules. */
  readonly details?: Phrases<readonly DetailWords[]>;
}

/** A set of options under a name. */
export interface PresetWords {
  readonly name: string;
  /** What it is, in one short line. */
  readonly about: string;
}

/** What a game has none of it leaves out; a game that has many types its tables by key, so that none can be forgotten. */
export interface GameWords {
  readonly lang: Language;
  readonly title: string;
  readonly card: Noun;
  /** What cards are called in this language, by their ids, where that is not the name on them. */
  readonly titles?: Phrases<string>;
  readonly zones: Phrases<ZoneWords>;
  readonly cardKinds?: Phrases<Noun>;
  readonly stats: Phrases<StatWords>;
  readonly traits?: Phrases<TraitWords>;
  readonly roles?: Phrases<Noun>;
  readonly timings?: Phrases<string>;
  readonly scopes?: Phrases<string>;
  readonly effects?: Phrases<Phrase<AnyEffect, Say, Said>>;
  readonly conditions?: Phrases<Worded<[value: string, say: Say]>>;
  readonly asks: Phrases<AskWords>;
  readonly verbs: Phrases<Worded<[OptionAt]>>;
  readonly events?: Phrases<EventWords>;
  /** A move between areas as a player says it. Null: not worth a line. Undefined: nothing special. */
  readonly move?: (moved: Moved) => Clause | null | undefined;
  readonly refusals?: Phrases<Worded<[args: Refusal['args'], say: Say]>>;
  readonly problem: (problem: DeckProblem, say: Say) => string;
  /** By reason: how one or several have won, or why it is a draw. */
  readonly results: Phrases<ResultWords>;
  /** By reason: nobody has won. Absent: just that. */
  readonly losses?: Phrases<(say: Say) => string>;
  readonly phases?: Phrases<string>;
  readonly options?: Phrases<OptionWords>;
  readonly presets?: Phrases<PresetWords>;
  /** Kind, team, position and numbers of a card on one line. */
  readonly line: (def: CardDef) => string;
  /** Sentences for what stands in a card's notes. */
  readonly notes?: (def: CardDef, say: Say) => readonly string[];
  /** A requirement that a card prints in brackets before its text; null: said as a plain "if". */
  readonly bracket?: (cond: Cond, say: Say) => string | null;
  bracketCost?(effect: AnyEffect): string | null;
  /** A limit that the rules set for every text and no card repeats. */
  readonly usualLimit?: (limit: Limit) => boolean;
  /** What only some games have: marks on cards, events cards wait for, deeds that can be forbidden, tallies, procedures. */
  readonly marks?: Phrases<MarkWords>;
  /** `damage`, and `damage fight` for a text that waits only for such damage. */
  readonly happenings?: Phrases<(what: Who, n: string, say: Say) => Clause>;
  readonly deeds?: Phrases<Verb>;
  readonly tallies?: Phrases<string>;
  /** What the game's own values, its tallies and the marks on cards are called on a table; empty: not worth showing. */
  readonly values?: Phrases<string>;
  /** What is printed on the other side of cards, where it is turned to somebody. */
  readonly faces?: Phrases<string>;
  readonly procedures?: Phrases<(effect: SpokenEffect<SharedKinds, 'perform'>, say: Say) => Clause>;
  /** The verb of a choice made while a text is carried out, where the game tells it from choosing targets ("select"). */
  readonly choosing?: Verb;
  /** What is chosen, when the text comes back to it, where that is not "the chosen card" ("it", "them"). */
  readonly named?: (many: boolean) => Who;
  /** What is divided among targets ("damage"); absent: a number. */
  readonly divided?: Noun;
  /** What an effect kind of the game names, where it is more than one card. */
  naming?(effect: AnyEffect): Named | null;
  /** What is named there is called so from then on, and not "it": "the discarded card". */
  called?(effect: AnyEffect, many: boolean): Who | null;
  /** How a text is printed, where limits, costs and marks do not stand in brackets before it: what it does comes in sentences. */
  frame?(ability: Ability<AnyEffect>, text: string, say: Say): string;
  /** Events that are told in one line when several cards go through them at once: their names come together. */
  readonly together?: readonly string[];
}

/** A game's words with a name for every entry: a book that leaves one out, or has one too many, does not compile. */
export type WordsFor<Names extends { readonly [T in keyof GameWords]?: string }> = Omit<GameWords, keyof Names> & {
  readonly [T in keyof Names & keyof GameWords]: { readonly [K in Names[T] & string]: Entries<NonNullable<GameWords[T]>> };
};

type Entries<Table> = Table extends Phrases<infer Entry> ? Entry : never;

export interface Book {
  readonly shared: SharedBook;
  readonly words: GameWords;
}

/** What a game words itself under this name, if it does. */
export const ownPhrase = <T>(table: Phrases<T> = {}, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/**
 * A phrase for each way cards can go. Ways are named by `from>to`, by `from>to CLAUSE` where the reason matters, or by `>to` from anywhere;
 * null: not worth a line.
 */
export function moveBy<W extends Phrases<string | null>>(
  ways: W,
  phrases: { readonly [K in NonNullable<W[keyof W]>]: (moved: Moved) => Clause | null },
): (moved: Moved) => Clause | null | undefined {
  const named: Phrases<keyof typeof phrases | null> = ways as Phrases<keyof typeof phrases | null>;
  return (moved) => {
    const { from, to, clause } = moved;
    const found = [`${from}>${to} ${clause}`, `${from}>${to}`, `>${to}`].find((key) => Object.hasOwn(named, key));
    const way = found === undefined ? undefined : named[found];
    return way === null || way === undefined ? way : phrases[way](moved);
  };
}
