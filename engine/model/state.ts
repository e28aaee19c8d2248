/** Making a match, and copying one. The copy is written for the shape: it is on the hot path of every bot. */
import type { DeckList, DeckProblem, Game, OptionSpec } from '../game.ts';
import { STREAM_KINDS } from './random.ts';
import type { Options, OptionValue, Own, Seat, State, Thread } from './types.ts';

/** What is wrong with what was to be set up, as data: whoever shows it says it in the reader's language. */
export type SetupProblem =
  /** The definition of the game: only its author can mend that. */
  | { readonly code: 'game' }
  | { readonly code: 'seats'; readonly allowed: readonly number[]; readonly got: number }
  | { readonly code: 'option'; readonly option: string }
  | { readonly code: 'noCard'; readonly card: string }
  | { readonly code: 'list'; readonly seat: Seat; readonly problems: readonly DeckProblem[] }
  /** Not even JSON. */
  | { readonly code: 'unreadable' }
  /** Nothing we have written. */
  | { readonly code: 'notASave' }
  /** A link to a match that was cut off or changed on its way. */
  | { readonly code: 'link' }
  | { readonly code: 'format'; readonly found: number; readonly reads: number }
  | { readonly code: 'otherGame'; readonly found: string; readonly wanted: string }
  | { readonly code: 'noGame'; readonly game: string; readonly games: readonly string[] }
  /** A field that cannot be right. */
  | { readonly code: 'damaged'; readonly field: string }
  /** Changed after it was written. */
  | { readonly code: 'edited'; readonly step: number }
  /** It does not come out as it was played: it was made by other rules or cards. Without a step if it does not even begin. */
  | { readonly code: 'otherRules'; readonly step: number | null };

/** A mistake of the person who set something up. Its message is for programmers; `problem` says the same as data. */
export class SetupError extends Error {
  readonly problem: SetupProblem;
  constructor(problem: SetupProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The options of a match that names none, by the table it is played at. */
const defaults = new WeakMap<object, Options>();

export function optionsOf<O extends Own>(game: Game<O>, given: Partial<Options>, seats: number): Options {
  const plain = Object.keys(given).length === 0;
  const known = plain ? defaults.get(game.layouts[seats]) : undefined;
  if (known) return known;
  const chosen = chosenOptions(game, given, seats);
  if (plain) defaults.set(game.layouts[seats], chosen);
  return chosen;
}

function chosenOptions<O extends Own>(game: Game<O>, given: Partial<Options>, seats: number): Options {
  const out: { [name: string]: OptionValue | readonly OptionValue[] } = {};
  for (const name of Object.keys(given))
    if (!game.spec.options[name])
      throw new SetupError(
        { code: 'option', option: name },
        `${game.id} has no option "${name}". Options: ${Object.keys(game.spec.options).join(', ')}.`,
      );
  for (const [name, spec] of Object.entries(game.spec.options)) {
    const value = given[name] ?? spec.default;
    if (spec.per !== 'seat') out[name] = checked(name, spec, value);
    else if (!Array.isArray(value)) out[name] = new Array<OptionValue>(seats).fill(checked(name, spec, value));
    else if (value.length === seats) out[name] = value.map((one) => checked(name, spec, one));
    else
      throw new SetupError(
        { code: 'option', option: name },
        `Option "${name}" needs a value for each of the ${seats} seats; got ${value.length}.`,
      );
  }
  return Object.freeze(out);
}

function checked(name: string, spec: OptionSpec, value: OptionValue | readonly OptionValue[]): OptionValue {
  if (typeof value === typeof spec.default && (!spec.values || spec.values.includes(value as OptionValue))) return value as OptionValue;
  const allowed = spec.values?.map(String).join(', ') ?? `a ${typeof spec.default}`;
  throw new SetupError({ code: 'option', option: name }, `Option "${name}" cannot be ${JSON.stringify(value)}. Use ${allowed}.`);
}

/** The state before the first step: cards where their list puts them, nothing shuffled. */
export function initialState<O extends Own>(
  game: Game<O>,
  options: Options,
  lists: readonly DeckList[],
  chance: Pick<State, 'seeds' | 'keys'>,
): State<O> {
  const def: number[] = [];
  const owner: number[] = [];
  const zone: number[] = [];
  const seats = lists.length;
  const layout = game.layouts[seats];
  const zones: number[][] = layout.zones.map(() => []);
  const add = (ids: readonly string[], name: string, seat: Seat, place: number, whose: Seat) => {
    const kind = game.zoneKind.get(name);
    if (kind === undefined) throw new SetupError({ code: 'game' }, `${game.id} has no zone "${name}" to lay cards in.`);
    const z = layout.zoneBase[kind] + seat * layout.zoneStep[kind] + place;
    if (layout.zones[z]?.kind !== kind || (layout.zoneStep[kind] !== 0 && layout.zones[z].seat !== seat))
      throw new SetupError({ code: 'game' }, `${game.id}: "${name}" has no place ${place} for seat ${seat}.`);
    for (let i = 0; i < ids.length; i++) {
      const d = game.defIndex.get(ids[i]);
      if (d === undefined) throw new SetupError({ code: 'noCard', card: ids[i] }, `${game.id} has no card "${ids[i]}".`);
      zones[z].push(def.length);
      def.push(d);
      owner.push(whose);
      zone.push(z);
    }
  };
  for (let seat = 0; seat < seats; seat++)
    for (const [group, name] of Object.entries(game.spec.groups))
      add(lists[seat][group] ?? [], name, seat, 0, game.spec.zones[name]?.per === 'table' ? -1 : seat);
  for (const { zone: name, seat = 0, place = 0, cards, owner: whose = -1 } of game.spec.common?.(options, seats) ?? [])
    add(cards, name, seat, place, whose);
  const known: number[] = [];
  for (let card = 0; card < zone.length; card++) known.push(layout.sight[zone[card]]);
  const handles: number[][] = [];
  const nextHandle: number[] = [];
  for (let v = 0; v <= seats; v++) {
    let next = 1;
    const given: number[] = [];
    for (let card = 0; card < known.length; card++) given.push(known[card] & (1 << v) ? next++ : 0);
    handles.push(given);
    nextHandle.push(next);
  }
  const none = def.map(() => 0);
  const entry = game.program.main.entry;
  return {
    game: game.id,
    options,
    seats,
    def,
    owner,
    zone,
    epoch: none,
    known,
    marks: game.marks.map(() => none.slice()),
    zones,
    own: game.spec.own(options, seats),
    tallies: new Array(layout.tallyCount).fill(0),
    uses: [],
    mods: [],
    waiting: [],
    delayed: [],
    main: { pc: entry + 1, frames: [entry, 0, 0, -1, 0], locals: new Array(game.program.main.slots.size).fill(null), fp: 0 },
    strands: [],
    fork: null,
    pending: new Array(seats).fill(-1),
    out: 0,
    leaving: 0,
    seeds: chance.seeds,
    keys: chance.keys,
    counts: new Array((seats + 1) * STREAM_KINDS).fill(0),
    handles,
    nextHandle,
    decisions: 0,
    forced: 0,
    loopMark: '',
    result: null,
  };
}

function copyThread(th: Thread): Thread {
  return { pc: th.pc, frames: th.frames.slice(), locals: th.locals.slice(), fp: th.fp };
}

/** A strand's thread: the same scopes and variables, begun at the strand's first step. */
export function forkThread(th: Thread, pc: number): Thread {
  return { ...copyThread(th), pc };
}

/** While strands run, `nextHandle` also counts, by viewer and seat, the handles given to that seat's cards. */
export function openHandles(s: State): void {
  s.nextHandle = [...s.nextHandle.slice(0, s.seats + 1), ...new Array((s.seats + 1) * s.seats).fill(0)];
}

/** The first handle of a viewer that no strand can have given. */
export function freeHandle<O extends Own>(s: State<O>, viewer: number): number {
  const first = s.seats + 1 + viewer * s.seats;
  const given = s.nextHandle.slice(first, first + s.seats);
  return s.nextHandle[viewer] + s.seats * Math.max(0, ...given);
}

export function closeHandles(s: State): void {
  s.nextHandle = Array.from({ length: s.seats + 1 }, (_, viewer) => freeHandle(s, viewer));
}

const slice = (a: number[]) => a.slice();

/** An independent copy. Lists that are never changed in place are shared. `watched` false: nobody will look, so no handles. */
export function copy<O extends Own>(s: State<O>, watched = true): State<O> {
  const zones: number[][] = new Array(s.zones.length);
  for (let i = 0; i < zones.length; i++) zones[i] = s.zones[i].slice();
  return {
    game: s.game,
    options: s.options,
    seats: s.seats,
    def: s.def,
    owner: s.owner.slice(),
    zone: s.zone.slice(),
    epoch: s.epoch.slice(),
    known: s.known.slice(),
    marks: s.marks.map(slice),
    zones,
    own: { ...s.own },
    tallies: s.tallies.slice(),
    uses: s.uses,
    mods: s.mods,
    waiting: s.waiting,
    delayed: s.delayed,
    main: copyThread(s.main),
    strands: s.strands.length === 0 ? [] : s.strands.map(copyThread),
    fork: s.fork,
    pending: s.pending.slice(),
    out: s.out,
    leaving: s.leaving,
    seeds: s.seeds,
    keys: s.keys,
    counts: s.counts.slice(),
    handles: watched && s.handles ? s.handles.map(slice) : null,
    nextHandle: s.nextHandle.slice(),
    decisions: s.decisions,
    forced: s.forced,
    loopMark: s.loopMark,
    result: s.result,
  };
}
