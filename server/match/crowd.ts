/** Those who look at a match from this process: what they are told, who is there, and who does not want to hear whom. */
import type { Seat, Viewer } from '@touchline/engine';
import type { Playable } from '@touchline/host';
import type { Onlooker, Telling } from './onlooker.ts';
import { Presence, type PresencePorts } from './presence.ts';
import type { Replica } from './replica.ts';
import { Teller } from './teller.ts';

export class Crowd {
  readonly #replica: Replica;
  readonly #now: () => number;
  readonly #teller: Teller;
  readonly #presence: Presence;
  readonly #onlookers = new Set<Onlooker>();

  constructor(replica: Replica, playable: Pick<Playable, 'logged' | 'turns'>, ports: PresencePorts) {
    this.#replica = replica;
    this.#now = ports.now;
    this.#teller = new Teller(replica, playable);
    this.#presence = new Presence(replica.seats.keys(), ports);
  }

  get size(): number {
    return this.#onlookers.size;
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

  tellWhoIsHere(): void {
    const replica = this.#replica;
    const seats = replica.seats.map((_, seat) => (this.#presence.isOn(seat) || !replica.isPersonAt(seat) ? 'on' : 'off'));
    for (const onlooker of this.#onlookers) onlooker.say({ t: 'here', seats, watching: this.#presence.watching });
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
    if (this.#onlookers.has(onlooker)) onlooker.say(this.#teller.full(onlooker.viewer, 0));
  }

  /** What is new, made once for each viewer. True if there is anybody to tell. */
  tellNews(): boolean {
    const made = new Map<Viewer, Telling | null>();
    for (const onlooker of this.#onlookers) {
      const { viewer } = onlooker;
      if (!made.has(viewer)) made.set(viewer, this.#teller.news(viewer));
      const news = made.get(viewer);
      if (news) onlooker.say(onlooker.whole ? this.#teller.full(viewer, 0) : news);
    }
    for (const { seat, phrase } of this.#replica.heard()) {
      const by = this.#replica.seats[seat].sitting?.player ?? '';
      for (const onlooker of this.#onlookers) if (!onlooker.muted.has(by)) onlooker.say({ t: 'said', seat, phrase });
    }
    return made.size > 0;
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
