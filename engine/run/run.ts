/** The interpreter: runs the program until somebody must be asked or the match is over. */

import { F_AUX, F_BASE, F_NODE, F_RET, F_UNW, FRAME } from '../flow/frame.ts';
import { type Instr, OP } from '../flow/program.ts';
import type { Json, Thread } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { answered, everyBit, nextSeat, outside, windowAux, windowNext, windowPassed, windowRevoked, windowSeat } from './answers.ts';
import { callFlow, push, runCalls, undecided } from './frames.ts';
import { AGAIN, ENDING, LEAVE, pop, unwind } from './unwind.ts';

/** Arguments on their way into a called flow. */
const ARGS: Json[] = [];
/** The innermost open scope of this name. A strand sees only the scopes it has opened itself. */
function frameNamed(t: Table, th: Thread, name: string): number {
  const first = t.strand >= 0 ? t.raw.main.frames.length : 0;
  for (let at = th.frames.length - FRAME; at >= first; at -= FRAME)
    if (t.game.program.code[th.frames[at + F_NODE]].name === name) return at;
  throw new Error(`${t.game.program.code[th.pc].path}: no scope named ${name} is open here${t.strand >= 0 ? ' inside the strand' : ''}.`);
}

/** What is shared by all seats has no place inside a strand. */
function noStrand(t: Table, instr: Instr): void {
  if (t.strand >= 0)
    throw new Error(`${instr.path}: a strand of seat ${t.strand} came to what concerns all seats. Do it before or after the strands.`);
}

/** Steps a trigger may take besides, where many wait; and how many times the plain bound that may be at the most. */
const PER_TRIGGER = 64;
const MOST_TIMES = 50;

/** More steps where more waits: a thousand triggers at once are no loop. Bounded all the same, whatever may come of them. */
function allowed(t: Table): number {
  const { steps } = t.game.spec.bound;
  return Math.min(steps + t.mostWaiting * PER_TRIGGER, steps * MOST_TIMES);
}

/** A trigger waits that lies on nothing. */
function someWait(t: Table): boolean {
  const { waiting } = t.raw;
  for (let i = 0; i < waiting.length; i++) if (waiting[i].on === undefined) return true;
  return false;
}

/** Run one thread until it must ask or has ended its strand. */
export function runThread(t: Table, th: Thread): void {
  const code = t.game.program.code;
  const limit = t.game.spec.bound.steps;
  if (t.th !== th) t.th = th;
  if (t.raw.result) return;
  for (;;) {
    if (++t.steps > limit && t.steps > allowed(t)) {
      t.raw.result = { winners: undecided(t), clause: t.game.spec.bound.clause, reason: 'stepBudget' };
      return;
    }
    const instr = code[th.pc];
    switch (instr.op) {
      case OP.act:
        t.clause = instr.clause;
        instr.run!(t);
        if (t.calls.length > 0) runCalls(t, th, th.pc + 1);
        else th.pc++;
        break;
      case OP.unless:
        th.pc = instr.test!(t) ? th.pc + 1 : instr.a;
        break;
      case OP.jump:
        th.pc = instr.a;
        break;
      case OP.ask:
      case OP.offer:
        if (!answered(t, th, instr)) return;
        break;
      case OP.askAll:
        noStrand(t, instr);
        return;
      case OP.enter:
        // What can be taken back remembers who may.
        push(th, th.pc, instr.revocable ? instr.who!(t) : 0, 0);
        th.pc++;
        break;
      case OP.ending: {
        const at = th.frames.length - FRAME + F_UNW;
        if (th.frames[at] === 0) th.frames[at] = ENDING;
        th.pc++;
        break;
      }
      case OP.exit: {
        const at = th.frames.length - FRAME;
        const unw = th.frames[at + F_UNW];
        const node = th.frames[at + F_NODE];
        pop(t, th);
        if (unw <= 0) th.pc++;
        else if ((unw - 1) >> 1 === at) th.pc = node;
        else unwind(t, th, (unw - 1) >> 1, (unw - 1) & 1);
        break;
      }
      case OP.each: {
        const list = instr.list!(t);
        th.locals[th.frames[th.fp + F_BASE] + instr.slot] = list;
        push(th, th.pc, 0, 0);
        th.pc++;
        break;
      }
      case OP.next: {
        const base = th.frames[th.fp + F_BASE];
        const list = th.locals[base + instr.b] as readonly Json[];
        const at = th.frames.length - FRAME + F_AUX;
        const i = th.frames[at]++;
        if (i >= list.length) th.pc = instr.a;
        else {
          th.locals[base + instr.slot] = list[i];
          th.pc++;
        }
        break;
      }
      case OP.call: {
        const { vars } = instr;
        const { size } = code[instr.a].of;
        for (let i = 0; i < size; i++) ARGS[i] = null;
        for (let i = 0; i < vars.length; i++) ARGS[vars[i][0]] = vars[i][1](t);
        callFlow(t, th, instr.a, ARGS, th.pc + 1);
        break;
      }
      case OP.settle: {
        // Mostly nothing is wrong and nothing waits: only then it takes a flow to settle it.
        t.clause = instr.clause;
        const busy = t.game.spec.checks?.(t) ?? false;
        if (t.calls.length > 0) runCalls(t, th, th.pc);
        else if (!busy) {
          if (t.strand >= 0 && t.raw.waiting.some((w) => w.seat !== t.strand)) noStrand(t, instr);
          if (someWait(t)) callFlow(t, th, instr.a, [], th.pc + 1);
          else th.pc++;
        }
        break;
      }
      case OP.ret: {
        const ret = th.frames[th.frames.length - FRAME + F_RET];
        pop(t, th);
        if (ret < 0) {
          // The match's own flow has run out without a result.
          t.raw.result = { winners: undecided(t), clause: t.game.spec.bound.clause, reason: 'noResult' };
          return;
        }
        th.pc = ret;
        break;
      }
      case OP.leave:
        unwind(t, th, frameNamed(t, th, instr.name), LEAVE);
        break;
      case OP.again:
        unwind(t, th, frameNamed(t, th, instr.name), AGAIN);
        break;
      case OP.open: {
        const passed = outside(t, instr.window!);
        const first = instr.who!(t);
        push(th, th.pc, windowAux(passed & (1 << first) ? nextSeat(t, first, passed) : first, passed, 0), 0);
        // With nobody to offer it to, it closes at once.
        th.pc = passed === everyBit(t) ? instr.slot : th.pc + 1;
        break;
      }
      case OP.deed: {
        const at = th.frames.length - FRAME + F_AUX;
        const aux = th.frames[at];
        if (instr.window!.until?.(t)) th.pc = instr.a;
        else {
          // What was taken back never was a deed: who had the go has it still, and those who passed have passed.
          const passed = windowRevoked(aux) || instr.window!.pass === 'final' ? windowPassed(aux) : outside(t, instr.window!);
          th.frames[at] = windowAux(windowRevoked(aux) ? windowSeat(aux) : windowNext(aux), passed, 0);
          th.pc = instr.b;
        }
        break;
      }
      case OP.fork:
        noStrand(t, instr);
        return;
      case OP.strandEnd:
        return;
      case OP.over: {
        noStrand(t, instr);
        t.clause = instr.clause;
        t.raw.result = { ...instr.result!(t), clause: instr.clause };
        return;
      }
    }
  }
}
