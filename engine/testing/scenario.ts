/** A match in which a test lays cards where the rule needs them, and plays to the decision. */
import { fail, ok } from 'node:assert/strict';
import {
  asked,
  askFor,
  concede,
  create,
  type DeckList,
  type Event,
  type Game,
  keysAt,
  load,
  type Options,
  type Own,
  pick,
  type Seat,
  type State,
  save,
  stream,
  type Table,
  tableOf,
  undo,
} from '../index.ts';
import { modeNow, underTest } from './rules.ts';
import { isSame } from './same.ts';
import { SeatAt, seatName, zoneNamed } from './seat.ts';

export interface ScenarioSpec {
  readonly options?: Partial<Options>;
  readonly lists: readonly DeckList[];
  readonly seed?: string;
}

export function scenario<O extends Own>(game: Game<O>, spec: ScenarioSpec): Scenario<O> {
  return new Scenario(underTest(game), spec);
}

export class Scenario<O extends Own> {
  readonly game: Game<O>;
  readonly spec: ScenarioSpec;
  state: State<O>;
  /** Everything that happened so far. */
  readonly events: Event[] = [];
  readonly #seats: readonly SeatAt<O>[];

  constructor(game: Game<O>, spec: ScenarioSpec) {
    this.game = game;
    this.spec = spec;
    this.state = create(game, spec.options ?? {}, spec.lists, spec.seed ?? 'test', this.events);
    this.#seats = Array.from({ length: this.state.seats }, (_, seat) => new SeatAt(this, seat));
    this.#goesOn();
  }

  seat(seat: Seat): SeatAt<O> {
    return this.#seats[seat] ?? fail(`nobody sits at ${seatName(seat)}: ${this.#seats.length} play`);
  }

  get a(): SeatAt<O> {
    return this.seat(0);
  }

  get b(): SeatAt<O> {
    return this.seat(1);
  }

  get c(): SeatAt<O> {
    return this.seat(2);
  }

  get d(): SeatAt<O> {
    return this.seat(3);
  }

  /** Rules that run on without asking, end without a result or ask somebody who has no answer are no draw: a test must not take them for one. */
  #goesOn(): void {
    const { result } = this.state;
    if (result?.reason === 'stepBudget') fail(`the rules ran on without asking anybody (${result.clause})`);
    if (result?.reason === 'noResult') fail('the flow ended without a result');
    if (result) return;
    const seats = asked(this.game, this.state);
    if (seats.length === 0) fail('nobody is asked, and the match is not over');
    for (const seat of seats)
      if (keysAt(this.game, this.state, seat).length === 0) fail(`${seatName(seat)} is asked at ${this.ask} and has no answer`);
  }

  get own(): O {
    return this.state.own;
  }

  get table(): Table<O> {
    return tableOf(this.game, this.state);
  }

  get result() {
    return this.state.result;
  }

  /** The name of the open ask; '' when the match is over. */
  get ask(): string {
    const seat = asked(this.game, this.state)[0];
    return seat === undefined ? '' : (askFor(this.game, this.state, seat)?.name ?? '');
  }

  /** Seats that are asked now. */
  get asked(): Seat[] {
    return asked(this.game, this.state);
  }

  /** Answer for a seat (or for the only one asked), by key. */
  pick(seat: Seat, key: string): this {
    const keys = keysAt(this.game, this.state, seat);
    if (!keys.includes(key)) fail(`"${key}" is not offered to ${seatName(seat)} at ${this.ask}. Offered: ${keys.join(' | ')}`);
    const before = this.state;
    const log: Event[] = [];
    this.state = pick(this.game, before, seat, key, log);
    this.events.push(...log);
    this.#goesOn();
    if (modeNow() === 'undo') {
      const back = undo(this.game, this.state, seat);
      if (back.ok) {
        const again = pick(this.game, back.state, seat, keysAt(this.game, back.state, seat).includes(key) ? key : 0);
        if (isSame(this.game, back.state, before))
          ok(isSame(this.game, again, this.state), `"${key}" taken back and given again leads elsewhere`);
      }
    } else if (modeNow() === 'save') {
      const loaded = load(this.game, JSON.parse(JSON.stringify(save(this.game, this.state))));
      ok(isSame(this.game, loaded, this.state), `what was saved after "${key}" is read as something else`);
      this.state = loaded;
    }
    return this;
  }

  /** Somebody leaves the match. */
  leave(seat: Seat): this {
    const log: Event[] = [];
    this.state = concede(this.game, this.state, seat, log);
    this.events.push(...log);
    this.#goesOn();
    return this;
  }

  /** Play on, passing or declining where possible, until an ask with this name is open (and, if given, for this seat). */
  until(name: string, seat?: Seat): this {
    for (let i = 0; i < 2000 && !this.state.result; i++) {
      const who = asked(this.game, this.state)[0];
      if (this.ask === name && (seat === undefined || who === seat)) return this;
      this.pick(who, idle(keysAt(this.game, this.state, who)));
    }
    fail(`No ask "${name}" came up before the end.`);
  }

  /** Play to the end with the quietest answers. */
  finish(): this {
    for (let i = 0; i < 5000 && !this.state.result; i++) {
      const who = asked(this.game, this.state)[0];
      this.pick(who, idle(keysAt(this.game, this.state, who)));
    }
    ok(this.state.result, 'the match did not end');
    return this;
  }

  /** Random legal play from here to the end. */
  random(seed: string): this {
    const dice = stream(seed);
    while (!this.state.result) {
      const who = asked(this.game, this.state)[0];
      const keys = keysAt(this.game, this.state, who);
      this.pick(who, keys[dice.below(keys.length)]);
    }
    return this;
  }

  /** Lay exactly these cards into a zone of a seat (`field@3`: its fourth place), the last one on top. Others of the zone go to `spare`. */
  put(seat: Seat, zone: string, cards: readonly string[], spare = 'deck'): this {
    const s = (this.state = load(this.game, save(this.game, this.state)));
    const z = this.#zone(zone, seat);
    const rest = this.#zone(spare, seat);
    if (z === rest) fail('use top() to stack a deck');
    while (s.zones[z].length > cards.length) this.#shift(s.zones[z].pop()!, z, rest, false);
    while (s.zones[z].length < cards.length) {
      const back = s.zones[rest].findIndex((c) => this.game.defs[s.def[c]].back === this.#def(cards[s.zones[z].length]).back);
      if (back < 0) fail(`no spare card in ${spare} to put into ${zone}`);
      this.#shift(s.zones[rest].splice(back, 1)[0], rest, z, true);
    }
    cards.forEach((id, i) => {
      s.def[s.zones[z][i]] = this.game.defIndex.get(id)!;
    });
    return this;
  }

  /** Stack a pile: the first card named is on top, and so on; what lies below stays. */
  top(seat: Seat, cards: readonly string[], zone = 'deck'): this {
    const s = (this.state = load(this.game, save(this.game, this.state)));
    const pile = s.zones[this.#zone(zone, seat)];
    if (pile.length < cards.length) fail(`${zone} has only ${pile.length} cards`);
    cards.forEach((id, i) => {
      this.#def(id);
      s.def[pile[pile.length - 1 - i]] = this.game.defIndex.get(id)!;
    });
    return this;
  }

  /** Change one of the game's own values, to bring about a situation. */
  set<K extends keyof O>(key: K, value: O[K]): this {
    this.state = load(this.game, save(this.game, this.state));
    this.state.own = { ...this.state.own, [key]: value };
    return this;
  }

  #def(id: string) {
    const d = this.game.defIndex.get(id);
    return d === undefined ? fail(`no card ${id}`) : this.game.defs[d];
  }

  #zone(name: string, seat: Seat): number {
    return zoneNamed(this, name, seat);
  }

  #shift(card: number, _from: number, to: number, top: boolean): void {
    const s = this.state;
    if (top) s.zones[to].push(card);
    else s.zones[to].unshift(card);
    s.zone[card] = to;
    s.known[card] = this.table.layout.sight[to];
    for (let v = 0; v <= s.seats; v++) if (s.handles) s.handles[v][card] = s.known[card] & (1 << v) ? s.nextHandle[v]++ : 0;
  }
}

/** The quietest answer: pass, decline, done; else the first one. */
function idle(keys: readonly string[]): string {
  for (const quiet of ['stay', 'decline', 'done', 'no', 'keep', 'pass']) if (keys.includes(quiet)) return quiet;
  return keys[0];
}

interface Way {
  readonly state: State;
  readonly events: readonly Event[];
}
const ways = new WeakMap<object, Map<string, Way>>();

/** The way from the beginning to where many tests begin: from the same beginning it is walked once in each mode, and remembered. */
export function walked<O extends Own>(t: Scenario<O>, name: string, walk: () => void): void {
  const known = ways.get(t.game) ?? new Map<string, Way>();
  ways.set(t.game, known);
  const key = JSON.stringify([name, modeNow(), t.spec]);
  const way = known.get(key);
  if (!way) {
    walk();
    known.set(key, { state: t.state as State, events: [...t.events] });
    return;
  }
  t.state = way.state as State<O>;
  t.events.splice(0, t.events.length, ...way.events);
}
