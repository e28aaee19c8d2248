/** A match as people play it: picks that leave the old state alone, taking back, and the record that replays it. */

import { F_AUX, F_NODE, FRAME } from '../flow/frame.ts';
import type { DeckList, Game } from '../game.ts';
import { copy, SetupError } from '../model/state.ts';
import type { Event, Options, Own, Seat, State, Thread } from '../model/types.ts';
import { create, keysAt, options, playAt, tableOf } from '../run/play.ts';
import { rerun } from '../run/strands.ts';
import { FORMAT, hash, type SavedState, save } from '../saves/save.ts';

export { keysAt } from '../run/play.ts';

/** What the last pick can be taken back to, kept beside the state: never in a hash or copy. */
interface Past {
  readonly seat: Seat;
  readonly index: number;
  /** Null where nobody may go back: something was revealed, or chance was asked. */
  readonly prev: State | null;
  readonly barrier: string;
}
/**
 * On the state itself, where nothing that walks its fields finds it. Not a weak map: its entries outlive every quick collection, and
 * with them every state of the match.
 */
const PAST = Symbol('past');
const pasts = {
  get: (state: object): Past | undefined => (state as { [PAST]?: Past })[PAST],
  set: (state: object, past: Past): void => {
    Object.defineProperty(state, PAST, { value: past, enumerable: false, configurable: true, writable: true });
  },
};

/** Answer an ask. The given state is not changed; the new one comes back. Throws `Refused` if the answer is not legal. */
export function pick<O extends Own>(
  game: Game<O>,
  state: State<O>,
  seat: Seat,
  choice: number | string,
  log: Event[] | null = null,
): State<O> {
  const next = copy(state);
  const t = tableOf(game, next);
  t.log = log;
  const index = playAt(t, seat, choice);
  t.log = null;
  pasts.set(next, { seat, index, prev: t.barrier === '' ? state : null, barrier: t.barrier });
  return next;
}

// ---------------------------------------------------------------- taking back

export type UndoAnswer<O extends Own> = { readonly ok: true; readonly state: State<O> } | { readonly ok: false; readonly why: UndoRefusal };
/** nothing: no pick to take back · revealed, chance: somebody learned something · other: somebody else acted since. */
export type UndoRefusal = 'nothing' | 'revealed' | 'chance' | 'other' | 'over';

/** Has a group been begun here? Then the line of play stands in the middle of one decision. */
function midGroup<O extends Own>(game: Game<O>, { frames }: Thread): string | null {
  for (let at = frames.length - FRAME; at >= 0; at -= FRAME) {
    const instr = game.program.code[frames[at + F_NODE]];
    if (instr.group && frames[at + F_AUX] !== 0) return `${at}/${instr.path}`;
  }
  return null;
}

/** The seat's last decision is taken back: a finished group as a whole, inside one each small pick, a secret pick until all are in. */
export function undo<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoAnswer<O> {
  if (state.result) return { ok: false, why: 'over' };
  if (state.pending[seat] >= 0) return { ok: true, state: withdraw(game, state, seat) };
  // Before anybody has answered in a strand, the pick that led to the strands can still be taken back.
  if (state.fork?.picks.some((p) => p.length > 0)) return undoStrand(game, state, seat);
  const group = midGroup(game, state.main);
  let at: State = state;
  for (;;) {
    const past = pasts.get(at);
    const why = !past ? 'nothing' : past.seat !== seat ? 'other' : past.barrier;
    if (why !== '') {
      // The group cannot be taken back as a whole, but what came after the moment that stands against it can.
      if ((at as unknown) !== state) return { ok: true, state: at as State<O> };
      return { ok: false, why: why as UndoRefusal };
    }
    at = past!.prev!;
    const inside = midGroup(game, at.main);
    if (inside === null || inside === group) return { ok: true, state: at as State<O> };
  }
}

/** A secret pick is withdrawn as if it had never been made; the others' picks stay. */
function withdraw<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): State<O> {
  const past = pasts.get(state);
  if (past?.prev && past.seat === seat) return past.prev as State<O>;
  const next = copy(state);
  next.pending[seat] = -1;
  if (options(game, next, seat).length > 1) next.decisions--;
  if (past?.prev && past.prev.pending[seat] >= 0) pasts.set(next, { ...past, prev: withdraw(game, past.prev, seat) });
  return next;
}

/** The other strands stay where they are: begin again at the fork and give everybody's answers but the last of this seat. */
function undoStrand<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoAnswer<O> {
  const { picks, can } = state.fork!;
  const mine = picks[seat] ?? [];
  if (mine.length === 0) return { ok: false, why: 'nothing' };
  if (can[seat] === 0) return { ok: false, why: strandBarrier(game, state, seat) };
  const group = midGroup(game, state.strands[seat]);
  for (let n = 1; ; n++) {
    const next = replayStrands(
      game,
      state,
      picks.map((p, i) => (i === seat ? p.slice(0, -n) : p)),
    );
    const inside = midGroup(game, next.strands[seat]);
    if (inside === null || inside === group || n === can[seat] || n === mine.length) return { ok: true, state: next };
  }
}

/** Why the seat's last pick in its strand stands. */
function strandBarrier<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoRefusal {
  const t = tableOf(game, state);
  rerun(
    t,
    state.fork!,
    state.fork!.picks.map((p, i) => (i === seat ? p : [])),
  );
  return t.barrier as UndoRefusal;
}

/** The state of strands begun at the fork, after these picks. */
export function replayStrands<O extends Own>(game: Game<O>, state: State<O>, picks: readonly (readonly number[])[]): State<O> {
  return rerun(tableOf(game, state), state.fork!, picks) as State<O>;
}

// ---------------------------------------------------------------- saves with their undo

export interface SavedMatch extends SavedState {
  /** Where taking back can go to, and the picks since. */
  readonly undo?: { readonly from: SavedState; readonly picks: readonly (readonly [Seat, number])[] };
}

export function saveMatch<O extends Own>(game: Game<O>, state: State<O>): SavedMatch {
  const picks: [Seat, number][] = [];
  let at: State = state;
  for (let past = pasts.get(at); past?.prev; past = pasts.get(at)) {
    picks.unshift([past.seat, past.index]);
    at = past.prev;
  }
  const saved = save(game, state);
  return picks.length === 0 ? saved : { ...saved, undo: { from: save(game, at), picks } };
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
  if (record?.touchline !== FORMAT || !Array.isArray(record.picks) || !Array.isArray(record.hashes) || !Array.isArray(record.lists))
    throw new SetupError(`This is not a record this version can read (format ${record?.touchline}, known: ${FORMAT}).`);
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
      throw new SetupError(`Step ${i + 1}: "${key}" is not offered to seat ${seat + 1}. Offered: ${keys.join(', ') || 'nothing'}.`);
    state = pick(game, state, seat, key, log);
    check(i + 1);
    visit(state, i + 1, log);
  });
  return state;
}
