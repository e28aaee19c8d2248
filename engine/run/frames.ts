/** The stack of scopes of one line of play, and how a flow is called. */
import { FRAME } from '../flow/frame.ts';
import type { Instr } from '../flow/program.ts';
import type { Json, Seat, Thread } from '../model/types.ts';
import type { Table } from '../table/table.ts';

/** All seats, in order: one list for each number of them. */
export const everySeat = (t: Table): readonly Seat[] =>
  (tables[t.s.seats] ??= Object.freeze(Array.from({ length: t.s.seats }, (_, seat) => seat)));
const tables: (readonly Seat[])[] = [];

/** Has this seat left the match? */
export const isOut = (t: Table, seat: Seat): boolean => (t.raw.out & (1 << seat)) !== 0;

/** Who picks in secret at an `askAll`. */
export function secretSeats(t: Table, instr: Instr): readonly Seat[] {
  const seats = instr.seats?.(t) ?? everySeat(t);
  return t.raw.out === 0 ? seats : seats.filter((seat) => !isOut(t, seat));
}

/** A match that ends without anybody having won: all share it, but who plays alone has lost. */
export const undecided = (t: Table): readonly Seat[] => (t.s.seats === 1 ? [] : everySeat(t).filter((seat) => !isOut(t, seat)));

/** The same as setting the length, which is a slow call. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

export function push(th: Thread, node: number, aux: number, ret: number): void {
  th.frames.push(node, aux, th.locals.length, ret, 0);
}

export function callFlow(t: Table, th: Thread, entry: number, args: readonly Json[], ret: number): void {
  push(th, entry, th.fp, ret);
  th.fp = th.frames.length - FRAME;
  const { size } = t.game.program.code[entry].of;
  const { locals } = th;
  for (let i = 0; i < size; i++) locals.push(i < args.length ? args[i] : null);
  th.pc = entry + 1;
}

/** Flows that the last deed asked for run one after another, then the next instruction. */
export function runCalls(t: Table, th: Thread, next: number): void {
  const calls = t.calls;
  th.pc = next;
  if (calls.length === 0) return;
  for (let i = calls.length - 1; i >= 0; i--) callFlow(t, th, calls[i].entry, calls[i].args, th.pc);
  calls.length = 0;
}
