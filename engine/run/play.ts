/** Playing: who is asked, what they may answer, and what happens when they do. */

import { F_AUX, F_NODE, FRAME } from '../flow/frame.ts';
import { type Instr, OP } from '../flow/program.ts';
import type { DeckList, Game } from '../game.ts';
import { seatSeeds } from '../model/random.ts';
import { copy, initialState, optionsOf, SetupError } from '../model/state.ts';
import type { Ask, Event, Option, Options, Own, Refusal, Seat, State, Thread } from '../model/types.ts';
import { type Passing, type Question, Table } from '../table/table.ts';
import { askedSeat, give } from './answers.ts';
import { callFlow, everySeat, runCalls, secretSeats, undecided } from './frames.ts';
import { endLoop, noteForced, SUSPICIOUS } from './loops.ts';
import { askOptions, buildOptions, keysOf, whyNotAt } from './options.ts';
import { runThread } from './run.ts';
import { fork, join, noteBarrier, noteFinished, noteStrandPick, runStrands, strandDone } from './strands.ts';

export { setGuard } from '../table/reading.ts';

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
  // What a mistake in rules code left behind. Writing a length is slow, even the one it has.
  if (t.calls.length > 0) t.calls.length = 0;
  if (t.asking.length > 0) t.asking.length = 0;
  return t;
}

function threadOf(t: Table, seat: Seat): Thread {
  return t.s.strands.length > 0 ? t.raw.strands[seat] : t.raw.main;
}

function enter(t: Table, seat: Seat): Thread {
  const th = threadOf(t, seat);
  if (t.th !== th) t.th = th;
  t.strand = t.s.strands.length > 0 ? seat : -1;
  return th;
}

// ---------------------------------------------------------------- running

/** Run until somebody must be asked. `strand`: only this seat's strand has something to do, if strands run. */
export function advance(t: Table, strand: Seat = -1): void {
  const s = t.raw;
  const code = t.game.program.code;
  for (let only = strand; ; only = -1) {
    if (s.strands.length > 0) {
      runStrands(t, only);
      if (s.result || !everySeat(t).every((seat) => strandDone(t, seat))) return;
      join(t);
    }
    if (s.leaving !== 0) tellOfLeaving(t);
    runThread(t, s.main);
    if (s.result) return;
    const instr = code[s.main.pc];
    if (instr.op === OP.fork) fork(t);
    else if (instr.op === OP.askAll && secretSeats(t, instr).length === 0) s.main.pc++;
    else return;
  }
}

/** Start a match for as many seats as there are lists. Each problem of a list is reported; an illegal list cannot start. */
export function create<O extends Own>(
  game: Game<O>,
  options: Partial<Options>,
  lists: readonly DeckList[],
  seed: string | readonly number[],
  log: Event[] | null = null,
): State<O> {
  const seats = lists.length;
  if (!game.seats.includes(seats))
    throw new SetupError(
      { code: 'seats', allowed: game.seats, got: seats },
      `${game.id} is played by ${game.seats.join(', ')}; got lists for ${seats}. Give one list for each seat.`,
    );
  const chosen = optionsOf(game, options, seats);
  lists.forEach((list, seat) => {
    const problems = game.spec.checkDeck(list, chosen, (id) => game.defs[game.defIndex.get(id) ?? -1]);
    if (problems.length > 0)
      throw new SetupError(
        { code: 'list', seat, problems },
        `Seat ${seat + 1}: ${problems.map((p) => `${p.clause}${p.card ? ` (${p.card})` : ''} ${JSON.stringify(p.args)}`).join('; ')}`,
      );
  });
  const state = initialState(game, chosen, lists, typeof seed === 'string' ? seatSeeds(seed, seats) : seed);
  const t = tableOf(game, state);
  t.log = log;
  advance(t);
  return state;
}

/** The rules hear of those who have left, before anything else goes on. */
function tellOfLeaving(t: Table): void {
  const s = t.raw;
  const { entry } = t.game.program.flows.get('engine/leave')!;
  for (let seat = s.seats - 1; seat >= 0; seat--) if (s.leaving & (1 << seat)) callFlow(t, s.main, entry, [seat], s.main.pc);
  s.leaving = 0;
}

// ---------------------------------------------------------------- asks

/** Seats that have an open question, lowest first. */
export function asked<O extends Own>(game: Game<O>, state: State<O>): Seat[] {
  return askedAt(tableOf(game, state));
}

function askedAt(t: Table): Seat[] {
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
function question(t: Table, seat: Seat): Question | null {
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

// ---------------------------------------------------------------- picking

export class Refused extends Error {
  readonly reason: 'over' | 'notAsked' | 'notOffered';
  constructor(reason: Refused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Give an answer in place; its index comes back. `pick` is an index into the option list or an option's key. Throws `Refused` and changes nothing if illegal. */
export function playAt(t: Table, seat: Seat, pick: number | string): number {
  if (t.raw.result) throw new Refused('over', 'The match is over.');
  const q = question(t, seat);
  if (!q) throw new Refused('notAsked', 'It is not your decision now.');
  const index = typeof pick === 'string' ? keysOf(t, q.instr, seat, q.options).indexOf(pick) : pick;
  if (!Number.isInteger(index) || !q.options[index])
    throw new Refused('notOffered', `"${String(pick)}" is not one of the ${q.options.length} answers.`);
  answer(t, seat, q.instr, q.options, index);
  return index;
}

/** The answer is known to be legal. */
function answer(t: Table, seat: Seat, instr: Instr, list: readonly Option[], index: number): void {
  const s = t.raw;
  const base = s.fork?.base;
  t.question = null;
  if (list.length > 1) s.decisions++;
  // Strands are finished by whoever is in them, at their own pace.
  if (!s.fork) noteForced(s, list.length);
  if (instr.op === OP.askAll) {
    s.pending[seat] = index;
    if (askedAt(t).length === 0) revealPicks(t, instr);
  } else if (s.fork) {
    noteStrandPick(s, seat, index);
    give(t, enter(t, seat), instr, seat, list[index]);
  } else give(t, s.main, instr, seat, list[index]);
  advance(t, seat);
  if (base && s.fork?.base === base) noteBarrier(t, seat);
  // How far others are is not shown, but that they have finished is.
  if (t.log && s.fork && s.fork.base === base && strandDone(t, seat)) noteFinished(t, seat);
  if (s.forced >= SUSPICIOUS) endLoop(t);
  if (s.decisions >= t.game.spec.bound.decisions && !s.result)
    s.result = { winners: undecided(t), clause: t.game.spec.bound.clause, reason: 'lengthBound' };
}

/** The last secret pick is in: all are shown and carried out, in the order of the seats. */
function revealPicks(t: Table, instr: Instr): void {
  const s = t.raw;
  const seats = secretSeats(t, instr);
  const picks = seats.map((who) => buildOptions(t, s.main, instr, who)[s.pending[who]]);
  s.pending.fill(-1);
  t.clause = instr.clause;
  // Whoever has seen the others' picks cannot take back their own.
  if (seats.length > 1) t.barrier = 'revealed';
  if (seats.length > 1 && t.log) t.emit('reveal', -1, { ask: instr.name }, -1, t.layout.everybody);
  seats.forEach((who, i) => {
    instr.offers[picks[i].offer].take?.(t, picks[i], who);
  });
  runCalls(t, s.main, s.main.pc + 1);
}

/** In place, for rollouts: the list is built, the index checked, nothing recorded. */
export function play<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, index: number): void {
  playAt(tableOf(game, state), seat, index);
}

/** The same, and from then on whoever is offered something and `passes` does so without its answers being listed, until somebody is asked. */
export function playOn<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, index: number, passes: Passing<O>): void {
  const t = tableOf(game, state);
  t.passing = passes as Passing;
  try {
    playAt(t, seat, index);
  } finally {
    t.passing = null;
  }
}
