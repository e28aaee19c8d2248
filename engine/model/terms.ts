/** The terms cards are written in: which cards, how many, whether, when and how long. Plain data. */
import type { Ref, Seat } from './basics.ts';

export type Filter =
  | { readonly trait: string; readonly is: string | readonly string[] }
  /** The value of this trait that was named before. */
  | { readonly named: string; readonly of: string }
  | { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }
  | { readonly mark: string; readonly is?: number; readonly atLeast?: number }
  | { readonly kind: string }
  | { readonly not: Filter }
  | { readonly any: readonly Filter[] }
  /** All of them: for one of the sides of an `any`. */
  | { readonly all: readonly Filter[] };

/** One player, seen from the seat whose text it is. `opponent`: the only other one, in a game for two. `seat`: who was named before. */
export type Player = 'you' | 'opponent' | 'next' | { readonly seat: string };
/** Some of them. `opponents`: each of the others. `any`: everybody; of cards, whosever they are, and nobody's too. */
export type Players = Player | 'opponents' | 'any';

/** One selector type for whatever lies on the table. */
export type Sel = {
  readonly zone?: string | readonly string[];
  readonly of?: Players;
  readonly role?: string;
  readonly self?: true;
  readonly event?: true;
  readonly bound?: string;
  readonly other?: true;
  readonly top?: Num;
  readonly where?: readonly Filter[];
};

/** What a change makes of a value: a number, a trait or several. */
export type Value = Num | string | readonly string[];

export type Num =
  | number
  | { readonly count: Sel }
  | { readonly stat: string; readonly of: Sel }
  /** The highest among them; 0 if there are none. */
  | { readonly highest: string; readonly of: Sel }
  /** How many different values of a trait, or of a number, there are among them. */
  | { readonly different: string; readonly of: Sel }
  /** Marks lying on them, together. */
  | { readonly mark: string; readonly of: Sel }
  /** What the event's card had just before the event. */
  | { readonly was: string }
  /** The number of the event itself. */
  | { readonly event: 'n' }
  | { readonly plus: readonly Num[] }
  | { readonly times: readonly Num[] }
  | { readonly least: readonly Num[] }
  | { readonly most: readonly Num[] }
  | { readonly half: Num; readonly up?: true }
  | { readonly tally: string }
  | { readonly bound: string }
  | { readonly rule: string }
  /** How often it has happened. */
  | Happened
  | { readonly if: Cond; readonly then: Num; readonly else: Num };

export type Cond =
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond }
  | { readonly exists: Sel; readonly atLeast?: Num }
  | { readonly compare: readonly [Num, '<' | '<=' | '=' | '>=' | '>', Num] }
  /** It has happened, or so often. */
  | (Happened & { readonly atLeast?: Num })
  /** A condition only this game knows. */
  | { readonly is: string; readonly with?: string | number };

export type Limit = {
  readonly times: number;
  readonly per: string;
  readonly of?: 'ability' | 'card' | 'name' | 'seat';
};

/** Which events are meant: what it happens to, whose it is, where from and where to, what caused it. */
export type EventFilter = {
  readonly card?: Sel;
  readonly seat?: Players;
  readonly to?: string;
  readonly from?: string;
  readonly by?: Sel;
  /** How it came about, in the game's own word. */
  readonly why?: string;
};

/** Events of this kind in a scope that is still open (this turn), counted as they happened: what left play, as it was before. */
export type Happened = { readonly happened: EventFilter & { readonly on: string }; readonly within: string };

export type When =
  | { readonly use: readonly string[] }
  | (EventFilter & {
      readonly on: string;
      /** Once for all that happen at the same moment, if there are at least so many of them; how many there are is the number of the event. */
      readonly together?: number;
    })
  | { readonly always: true }
  | (EventFilter & {
      readonly instead: string;
      readonly may?: true;
      /** What happens in its place; none of them: it is prevented. */
      readonly with: readonly Outcome[];
      /** Or: the same with its number lowered (raised, if this is below 0). */
      readonly less?: number;
    });

/** How long something lasts, on the table. */
export type Until =
  | string
  | { readonly scope: string; readonly whose?: Seat; readonly skip?: number }
  | { readonly leaves: Ref }
  | { readonly uses: number }
  | { readonly while: Cond };

/** The same as a card writes it: until it leaves, or until a scope of the reader's own or of the opponent's ends. */
export type Lasting =
  | Until
  | 'leaves'
  | { readonly yours: string; readonly skip?: number; readonly next?: true }
  | { readonly theirs: string; readonly skip?: number; readonly next?: true };

/** What happens in place of an event, as a card says it: a zone by name, the same card or seat. */
export type Outcome = {
  readonly type: string;
  readonly to?: string;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
};
