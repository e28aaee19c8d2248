/**
 * The flow combinators: a game is a tree of these plain values, built once and frozen. They only describe; `compile.ts` turns the
 * tree into a program and `run.ts` walks it. Names become the path under which a position is saved (`match/half/shoot/boost`).
 */

import type { Json, Option, Own, Result, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';

/**
 * A function a game hands in. Declared as a method, like those of an offer or a game: the engine, which knows nothing of a game's own
 * values, can then hold the functions and tables of every game without a cast.
 */
export type Rule<O extends Own, A extends readonly unknown[], R> = { of(t: Table<O>, ...rest: A): R }['of'];
export type Read<O extends Own, R> = Rule<O, [], R>;

/** One kind of answer. `things` are candidates; each is offered unless `unless` names the clause that forbids it. */
export interface Offer<O extends Own> {
  readonly verb: string;
  readonly clause?: string;
  /** Candidate cards. Absent: a plain button. */
  things?(t: Table<O>, seat: Seat): readonly number[];
  /** The clause that forbids it, or '' if nothing does. The same test makes the option list and answers "why not?". */
  unless?(t: Table<O>, seat: Seat, card: number): string;
  /** Numbers and names for the sentence of a refusal. */
  facts?(t: Table<O>, seat: Seat, card: number): { readonly [name: string]: string | number };
  /** Answers that are no single card: numbers, pairs, orders. */
  list?(t: Table<O>, seat: Seat, add: (card: number, to: number, n: number) => void): void;
  /** The part of the key after the verb, where card, place and number do not say it. */
  key?(t: Table<O>, seat: Seat, option: Option): string;
  /** Numbers its words need and nobody can read from the table: what it costs now. Only whoever is asked is told them. */
  figures?(t: Table<O>, seat: Seat, option: Option): { readonly [name: string]: number };
  /** Cards it lights up, where `card` and `to` do not say it. */
  lights?(t: Table<O>, seat: Seat, option: Option): readonly number[];
  /** Equal cards in one zone are offered once. */
  readonly merge?: true;
  take?(t: Table<O>, option: Option, seat: Seat): void;
  readonly then?: Flow<O>;
}

export interface AskSpec<O extends Own> {
  readonly who: Read<O, Seat>;
  readonly clause: string;
  readonly offers: readonly Offer<O>[];
  /** Every seat can see how many answers there are (always, or when this holds): a single one is given by the engine. */
  readonly open?: true | Read<O, boolean>;
}

export interface AskAllSpec<O extends Own> {
  /** Absent: all seats. */
  readonly seats?: Read<O, readonly Seat[]>;
  readonly clause: string;
  readonly offers: readonly Offer<O>[];
}

export interface WindowSpec<O extends Own> {
  readonly clause: string;
  readonly first: Read<O, Seat>;
  /** Who has the next go after a deed. */
  readonly next: 'same' | 'other' | Rule<O, [deed: Option, seat: Seat], Seat>;
  /** `row`: closes when all have passed in a row. `final`: who passes is done. */
  readonly pass: 'row' | 'final';
  readonly offers: readonly Offer<O>[];
  /** The verb of passing; 'pass' if absent. */
  readonly passVerb?: string;
  readonly before?: Flow<O>;
  readonly until?: Read<O, boolean>;
  readonly onClose?: Flow<O>;
  /** Every seat can see whether there is anything to do (always, or when this holds): who has nothing passes. */
  readonly open?: true | Read<O, boolean>;
  /** Only these seats take part. Absent: all. */
  readonly seats?: Read<O, readonly Seat[]>;
}

/** A ready-made complete answer to a group: it answers each small ask in turn. */
export interface Ready<O extends Own> {
  readonly verb: string;
  when?(t: Table<O>, seat: Seat): boolean;
  /** Index of the answer; -1: the rest is left to the seat. */
  plan(t: Table<O>, seat: Seat, options: readonly Option[]): number;
}

export type Flow<O extends Own = Own> =
  | { readonly op: 'seq'; readonly kids: readonly Flow<O>[] }
  | { readonly op: 'phase'; readonly name: string; readonly clause: string; readonly kids: readonly Flow<O>[]; readonly end?: Flow<O> }
  | { readonly op: 'act'; readonly name: string; readonly clause: string; readonly run: Read<O, void> }
  | { readonly op: 'ask'; readonly name: string; readonly spec: AskSpec<O> }
  | { readonly op: 'askAll'; readonly name: string; readonly spec: AskAllSpec<O> }
  | {
      readonly op: 'group';
      readonly name: string;
      readonly clause: string;
      readonly kids: readonly Flow<O>[];
      readonly ready: readonly Ready<O>[];
    }
  | {
      readonly op: 'revocable';
      readonly name: string;
      readonly clause: string;
      readonly who: Read<O, Seat>;
      readonly undo: Flow<O>;
      readonly kids: readonly Flow<O>[];
    }
  | { readonly op: 'window'; readonly name: string; readonly spec: WindowSpec<O> }
  | { readonly op: 'when'; readonly name: string; readonly test: Read<O, boolean>; readonly then: Flow<O>; readonly else?: Flow<O> }
  | { readonly op: 'loop'; readonly name: string; readonly test?: Read<O, boolean>; readonly kids: readonly Flow<O>[] }
  | {
      readonly op: 'each';
      readonly name: string;
      readonly list: Read<O, readonly Json[]>;
      readonly as: string;
      readonly kids: readonly Flow<O>[];
    }
  | { readonly op: 'leave'; readonly name: string }
  | { readonly op: 'again'; readonly name: string }
  | { readonly op: 'sub'; readonly name: string; readonly vars: { readonly [name: string]: Read<O, Json> } }
  | { readonly op: 'together'; readonly name: string; readonly shown: 'live' | 'atJoin'; readonly kids: readonly Flow<O>[] }
  | { readonly op: 'settle' }
  | { readonly op: 'over'; readonly name: string; readonly clause: string; readonly result: Read<O, Omit<Result, 'clause'>> };

/** A named flow that can be called, with its variables. */
export interface Called<O extends Own> {
  readonly vars: readonly string[];
  readonly body: Flow<O>;
}

const settling: Flow<never> = { op: 'settle' };

/** The combinators, typed for one game's own state. */
export function flowOf<O extends Own>() {
  return {
    seq: (...kids: Flow<O>[]): Flow<O> => ({ op: 'seq', kids }),
    /** A named stretch of play; durations, limits and tallies may end with it. */
    phase: (name: string, clause: string, ...kids: Flow<O>[]): Flow<O> => ({ op: 'phase', name, clause, kids }),
    /** A phase with something to do however it is left. */
    phaseEnding: (name: string, clause: string, end: Flow<O>, ...kids: Flow<O>[]): Flow<O> => ({ op: 'phase', name, clause, kids, end }),
    /** Bookkeeping at once; at most one replaceable batch, as its last deed. */
    act: (name: string, clause: string, run: Read<O, void>): Flow<O> => ({ op: 'act', name, clause, run }),
    ask: (name: string, spec: AskSpec<O>): Flow<O> => ({ op: 'ask', name, spec }),
    askAll: (name: string, spec: AskAllSpec<O>): Flow<O> => ({ op: 'askAll', name, spec }),
    group: (name: string, clause: string, ready: readonly Ready<O>[], ...kids: Flow<O>[]): Flow<O> => ({
      op: 'group',
      name,
      clause,
      kids,
      ready,
    }),
    /** Until it is over, its seat may take it all back at every ask inside; `undo` then puts back what was laid out. A window goes on as if nothing had been begun. */
    revocable: (name: string, clause: string, who: Read<O, Seat>, undo: Flow<O>, ...kids: Flow<O>[]): Flow<O> => ({
      op: 'revocable',
      name,
      clause,
      who,
      undo,
      kids,
    }),
    window: (name: string, spec: WindowSpec<O>): Flow<O> => ({ op: 'window', name, spec }),
    when: (name: string, test: Read<O, boolean>, then: Flow<O>, otherwise?: Flow<O>): Flow<O> => ({
      op: 'when',
      name,
      test,
      then,
      ...(otherwise && { else: otherwise }),
    }),
    /** Repeats until left. */
    loop: (name: string, ...kids: Flow<O>[]): Flow<O> => ({ op: 'loop', name, kids }),
    loopWhile: (name: string, test: Read<O, boolean>, ...kids: Flow<O>[]): Flow<O> => ({ op: 'loop', name, test, kids }),
    each: (name: string, list: Read<O, readonly Json[]>, as: string, ...kids: Flow<O>[]): Flow<O> => ({ op: 'each', name, list, as, kids }),
    leave: (name: string): Flow<O> => ({ op: 'leave', name }),
    again: (name: string): Flow<O> => ({ op: 'again', name }),
    sub: (name: string, vars: { readonly [name: string]: Read<O, Json> } = {}): Flow<O> => ({ op: 'sub', name, vars }),
    together: (name: string, shown: 'live' | 'atJoin', ...kids: Flow<O>[]): Flow<O> => ({ op: 'together', name, shown, kids }),
    settle: settling,
    over: (name: string, clause: string, result: Read<O, Omit<Result, 'clause'>>): Flow<O> => ({ op: 'over', name, clause, result }),
    offer: (verb: string, rest: Omit<Offer<O>, 'verb'> = {}): Offer<O> => ({ verb, ...rest }),
  };
}
