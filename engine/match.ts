/** A match as people play it: picks that leave the old state alone, taking back, and the record that replays it. */
import { OP } from './compile.ts';
import type { DeckList, Game } from './game.ts';
import { buildOptions, keysOf } from './options.ts';
import { advance, create, playAt, tableOf } from './play.ts';
import { hash, load, type SavedState, save } from './save.ts';
import { copy, forkThread, SetupError } from './state.ts';
import { F_AUX, F_NODE, FRAME, type Table } from './table.ts';
import type { Event, Options, Own, Seat, State } from './types.ts';

/** What the last pick can be taken back to, kept beside the state: never in a hash or copy. */
interface Past {
  readonly prev: State;
  readonly seat: Seat;
  readonly index: number;
  /** Why it cannot: something was revealed, or chance was asked. */
  readonly barrier: string;
}
const pasts = new WeakMap<object, Past>();

/** Answer an ask. The given state is not changed; the new one comes back. Throws `Refused` if the answer is not legal. */
export function pick<O extends Own>(
  game: Game<O>,
  state: State<O>,
  seat: Seat,
  choice: number | string,
  log: Event[] | null = null,
): State<O> {
  const next = copy(state);
  const t = tableOf(game, next) as unknown as Table;
  t.log = log;
  const index = playAt(t, seat, choice);
  t.log = null;
  pasts.set(next, { prev: state as unknown as State, seat, index, barrier: t.barrier });
  return next;
}

/** The keys of a seat's open ask; empty if it has none. */
export function keysAt<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): string[] {
  const t = tableOf(game, state) as unknown as Table;
  const th = state.strands.length > 0 ? state.strands[seat] : state.main;
  if (!th || state.result) return [];
  t.th = th;
  const instr = game.program.code[th.pc];
  if (instr.op !== OP.ask && instr.op !== OP.offer && instr.op !== OP.askAll) return [];
  return keysOf(t, instr, seat, buildOptions(t, th, instr, seat));
}

// ---------------------------------------------------------------- taking back

export type UndoAnswer<O extends Own> = { readonly ok: true; readonly state: State<O> } | { readonly ok: false; readonly why: UndoRefusal };
/** nothing: no pick to take back · revealed, chance: somebody learned something · other: somebody else acted since. */
export type UndoRefusal = 'nothing' | 'revealed' | 'chance' | 'other' | 'over';

/** Has a group been begun here? Then the state stands in the middle of one decision. */
function midGroup<O extends Own>(game: Game<O>, s: State<O>): string | null {
  const { frames } = s.main;
  for (let at = frames.length - FRAME; at >= 0; at -= FRAME) {
    const instr = game.program.code[frames[at + F_NODE]];
    if (instr.group && frames[at + F_AUX] !== 0) return `${at}/${instr.path}`;
  }
  return null;
}

export function undo<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoAnswer<O> {
  if (state.result) return { ok: false, why: 'over' };
  if (state.pending[seat] >= 0) {
    const next = copy(state);
    next.pending[seat] = -1;
    return { ok: true, state: next };
  }
  if (state.fork) return undoStrand(game, state, seat);
  const group = midGroup(game, state);
  let at: State = state as unknown as State;
  for (;;) {
    const past = pasts.get(at);
    if (!past) return { ok: false, why: 'nothing' };
    if (past.seat !== seat) return { ok: false, why: 'other' };
    if (past.barrier !== '') return { ok: false, why: past.barrier as UndoRefusal };
    at = past.prev;
    // A finished group is one step; inside it each small pick is.
    const inside = midGroup(game, at as unknown as State<O>);
    if (inside === null || inside === group) return { ok: true, state: at as unknown as State<O> };
  }
}

/** The other strands stay where they are: begin again at the fork and give everybody's answers but the last of this seat. */
function undoStrand<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoAnswer<O> {
  const fork = state.fork!;
  const mine = fork.picks[seat] ?? [];
  if (mine.length === 0) return { ok: false, why: 'nothing' };
  if (fork.can[seat] === 0) return { ok: false, why: 'revealed' };
  const picks = fork.picks.map((p, i) => (i === seat ? p.slice(0, -1) : p));
  return { ok: true, state: replayStrands(game, state, picks) };
}

/** The state of strands begun at the fork, after these picks. */
export function replayStrands<O extends Own>(game: Game<O>, state: State<O>, picks: readonly (readonly number[])[]): State<O> {
  const fork = state.fork!;
  const next = copy(fork.base as unknown as State<O>);
  const t = tableOf(game, next) as unknown as Table;
  next.strands = picks.map(() => forkThread(next.main, next.main.pc + 1));
  next.fork = { base: fork.base, picks: picks.map(() => []), can: picks.map(() => 0) };
  advance(t);
  picks.forEach((list, seat) => {
    for (const index of list) playAt(tableOf(game, next) as unknown as Table, seat, index);
  });
  return next;
}

// ---------------------------------------------------------------- saves with their undo

export interface SavedMatch extends SavedState {
  /** Where taking back can go to, and the picks since. */
  readonly undo?: { readonly from: SavedState; readonly picks: readonly (readonly [Seat, number])[] };
}

export function saveMatch<O extends Own>(game: Game<O>, state: State<O>): SavedMatch {
  const picks: [Seat, number][] = [];
  let at: State = state as unknown as State;
  for (let past = pasts.get(at); past && past.barrier === ''; past = pasts.get(at)) {
    picks.unshift([past.seat, past.index]);
    at = past.prev;
  }
  const saved = save(game, state);
  return picks.length === 0 ? saved : { ...saved, undo: { from: save(game, at as unknown as State<O>), picks } };
}

export function loadMatch<O extends Own>(game: Game<O>, saved: SavedMatch): State<O> {
  if (!saved.undo) return load(game, saved);
  let state = load(game, saved.undo.from);
  for (const [seat, index] of saved.undo.picks) state = pick(game, state, seat, index);
  if (hash(game, state) !== hash(game, load(game, saved)))
    throw new SetupError('This save contradicts itself: its picks do not lead to its state.');
  return state;
}

// ---------------------------------------------------------------- records

/** Everything needed to play a match again, and to see that it is the same. */
export interface Record {
  readonly touchline: number;
  readonly game: string;
  readonly options: Partial<Options>;
  readonly lists: readonly DeckList[];
  readonly seed: string;
  readonly picks: readonly (readonly [Seat, string])[];
  /** Hash after the start and after each pick. */
  readonly hashes: readonly string[];
}

/** Play a record again; `visit` sees every state. Refuses a record whose key is not offered or whose hash differs. */
export function replay<O extends Own>(
  game: Game<O>,
  record: Record,
  visit: (state: State<O>, step: number, log: Event[]) => void = () => {},
): State<O> {
  if (record.game !== game.id) throw new SetupError(`This is a record of ${record.game}, not of ${game.id}.`);
  let log: Event[] = [];
  let state = create(game, record.options, record.lists, record.seed, log);
  const check = (step: number) => {
    const expected = record.hashes[step];
    if (expected !== undefined && hash(game, state) !== expected)
      throw new SetupError(`Step ${step}: the state differs from the recorded one. The record was made by other rules or cards.`);
  };
  check(0);
  visit(state, 0, log);
  record.picks.forEach(([seat, key], i) => {
    log = [];
    const keys = keysAt(game, state, seat);
    if (!keys.includes(key))
      throw new SetupError(`Step ${i + 1}: "${key}" is not offered to seat ${seat + 1}. Offered: ${keys.join(', ')}.`);
    state = pick(game, state, seat, key, log);
    check(i + 1);
    visit(state, i + 1, log);
  });
  return state;
}
