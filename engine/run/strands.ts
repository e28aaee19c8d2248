/**
 * Strands: what every seat does at the same time, each on its own. A strand writes only what its seat owns, so the order in which
 * seats answer changes nothing; at the join the strands are told once more, seat after seat, and that is what state and log keep.
 */

import { OP } from '../flow/program.ts';
import { closeHandles, copy, forkThread, openHandles } from '../model/state.ts';
import type { Event, Fork, Seat, State } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { give } from './answers.ts';
import { everySeat, isOut } from './frames.ts';
import { buildOptions } from './options.ts';
import { runThread } from './run.ts';

/** Mark of picks that did not come lowest seat first: only then does telling them again change anything. */
const OUT_OF_ORDER = -1;

export function fork(t: Table): void {
  const s = t.raw;
  s.strands = everySeat(t).map(() => forkThread(s.main, s.main.pc + 1));
  openHandles(s);
  s.fork = { base: copy(s), picks: everySeat(t).map(() => []), can: everySeat(t).map(() => 0), last: 0 };
}

/** A pick is noted before it is carried out. */
export function noteStrandPick(s: State, seat: Seat, index: number): void {
  const { base, picks, can, last } = s.fork!;
  s.fork = {
    base,
    picks: picks.map((p, i) => (i === seat ? [...p, index] : p)),
    can,
    last: last === OUT_OF_ORDER || seat < last ? OUT_OF_ORDER : seat,
  };
}

/** And whether it can be taken back, when it has been. */
export function noteBarrier(t: Table, seat: Seat): void {
  const f = t.raw.fork!;
  t.raw.fork = { ...f, can: f.can.map((n, i) => (i !== seat ? n : t.barrier === '' ? n + 1 : 0)) };
}

/** Told to everybody as it happens, though what was done may be told only at the join. */
export function noteFinished(t: Table, seat: Seat): void {
  t.emit('finished', -1, {}, seat, t.layout.everybody);
  const line = t.log!.pop()!;
  t.log!.push({ ...line, strand: seat, held: false });
}

export const strandDone = (t: Table, seat: Seat): boolean => t.game.program.code[t.s.strands[seat].pc].op === OP.strandEnd;

/** Run strands (all, or one) until each must ask or has ended. */
export function runStrands(t: Table, only: Seat = -1): void {
  const { strands } = t.raw;
  for (let seat = 0; seat < strands.length; seat++) {
    if (only >= 0 && seat !== only) continue;
    // Whoever has left has nothing to do: the strand stands at its end.
    if (isOut(t, seat)) strands[seat].pc = t.game.program.code[t.raw.main.pc].a - 1;
    t.strand = seat;
    runThread(t, strands[seat]);
  }
  t.strand = -1;
}

/** The strands from their beginning with these picks, seat after seat, on a state of their own. The table is left there. */
export function rerun(t: Table, from: Fork, picks: Fork['picks']): State {
  const s = copy(from.base, t.raw.handles !== null);
  s.fork = { base: from.base, picks: picks.map(() => []), can: from.can.map(() => 0), last: 0 };
  t.turn(s);
  t.steps = 0;
  runStrands(t);
  picks.forEach((list, seat) => {
    for (const index of list) {
      const th = s.strands[seat];
      t.strand = seat;
      t.th = th;
      t.steps = 0;
      t.mostWaiting = 0;
      t.barrier = '';
      const instr = t.game.program.code[th.pc];
      const options = buildOptions(t, th, instr, seat);
      if (!options[index]) throw new Error(`${instr.path}: a strand of seat ${seat} depends on what other seats do.`);
      if (options.length > 1) s.decisions++;
      noteStrandPick(s, seat, index);
      give(t, th, instr, seat, options[index]);
      runStrands(t, seat);
      noteBarrier(t, seat);
    }
  });
  return s;
}

/** All have ended: one line of play again. */
export function join(t: Table): void {
  const s = t.raw;
  const from = s.fork!;
  const instr = t.game.program.code[s.main.pc];
  // It is nobody's deed: by no clause, whoever came last. What others did in secret is shown now.
  t.clause = '';
  if (t.log) t.emit('join', -1, { name: instr.name }, -1, instr.shown === 'atJoin' ? t.layout.everybody : 0);
  if (t.log || from.last === OUT_OF_ORDER) tell(t, s, from);
  if (instr.shown === 'atJoin') t.barrier = 'revealed';
  s.main.pc = instr.a;
  s.strands = [];
  s.fork = null;
  closeHandles(s);
}

function tell(t: Table, s: State, from: Fork): void {
  const { log, steps, barrier } = t;
  const told: Event[] = [];
  if (log) t.log = told;
  t.telling = true;
  Object.assign(s, rerun(t, from, from.picks));
  t.telling = false;
  t.turn(s);
  t.log = log;
  t.steps = steps;
  t.barrier = barrier;
  if (!log) return;
  // What was shown as it happened gives way to the whole story.
  const kept = log.filter((e) => e.strand < 0);
  const earlier = toldEarlier(t, log, told);
  log.length = 0;
  log.push(...kept, ...told.map((e, i) => ({ ...e, strand: -1, held: false, again: earlier[i] })));
}

/** Who was told a line in an earlier step: of each strand, what is not in the log of this one, which ends with its last lines. */
function toldEarlier({ layout }: Table, log: readonly Event[], told: readonly Event[]): number[] {
  const of = (events: readonly Event[], seat: Seat) => events.filter((e) => e.strand === seat && e.type !== 'finished').length;
  const left = Array.from({ length: layout.seats }, (_, seat) => of(told, seat) - of(log, seat));
  return told.map((e) => (left[e.strand]-- > 0 ? (e.held ? 1 << e.strand : layout.everybody) : 0));
}
