/** Who is asked, and what they may answer. */

import { F_AUX, F_NODE, FRAME } from '../flow/frame.ts';
import { OP } from '../flow/program.ts';
import type { Game } from '../game.ts';
import { copy } from '../model/state.ts';
import type { Ask, Option, Own, Refusal, Seat, State, Thread } from '../model/types.ts';
import { type Question, Table } from '../table/table.ts';
import { askedSeat } from './answers.ts';
import { everySeat, secretSeats } from './frames.ts';
import { askOptions, buildOptions, keysOf, whyNotAt } from './options.ts';
import { strandDone } from './strands.ts';

// ---------------------------------------------------------------- the table in use

const scratch = new WeakMap<object, Table>();
/** The table used last: in a rollout it is always the same. */
let last: Table | null = null;

/** One table per game is enough: rules run to the next ask and hand it back. */
export function tableOf<O extends Own>(game: Game<O>, state: State<O>): Table<O> {
  if ((last?.game as unknown) !== game) {
    last = scratch.get(game) ?? new Table(game, state);
    scratch.set(game, last);
  }
  const t = last as Table<O>;
  t.turn(state);
  if (t.log) t.log = null;
  t.barrier = '';
  t.steps = 0;
  t.mostWaiting = 0;
  // What a mistake in rules code left behind. Writing a length is slow, even the one it has.
  if (t.calls.length > 0) t.calls.length = 0;
  if (t.asking.length > 0) t.asking.length = 0;
  t.inChange = false;
  t.muting = false;
  return t;
}

function threadOf(t: Table, seat: Seat): Thread {
  return t.s.strands.length > 0 ? t.raw.strands[seat] : t.raw.main;
}

/** The line of play a seat is asked in, laid on the table. */
export function enter(t: Table, seat: Seat): Thread {
  const th = threadOf(t, seat);
  if (t.th !== th) t.th = th;
  t.strand = t.s.strands.length > 0 ? seat : -1;
  return th;
}

// ---------------------------------------------------------------- asks

/** Seats that have an open question, lowest first. */
export function asked<O extends Own>(game: Game<O>, state: State<O>): Seat[] {
  return askedAt(tableOf(game, state));
}

export function askedAt(t: Table): Seat[] {
  const s = t.s;
  if (s.result) return [];
  const code = t.game.program.code;
  if (s.strands.length > 0) return everySeat(t).filter((seat) => !strandDone(t, seat));
  const instr = code[s.main.pc];
  if (instr.op === OP.askAll) return secretSeats(t, instr).filter((seat) => s.pending[seat] < 0);
  return alone(askedSeat(t, s.main, instr));
}

/** One seat as a list, made once. */
const alone = (seat: Seat): Seat[] => (alones[seat] ??= Object.freeze([seat]) as Seat[]);
const alones: Seat[][] = [];

/** The instruction a seat is asked at, and its options. */
export function question(t: Table, seat: Seat): Question | null {
  const known = t.question;
  if (known !== null && known.seat === seat && known.state === t.raw) {
    enter(t, seat);
    return known;
  }
  if (t.s.result || !Number.isInteger(seat) || seat < 0 || seat >= t.s.seats) return null;
  const th = enter(t, seat);
  const instr = t.game.program.code[th.pc];
  if (instr.op === OP.askAll) {
    if (t.s.pending[seat] >= 0 || !secretSeats(t, instr).includes(seat)) return null;
  } else if (instr.op === OP.strandEnd || askedSeat(t, th, instr) !== seat) return null;
  t.question = { state: t.raw, seat, instr, options: buildOptions(t, th, instr, seat) };
  return t.question;
}

function groupName(t: Table, th: Thread): string | null {
  for (let at = th.frames.length - FRAME; at >= 0; at -= FRAME) {
    const instr = t.game.program.code[th.frames[at + F_NODE]];
    if (instr.group) return instr.name;
  }
  return null;
}

/** Is a decision begun and not finished: a group, an announcement? While strands run: in any of them, or in this seat's. */
export function underWay<O extends Own>(game: Game<O>, state: State<O>, seat?: Seat): boolean {
  const { code } = game.program;
  const strands = seat === undefined ? state.strands : state.strands.slice(seat, seat + 1);
  for (const { frames } of [state.main, ...strands])
    for (let at = 0; at < frames.length; at += FRAME) {
      const instr = code[frames[at + F_NODE]];
      if ((instr.group && frames[at + F_AUX] !== 0) || instr.revocable) return true;
    }
  return false;
}

export function askFor<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): Ask | null {
  const t = tableOf(game, state);
  const q = question(t, seat);
  if (!q) return null;
  return {
    seat,
    name: q.instr.name,
    path: q.instr.path,
    clause: q.instr.clause,
    secret: q.instr.op === OP.askAll || t.s.strands.length > 0,
    group: groupName(t, threadOf(t, seat)),
    options: askOptions(t, q.instr, seat, q.options),
  };
}

export function asks<O extends Own>(game: Game<O>, state: State<O>): Ask[] {
  return asked(game, state)
    .map((seat) => askFor(game, state, seat))
    .filter((a) => a !== null);
}

/** The keys of a seat's open ask; empty if it has none. */
export function keysAt<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): string[] {
  const t = tableOf(game, state);
  const q = question(t, seat);
  return q ? keysOf(t, q.instr, seat, q.options) : [];
}

/** Options as integers, for rollouts: no keys, no handles. */
export function options<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): readonly Option[] {
  return question(tableOf(game, state), seat)?.options ?? [];
}

/** The first seat that has an open question, and its answers; the match must not be over. */
export function facing<O extends Own>(game: Game<O>, state: State<O>): Pick<Question, 'seat' | 'options'> {
  const t = tableOf(game, state);
  const known = t.question;
  // Where one seat alone is asked its question is the first.
  if (known !== null && known.state === t.raw && known.instr.op !== OP.askAll && t.s.strands.length === 0) return known;
  return question(t, askedAt(t)[0])!;
}

/** Makes copies of a state in which a seat is asked; what it may answer is worked out once for all of them. */
export function branching<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, watched: boolean): () => State<O> {
  const q = question(tableOf(game, state), seat);
  return () => {
    const branch = copy(state, watched);
    tableOf(game, branch).question = q && { ...q, state: branch };
    return branch;
  };
}

/** Why a card (by id) or a button (by verb) is not offered to a seat; null if it is. */
export function whyNot<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, thing: number | string): Refusal | null {
  const t = tableOf(game, state);
  if (t.s.result) return { clause: t.s.result.clause, args: { verb: '', ask: 'over' } };
  const q = question(t, seat);
  if (!q) return { clause: '', args: { verb: '', ask: 'notYourGo' } };
  return whyNotAt(t, q.instr, seat, thing);
}
