/** Answers and what becomes of them: groups with their ready-made answers, windows with their turns, asks the engine answers itself. */

import { F_AUX, F_NODE, FRAME } from '../flow/frame.ts';
import { type Instr, OP } from '../flow/program.ts';
import type { Option, Seat, Thread } from '../model/types.ts';
import { oneOfTwins } from '../table/knowledge.ts';
import type { Table } from '../table/table.ts';
import { isOut, runCalls } from './frames.ts';
import { BACK, buildOptions, isRevocable, readyFrame, revocableFrame } from './options.ts';
import { revoke } from './unwind.ts';

/** Aux of a window: seat whose go it is, seats that passed (bits), and the seat who is next after the running deed. */
export const windowSeat = (aux: number): Seat => aux & 15;
export const windowPassed = (aux: number) => (aux >> 4) & 0xffff;
export const windowNext = (aux: number) => (aux >> 20) & 15;
/** The running deed was taken back. */
const REVOKED = 1 << 24;
export const windowRevoked = (aux: number) => (aux & REVOKED) !== 0;
export const windowAux = (seat: number, passed: number, next: number) => seat | (passed << 4) | (next << 20);

/** Aux of a group: 0 until somebody has picked in it, then who began it and which ready-made answer is being carried out, if any. */
const groupAux = (seat: Seat, plan: number) => 1 | (seat << 1) | ((plan + 1) << 5);
const groupSeat = (aux: number): Seat => (aux >> 1) & 15;
const groupPlan = (aux: number) => (aux >> 5) - 1;

/** What the ready-made answer being carried out says to this ask; null: nothing, the seat is asked. It speaks only for who chose it. */
function planned(t: Table, th: Thread, instr: Instr, seat: Seat): Option | null {
  const at = readyFrame(t, th);
  if (at < 0) return null;
  const aux = th.frames[at + F_AUX];
  if (groupPlan(aux) < 0 || groupSeat(aux) !== seat) return null;
  const options = buildOptions(t, th, instr, seat);
  const index = t.game.program.code[th.frames[at + F_NODE]].ready[groupPlan(aux)].plan(t, seat, options);
  if (index >= 0 && options[index].offer !== BACK) return options[index];
  // A plan that knows no further leaves the rest of the group to the seat.
  th.frames[at + F_AUX] = groupAux(seat, -1);
  return null;
}

/** Somebody picked: the open groups have begun. */
function beginGroups(t: Table, th: Thread, seat: Seat, option: Option): void {
  const { groupAt } = t.game.program;
  const { frames } = th;
  for (let at = frames.length - FRAME; at >= 0; at -= FRAME)
    if (groupAt[frames[at + F_NODE]] === 1 && frames[at + F_AUX] === 0) frames[at + F_AUX] = groupAux(seat, -1);
  if (option.offer < -1 && option.offer !== BACK) th.frames[readyFrame(t, th) + F_AUX] = groupAux(seat, -2 - option.offer);
}

/** Who is asked at this instruction of this thread. */
export function askedSeat(t: Table, th: Thread, instr: Instr): Seat {
  if (instr.op === OP.offer) return windowSeat(th.frames[th.frames.length - FRAME + F_AUX]);
  return instr.who!(t);
}

/** The next seat round the table, this one last, that has not passed. */
export function nextSeat(t: Table, from: Seat, passed: number): Seat {
  const { seats } = t.s;
  for (let i = 1; i < seats; i++) {
    const seat = (from + i) % seats;
    if ((passed & (1 << seat)) === 0) return seat;
  }
  return from;
}

export const everyBit = (t: Table) => (1 << t.s.seats) - 1;

/** Seats that take no part in a window count as having passed. */
export function outside(t: Table, w: NonNullable<Instr['window']>): number {
  if (!w.seats) return t.raw.out;
  let mask = everyBit(t);
  for (const seat of w.seats(t)) mask &= ~(1 << seat);
  return mask | t.raw.out;
}

/** Somebody gives an answer: the open groups have begun; then what it says is done. */
export function give(t: Table, th: Thread, instr: Instr, seat: Seat, option: Option): void {
  if (t.game.program.hasGroups) beginGroups(t, th, seat, option);
  if (option.offer === BACK) {
    takeBack(t, th, seat);
    return;
  }
  if (option.offer < -1) return; // a ready-made answer: the same ask is now answered by its plan
  take(t, th, instr, seat, option);
}

/** What was begun is put back; the window it was a deed of goes on as if it had not been begun. */
function takeBack(t: Table, th: Thread, seat: Seat): void {
  const { code } = t.game.program;
  const at = revocableFrame(t, th, seat);
  for (let w = at - FRAME; w >= 0; w -= FRAME) {
    const around = code[th.frames[w + F_NODE]];
    if (around.op === OP.open) th.frames[w + F_AUX] |= REVOKED;
    // What it was a part of goes on, and is the deed.
    if (around.op === OP.open || around.revocable) break;
  }
  revoke(t, th, at);
  // The decision that began it is taken back as well, unless it was none yet: it lay inside something that can be taken back itself.
  if (t.strand < 0 && t.raw.decisions > 0 && !isRevocable(t, th)) t.raw.decisions--;
}

/** Who knows several equal cards in a hand cannot tell which of them somebody points at: it is the one they have known longest. */
function pointAt(t: Table, card: number): void {
  const s = t.raw;
  const zone = s.zone[card];
  if (zone >= 0 && t.layout.sight[zone] !== t.layout.everybody) oneOfTwins(t.layout, s, card, zone, s.known[card], s.zones[zone]);
}

/** Do what the answer says and move on (without running further). */
function take(t: Table, th: Thread, instr: Instr, seat: Seat, option: Option): void {
  t.clause = instr.clause;
  if (option.card >= 0 && t.raw.handles) pointAt(t, option.card);
  if (instr.op === OP.ask) {
    instr.offers[option.offer].take?.(t, option, seat);
    runCalls(t, th, instr.thens[option.offer]);
    return;
  }
  const top = th.frames.length - FRAME;
  const aux = th.frames[top + F_AUX];
  const w = instr.window!;
  if (option.offer === -1) {
    const passed = windowPassed(aux) | (1 << seat);
    if (passed === everyBit(t)) th.pc = instr.a;
    else {
      th.frames[top + F_AUX] = windowAux(nextSeat(t, seat, passed), passed, 0);
      th.pc = instr.b;
    }
    return;
  }
  const passed = w.pass === 'row' ? outside(t, w) : windowPassed(aux);
  const next = typeof w.next === 'function' ? w.next(t, option, seat) : w.next === 'same' ? seat : nextSeat(t, seat, passed);
  // A seat that is done or takes no part cannot be given the next go.
  const to = passed & (1 << next) ? nextSeat(t, next, passed) : next;
  // Who has passed stays so until the deed is done: it may yet be taken back.
  th.frames[top + F_AUX] = windowAux(seat, windowPassed(aux), to);
  instr.offers[option.offer].take?.(t, option, seat);
  runCalls(t, th, instr.thens[option.offer]);
}

/** Where nobody looks, in a rollout, a single answer tells nobody anything. */
const isOpen = (t: Table, instr: Instr) =>
  (t.raw.handles === null && t.strand < 0) || (typeof instr.open === 'function' ? instr.open(t) : instr.open);

/** For a seat that has left: the last answer is mostly the one that does least. */
function lastOf(options: readonly Option[]): Option {
  const plain = options.filter((o) => o.offer >= -1);
  return plain[plain.length - 1];
}

/** An ask that the engine answers itself: a ready-made answer says how, or everybody can see that there is only one. */
export function answered(t: Table, th: Thread, instr: Instr): boolean {
  const { hasGroups } = t.game.program;
  if (t.strand < 0 && !hasGroups && !instr.open && t.raw.handles !== null && t.passing === null && t.raw.out === 0) return false;
  const seat = askedSeat(t, th, instr);
  if (t.strand >= 0 && seat !== t.strand) throw new Error(`${instr.path}: a strand of seat ${t.strand} asked seat ${seat}.`);
  const plan = hasGroups ? planned(t, th, instr, seat) : null;
  if (plan) {
    take(t, th, instr, seat, plan);
    return true;
  }
  if (t.passing !== null && instr.op === OP.offer && t.strand < 0 && t.passing(t, seat)) {
    take(t, th, instr, seat, instr.pass!);
    return true;
  }
  if (isOut(t, seat)) {
    take(t, th, instr, seat, instr.op === OP.offer ? instr.pass! : lastOf(buildOptions(t, th, instr, seat)));
    return true;
  }
  if (!isOpen(t, instr)) return false;
  const options = buildOptions(t, th, instr, seat);
  // Ready-made answers of a group are no further answers, only quicker ways to give them.
  let only: Option | null = null;
  for (let i = 0; i < options.length; i++) {
    if (options[i].offer < -1) continue;
    if (only) {
      // It has to be asked; the list need not be made again.
      if (t.strand < 0) t.question = { state: t.raw, seat, instr, options };
      return false;
    }
    only = options[i];
  }
  if (!only) return false;
  take(t, th, instr, seat, only);
  return true;
}
