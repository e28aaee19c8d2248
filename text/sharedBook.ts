/** What the shared phrase book of a language holds: something for all that every game has. Leaving out an entry does not compile. */
import type {
  Cond,
  EventFilter,
  Filter,
  Kinds,
  Lasting,
  Limit,
  Num,
  Players,
  Seat,
  SharedKind,
  SharedKinds,
  SpokenEffect,
  UndoRefusal,
  Viewer,
  When,
} from '@touchline/engine';
import type { Language } from './languages.ts';
import type { ShapeKind, Thing } from './plan.ts';
import type { At, EventAt, Moved, OptionAt, Say } from './say.ts';
import type { Clause, Grammar, Said, Who } from './words.ts';

type Keys<U> = U extends unknown ? keyof U : never;

export type CondKind = Exclude<Keys<Cond>, 'atLeast' | 'with' | 'within'>;
export type NumKind = Exclude<Keys<Exclude<Num, number>>, 'of' | 'up' | 'then' | 'else' | 'within'>;
export type FilterKind = Exclude<Keys<Filter>, 'is' | 'atLeast' | 'atMost' | 'of'>;
/** `yours` and a bare `leaves` are how a card writes a scope of its owner and "until this card leaves". */
export type Lasts = Exclude<Lasting, string> | { readonly leaves: true };
export type UntilKind = Exclude<Keys<Lasts>, 'whose' | 'skip' | 'next'>;
export type WhenKind = Exclude<Keys<When>, keyof EventFilter | 'may' | 'with' | 'less' | 'together'>;
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

export type Of<U, K> = U extends unknown ? (K extends keyof U ? U : never) : never;

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
  /** What a text waits for, or changes: "this card takes damage". */
  readonly happens: (type: string, filter: EventFilter, say: Say) => Clause;
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
  /** Who has won, and how. */
  readonly wins: (winner: Who, how: string) => string;
  /** Nobody has, and why. */
  readonly drawn: (why: string) => string;
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
