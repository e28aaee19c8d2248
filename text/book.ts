/** What a phrase book holds: the shared one of a language, and a game's own words. Leaving out an entry does not compile. */
import type {
  Ability,
  AnyCard,
  AnyEffect,
  Ask,
  AskOption,
  CardDef,
  Cond,
  DeckProblem,
  EventFilter,
  Filter,
  Game,
  Kinds,
  Lasting,
  Limit,
  Mode,
  Num,
  Players,
  Refusal,
  Result,
  Seat,
  SeenEvent,
  SharedKind,
  SharedKinds,
  SpokenEffect,
  UndoRefusal,
  Value,
  View,
  Viewer,
  When,
} from '@touchline/engine';
import type { Language } from './languages.ts';
import type { Count, Meant, Named, ShapeKind, Step, Thing } from './plan.ts';
import { type Clause, type Grammar, type Noun, need, type Phrase, type Phrases, type Said, type Verb, type Who } from './words.ts';

/** What text reads of a game: its cards and their abilities, never a state. */
export type Library = Pick<Game, 'id' | 'defs' | 'defIndex' | 'abilities' | 'abilitiesOf'>;

// ---------------------------------------------------------------- the unions a shared book must cover

type Keys<U> = U extends unknown ? keyof U : never;

export type CondKind = Exclude<Keys<Cond>, 'atLeast' | 'with'>;
export type NumKind = Exclude<Keys<Exclude<Num, number>>, 'of' | 'up' | 'then' | 'else'>;
export type FilterKind = Exclude<Keys<Filter>, 'is' | 'atLeast' | 'atMost' | 'of'>;
/** `yours` and a bare `leaves` are how a card writes a scope of its owner and "until this card leaves". */
export type Lasts = Exclude<Lasting, string> | { readonly leaves: true };
export type UntilKind = Exclude<Keys<Lasts>, 'whose' | 'skip' | 'next'>;
export type WhenKind = Exclude<Keys<When>, keyof EventFilter | 'may' | 'with' | 'less'>;
export type SharedAsk = 'order' | 'which' | 'instead' | 'may' | 'putBack' | 'choose' | 'modes' | 'share' | 'number' | 'word' | 'player';
/** `mode` stands for mode1, mode2 and so on. */
export type SharedVerb =
  | 'first'
  | 'which'
  | 'instead'
  | 'decline'
  | 'yes'
  | 'no'
  | 'choose'
  | 'done'
  | 'putBack'
  | 'pass'
  | 'takeBack'
  | 'mode'
  | 'share'
  | 'number'
  | 'word'
  | 'player';
export type SharedEvent =
  | 'move'
  | 'show'
  | 'shuffle'
  | 'arrange'
  | 'roll'
  | 'change'
  | 'make'
  | 'unmake'
  | 'reveal'
  | 'finished'
  | 'join'
  | 'leave';
export type SharedReason = 'conceded' | 'lengthBound' | 'stepBudget' | 'loop' | 'noResult';
/** Refusals that come from no clause: nobody asks you now, the match is over, not paid, not yet enough, not yours to refuse, nothing to choose for it, not what an effect asks. */
export type SharedRefusal = 'notYourGo' | 'over' | 'cost' | 'choose more' | 'must' | 'targets' | 'notAmong' | 'notOffered';

type Of<U, K> = U extends unknown ? (K extends keyof U ? U : never) : never;

/** A filter stands beside its noun ("licence of team X") or says something of a thing ("is of team X"). */
export interface FilterWords<F> {
  beside(filter: F, say: Say): string;
  says(filter: F, say: Say): string;
}

/** What an effect of one of these kinds says. */
export type EffectPhrase<Ks extends Kinds, K extends keyof Ks> = (effect: SpokenEffect<Ks, K>, say: Say) => Said;

export interface SharedBook {
  readonly lang: Language;
  readonly grammar: Grammar;
  readonly thing: (thing: Thing, say: Say) => Who;
  /** Players by what a text calls them: you, the opponent, each opponent, the next player. */
  readonly player: (who: Players | undefined) => Who;
  readonly kinds: { readonly [K in Exclude<SharedKind, ShapeKind>]: EffectPhrase<SharedKinds, K> };
  readonly conds: { readonly [K in CondKind]: (cond: Of<Cond, K>, say: Say) => string };
  readonly nums: { readonly [K in NumKind]: (num: Of<Num, K>, say: Say) => string };
  readonly filters: { readonly [K in FilterKind]: FilterWords<Of<Filter, K>> };
  readonly untils: { readonly [K in UntilKind]: (until: Of<Lasts, K>, say: Say) => string };
  readonly whens: { readonly [K in WhenKind]: (when: Of<When, K>, say: Say) => string };
  readonly shape: {
    readonly if: (cond: string, then: string, otherwise: string) => string;
    /** A condition after what it governs: "… if you have the ball". */
    readonly onlyIf: (text: string, cond: string) => string;
    /** An offer whose deed is not the reader's own: "you may do this: …". */
    readonly mayThis: (deed: string) => string;
    /** A condition in brackets before a cost: "only if you have …". */
    readonly needs: (cond: string) => string;
    /** The same, where it is another player who may. */
    readonly theyMayThis: (who: Who, deed: string) => string;
    /** `then` empty: the offer is all there is. `theirs`: it is another player's. */
    readonly may: (offer: string, then: string, otherwise: string, theirs?: boolean) => string;
    readonly limit: (limit: Limit, say: Say) => string;
  };
  readonly asks: { readonly [K in SharedAsk]: (at: At) => string };
  readonly verbs: { readonly [K in SharedVerb]: (option: OptionAt) => string };
  readonly events: { readonly [K in Exclude<SharedEvent, 'move' | 'change'>]: (e: EventAt) => string | null };
  readonly move: (moved: Moved) => Clause;
  readonly change: (who: Who, stat: string, how: string, by: number | string, say: Say) => Clause;
  /** Null: a draw. */
  readonly results: { readonly [K in SharedReason]: (winner: Who | null, say: Say) => string };
  /** Nobody has won; `alone`: whoever played by themselves. */
  readonly lost: (alone: Who | null) => string;
  /** Who came first, then who came next, and so on. */
  readonly inOrder: (places: readonly string[]) => string;
  readonly undo: { readonly [K in UndoRefusal]: string };
  readonly refusals: { readonly [K in SharedRefusal]: string };
  readonly seat: (seat: Seat, viewer: Viewer, seats: number) => Who;
}

// ---------------------------------------------------------------- a game's words

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

export interface AskWords {
  readonly prompt: (at: At) => string;
  /** Said of a card or button that has nothing to do with this question. */
  readonly only: string;
}

export interface OptionWords {
  readonly name: string;
  /** What it changes, in one short line. */
  readonly about: string;
  /** What its values are called; a number is called by itself. */
  readonly values?: Phrases<string>;
  /** What a value means, where its name and the line above do not say it. */
  readonly meanings?: Phrases<string>;
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
  readonly conditions?: Phrases<(value: string, say: Say) => string>;
  readonly asks: Phrases<AskWords>;
  readonly verbs: Phrases<(option: OptionAt) => string>;
  readonly events?: Phrases<(e: EventAt) => string | null>;
  /** A move between areas as a player says it. Null: not worth a line. Undefined: nothing special. */
  readonly move?: (moved: Moved) => Clause | null | undefined;
  readonly refusals?: Phrases<(args: Refusal['args'], say: Say) => string>;
  readonly problem: (problem: DeckProblem, say: Say) => string;
  /** By reason: who has won, one or several. Null: a draw. */
  readonly results: Phrases<(winner: Who | null, say: Say) => string>;
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
  /** How a text is printed, where limits, costs and marks do not stand in brackets before it: what it does comes in sentences. */
  frame?(ability: Ability<AnyEffect>, text: string, say: Say): string;
  /** Events that are told in one line when several cards go through them at once: their names come together. */
  readonly together?: readonly string[];
}

export interface Book {
  readonly shared: SharedBook;
  readonly words: GameWords;
}

// ---------------------------------------------------------------- what phrases are given

/** The voice of one game in one language: what a phrase uses to say its parts. */
export interface Say {
  readonly lang: Language;
  /** How many play. */
  readonly seats: number;
  readonly grammar: Grammar;
  readonly words: GameWords;
  readonly book: SharedBook;
  readonly library: Library;
  /** Timings of the ability being read. */
  readonly timings: readonly string[];
  /** The card it is printed on; null: it is given to others, or nobody knows. */
  readonly self: CardDef | null;
  thing(sel: Meant, count?: Count): Who;
  num(n: Num): string;
  /** What a value is made: a number, a word or several. */
  value(by: Value): string;
  cond(c: Cond): string;
  until(until: Lasting | readonly Lasting[] | undefined): string;
  /** How a filter is said of a thing: "is of team X". */
  says(filter: Filter): string;
  steps(steps: readonly Step[]): string;
  effects(effects: readonly AnyEffect[]): string;
  /** One of several deeds to choose between, in sentences. */
  mode(mode: Mode<AnyEffect>): string;
  /** What a name stands for in the ability being read. */
  named(name: string): Named;
  /** An ability nested in another: its data, or its index once compiled. */
  ability(ability: Ability<AnyEffect> | number, card?: CardDef): string;
  beside(filters: readonly Filter[]): { readonly before: string; readonly after: string; readonly definite: boolean };
}

/** A mark as a quantity: "the damage", before "on this card". */
export function lyingWords(mark: string, say: Say): string {
  const { lying } = need(say.words.marks, mark, 'mark', say.lang);
  if (lying === undefined) throw new Error(`The ${say.lang} phrase book does not say how much of "${mark}" lies on a card.`);
  return lying;
}

/** Can the thing only be one card, because no more lie there? */
export const isSingle = (thing: Thing, say: Say): boolean => thing.zones.length === 1 && say.words.zones[thing.zones[0]]?.single === true;

/** An open question and the eyes it is read with. */
export interface At {
  readonly ask: Ask;
  readonly view: View;
  readonly say: Say;
  /** The card of a handle, if the viewer knows it. */
  card(handle: number): CardDef | null;
  /** Names of the cards an option lights up. */
  names(option: AskOption): readonly string[];
}

export interface OptionAt extends At {
  readonly option: AskOption;
}

export interface EventAt {
  readonly e: SeenEvent;
  readonly viewer: Viewer;
  readonly say: Say;
  /** Whose deed it is. */
  readonly who: Who;
  seat(seat: Seat): Who;
  /** Names of the cards this viewer can see. */
  readonly names: readonly string[];
}

/** Cards that went the same way together. */
export interface Moved {
  readonly who: Who;
  readonly from: string;
  readonly to: string;
  /** Whose the area is they came to, if it is another seat's. */
  readonly toOther: Who | null;
  /** Where in it each came to lie, by the number of the place; -1 if it has no places. */
  readonly places: readonly number[];
  readonly n: number;
  /** Definitions of the cards this viewer can see. */
  readonly seen: readonly CardDef[];
  readonly clause: string;
  readonly say: Say;
}

/** What the table shows and reads aloud. */
/** A line of the log. */
export interface Line {
  readonly text: string;
  readonly clause: string;
  readonly seat: Seat;
  /** Printed ids of the cards it names. */
  readonly cards: readonly string[];
  /** What the event counts, by name: who draws it need not read its words. */
  readonly facts: SeenEvent['args'];
}

export interface Speaker {
  readonly lang: Language;
  /** The same voice at a table for another number of seats. */
  among(seats: number): Speaker;
  readonly title: string;
  card(def: AnyCard): { readonly name: string; readonly line: string; readonly text: readonly string[] };
  /** The generated sentences of one ability of a card. */
  ability(index: number): string;
  ask(ask: Ask, view: View): string;
  option(ask: Ask, option: AskOption, view: View): string;
  /** A line of the log; null: not worth a line. */
  event(e: SeenEvent, viewer: Viewer): string | null;
  /** The log of one step: cards that move together share a line. */
  lines(events: readonly SeenEvent[], viewer: Viewer): Line[];
  /** The reason in words, with the clause at the end in brackets. */
  refusal(refusal: Refusal): string;
  undo(why: UndoRefusal): string;
  result(result: Result, viewer: Viewer): string;
  problem(problem: DeckProblem): string;
  zone(name: string): string;
  /** A number of a card; as the rules call it, where no text speaks of it. */
  stat(name: string): string;
  /** One of the game's own values, tallies or marks; as the rules call it, where there is no name for it. */
  value(name: string): string;
  /** What a hidden card shows of itself. */
  face(face: string): string;
  phase(path: string): string;
  seat(seat: Seat, viewer: Viewer): string;
  optionName(name: string): string;
  optionValue(name: string, value: string | number | boolean): string;
  /** What an option changes, or what one of its values means. */
  optionAbout(name: string, value?: string | number | boolean): string;
  preset(name: string): PresetWords;
}
