/**
 * The table: what rules code holds in its hands. Reading goes through `t.s` (read only) and the short reads of `Reading`; every
 * change goes through a verb, so that it can be noticed, logged, hidden and undone.
 */

import { endLeaving } from '../cards/durations.ts';
import { happen } from '../cards/happen.ts';
import { keyedStream } from '../model/keyed.ts';
import { STREAM, type STREAM_KINDS, type Stream } from '../model/random.ts';
import type { Happening, Json, Own, Seat, State } from '../model/types.ts';
import { Bookkeeping } from './bookkeeping.ts';
import { facesSeen, follow, forget, oneOfTwins, orderSeen, renew, reveal, scatter, showTop } from './knowledge.ts';

export type { Call, Passing, Question } from './reading.ts';

export class Table<O extends Own = Own> extends Bookkeeping<O> {
  /** One thing happens. */
  happen(event: Happening): void {
    happen(this, [event]);
  }

  /** Several things happen at the same moment. */
  batch(events: readonly Happening[]): void {
    happen(this, events);
  }

  /** A card goes somewhere: `t.move(card, t.at(discard, seat))`. */
  move(card: number, to: number, at: 'top' | 'bottom' = 'top'): void {
    if (this.log || this.game.spec.stays || this.watched(card, to)) happen(this, [{ type: 'move', card, to, at }]);
    else this.put(card, to, at);
  }

  /** Could some text replace or notice it if this card goes there? */
  watched(card: number, to: number): boolean {
    const { zones, zoneBase } = this.layout;
    return this.game.movesWatched[zones[this.s.zone[card]].kind * zoneBase.length + zones[to].kind] === 1;
  }

  /** The move itself, when nothing stands against it. Returns who learned something by it (bits). */
  put(card: number, to: number, at: 'top' | 'bottom' = 'top'): number {
    const s = this.raw;
    const { zones } = this.layout;
    const from = s.zone[card];
    if (this.strand >= 0) {
      this.mine(zones[from].seat, 'a zone');
      this.mine(zones[to].seat, 'a zone');
    }
    const wasTop = this.#take(s, card, from);
    s.zone[card] = to;
    const target = s.zones[to];
    if (at === 'top') target.push(card);
    else target.unshift(card);
    let learned = follow(this.layout, s, card, from, to);
    const elsewhere = zones[from].kind !== zones[to].kind;
    this.known.moved(card, zones[from].kind, zones[to].kind, elsewhere && zones[to].renews);
    if (elsewhere) {
      // Whatever leaves lets go of what it held, before it becomes a new object.
      if (s.waiting.length > 0) this.release(card);
      if (s.mods.length > 0 || s.delayed.length > 0) endLeaving(this, card);
      if (zones[to].renews) renew(s, card);
      this.game.spec.arrive?.(this, card, to);
    }
    if (zones[from].faced || zones[to].faced)
      learned |=
        facesSeen(this.layout, s, card, from, to, wasTop) | (wasTop ? showTop(this.layout, s, from) : 0) | showTop(this.layout, s, to);
    this.#told(learned);
    return learned;
  }

  /**
   * A thing comes into being (a token, an item of a stack). Its id is one that nothing uses, with an epoch of its own. Whoever sees it has
   * learned that it was announced; what comes from a supply that lies open tells nobody anything, and can be taken back.
   */
  make(def: string, zone: number, owner: Seat = this.layout.zones[zone].seat, from: 'nowhere' | 'supply' = 'nowhere'): number {
    if (this.strand >= 0) this.shared('the numbering of things');
    const s = this.raw;
    const d = this.game.defIndex.get(def);
    if (d === undefined) throw new Error(`${this.game.id} has no card ${def}.`);
    let free = s.zone.indexOf(-1);
    // One that was the same before is as good as new.
    for (let i = free; i >= 0 && i < s.zone.length; i++)
      if (s.zone[i] < 0 && s.def[i] === d) {
        free = i;
        break;
      }
    const card = free >= 0 ? free : s.def.length;
    // Copies share this list: it is replaced, never changed.
    if (s.def[card] !== d) s.def = [...s.def.slice(0, card), d, ...s.def.slice(card + 1)];
    s.owner[card] = owner;
    s.zone[card] = zone;
    s.epoch[card] ??= 0;
    s.known[card] = 0;
    for (const m of s.marks) m[card] = 0;
    for (const h of s.handles ?? []) h[card] = 0;
    s.zones[zone].push(card);
    this.known.moved(card, this.layout.zones[zone].kind, this.layout.zones[zone].kind, true);
    const seen =
      reveal(this.layout, s, card, this.layout.sight[zone]) | (this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0);
    const learned = from === 'supply' ? 0 : seen;
    this.#told(learned);
    if (this.log) this.emit('make', card, { to: this.#zoneName(zone) }, owner, learned);
    return card;
  }

  /** A thing ceases to be; whatever it carried goes with it. */
  unmake(card: number): void {
    if (this.strand >= 0) this.shared('the numbering of things');
    const s = this.raw;
    const zone = s.zone[card];
    if (this.log) this.emit('unmake', card, { from: this.#zoneName(zone) }, s.owner[card]);
    if (this.#take(s, card, zone) && this.layout.zones[zone].faced) showTop(this.layout, s, zone);
    this.release(card);
    if (s.mods.length > 0 || s.delayed.length > 0) endLeaving(this, card);
    forget(s, card, this.layout.everybody);
    renew(s, card);
    s.zone[card] = -1;
    this.known.moved(card, this.layout.zones[zone].kind, this.layout.zones[zone].kind, true);
  }

  /**
   * Two cards that everybody sees change places, and what each of them is to the table stays where it was: marks, changes, names it was given.
   * So the same thing is another card from now on, with that card's owner.
   */
  exchange(a: number, b: number): void {
    if (this.strand >= 0) this.shared('the numbering of things');
    const s = this.raw;
    const { zones, everybody } = this.layout;
    if ((s.known[a] & s.known[b] & everybody) !== everybody) throw new Error('Only cards that everybody sees can be exchanged.');
    // Copies share this list: it is replaced, never changed.
    const def = s.def.slice();
    [def[a], def[b]] = [def[b], def[a]];
    s.def = def;
    [s.owner[a], s.owner[b]] = [s.owner[b], s.owner[a]];
    for (const card of [a, b]) this.known.moved(card, zones[s.zone[card]].kind, zones[s.zone[card]].kind, true);
  }

  /** Show a card where it lies to some viewers (bits; absent: everybody). */
  show(card: number, to = -1): void {
    this.showAll([card], to);
  }

  /** Show several at once: who sees two equal cards knows that there are two. */
  showAll(cards: readonly number[], to = -1): void {
    const s = this.raw;
    const mask = to & this.layout.everybody;
    this.known.shown();
    for (const card of cards) {
      const zone = s.zone[card];
      if (this.strand >= 0) this.mine(this.layout.zones[zone].seat, 'a card');
      if (!this.layout.zones[zone].ordered) {
        const hidden = s.zones[zone].filter((c) => !cards.includes(c));
        oneOfTwins(this.layout, s, card, zone, mask, hidden);
      }
      const learned = reveal(this.layout, s, card, mask);
      this.#told(learned);
      if (this.log) this.emit('show', card, { to: mask }, s.owner[card], learned);
    }
  }

  /** A seat looks at a card that others do not see. */
  look(seat: Seat, card: number): void {
    this.show(card, 1 << seat);
  }

  shuffle(zone: number, seat: Seat = this.layout.zones[zone].seat): void {
    this.#shuffle(zone, seat, this.raw.zones[zone].length);
  }

  /** Shuffle the lowest cards of a zone among themselves. */
  shuffleUnder(zone: number, n: number, seat: Seat = this.layout.zones[zone].seat): void {
    this.#shuffle(zone, seat, n);
  }

  #shuffle(zone: number, seat: Seat, n: number): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(seat, 'a shuffle');
    const pile = s.zones[zone];
    const all = n >= pile.length;
    const part = all ? pile : pile.slice(0, n);
    this.#chance(STREAM.shuffle, seat).shuffle(part);
    if (!all) for (let i = 0; i < part.length; i++) pile[i] = part[i];
    scatter(s, part, this.layout.everybody & ~this.layout.sight[zone]);
    this.known.reordered(this.layout.zones[zone].kind);
    const learned = (this.log ? orderSeen(this.layout, s, zone) : 0) | (this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0);
    this.barrier = 'chance';
    if (this.log) this.emit('shuffle', -1, { zone: this.#zoneName(zone), ...(!all && { n }) }, seat, learned);
  }

  /** A seat puts the top cards of a zone in this order, the last one on top. Nobody else still knows which is which. */
  arrange(zone: number, cards: readonly number[], by: Seat = this.layout.zones[zone].seat): void {
    const s = this.raw;
    if (this.strand >= 0) this.mine(this.layout.zones[zone].seat, 'a zone');
    const pile = s.zones[zone];
    const first = pile.length - cards.length;
    for (let i = 0; i < cards.length; i++) pile[first + i] = cards[i];
    const blind = this.layout.everybody & ~this.layout.sight[zone] & ~(by < 0 ? 0 : 1 << by);
    if (blind !== 0) scatter(s, cards, blind);
    this.known.reordered(this.layout.zones[zone].kind);
    const learned = this.layout.zones[zone].faced ? showTop(this.layout, s, zone) : 0;
    this.#told(learned);
    if (this.log) this.emit('arrange', -1, { zone: this.#zoneName(zone), n: cards.length }, by, learned);
  }

  /** A die of the seat's own. Everybody sees it. */
  roll(seat: Seat, sides: number): number {
    if (this.strand >= 0) this.mine(seat, 'a die');
    const n = 1 + this.#chance(STREAM.roll, seat).below(sides);
    this.barrier = 'chance';
    if (this.log) this.emit('roll', -1, { sides, n }, seat, this.layout.everybody);
    return n;
  }

  /** One of n at random (a card of a hand, who begins). Seat -1: the table's. */
  random(seat: Seat, n: number): number {
    if (this.strand >= 0) this.mine(seat, 'chance');
    this.barrier = 'chance';
    return this.#chance(STREAM.pick, seat).below(n);
  }

  /** What a seat has decided is now for everybody to see, and may tell of what it holds. */
  disclose(type: string, cards: readonly number[], seat: Seat, args: { readonly [name: string]: Json } = {}): void {
    this.#told(this.layout.everybody);
    this.emit(type, cards, args, seat, this.layout.everybody);
  }

  /** These viewers learned something, which nobody can take back. What a strand keeps to itself is learned by the others at the join. */
  #told(viewers: number): void {
    if ((this.isHeldBack() ? viewers & (1 << this.strand) : viewers) !== 0) this.barrier = 'revealed';
  }

  /** The log line of a card that moved. */
  emitMove(card: number, from: number, to: number, learned: number): void {
    this.emit('move', card, { from: this.#zoneName(from), to: this.#zoneName(to) }, this.s.owner[card], learned);
  }

  /** Out of its pile. True if it lay on top. */
  #take(s: State, card: number, from: number): boolean {
    const source = s.zones[from];
    if (source[source.length - 1] === card) {
      source.pop();
      return true;
    }
    // As `splice`, which makes a list of what it took out.
    const last = source.length - 1;
    for (let i = source.indexOf(card); i < last; i++) source[i] = source[i + 1];
    source.pop();
    return false;
  }

  #chance(kind: number, seat: Seat): Stream {
    const s = this.raw;
    const who = seat < 0 ? s.seats : seat;
    const at = who * (3 satisfies typeof STREAM_KINDS) + kind;
    if (s.keys) return keyedStream(s.keys[who], kind, s.counts[at]++);
    return this.stream.at(s.seeds[who * 2], s.seeds[who * 2 + 1], kind, s.counts[at]++);
  }

  #zoneName(zone: number): Json {
    const z = this.layout.zones[zone];
    return [z.name, z.seat, z.place];
  }
}
