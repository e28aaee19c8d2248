/** Those who look at a match from this process: what they are told, who is there, and who does not want to hear whom. */
import type { Seat, Viewer } from '@touchline/engine';
import type { Playable } from '@touchline/host';
import { AT_ONCE, Gallery } from './gallery.ts';
import type { Onlooker, Telling } from './onlooker.ts';
import { Presence, type PresencePorts } from './presence.ts';
import type { Replica } from './replica.ts';
import { Teller } from './teller.ts';

/** Milliseconds between two words on who is there, where many come and go. */
const HERE = 300;

export class Crowd {
  readonly #replica: Replica;
  readonly #now: () => number;
  readonly #teller: Teller;
  readonly #presence: Presence;
  readonly #onlookers = new Set<Onlooker>();
  readonly #gallery = new Gallery();
  #hereDue: ReturnType<typeof setTimeout> | undefined;

  constructor(replica: Replica, playable: Pick<Playable, 'logged' | 'turns'>, ports: PresencePorts) {
    this.#replica = replica;
    this.#now = ports.now;
    this.#teller = new Teller(replica, playable);
    this.#presence = new Presence(replica.seats.keys(), ports);
  }

  get size(): number {
    return this.#onlookers.size;
  }

  everybody(): readonly Onlooker[] {
    return [...this.#onlookers];
  }

  // -------------------------------------------------------------- coming and going

  /** The newest at a seat stays; who was there before is told. */
  join(onlooker: Onlooker, have: number): void {
    const { viewer } = onlooker;
    if (viewer !== 'spectator') this.#turnOut(viewer);
    onlooker.say({ t: 'welcome', match: this.#replica.id, game: this.#replica.game.id, viewer, now: this.#now() });
    onlooker.say(this.#teller.full(viewer, have));
    if (onlooker.muted.size > 0) onlooker.say({ t: 'muted', seats: this.#mutedBy(onlooker) });
    this.#onlookers.add(onlooker);
    this.#presence.came(viewer, onlooker.since);
    this.tellWhoIsHere();
  }

  /** False: they had been turned out already. */
  leave(onlooker: Onlooker): boolean {
    if (!this.#onlookers.delete(onlooker)) return false;
    const { viewer } = onlooker;
    const others = [...this.#onlookers].some((other) => other.viewer === viewer);
    if (!others) this.#teller.forget(viewer);
    if (viewer === 'spectator' || !others) this.#presence.left(viewer);
    this.tellWhoIsHere();
    return true;
  }

  #turnOut(seat: Seat): void {
    for (const other of this.#onlookers)
      if (other.viewer === seat) {
        this.#onlookers.delete(other);
        other.close('elsewhere');
      }
  }

  close(why: 'restart' | 'gone'): void {
    clearTimeout(this.#hereDue);
    for (const onlooker of this.#onlookers) onlooker.close(why);
    this.#onlookers.clear();
  }

  // -------------------------------------------------------------- who is there

  /** Somebody watches this match behind time: they are told of it elsewhere, but counted here. */
  cameLate(): void {
    this.#presence.came('spectator', this.#now());
    this.tellWhoIsHere();
  }

  leftLate(): void {
    this.#presence.left('spectator');
    this.tellWhoIsHere();
  }

  /** Another process says who is there. */
  heard(word: string): void {
    for (const seat of this.#presence.heard(word)) {
      this.#turnOut(seat);
      this.#teller.forget(seat);
      this.#presence.left(seat);
    }
    this.tellWhoIsHere();
  }

  /** Now and then: others are told again who is here. */
  renew(): void {
    if (this.#presence.renew()) this.tellWhoIsHere();
  }

  /** At once where they are few; otherwise a thousand who come would be told a thousand times. */
  tellWhoIsHere(): void {
    if (this.#onlookers.size <= AT_ONCE) this.#tellHere();
    else
      this.#hereDue ??= setTimeout(() => {
        this.#hereDue = undefined;
        this.#tellHere();
      }, HERE).unref();
  }

  #tellHere(): void {
    const replica = this.#replica;
    const seats = replica.seats.map((_, seat) => (this.#presence.isOn(seat) || !replica.isPersonAt(seat) ? 'on' : 'off'));
    this.#tellAll({ t: 'here', seats, watching: this.#presence.watching });
  }

  /** Those who play first. */
  #tellAll(message: Parameters<Onlooker['say']>[0], to = [...this.#onlookers]): void {
    for (const onlooker of to) if (onlooker.viewer !== 'spectator') onlooker.say(message);
    const watching = to.filter(({ viewer }) => viewer === 'spectator');
    if (watching.length > 0) this.#gallery.tell(watching, message);
  }

  get watching(): number {
    return this.#presence.watching;
  }

  /** Milliseconds somebody has been away; null: they are here. */
  awayFor(seat: Seat): number | null {
    return this.#presence.isOn(seat) ? null : this.#presence.awayFor(seat);
  }

  isAnySeatHere(): boolean {
    return this.#replica.seats.some((_, seat) => this.#presence.isHere(seat));
  }

  // -------------------------------------------------------------- what is told

  full(onlooker: Onlooker): void {
    this.#gallery.flush();
    if (this.#onlookers.has(onlooker)) onlooker.say(this.#teller.full(onlooker.viewer, 0));
  }

  /** What is new, made once for each viewer. True if there is anybody to tell. */
  tellNews(): boolean {
    const made = new Map<Viewer, Telling | null>();
    const watching: Onlooker[] = [];
    for (const onlooker of this.#onlookers) {
      const { viewer } = onlooker;
      if (viewer === 'spectator') watching.push(onlooker);
      else this.#tellOne(onlooker, made);
    }
    if (watching.length > 0) {
      const news = this.#teller.news('spectator');
      made.set('spectator', news);
      if (news) this.#gallery.tell(watching, news);
    }
    for (const { seat, phrase } of this.#replica.heard()) {
      const by = this.#replica.seats[seat].sitting?.player ?? '';
      this.#tellAll(
        { t: 'said', seat, phrase },
        [...this.#onlookers].filter(({ muted }) => !muted.has(by)),
      );
    }
    return made.size > 0;
  }

  #tellOne(onlooker: Onlooker, made: Map<Viewer, Telling | null>): void {
    const { viewer } = onlooker;
    const before = this.#teller.toldTo(viewer);
    if (!made.has(viewer)) made.set(viewer, this.#teller.news(viewer));
    const news = made.get(viewer);
    // A whole view, but of the log only what is new.
    if (news) onlooker.say(onlooker.whole ? this.#teller.full(viewer, before) : news);
  }

  mute(onlooker: Onlooker, player: string, on: boolean): void {
    if (on) onlooker.muted.add(player);
    else onlooker.muted.delete(player);
    onlooker.say({ t: 'muted', seats: this.#mutedBy(onlooker) });
  }

  #mutedBy({ muted }: Onlooker): Seat[] {
    return this.#replica.seats.flatMap(({ sitting }, seat) => (sitting?.player && muted.has(sitting.player) ? [seat] : []));
  }
}
