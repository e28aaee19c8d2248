/** Playing: a match is begun, and what happens when somebody answers. */

import { type Instr, OP } from '../flow/program.ts';
import type { DeckList, Game } from '../game.ts';
import { chanceOf } from '../model/keyed.ts';
import { initialState, optionsOf, SetupError } from '../model/state.ts';
import type { Event, Option, Options, Own, Seat, State } from '../model/types.ts';
import type { Passing, Table } from '../table/table.ts';
import { give } from './answers.ts';
import { askedAt, enter, question, tableOf } from './asking.ts';
import { callFlow, everySeat, runCalls, secretSeats, undecided } from './frames.ts';
import { endLoop, noteForced, SUSPICIOUS } from './loops.ts';
import { buildOptions, isRevocable, keysOf } from './options.ts';
import { runThread } from './run.ts';
import { fork, join, noteBarrier, noteFinished, noteStrandPick, runStrands, strandDone } from './strands.ts';

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
  const state = initialState(game, chosen, lists, chanceOf(seed, seats));
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
  if (list.length > 1 && !isRevocable(t, s.main)) s.decisions++;
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
