/** The interpreter: runs the program until somebody must be asked or the match is over. */
import { type Instr, OP } from './compile.ts';
import { closeScope } from './durations.ts';
import { buildOptions } from './options.ts';
import { F_AUX, F_BASE, F_NODE, F_RET, F_UNW, FRAME, type Table } from './table.ts';
import type { Json, Option, Seat, Thread } from './types.ts';

const LEAVE = 0;
const AGAIN = 1;

/** Aux of a window: seat whose go it is, seats that passed (bits), and the seat who is next after the running deed. */
export const windowSeat = (aux: number): Seat => aux & 15;
const windowPassed = (aux: number) => (aux >> 4) & 0xffff;
const windowNext = (aux: number) => (aux >> 20) & 15;
const windowAux = (seat: number, passed: number, next: number) => seat | (passed << 4) | (next << 20);

/** Nobody won: all seats share the result. */
export const everySeat = (t: Table): Seat[] => Array.from({ length: t.s.seats }, (_, seat) => seat);

function push(th: Thread, node: number, aux: number, ret: number): void {
  th.frames.push(node, aux, th.locals.length, ret, 0);
}

/** Close the innermost scope. */
function pop(t: Table, th: Thread): void {
  const f = th.frames;
  const at = f.length - FRAME;
  const instr = t.game.program.code[f[at + F_NODE]];
  if (at === th.fp) {
    th.fp = f[at + F_AUX];
    th.locals.length = f[at + F_BASE];
  }
  f.length = at;
  closeScope(t, instr.name);
}

/** Scopes end inside out, each doing what it does however it is left, until the named one is reached. */
function unwind(t: Table, th: Thread, target: number, mode: number): void {
  const code = t.game.program.code;
  for (;;) {
    const at = th.frames.length - FRAME;
    const node = th.frames[at + F_NODE];
    const instr = code[node];
    if (at === target) {
      if (mode === LEAVE || instr.restart === 'phase') {
        th.frames[at + F_UNW] = mode === LEAVE ? 0 : ((target << 1) | AGAIN) + 1;
        th.pc = instr.a;
      } else if (instr.restart === 'loop') th.pc = instr.b;
      else if (instr.restart === 'window') {
        th.frames.length = at;
        th.pc = node;
      } else throw new Error(`${instr.path} cannot be begun again.`);
      return;
    }
    if (at <= 0) throw new Error('Left a scope that is not open.');
    if (code[instr.a].op !== OP.exit && code[instr.a].op !== OP.ret) {
      th.frames[at + F_UNW] = ((target << 1) | mode) + 1;
      th.pc = instr.a;
      return;
    }
    pop(t, th);
  }
}

function frameNamed(t: Table, th: Thread, name: string): number {
  for (let at = th.frames.length - FRAME; at >= 0; at -= FRAME) if (t.game.program.code[th.frames[at + F_NODE]].name === name) return at;
  throw new Error(`${t.game.program.code[th.pc].path}: no open scope is named ${name}.`);
}

export function callFlow(t: Table, th: Thread, entry: number, args: readonly Json[], ret: number): void {
  push(th, entry, th.fp, ret);
  th.fp = th.frames.length - FRAME;
  const size = t.game.program.code[entry].of.slots.size;
  for (let i = 0; i < size; i++) th.locals.push(i < args.length ? args[i] : null);
  th.pc = entry + 1;
}

/** Flows that the last deed asked for run one after another, then the next instruction. */
function runCalls(t: Table, th: Thread, next: number): void {
  const calls = t.calls;
  th.pc = next;
  for (let i = calls.length - 1; i >= 0; i--) callFlow(t, th, calls[i].entry, calls[i].args, th.pc);
  calls.length = 0;
}

/** The plan of a ready-made answer that is being carried out, if any: the innermost group's. */
function planOf(t: Table, th: Thread): ((seat: Seat, options: readonly Option[]) => number) | null {
  const code = t.game.program.code;
  for (let at = th.frames.length - FRAME; at >= 0; at -= FRAME) {
    const instr = code[th.frames[at + F_NODE]];
    const aux = th.frames[at + F_AUX];
    if (instr.ready.length > 0) return aux >= 2 ? (seat, options) => instr.ready[aux - 2].plan(t, seat, options) : null;
  }
  return null;
}

/** Who is asked at this instruction of this thread. */
export function askedSeat(t: Table, th: Thread, instr: Instr): Seat {
  if (instr.op === OP.offer) return windowSeat(th.frames[th.frames.length - FRAME + F_AUX]);
  return instr.who!(t);
}

function nextSeat(t: Table, seats: number, from: Seat, passed: number): Seat {
  for (let i = 1; i <= seats; i++) {
    const seat = (from + i) % seats;
    if ((passed & (1 << seat)) === 0) return seat;
  }
  return t.other(from);
}

/** The answer is given: do what it says and move on (without running further). */
export function take(t: Table, th: Thread, instr: Instr, seat: Seat, option: Option): void {
  t.clause = instr.clause;
  if (t.game.program.hasGroups) markGroup(t, th, option);
  if (option.offer < -1) return; // a ready-made answer: the same ask is now answered by its plan
  if (instr.op === OP.ask) {
    const offer = instr.offers[option.offer];
    offer.take?.(t, option, seat);
    runCalls(t, th, instr.thens[option.offer]);
    return;
  }
  const top = th.frames.length - FRAME;
  const aux = th.frames[top + F_AUX];
  const w = instr.window!;
  if (option.offer === -1) {
    const passed = windowPassed(aux) | (1 << seat);
    if (passed === (1 << t.s.seats) - 1) th.pc = instr.a;
    else {
      th.frames[top + F_AUX] = windowAux(nextSeat(t, t.s.seats, seat, passed), passed, 0);
      th.pc = instr.b;
    }
    return;
  }
  const next = typeof w.next === 'function' ? w.next(t, option, seat) : w.next === 'same' ? seat : -1;
  const passed = w.pass === 'row' ? outside(t, w) : windowPassed(aux);
  const to = next >= 0 ? next : nextSeat(t, t.s.seats, seat, passed);
  th.frames[top + F_AUX] = windowAux(seat, passed, to);
  instr.offers[option.offer].take?.(t, option, seat);
  runCalls(t, th, instr.thens[option.offer]);
}

/** Seats that take no part in a window count as having passed. */
function outside(t: Table, w: NonNullable<Instr['window']>): number {
  if (!w.seats) return 0;
  let mask = (1 << t.s.seats) - 1;
  for (const seat of w.seats(t)) mask &= ~(1 << seat);
  return mask;
}

function markGroup(t: Table, th: Thread, option: Option): void {
  const code = t.game.program.code;
  for (let at = th.frames.length - FRAME; at >= 0; at -= FRAME) {
    if (code[th.frames[at + F_NODE]].ready.length === 0) continue;
    if (th.frames[at + F_AUX] === 0) th.frames[at + F_AUX] = option.offer < -1 ? -option.offer : 1;
    return;
  }
}

/** Run one thread until it must ask or has ended its strand. */
export function runThread(t: Table, th: Thread): void {
  const code = t.game.program.code;
  const limit = t.game.spec.bound.steps;
  t.th = th;
  for (;;) {
    if (t.raw.result) return;
    if (++t.steps > limit) {
      t.raw.result = { winners: everySeat(t), clause: t.game.spec.bound.clause, reason: 'stepBudget' };
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
      case OP.offer: {
        const plan = t.game.program.hasGroups ? planOf(t, th) : null;
        if (!plan && !instr.open) return;
        const seat = askedSeat(t, th, instr);
        const options = buildOptions(t, th, instr, seat);
        if (plan) take(t, th, instr, seat, options[plan(seat, options)]);
        else if (options.length === 1) take(t, th, instr, seat, options[0]);
        else return;
        break;
      }
      case OP.askAll:
        return;
      case OP.enter:
        push(th, th.pc, 0, 0);
        th.pc++;
        break;
      case OP.exit: {
        const unw = th.frames[th.frames.length - FRAME + F_UNW];
        const node = th.frames[th.frames.length - FRAME + F_NODE];
        const at = th.frames.length - FRAME;
        pop(t, th);
        if (unw === 0) th.pc++;
        else if ((unw - 1) >> 1 === at) th.pc = node;
        else unwind(t, th, (unw - 1) >> 1, (unw - 1) & 1);
        break;
      }
      case OP.each: {
        const list = instr.list!(t);
        const slot = th.frames[th.fp + F_BASE] + instr.slot;
        th.locals[slot] = list;
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
        const args: Json[] = [];
        for (const [slot, read] of instr.vars) args[slot] = read(t);
        for (let i = 0; i < args.length; i++) args[i] ??= null;
        callFlow(t, th, instr.a, args, th.pc + 1);
        break;
      }
      case OP.ret: {
        const at = th.frames.length - FRAME;
        const ret = th.frames[at + F_RET];
        const unw = th.frames[at + F_UNW];
        pop(t, th);
        if (ret < 0) {
          // The match's own flow has run out without a result.
          t.raw.result = { winners: everySeat(t), clause: t.game.spec.bound.clause, reason: 'noResult' };
          return;
        }
        if (unw === 0) th.pc = ret;
        else unwind(t, th, (unw - 1) >> 1, (unw - 1) & 1);
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
        push(th, th.pc, windowAux(instr.who!(t), passed, 0), 0);
        th.pc = passed === (1 << t.s.seats) - 1 ? instr.a : th.pc + 1;
        break;
      }
      case OP.deed: {
        const at = th.frames.length - FRAME + F_AUX;
        const aux = th.frames[at];
        if (instr.window!.until?.(t)) th.pc = instr.a;
        else {
          th.frames[at] = windowAux(windowNext(aux), windowPassed(aux), 0);
          th.pc = instr.b;
        }
        break;
      }
      case OP.fork:
      case OP.strandEnd:
        return;
      case OP.over:
        t.clause = instr.clause;
        t.raw.result = { ...instr.result!(t), clause: instr.clause };
        return;
    }
  }
}
