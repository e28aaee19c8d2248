/** What a flow is compiled to: a list of instructions, all of one shape. */

import type { Json, Option, Own, Result, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Offer, Ready, WindowSpec } from './flow.ts';

export const OP = {
  act: 0,
  ask: 1,
  askAll: 2,
  enter: 3,
  exit: 4,
  jump: 5,
  unless: 6,
  each: 7,
  next: 8,
  call: 9,
  ret: 10,
  leave: 11,
  again: 12,
  open: 13,
  offer: 14,
  deed: 15,
  fork: 16,
  strandEnd: 17,
  over: 18,
  ending: 19,
  settle: 20,
} as const;

/** One step of the program. All have the same shape, so reading one is cheap. */
export interface Instr {
  readonly op: number;
  readonly path: string;
  readonly name: string;
  readonly clause: string;
  /** Jump target; for scopes the pc where leaving begins (the end flow, or the exit). */
  a: number;
  /** For scopes: the exit. For windows' offers: where a round begins. For loops: the head. */
  b: number;
  readonly run: ((t: Table) => void) | null;
  readonly test: ((t: Table) => boolean) | null;
  readonly who: ((t: Table) => Seat) | null;
  readonly offers: readonly Offer<Own>[];
  /** The answers that are always the same: each offer's own button, and passing. */
  readonly buttons: readonly Option[];
  readonly pass: Option | null;
  /** What a listing offer is given to add its answers with. */
  readonly adders: readonly ((card: number, to: number, n: number) => void)[];
  /** Where each offer's own flow begins. */
  readonly thens: number[];
  readonly open: boolean | ((t: Table) => boolean);
  readonly window: WindowSpec<Own> | null;
  readonly seats: ((t: Table) => readonly Seat[]) | null;
  readonly ready: readonly Ready<Own>[];
  readonly group: boolean;
  /** What is begun here can be taken back until it is over. */
  readonly revocable: boolean;
  readonly list: ((t: Table) => readonly Json[]) | null;
  /** A variable; for windows the pc where they close by themselves; for what can be taken back the pc where that begins. */
  slot: number;
  vars: readonly (readonly [number, (t: Table) => Json])[];
  readonly result: ((t: Table) => Omit<Result, 'clause'>) | null;
  readonly shown: 'live' | 'atJoin';
  readonly restart: 'loop' | 'phase' | 'window' | 'none';
  /** Something is done however this scope is left. */
  readonly ends: boolean;
  /** The called flow this instruction belongs to. */
  readonly of: FlowInfo;
}

export interface FlowInfo {
  readonly name: string;
  entry: number;
  /** How many variables it has, once it is compiled. */
  size: number;
  readonly slots: Map<string, number>;
  /** Their names, by slot. */
  names: readonly string[];
  /** The same by the number of the variable's name; -1: it has none of that name. */
  slotOf: Int16Array;
}

/** Names every text knows itself by, which are numbered first. */
export const SEAT = 0;
export const SELF = 1;
export const EVENT = 2;
export const WAS = 3;
export const TEXT_NAMES: readonly string[] = ['seat', 'self', 'event', 'was'];

export interface Program {
  readonly code: readonly Instr[];
  readonly at: ReadonlyMap<string, number>;
  readonly flows: ReadonlyMap<string, FlowInfo>;
  readonly main: FlowInfo;
  /** Names of variables of all flows, by number. */
  readonly variables: ReadonlyMap<string, number>;
  readonly hasGroups: boolean;
  readonly hasRevocables: boolean;
  /** By instruction: 1 for a group, 1 for a group with ready-made answers. Walking the open scopes reads nothing else. */
  readonly groupAt: Uint8Array;
  readonly readyAt: Uint8Array;
}
