/** The shapes everybody speaks: state, asks, events, cards. All plain data. */

import type { Json, Ref, Seat } from './basics.ts';
import type { Sel, Until, Value } from './terms.ts';

export type * from './basics.ts';
export type * from './cards.ts';
export type * from './terms.ts';

/** What a game remembers beyond cards and zones. Public by definition; values are never changed in place. */
export type Own = {
  readonly [key: string]: number | string | boolean | readonly number[] | readonly Ref[] | readonly string[] | Ref | null;
};
export type OptionValue = number | string | boolean;
/** The options of a match by name; of one that each seat has for itself, a list by seat. */
export type Options = { readonly [name: string]: OptionValue | readonly OptionValue[] };

// ---------------------------------------------------------------- state

/** Where one line of play stands: a position in the program, its open scopes (five integers each) and their variables. */
export interface Thread {
  pc: number;
  frames: number[];
  locals: Json[];
  /** Offset of the innermost called flow in `frames`. */
  fp: number;
}

export interface State<O extends Own = Own> {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** Parallel arrays over card ids. */
  def: number[];
  owner: number[];
  zone: number[];
  epoch: number[];
  known: number[];
  /** One array over card ids for each mark the game declares (dull, damage, …). */
  marks: number[][];
  /** Contents of every zone; the last card is the top. */
  zones: number[][];
  own: O;
  tallies: number[];
  uses: readonly Use[];
  mods: readonly Mod[];
  waiting: readonly Waiting[];
  delayed: readonly Delayed[];
  main: Thread;
  strands: Thread[];
  fork: Fork | null;
  /** Secret picks waiting for the others: option index by seat, -1 for none. */
  pending: number[];
  /** Seats that have left the match (bits), and those of them the rules have not been told of yet. */
  out: number;
  leaving: number;
  seeds: readonly number[];
  /** Chance that nobody can foresee has a key for each seat and one for the table (`model/keyed.ts`) instead of seeds. */
  keys: readonly string[] | null;
  counts: number[];
  /** By viewer (seats, then the spectator) and card id; 0 = no handle. Null in rollouts, which nobody watches. */
  handles: number[][] | null;
  nextHandle: number[];
  decisions: number;
  /** Asks with a single answer since the last decision, and the position at one of them: a position that comes back goes round for ever. */
  forced: number;
  loopMark: string;
  result: Result | null;
}

/** The state as it was when strands began (their threads in it, nothing run yet), and what each strand picked since: enough to undo one strand alone. */
export interface Fork {
  readonly base: State;
  readonly picks: readonly (readonly number[])[];
  /** By seat, how many of its last picks can be taken back. */
  readonly can: readonly number[];
  /** The seat that picked last as long as picks came lowest seat first; -1 once they did not. */
  readonly last: number;
}

export interface Result {
  /** Winning seats: all of them for a draw, none where everybody has lost. */
  readonly winners: readonly Seat[];
  /** By seat, 1 for the first; equals share a rank. Absent: winners are first, all others come after them. */
  readonly ranks?: readonly number[];
  /** By seat, where the game counts points. */
  readonly scores?: readonly number[];
  readonly clause: string;
  readonly reason: string;
}

// ---------------------------------------------------------------- modifiers, limits, triggers

/** `become`: the number is this from now on, whatever made it what it was; what comes later is added. */
export type Change = 'add' | 'set' | 'become' | 'atLeast' | 'atMost' | 'also' | 'grant' | 'forbid' | 'mute';

/** A change to a derived value, for a while. Never written onto cards. */
export type Mod = {
  readonly source: Ref | null;
  readonly seat: Seat;
  /** Frozen cards, a live selector, or the rule values of a seat (-1: all seats). */
  readonly on: { readonly refs: readonly Ref[] } | { readonly live: Sel } | { readonly rulesOf: Seat };
  readonly stat: string;
  readonly change: Change;
  /** The value; of a granted ability, its number; of a ban or a loss, true. */
  readonly by: Value | true;
  readonly until: readonly Until[];
  readonly clause: string;
  /** An ability that is laid on a card and is none of its own: it is not lost with them. */
  readonly laid?: true;
  /** Of a granted ability: which giving of this seat's it is. */
  readonly giving?: number;
  /** Of a ban: only these are forbidden to do it. */
  readonly cause?: Sel;
};

export type Use = {
  readonly key: string;
  readonly of: Ref | null;
  readonly scope: string;
  readonly n: number;
  /** By what the card has what was used; absent: it is printed. */
  readonly giving?: Giving;
};

/**
 * By what a card has an ability: nothing where it is printed; seat and number of a giving that lasts for a while; the card that gives it
 * as long as its text is at work, and by what that card has that text. The same ability given twice is two.
 */
export type Giving = readonly (number | Ref)[];

/** What the text that made it had already named, for a later text that speaks of it. */
export type Bound = { readonly [name: string]: Json };

/** A trigger that was noticed and waits to be settled. */
/** Numbers of cards that have left, by name (`model/was.ts`). */
export type Was = { readonly [what: string]: number };

export type Waiting = {
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly event: Answered;
  readonly bound?: Bound;
  /** The thing on the table that carries it (an item of a stack): it waits until that is released. */
  readonly on?: Ref;
  /** What its card, and those it has named, were just before they became something else. */
  readonly was?: Was;
};

export type Delayed = {
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly until: readonly Until[];
  readonly once: boolean;
  readonly bound?: Bound;
};

// ---------------------------------------------------------------- asks

/** One legal answer. Integers only, so that making a list of them is cheap; keys and handles are made when somebody looks. */
export interface Option {
  readonly verb: string;
  /** Index of the offer it comes from. */
  readonly offer: number;
  readonly card: number;
  readonly to: number;
  readonly n: number;
}

/** An open question as the table shows it. */
export interface Ask {
  readonly seat: Seat;
  readonly name: string;
  readonly path: string;
  readonly clause: string;
  readonly secret: boolean;
  readonly group: string | null;
  readonly options: readonly AskOption[];
}

export interface AskOption {
  readonly key: string;
  readonly verb: string;
  /** Handles of the cards it lights up. */
  readonly on: readonly number[];
  readonly n: number;
  /** Numbers for its words, where the offer gives any: what it costs now. */
  readonly figures?: { readonly [name: string]: number };
}

export interface Refusal {
  readonly clause: string;
  readonly args: { readonly [name: string]: string | number };
}

// ---------------------------------------------------------------- events

/** Something that can be replaced, prevented or noticed. `card` is what it happens to. */
export type Happening = {
  readonly type: string;
  readonly card?: number;
  readonly seat?: Seat;
  readonly to?: number;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
  readonly by?: number;
  /** Whose text did it, where that is not simply whose the card `by` is now. */
  readonly doer?: Seat;
  readonly why?: string;
  /** Its number cannot be made less. */
  readonly fixed?: true;
  /** Marks a card has from its first moment where it goes. */
  readonly marks?: { readonly [mark: string]: number };
};

/** An event as frames and waiting triggers keep it: cards as references, with what they were. */
export type KeptEvent = {
  readonly type: string;
  readonly card?: Ref;
  readonly seat?: Seat;
  readonly from?: number;
  readonly to?: number;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
  readonly by?: Ref;
  readonly doer?: Seat;
  readonly why?: string;
  readonly fixed?: true;
  readonly marks?: { readonly [mark: string]: number };
  /** Last-known stats of the card. */
  readonly was?: Was;
};

/** The event a text answers, as it reads it. */
export type Answered = Partial<KeptEvent> | null;

/** A card as an event names it: who could see it then, under which handle. */
export interface Seen {
  readonly id: number;
  readonly def: number;
  readonly see: number;
  readonly handles: readonly number[];
}

/** A line of the log, before it is redacted for somebody. */
export interface Event {
  readonly type: string;
  readonly clause: string;
  readonly seat: Seat;
  readonly cards: readonly Seen[];
  readonly args: { readonly [name: string]: Json };
  /** Bit mask of viewers who learn something by it that they could not know before. */
  readonly shows: number;
  /** The seat in whose strand it happened: told as it happens, and told again at the join, which alone the log keeps. -1: for good. */
  readonly strand: Seat;
  /** Other seats are told only at the join. */
  readonly held: boolean;
  /** Bit mask of viewers who were told it as it happened, in the log of an earlier step: at the join they need not hear it again. */
  readonly again: number;
}

/** A line of the log as one viewer gets it. */
export interface SeenEvent {
  readonly type: string;
  readonly clause: string;
  readonly seat: Seat;
  readonly cards: readonly ({ readonly handle: number; readonly def: string } | 'hidden')[];
  readonly args: { readonly [name: string]: Json };
  readonly shows: boolean;
}
