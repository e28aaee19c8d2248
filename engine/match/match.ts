/** A match as people play it: picks that leave the old state alone, and taking them back. */

import { F_AUX, F_NODE, FRAME } from '../flow/frame.ts';
import type { Game } from '../game.ts';
import { copy } from '../model/state.ts';
import type { Event, Own, Seat, State, Thread } from '../model/types.ts';
import { branching, options, tableOf } from '../run/asking.ts';
import { playAt } from '../run/play.ts';
import { rerun } from '../run/strands.ts';
import { type SavedState, save } from '../saves/save.ts';

export { keysAt } from '../run/asking.ts';

/**
 * A pick that can be taken back, kept beside the state it led to: never in a hash or copy. Of all the picks that can be taken back one
 * after the other only the state before the first is kept; the states between are played again when somebody wants them.
 */
interface Past {
  readonly seat: Seat;
  readonly index: number;
  /** Why nobody may go back: something was revealed, or chance was asked; '' if nothing stands against it. */
  readonly barrier: string;
  /** The pick before it, if that can be taken back too. */
  readonly prev: Past | null;
  /** The state before the first of them; null behind a barrier. */
  readonly base: State | null;
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
  // Whoever has looked at the question has worked out its answers: they are not worked out again.
  const next = branching(game, state, seat, true)();
  const t = tableOf(game, next);
  t.log = log;
  const index = playAt(t, seat, choice);
  t.log = null;
  pasts.set(next, pastOf(state, seat, index, t.barrier));
  return next;
}

function pastOf(before: State, seat: Seat, index: number, barrier: string): Past {
  if (barrier !== '') return { seat, index, barrier, prev: null, base: null };
  const past = pasts.get(before);
  return past?.base ? { seat, index, barrier, prev: past, base: past.base } : { seat, index, barrier, prev: null, base: before };
}

/** A pick that can be taken back and all such picks before it, the first first. */
function chainOf(past: Past | undefined): Past[] {
  const chain: Past[] = [];
  for (let at: Past | null = past?.base ? past : null; at; at = at.prev) chain.unshift(at);
  return chain;
}

/** The states before each pick of a chain. */
function statesOf<O extends Own>(game: Game<O>, chain: readonly Past[]): State<O>[] {
  const states = [chain[0].base as State<O>];
  for (const { seat, index } of chain.slice(0, -1)) states.push(pick(game, states.at(-1)!, seat, index));
  return states;
}

// ---------------------------------------------------------------- taking back

/** `back`: so many of the seat's last picks are undone; what others picked since stays. */
export type UndoAnswer<O extends Own> =
  | { readonly ok: true; readonly state: State<O>; readonly back: number }
  | { readonly ok: false; readonly why: UndoRefusal };
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

/** Why the pick that led to a state cannot be taken back by this seat; '' if it can. */
function refusal(past: Past | undefined, seat: Seat): UndoRefusal | '' {
  return !past ? 'nothing' : past.seat !== seat ? 'other' : (past.barrier as UndoRefusal | '');
}

/** The seat's last decision is taken back: a finished group as a whole, inside one each small pick, a secret pick until all are in. */
export function undo<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): UndoAnswer<O> {
  if (state.result) return { ok: false, why: 'over' };
  if (state.pending[seat] >= 0) return { ok: true, state: withdraw(game, state, seat), back: 1 };
  // Before anybody has answered in a strand, the pick that led to the strands can still be taken back.
  if (state.fork?.picks.some((p) => p.length > 0)) return undoStrand(game, state, seat);
  const why = refusal(pasts.get(state), seat);
  if (why !== '') return { ok: false, why };
  const group = midGroup(game, state.main);
  const states = statesOf(game, chainOf(pasts.get(state)));
  for (let back = 1; ; back++) {
    const before = states[states.length - back];
    const inside = midGroup(game, before.main);
    // Where the group cannot be taken back as a whole, what came after the moment that stands against it can.
    if (inside === null || inside === group || refusal(pasts.get(before), seat) !== '') return { ok: true, state: before, back };
  }
}

/** A secret pick is withdrawn as if it had never been made; the others' picks stay. */
function withdraw<O extends Own>(game: Game<O>, state: State<O>, seat: Seat): State<O> {
  const chain = chainOf(pasts.get(state));
  const mine = chain.findLastIndex((past) => past.seat === seat);
  if (mine >= 0) {
    const others = chain.toSpliced(mine, 1);
    return others.reduce((at, past) => pick(game, at, past.seat, past.index), chain[0].base as State<O>);
  }
  // Of a state that was loaded nobody knows how it came about.
  const next = copy(state);
  next.pending[seat] = -1;
  if (options(game, next, seat).length > 1) next.decisions--;
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
    if (inside === null || inside === group || n === can[seat] || n === mine.length) return { ok: true, state: next, back: n };
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
  const chain = chainOf(pasts.get(state));
  const saved = save(game, state);
  if (chain.length === 0) return saved;
  const from = save(game, chain[0].base as State<O>);
  return { ...saved, undo: { from, picks: chain.map(({ seat, index }) => [seat, index] as const) } };
}

/**
 * What a match goes on from as if it had never been put away, taking back included: the state before the first pick that can be taken
 * back, how many picks ago that was, and why the pick before them cannot.
 */
export interface Rest {
  readonly from: SavedState;
  readonly ago: number;
  readonly last: { readonly seat: Seat; readonly index: number; readonly barrier: string } | null;
}

/** How many picks that led to a state can be taken back, one after the other. */
export const takeable = (state: State): number => chainOf(pasts.get(state)).length;

export function restOf<O extends Own>(game: Game<O>, state: State<O>): Rest {
  const chain = chainOf(pasts.get(state));
  const from = chain.length > 0 ? (chain[0].base as State<O>) : state;
  const last = pasts.get(from);
  return { from: save(game, from), ago: chain.length, last: last ? { seat: last.seat, index: last.index, barrier: last.barrier } : null };
}

/** A pick that cannot be taken back has led to this state. */
export function led(state: State, last: NonNullable<Rest['last']>): void {
  pasts.set(state, { ...last, prev: null, base: null });
}
