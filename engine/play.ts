/** Playing: who is asked, what they may answer, and what happens when they do. */
import { type Instr, OP } from './compile.ts';
import type { DeckList, Game } from './game.ts';
import { askOptions, buildOptions, keysOf, whyNotAt } from './options.ts';
import { askedSeat, everySeat, runThread, take } from './run.ts';
import { copy, forkThread, initialState, optionsOf, SetupError, seedsOf } from './state.ts';
import { F_NODE, FRAME, type Question, Table } from './table.ts';
import type { Ask, Event, Option, Options, Own, Refusal, Seat, State, Thread } from './types.ts';

// ---------------------------------------------------------------- the table in use

const scratch = new WeakMap<object, Table>();

/** One table per game is enough: rules run to the next ask and hand it back. */
export function tableOf<O extends Own>(game: Game<O>, state: State<O>): Table<O> {
  const known = scratch.get(game);
  if (!known) {
    const made = new Table(game, state);
    scratch.set(game, made as unknown as Table);
    return made;
  }
  const t = known as unknown as Table<O>;
  if (t.raw !== state) {
    t.raw = state;
    t.s = guard ? guard(state) : state;
    t.log = null;
  }
  t.th = state.main;
  t.strand = -1;
  t.barrier = '';
  t.steps = 0;
  t.calls.length = 0;
  t.asking.length = 0;
  return t;
}

/** Under guard, rules read the state through a wrapper that refuses writes (the conformance suite's way to catch them). */
let guard: (<S extends object>(state: S) => S) | null = null;
export function setGuard(g: typeof guard): void {
  guard = g;
}

function threadOf(t: Table, seat: Seat): Thread {
  return t.s.strands.length > 0 ? t.raw.strands[seat] : t.raw.main;
}

function enter(t: Table, seat: Seat): Thread {
  const th = threadOf(t, seat);
  t.th = th;
  t.strand = t.s.strands.length > 0 ? seat : -1;
  return th;
}

// ---------------------------------------------------------------- running

/** Run until somebody must be asked. */
export function advance(t: Table): void {
  const s = t.raw;
  const code = t.game.program.code;
  for (;;) {
    if (s.result) return;
    if (s.strands.length > 0) {
      let done = true;
      for (let seat = 0; seat < s.seats; seat++) {
        t.strand = seat;
        runThread(t, s.strands[seat]);
        if (code[s.strands[seat].pc].op !== OP.strandEnd) done = false;
      }
      t.strand = -1;
      if (!done) return;
      s.main.pc = code[s.main.pc].a;
      s.strands = [];
      s.fork = null;
    }
    runThread(t, s.main);
    if (s.result) return;
    const instr = code[s.main.pc];
    if (instr.op === OP.fork) {
      s.fork = { base: copy(s), picks: everySeat(t).map(() => []), can: everySeat(t).map(() => 0) };
      s.strands = everySeat(t).map(() => forkThread(s.main, s.main.pc + 1));
      continue;
    }
    if (instr.op === OP.askAll && instr.seats && instr.seats(t).length === 0) {
      s.main.pc++;
      continue;
    }
    return;
  }
}

/** Start a match. Each problem of a list is reported; an illegal list cannot start. */
export function create<O extends Own>(
  game: Game<O>,
  options: Partial<Options>,
  lists: readonly DeckList[],
  seed: string | readonly number[],
  log: Event[] | null = null,
): State<O> {
  const chosen = optionsOf(game, options);
  if (lists.length !== game.seats) throw new SetupError(`${game.id} is played by ${game.seats}; got ${lists.length} deck lists.`);
  lists.forEach((list, seat) => {
    const problems = game.spec.checkDeck(list, chosen, (id) => game.defs[game.defIndex.get(id) ?? -1]);
    if (problems.length > 0)
      throw new SetupError(
        `Seat ${seat + 1}: ${problems.map((p) => `${p.clause}${p.card ? ` (${p.card})` : ''} ${JSON.stringify(p.args)}`).join('; ')}`,
      );
  });
  const state = initialState(game, chosen, lists, typeof seed === 'string' ? seedsOf(seed, game.seats) : seed);
  const t = tableOf(game, state) as unknown as Table;
  t.log = log;
  advance(t);
  return state;
}

// ---------------------------------------------------------------- asks

/** Seats that have an open question, lowest first. */
export function asked<O extends Own>(game: Game<O>, state: State<O>): Seat[] {
  return askedAt(tableOf(game, state) as unknown as Table);
}

function askedAt(t: Table): Seat[] {
  const s = t.s;
  if (s.result) return [];
  const code = t.game.program.code;
  if (s.strands.length > 0) return everySeat(t).filter((seat) => code[s.strands[seat].pc].op !== OP.strandEnd);
  const instr = code[s.main.pc];
  if (instr.op === OP.askAll) return (instr.seats?.(t) ?? everySeat(t)).filter((seat) => s.pending[seat] < 0);
  return [askedSeat(t, s.main, instr)];
}

/** The instruction a seat is asked at, and its options. */
function question(t: Table, seat: Seat): Question | null {
  const known = t.question;
  if (known && known.state === t.raw && known.seat === seat) return known;
  const th = enter(t, seat);
  const instr = t.game.program.code[th.pc];
  if (t.s.result) return null;
  if (instr.op === OP.askAll) {
    const seats = instr.seats?.(t);
    if (t.s.pending[seat] >= 0 || (seats && !seats.includes(seat))) return null;
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

export function askFor<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): Ask | null {
  const t = tableOf(game, state) as unknown as Table;
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

/** Options as integers, for rollouts: no keys, no handles. */
export function options<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): readonly Option[] {
  return question(tableOf(game, state) as unknown as Table, seat)?.options ?? [];
}

/** Why a card (by id) or a button (by verb) is not offered to a seat; null if it is. */
export function whyNot<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, thing: number | string): Refusal | null {
  const t = tableOf(game, state) as unknown as Table;
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
  const s = t.raw;
  if (s.result) throw new Refused('over', 'The match is over.');
  const q = seat >= 0 && seat < s.seats ? question(t, seat) : null;
  if (!q) throw new Refused('notAsked', 'It is not your decision now.');
  const index = typeof pick === 'string' ? keysOf(t, q.instr, seat, q.options).indexOf(pick) : pick;
  const option = q.options[index];
  if (!option) throw new Refused('notOffered', `${JSON.stringify(pick)} is not one of the ${q.options.length} answers.`);
  answer(t, seat, q.instr, q.options, index);
  return index;
}

/** The answer is known to be legal. */
function answer(t: Table, seat: Seat, instr: Instr, list: readonly Option[], index: number): void {
  const s = t.raw;
  t.question = null;
  enter(t, seat);
  if (list.length > 1) s.decisions++;
  if (instr.op === OP.askAll) {
    s.pending[seat] = index;
    if (askedAt(t).length > 0) return;
    t.clause = instr.clause;
    const seats = instr.seats?.(t) ?? everySeat(t);
    const picks = seats.map((who) => buildOptions(t, s.main, instr, who)[s.pending[who]]);
    seats.forEach((who, i) => instr.offers[picks[i].offer].take?.(t, picks[i], who));
    for (let i = 0; i < s.pending.length; i++) s.pending[i] = -1;
    s.main.pc++;
  } else {
    take(t, threadOf(t, seat), instr, seat, list[index]);
  }
  const fork = s.fork;
  t.strand = -1;
  advance(t);
  if (fork && s.fork === fork)
    s.fork = {
      base: fork.base,
      picks: fork.picks.map((p, i) => (i === seat ? [...p, index] : p)),
      can: fork.can.map((n, i) => (i !== seat ? n : t.barrier === '' ? n + 1 : 0)),
    };
  if (s.decisions >= t.game.spec.bound.decisions && !s.result)
    s.result = { winners: everySeat(t), clause: t.game.spec.bound.clause, reason: 'lengthBound' };
}

/** In place, for rollouts: the list is built, the index checked, nothing recorded. */
export function play<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, index: number): void {
  playAt(tableOf(game, state) as unknown as Table, seat, index);
}

/** Give up: works at any time, also for a seat that is not asked. */
export function concede<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): State<O> {
  const next = copy(state);
  if (!next.result)
    next.result = { winners: everySeat(tableOf(game, next) as unknown as Table).filter((w) => w !== seat), clause: '', reason: 'conceded' };
  return next;
}
