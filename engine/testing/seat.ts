/** One seat of a scenario: what it may do, has and sees. */
import { equal, fail, ok } from 'node:assert/strict';
import { asked, keysAt, type Own, type Seat, seenEvent, view, whyNot } from '../index.ts';
import type { Scenario } from './scenario.ts';

/** Seats as tests call them: a, b, c, … */
export const seatName = (seat: Seat): string => 'abcdefghijkl'[seat] ?? String(seat);

/** The zone a test names: `hand`, or with a place `field@3`. */
export function zoneNamed<O extends Own>(t: Scenario<O>, name: string, seat: Seat): number {
  const [zone, place = '0'] = name.split('@');
  const kind = t.game.zoneKind.get(zone);
  return kind === undefined ? fail(`no zone ${zone}`) : t.table.at(kind, seat, Number(place));
}

export class SeatAt<O extends Own> {
  readonly #t: Scenario<O>;
  readonly seat: Seat;
  constructor(t: Scenario<O>, seat: Seat) {
    this.#t = t;
    this.seat = seat;
  }

  get keys(): string[] {
    return asked(this.#t.game, this.#t.state).includes(this.seat) ? keysAt(this.#t.game, this.#t.state, this.seat) : [];
  }

  pick(key: string): Scenario<O> {
    return this.#t.pick(this.seat, key);
  }

  /** This answer is offered. */
  may(key: string): this {
    ok(this.keys.includes(key), `expected "${key}" to be offered at ${this.#t.ask}; offered: ${this.keys.join(' | ')}`);
    return this;
  }

  /** This answer is not offered; with `clause`, the reason given for the card or button is that one. */
  mayNot(key: string, clause?: string): this {
    ok(!this.keys.includes(key), `expected "${key}" not to be offered at ${this.#t.ask}`);
    if (clause !== undefined) {
      const [verb, id] = key.split(':');
      // Behind the card a key may say where, on whom or which text.
      const why = whyNot(this.#t.game, this.#t.state, this.seat, id === undefined ? verb : this.#find(id.split(/[@>/]/)[0]));
      equal(why?.clause, clause, `reason for "${key}"`);
    }
    return this;
  }

  #find(id: string): number {
    const { state: s, table } = this.#t;
    // Of cards that belong to nobody, those that lie before this seat or on the table.
    const whose = (c: number) => (s.owner[c] < 0 ? table.controller(c) : s.owner[c]);
    const mine = (c: number) => whose(c) === this.seat || whose(c) < 0;
    const card = s.def.findIndex((d, c) => this.#t.game.defs[d].id === id && (s.known[c] & (1 << this.seat)) !== 0 && mine(c));
    return card >= 0 ? card : fail(`no ${id} in sight of ${seatName(this.seat)}`);
  }

  /** Card ids of a zone of this seat, bottom to top. */
  cards(zone: string): string[] {
    return this.ids(zone).map((c) => this.#t.game.defs[this.#t.state.def[c]].id);
  }

  /** Internal ids of a zone of this seat, bottom to top. */
  ids(zone: string): readonly number[] {
    return this.#t.state.zones[zoneNamed(this.#t, zone, this.seat)];
  }

  count(zone: string): number {
    return this.ids(zone).length;
  }

  get view() {
    return view(this.#t.game, this.#t.state, this.seat);
  }

  /** The log as this seat got it. */
  get events() {
    return this.#t.events.map((e) => seenEvent(this.#t.game, e, this.seat, this.#t.state.seats));
  }
}
