/** The shapes everybody speaks: state, asks, events, cards. All plain data. */

export type Seat = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A card remembered: it finds nothing once the card has become a new object (its epoch moved on). */
export interface Ref {
  readonly id: number;
  readonly epoch: number;
}

/** What a game remembers beyond cards and zones. Public by definition; values are never changed in place. */
export type Own = { readonly [key: string]: number | string | boolean | readonly number[] | readonly string[] | Ref | null };
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

export type Until =
  | string
  | { readonly scope: string; readonly whose?: Seat; readonly skip?: number }
  | { readonly leaves: Ref }
  | { readonly uses: number }
  | { readonly while: Cond };

/** `become`: the number is this from now on, whatever made it what it was; what comes later is added. */
export type Change = 'add' | 'set' | 'become' | 'atLeast' | 'atMost' | 'also' | 'grant' | 'forbid' | 'mute';

/** A change to a derived value, for a while. Never written onto cards. */
export interface Mod {
  readonly source: Ref | null;
  readonly seat: Seat;
  /** Frozen cards, a live selector, or the rule values of a seat (-1: all seats). */
  readonly on: { readonly refs: readonly Ref[] } | { readonly live: Sel } | { readonly rulesOf: Seat };
  readonly stat: string;
  readonly change: Change;
  readonly by: Json;
  readonly until: readonly Until[];
  readonly clause: string;
  /** An ability that is laid on a card and is none of its own: it is not lost with them. */
  readonly laid?: true;
}

export interface Use {
  readonly key: string;
  readonly of: Ref | null;
  readonly scope: string;
  readonly n: number;
}

/** What the text that made it had already named, for a later text that speaks of it. */
export type Bound = { readonly [name: string]: Json };

/** A trigger that was noticed and waits to be settled. */
export interface Waiting {
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly event: Json;
  readonly bound?: Bound;
  /** The thing on the table that carries it (an item of a stack): it waits until that is released. */
  readonly on?: Ref;
  /** What its card was just before it became something else. */
  readonly was?: { readonly [stat: string]: number };
}

export interface Delayed {
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly until: readonly Until[];
  readonly once: boolean;
  readonly bound?: Bound;
}

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
}

export interface Refusal {
  readonly clause: string;
  readonly args: { readonly [name: string]: string | number };
}

// ---------------------------------------------------------------- events

/** Something that can be replaced, prevented or noticed. `card` is what it happens to. */
export interface Happening {
  readonly type: string;
  readonly card?: number;
  readonly seat?: Seat;
  readonly to?: number;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
  readonly by?: number;
  readonly why?: string;
}

/** What happens in place of an event, as a card says it: a zone by name, the same card or seat. */
export interface Outcome {
  readonly type: string;
  readonly to?: string;
  readonly at?: 'top' | 'bottom';
  readonly n?: number;
}

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

// ---------------------------------------------------------------- card data

export type Filter =
  | { readonly trait: string; readonly is: string | readonly string[] }
  /** The value of this trait that was named before. */
  | { readonly named: string; readonly of: string }
  | { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }
  | { readonly mark: string; readonly is?: number; readonly atLeast?: number }
  | { readonly kind: string }
  | { readonly not: Filter }
  | { readonly any: readonly Filter[] };

/** One selector type for whatever lies on the table. */
export interface Sel {
  readonly zone?: string | readonly string[];
  readonly of?: 'you' | 'opponent' | 'any';
  readonly role?: string;
  readonly self?: true;
  readonly event?: true;
  readonly bound?: string;
  readonly other?: true;
  readonly top?: Num;
  readonly where?: readonly Filter[];
}

export type Num =
  | number
  | { readonly count: Sel }
  | { readonly stat: string; readonly of: Sel }
  /** The highest among them; 0 if there are none. */
  | { readonly highest: string; readonly of: Sel }
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
  | { readonly if: Cond; readonly then: Num; readonly else: Num };

export type Cond =
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond }
  | { readonly exists: Sel; readonly atLeast?: Num }
  | { readonly compare: readonly [Num, '<' | '<=' | '=' | '>=' | '>', Num] }
  /** A condition only this game knows. */
  | { readonly is: string; readonly with?: string | number };

/** An effect is one record of a kind; its other fields are the kind's own. */
export interface Effect {
  readonly do: string;
  readonly [field: string]: unknown;
}

export interface Limit {
  readonly times: number;
  readonly per: string;
  readonly of?: 'ability' | 'card' | 'name' | 'seat';
}

/** Which events are meant: what it happens to, whose it is, where from and where to, what caused it. */
export interface EventFilter {
  readonly card?: Sel;
  readonly seat?: 'you' | 'opponent';
  readonly to?: string;
  readonly from?: string;
  readonly by?: Sel;
  /** How it came about, in the game's own word. */
  readonly why?: string;
}

export type When =
  | { readonly use: readonly string[] }
  | (EventFilter & { readonly on: string })
  | { readonly always: true }
  | (EventFilter & {
      readonly instead: string;
      readonly may?: true;
      /** What happens in its place; none of them: it is prevented. */
      readonly with: readonly Outcome[];
      /** Or: the same with its number lowered (raised, if this is below 0). */
      readonly less?: number;
    });

/** One of several deeds a text lets somebody choose between, with what is declared for it. */
export interface Mode {
  readonly declare?: readonly Effect[];
  readonly do: readonly Effect[];
}

/** One ability: when · limit · cost · declare · if · do. */
export interface Ability {
  readonly when: When;
  /** Zones in which it works; the game's default if absent. */
  readonly zones?: readonly string[];
  readonly limit?: Limit;
  readonly cost?: readonly Effect[];
  /** Modes, targets, shares: fixed on announcement, looked at again on resolution. */
  readonly declare?: readonly Effect[];
  readonly if?: Cond;
  readonly may?: true;
  readonly do: readonly Effect[];
  /** Further facts a game prints or checks. */
  readonly notes?: { readonly [name: string]: Json };
}

export interface CardDef {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Which back it shows when hidden; cards of one back are indistinguishable. */
  readonly back: string;
  readonly stats: { readonly [stat: string]: number };
  readonly traits: { readonly [trait: string]: readonly string[] };
  /** Named faces a zone may show instead of the whole card; a face is what is printed there. */
  readonly faces?: { readonly [face: string]: string };
  readonly abilities: readonly Ability[];
  /** Further facts a game prints or checks (flags, labels). */
  readonly notes?: { readonly [name: string]: Json };
}
