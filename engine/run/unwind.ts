/** Leaving scopes: each ends inside out and does what it does however it is left. */
import { closeScope } from '../cards/durations.ts';
import { F_AUX, F_BASE, F_NODE, F_UNW, FRAME } from '../flow/frame.ts';
import type { Thread } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { shorten } from './frames.ts';

export const LEAVE = 0;
export const AGAIN = 1;
/** Mark of a scope whose end flow runs: leaving it once more does not run the end flow again. */
export const ENDING = -1;

/** Close the innermost scope. */
export function pop(t: Table, th: Thread): void {
  const f = th.frames;
  const at = f.length - FRAME;
  const instr = t.game.program.code[f[at + F_NODE]];
  if (at === th.fp) {
    // A called flow is no scope of its own: durations end with phases, loops and windows.
    th.fp = f[at + F_AUX];
    shorten(th.locals, f[at + F_BASE]);
    shorten(f, at);
    return;
  }
  shorten(f, at);
  closeScope(t, instr.name);
}

/** Scopes end inside out, each doing what it does however it is left, until the named one is reached. */
export function unwind(t: Table, th: Thread, target: number, mode: number): void {
  const code = t.game.program.code;
  for (;;) {
    const at = th.frames.length - FRAME;
    const node = th.frames[at + F_NODE];
    const instr = code[node];
    const ending = th.frames[at + F_UNW] !== 0;
    if (at === target) {
      if (mode === LEAVE || instr.restart === 'phase') {
        th.frames[at + F_UNW] = mode === LEAVE ? ENDING : ((target << 1) | AGAIN) + 1;
        th.pc = ending ? instr.b : instr.a;
      } else if (instr.restart === 'loop') th.pc = instr.b;
      else if (instr.restart === 'window') {
        th.frames.length = at;
        th.pc = node;
      } else throw new Error(`${instr.path} cannot be begun again: only phases, loops and windows can.`);
      return;
    }
    if (instr.ends && !ending) {
      th.frames[at + F_UNW] = ((target << 1) | mode) + 1;
      th.pc = instr.a;
      return;
    }
    pop(t, th);
  }
}

/** Back to where what can be taken back began, and to what is done then. What was begun inside is simply dropped. */
export function revoke(t: Table, th: Thread, target: number): void {
  while (th.frames.length - FRAME > target) pop(t, th);
  th.frames[target + F_UNW] = ENDING;
  th.pc = t.game.program.code[th.frames[target + F_NODE]].slot;
}
