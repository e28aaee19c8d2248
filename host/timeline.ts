/**
 * A match and how it came about. It keeps the picks, the state now and a snapshot now and then; whatever else is asked for is played
 * again from the nearest snapshot, so that a long match takes hardly more room than a short one.
 */
import {
  type Ask,
  apart,
  asked,
  askFor,
  type Beginning,
  CHECK_EVERY,
  type Check,
  create,
  type Entry,
  type Event,
  entered,
  firstLink,
  type Game,
  hash,
  type Lists,
  nextLink,
  type Own,
  RECORD_FORMAT,
  type Record,
  type Rest,
  type Result,
  recordOf,
  rested,
  restOf,
  type Seat,
  type Sighted,
  type State,
  takeable,
  type UndoRefusal,
  undo,
  type View,
  type Viewer,
  view,
} from '@touchline/engine';
import { pressedAt, type Step } from './entries.ts';
import { SNAPSHOT_BUDGET, Snapshots } from './snapshots.ts';

/** Steps of which the events are kept: who looks at every step finds them here. */
const RECENT = 6;
/** Picks that are played again at least where taking back may have to go on from. */
const MARGIN = 50;

/** A timeline as it is put away. One flag a step in `decided` and `passed`. */
export interface Slept {
  readonly rest: Rest;
  readonly seats: readonly Seat[];
  readonly keys: readonly (string | null)[];
  readonly decided: string;
  readonly passed: string;
}

const flags = (list: readonly boolean[]): string => list.map((one) => (one ? '1' : '0')).join('');

export class Timeline {
  readonly game: Game;
  readonly begun: Beginning;
  readonly #lists: Lists;
  readonly #snapshots: Snapshots;
  #state: State;
  // By step: lists of plain values take a third of the room of a list of records.
  readonly #seats: Seat[] = [];
  readonly #keys: (string | null)[] = [];
  /** There was something to choose, and the table did not choose it. */
  readonly #decided: boolean[] = [];
  readonly #passed: boolean[] = [];
  /** The newest steps. */
  #recent: Step[] = [];
  /** The state looked at last, of those that were. */
  #visited: { readonly step: number; readonly state: State } | null = null;
  /** Links worked out so far: those of checks, and the last. */
  readonly #links = new Map<number, string>();
  #firstHash: string | null = null;
  /** Steps of which only the picks are known: the timeline was woken. */
  #unplayed = 0;

  constructor(game: Game, begun: Beginning, lists: Lists = 'open', budget = SNAPSHOT_BUDGET, slept: Slept | null = null) {
    this.game = game;
    this.begun = begun;
    this.#lists = lists;
    this.#snapshots = new Snapshots(game, budget);
    this.#state = slept ? rested(game, slept.rest) : create(game, begun.options, begun.lists, begun.seed);
    if (slept) this.#wake(slept);
  }

  /** What was played since the state it is woken from is played again; before that only the picks are known. */
  #wake({ rest, seats, keys, decided, passed }: Slept): void {
    this.#unplayed = keys.length - rest.ago;
    for (let step = 0; step < this.#unplayed; step++) {
      this.#seats.push(seats[step]);
      this.#keys.push(keys[step]);
      this.#decided.push(decided[step] === '1');
      this.#passed.push(passed[step] === '1');
    }
    for (let step = this.#unplayed; step < keys.length; step++) this.#enter([seats[step], keys[step]], passed[step] === '1');
  }

  /** All that is needed to wake it as it is. */
  slept(): Slept {
    const rest = restOf(this.game, this.#state);
    return { rest, seats: [...this.#seats], keys: [...this.#keys], decided: flags(this.#decided), passed: flags(this.#passed) };
  }

  get seed(): string {
    return this.begun.seed;
  }

  get seats(): number {
    return this.begun.lists.length;
  }

  get steps(): number {
    return this.#keys.length;
  }

  get result(): Result | null {
    return this.#state.result;
  }

  asked(): readonly Seat[] {
    return asked(this.game, this.#state);
  }

  ask(seat: Seat): Ask | null {
    return askFor(this.game, this.#state, seat);
  }

  /** Where seats act at the same time and see of each other only who has finished: which such part of the match it is; null elsewhere. */
  get apart(): string | null {
    return apart(this.game, this.#state);
  }

  entry(step: number): Entry {
    return [this.#seats[step], this.#keys[step]];
  }

  /** Who has given up, in that order. */
  get conceded(): readonly Seat[] {
    return this.#seats.filter((_, i) => this.#keys[i] === null);
  }

  /** Steps that the table took for somebody. */
  get passed(): readonly number[] {
    return [...this.#passed.keys()].filter((step) => this.#passed[step]);
  }

  /** What a viewer sees now, or saw after so many steps. `sighted`: what they saw last. */
  view(viewer: Viewer, step = this.steps, sighted?: Sighted): View {
    return view(this.game, this.#stateAt(step), viewer, this.#lists, sighted);
  }

  hash(step = this.steps): string {
    return hash(this.game, this.#stateAt(step));
  }

  // -------------------------------------------------------------- going on and back

  /** Throws `Refused` if it is not offered. `passed`: the table answers for the seat. */
  pick(seat: Seat, key: string, passed = false): void {
    this.#enter([seat, key], passed);
  }

  concede(seat: Seat): void {
    this.#enter([seat, null], false);
  }

  #enter(entry: Entry, passed: boolean): void {
    const before = this.#state;
    const events: Event[] = [];
    const pressed = pressedAt(this.game, before, entry);
    this.#state = entered(this.game, before, entry, events);
    this.#visited = null;
    this.#seats.push(entry[0]);
    this.#keys.push(entry[1]);
    this.#decided.push(!passed && this.#state.decisions > before.decisions);
    this.#passed.push(passed);
    this.#recent.push({ step: this.steps, seat: entry[0], events, pressed, before: before.own, own: this.#state.own });
    if (this.#recent.length > 2 * RECENT) this.#recent = this.#recent.slice(-RECENT);
    if (this.steps % CHECK_EVERY === 0) this.#snapshots.add(this.steps, this.#state);
  }

  /** A seat's last decision is taken back, or the reason why not. What others have picked since is given again without it. */
  undo(seat: Seat): UndoRefusal | null {
    const answer = undo(this.game, this.#state, seat);
    if (!answer.ok) return answer.why;
    let first = this.steps;
    for (let left = answer.back; left > 0; ) if (this.#seats[--first] === seat) left--;
    const others: [Entry, boolean][] = [];
    for (let i = first; i < this.steps; i++) if (this.#seats[i] !== seat) others.push([this.entry(i), this.#passed[i]]);
    this.#cut(first, others.length === 0 ? answer.state : this.#played(first, MARGIN));
    for (const [entry, passed] of others) this.#enter(entry, passed);
    return null;
  }

  /** Why a seat's last decision cannot be taken back; null if it can. */
  whyNoUndo(seat: Seat): UndoRefusal | null {
    const answer = undo(this.game, this.#state, seat);
    return answer.ok ? null : answer.why;
  }

  /** Back to a seat's last decision, whatever was answered or revealed since. False if there was none. */
  rewind(seat: Seat): boolean {
    const at = this.#decided.findLastIndex((decided, i) => decided && this.#seats[i] === seat);
    if (at < 0) return false;
    this.#cut(at, this.#played(at, MARGIN));
    return true;
  }

  #cut(step: number, state: State): void {
    this.#state = state;
    this.#visited = null;
    for (const list of [this.#seats, this.#keys, this.#decided, this.#passed]) list.length = step;
    this.#recent = this.#recent.filter((one) => one.step <= step);
    this.#snapshots.cut(step);
    for (const at of this.#links.keys()) if (at > step) this.#links.delete(at);
  }

  // -------------------------------------------------------------- what was

  #stateAt(step: number): State {
    if (step >= this.steps) return this.#state;
    if (this.#visited?.step !== step) this.#visited = { step, state: this.#played(step, 0) };
    return this.#visited.state;
  }

  /** Played again from the nearest snapshot that lies so many steps before, or from where somebody has looked. */
  #played(step: number, margin: number): State {
    const snapshot = this.#snapshots.nearest(Math.max(0, step - margin));
    const visited = margin === 0 && this.#visited && this.#visited.step <= step ? this.#visited : null;
    const from = visited && (!snapshot || visited.step > snapshot.step) ? visited : snapshot;
    const state = this.#playedFrom(from, step);
    // What can be taken back may lie further back than the snapshot: it must not depend on which ones there are.
    return margin > 0 && from && takeable(state) >= step - from.step ? this.#playedFrom(null, step) : state;
  }

  #playedFrom(from: { readonly step: number; readonly state: State } | null, step: number): State {
    let state = from?.state ?? this.#beginning();
    for (let at = from?.step ?? 0; at < step; at++) state = entered(this.game, state, this.entry(at));
    return state;
  }

  #beginning(events: Event[] | null = null): State {
    return create(this.game, this.begun.options, this.begun.lists, this.begun.seed, events);
  }

  /** What happened before the first step, and what the game remembered of it. */
  opening(): { readonly events: readonly Event[]; readonly own: Own } {
    const events: Event[] = [];
    const { own } = this.#beginning(events);
    return { events, own };
  }

  /** The steps after one, up to another. */
  since(after: number, upTo = this.steps): readonly Step[] {
    const recent = this.#recent.filter(({ step }) => step > after && step <= upTo);
    const first = Math.min(this.#recent[0]?.step ?? this.steps + 1, upTo + 1);
    if (after + 1 >= first) return recent;
    const out: Step[] = [];
    let state = this.#stateAt(after);
    for (let at = after; at < first - 1; at++) {
      const entry = this.entry(at);
      const events: Event[] = [];
      const pressed = pressedAt(this.game, state, entry);
      const before = state.own;
      state = entered(this.game, state, entry, events);
      out.push({ step: at + 1, seat: entry[0], events, pressed, before, own: state.own });
    }
    return [...out, ...recent];
  }

  /** How often a seat had something to choose, and chose. */
  decisionsOf(seat: Seat): number {
    return this.#decided.filter((decided, step) => decided && this.#seats[step] === seat).length;
  }

  isPassed(step: number): boolean {
    return this.#passed[step - 1] ?? false;
  }

  // -------------------------------------------------------------- the record

  /** Up to a step, as if the match had ended there. */
  record(step = this.steps): Record {
    const checks: Check[] = [];
    const { options, lists, seed } = this.begun;
    const picks = this.#keys.slice(0, step).map((key, i): Entry => [this.#seats[i], key]);
    if (this.#unplayed > 0) return recordOf(this.game, this.begun, picks);
    for (let at = 0; at < step; at += CHECK_EVERY) checks.push({ step: at, link: this.#link(at), hash: this.#hashAt(at) });
    checks.push({ step, link: this.#link(step), hash: this.hash(step) });
    return { touchline: RECORD_FORMAT, game: this.game.id, options, lists, seed, picks, checks };
  }

  #hashAt(step: number): string {
    if (step > 0) return this.#snapshots.hash(step);
    this.#firstHash ??= hash(this.game, this.#beginning());
    return this.#firstHash;
  }

  /** Links are worked out when a record is wanted: a digest costs half as much as a pick. */
  #link(step: number): string {
    if (this.#links.size === 0) this.#links.set(0, firstLink(this.game.id, this.begun));
    let from = 0;
    for (const at of this.#links.keys()) if (at <= step && at > from) from = at;
    let link = this.#links.get(from)!;
    for (let at = from; at < step; at++) {
      link = nextLink(link, this.entry(at));
      if ((at + 1) % CHECK_EVERY === 0) this.#links.set(at + 1, link);
    }
    // Of those between checks only the last is kept: the next record goes on from it.
    for (const at of this.#links.keys()) if (at % CHECK_EVERY !== 0) this.#links.delete(at);
    this.#links.set(step, link);
    return link;
  }
}
