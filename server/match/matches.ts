/** All matches: made, sat down at, looked at. Those that somebody looks at are kept in memory; the others are in the log only. */
import { randomUUID } from 'node:crypto';
import type { Seat } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import type { Player, Store } from '../log/port.ts';
import { hashOf } from '../log/sealed.ts';
import { recordOf, replayOf } from './afterwards.ts';
import { LiveMatch, type LivePorts } from './live.ts';
import type { NewMatch, SitDown } from './messages.ts';
import { following, type Made, type Making, made, sitting } from './newMatch.ts';
import { Refusal } from './refusal.ts';
import { type Dealt, Replica, Unplayable } from './replica.ts';
import { snapshotOf } from './slept.ts';
import { OtherRules, rulesOf } from './terms.ts';
import { adopt, wokenReplica } from './waking.ts';

export interface MatchesSetup extends Making {
  readonly store: Store;
  readonly game: (id: string) => Promise<GamePackage | null>;
  readonly think: LivePorts['think'];
  readonly patience: number;
  /** Milliseconds a match that nobody looks at is kept in memory. */
  readonly idle: number;
  /** Matches nobody looks at that are kept in memory at most; those that were left first go first. */
  readonly mostIdle?: number;
  readonly failed: (error: unknown) => void;
  /** Somebody is at a table: they wait for others to sit down, or play. */
  readonly goesOn: (replica: Replica, waits: boolean) => Promise<void>;
  /** Everybody sits. */
  readonly complete: (replica: Replica) => Promise<void>;
  /** May anybody sit down who has no link? */
  readonly isListed: (replica: Replica, player: Player) => Promise<boolean>;
  readonly dealt?: Dealt;
  /** With so many matches in memory: is that all that can be done? */
  readonly strained?: (matches: number) => boolean;
}

/** Milliseconds after which it is said again who is where. */
const RENEWAL = 8000;
/** Entries of a match after which a snapshot is kept. */
const SNAPSHOT = 32;
/** Matches nobody looks at that are kept in memory at most. */
const MOST_IDLE = 1000;
/** Milliseconds somebody who has opened a match has to look at it before it may go. */
const GRACE = 5000;

export class Matches {
  readonly #setup: MatchesSetup;
  readonly #live = new Map<string, Promise<LiveMatch>>();
  /** Those nobody looks at, and since when; the first one first. */
  readonly #resting = new Map<string, { readonly live: LiveMatch; readonly since: number }>();
  /** The entry up to which a snapshot is kept, of those in memory. */
  readonly #kept = new WeakMap<LiveMatch, number>();
  /** The rules by which matches can be played here. */
  readonly #carried = new Set<string>();
  /** When matches that nobody looks at are put aside. */
  readonly #waking = new Set<ReturnType<typeof setTimeout>>();
  readonly #process = randomUUID();
  readonly #renewal: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(setup: MatchesSetup) {
    this.#setup = setup;
    setup.store.onWake((match) => this.wake(match));
    setup.store.onWord((match, word) => this.#with(match, (live) => live.heard(word)));
    this.#renewal = setInterval(() => this.renew(), RENEWAL).unref();
  }

  /** `programs`: those that could be asked to play, by name. */
  async create(player: Player, { listed, ...wanted }: NewMatch, programs: ReadonlyMap<string, string>): Promise<Made> {
    this.mayBegin();
    const pack = await this.packOf(wanted.game);
    const one = made(pack, { ...wanted, lobby: listed ? 'listed' : 'link' }, player, this.#setup, programs);
    const { store, now } = this.#setup;
    await store.create(one.match);
    for (const seat of wanted.seats)
      if (typeof seat === 'object' && 'program' in seat) await store.bots.challenge(one.match.id, programs.get(seat.program)!, now());
    return one;
  }

  /** Throws `Refusal` if there is too much to do already: those that are played come first. */
  mayBegin(): void {
    if (this.#setup.strained?.(this.#live.size)) throw new Refusal('busy');
  }

  /** Throws `Refusal` if there is no such game. */
  async packOf(game: string): Promise<GamePackage> {
    const pack = await this.#setup.game(game);
    if (!pack) throw new Refusal('game');
    await this.#carries(pack);
    return pack;
  }

  /** Other processes leave matches of these rules to us. */
  async #carries({ game }: GamePackage): Promise<void> {
    const rules = rulesOf(game);
    if (this.#carried.has(rules)) return;
    this.#carried.add(rules);
    await this.#setup.store.carried.by(this.#process, [rules], this.#setup.now());
  }

  /** Now and then: what is said again as long as it holds. */
  renew(): void {
    this.#setup.store.carried.by(this.#process, [...this.#carried], this.#setup.now()).catch(this.#setup.failed);
    for (const [name, opened] of this.#live)
      opened
        .then(async (live) => {
          live.crowd.renew();
          // A word that something was written may have been lost.
          if (live.isWatched) await live.wake();
          if (live.crowd.isAnySeatHere() && !name.endsWith('/late')) await this.#setup.goesOn(live.replica, live.waits);
        })
        .catch(this.#setup.failed);
  }

  #with(id: string, work: (live: LiveMatch) => void): void {
    this.#live.get(id)?.then(work).catch(this.#setup.failed);
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  // -------------------------------------------------------------- looking

  /** A match that can be looked at. `late`: as those see it who are behind. Throws `Refusal` if there is none. */
  async live(id: string, late = false): Promise<LiveMatch> {
    if (this.#closed) throw new Refusal('busy');
    const name = late ? `${id}/late` : id;
    const known = this.#live.get(name);
    if (known) return known;
    const opened = this.#open(id, late);
    this.#live.set(name, opened);
    try {
      const live = await opened;
      this.#idle(name, live);
      return live;
    } catch (error) {
      this.#live.delete(name);
      if (!(error instanceof Unplayable)) throw error;
      this.#setup.failed(error);
      throw new Refusal('rules');
    }
  }

  async #open(id: string, late: boolean): Promise<LiveMatch> {
    const { store, seal, now, think, patience, failed, dealt } = this.#setup;
    const match = await store.match(id);
    if (!match) throw new Refusal('notFound');
    const pack = await this.#packIn(match.terms);
    await this.#carries(pack);
    // Who is behind begins where they are.
    const replica = late ? new Replica(match, pack.game, seal, dealt) : await wokenReplica(match, pack.game, this.#setup);
    const ports: LivePorts = {
      ...{ store, now, think, patience, failed, process: this.#process },
      tell: (word) => store.tell(id, word),
      seatBot: (of, seat, bot) => sitting(pack, of, seat, { player: null, name: bot }, this.#setup),
      rematch: async (of) => {
        const next = following(of, this.#setup);
        await store.create(next);
        return next.id;
      },
      idle: (live) => this.#idle(late ? `${id}/late` : id, live),
      ended: (live) => this.#forget(late ? `${id}/late` : id, live),
      wrote: (live, seq) => {
        this.#tellOthers(id, live);
        if (seq % SNAPSHOT === 0) this.#keep(live);
      },
      lag: late ? replica.terms.delay * 1000 : 0,
      ...(late && {
        cameLate: () => this.#with(id, (other) => other.crowd.cameLate()),
        leftLate: () => this.#with(id, (other) => other.crowd.leftLate()),
      }),
    };
    const live = new LiveMatch(replica, pack, ports);
    this.#kept.set(live, replica.seq);
    // Who watched behind time before it was opened here.
    if (!late) this.#with(`${id}/late`, ({ crowd }) => Array.from({ length: crowd.size }, () => live.crowd.cameLate()));
    try {
      await live.wake();
      return live;
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error;
      await adopt(match, pack.game, this.#setup, error);
      return this.#open(id, late);
    }
  }

  /** Keeps a snapshot, if there is something new. It is a cache: what goes wrong with it costs nobody anything. */
  #keep(live: LiveMatch): Promise<void> {
    const { seq } = live.replica;
    if ((this.#kept.get(live) ?? 0) >= seq || live.isLate) return Promise.resolve();
    const snapshot = snapshotOf(live.replica, this.#setup.seal);
    if (!snapshot) return Promise.resolve();
    this.#kept.set(live, seq);
    return this.#setup.store.snapshots.keep(snapshot).catch(this.#setup.failed);
  }

  async #packIn(terms: unknown): Promise<GamePackage> {
    const game = typeof terms === 'object' && terms !== null && 'game' in terms ? terms.game : null;
    const pack = typeof game === 'string' ? await this.#setup.game(game) : null;
    if (!pack) throw new Unplayable('A match of a game that is not here.');
    return pack;
  }

  #idle(name: string, live: LiveMatch): void {
    // Whoever leaves a process that has ended keeps nothing of it.
    if (this.#closed) return;
    this.#resting.delete(name);
    this.#resting.set(name, { live, since: performance.now() });
    this.makeRoom();
    const timer = setTimeout(() => {
      this.#waking.delete(timer);
      void this.#putAway(name, live);
    }, this.#setup.idle).unref();
    this.#waking.add(timer);
  }

  /** The ones that were left first go, if there are too many. */
  makeRoom(grace = GRACE): void {
    for (const [name, { live, since }] of this.#resting) {
      if (this.#resting.size <= (this.#setup.mostIdle ?? MOST_IDLE) || performance.now() - since < grace) return;
      this.#resting.delete(name);
      void this.#putAway(name, live);
    }
  }

  async #putAway(name: string, live: LiveMatch): Promise<void> {
    // Another one may have been opened in its place meanwhile.
    if (live.isWatched || (await this.#live.get(name)?.catch(() => null)) !== live || live.isWatched) return;
    this.#forget(name, live);
    live.close('restart');
    if (!this.#closed) await this.#keep(live);
  }

  #forget(name: string, live: LiveMatch): void {
    const opened = this.#live.get(name);
    void opened?.then(
      (one) => one === live && this.#live.get(name) === opened && this.#live.delete(name),
      () => {},
    );
    if (this.#resting.get(name)?.live === live) this.#resting.delete(name);
  }

  /** Whoever looks at the same match otherwise: behind time, or through a replica that is being put aside. */
  #tellOthers(id: string, live: LiveMatch): void {
    for (const name of [id, `${id}/late`])
      this.#live
        .get(name)
        ?.then((other) => (other === live ? undefined : other.wake()))
        .catch(this.#setup.failed);
  }

  /** Something was written elsewhere: of this match, or of any. */
  wake(match: string | null): void {
    const names = match === null ? [...this.#live.keys()] : [match, `${match}/late`];
    for (const live of names.flatMap((name) => this.#live.get(name) ?? [])) live.then((one) => one.wake()).catch(this.#setup.failed);
  }

  // -------------------------------------------------------------- sitting down

  async sit(id: string, player: Player, wanted: SitDown): Promise<Seat> {
    const live = await this.live(id);
    await live.wake();
    const { replica } = live;
    const mine = replica.seatOf(player.id);
    if (mine !== null) return mine;
    const pack = await this.#packIn(replica.terms);
    const listed = wanted.secret === undefined && (await this.#setup.isListed(replica, player));
    for (;;) {
      const seat = this.#freeSeat(replica, player, wanted, listed);
      const deed = sitting(
        pack,
        replica,
        seat,
        { player: player.id, name: player.name, program: player.program, deck: wanted.deck, commit: wanted.commit },
        this.#setup,
      );
      if (await live.sit(seat, deed)) {
        if (replica.seats.every(({ sitting: one }, at) => one || !replica.isPersonAt(at))) await this.#setup.complete(replica);
        return seat;
      }
      if (replica.seatOf(player.id) !== null) return replica.seatOf(player.id)!;
    }
  }

  /** The seat an invitation is for, or one that is kept for the player. */
  #freeSeat({ match, seats }: Replica, player: Player, { secret, seat: wanted }: SitDown, listed: boolean): Seat {
    const hash = secret === undefined ? null : hashOf(secret);
    const mine = [...seats.keys()].filter((seat) => {
      const place = match.seats[seat];
      if (wanted !== undefined && wanted !== seat) return false;
      return place !== null && (place.keptFor === player.id || (place.invite !== null && (listed || place.invite === hash)));
    });
    if (mine.length === 0) throw new Refusal('forbidden');
    const free = mine.filter((seat) => !seats[seat].sitting);
    if (free.length === 0) throw new Refusal('taken');
    return free[0];
  }

  /** What somebody may see: from their seat, or by looking on. Who comes by a link for watching only watches. Throws `Refusal`. */
  async placeOf(id: string, player: Player | null, secret: string | undefined): Promise<Seat | null> {
    const { replica } = await this.live(id);
    const { watch } = replica.terms;
    if (secret === undefined) {
      const seat = player && replica.seatOf(player.id);
      if (seat !== null) return seat;
    }
    if (watch === 'all' || (watch === 'link' && secret !== undefined && replica.match.watch === hashOf(secret))) return null;
    throw new Refusal('forbidden');
  }

  // -------------------------------------------------------------- afterwards

  /** How a finished match was dealt, for those who sat there; the match itself if everybody agreed to show it. */
  async record(id: string, player: Player): Promise<ReturnType<typeof recordOf>> {
    const live = await this.live(id);
    await live.wake();
    if (live.replica.seatOf(player.id) === null) throw new Refusal('forbidden');
    return recordOf(live.replica);
  }

  /** A finished match to be looked at again, as somebody saw it: the text of it. */
  async replay(id: string, player: Player | null, secret: string | undefined): Promise<string> {
    const seat = await this.placeOf(id, player, secret);
    const { terms } = (await this.live(id)).replica;
    // Who was behind time while watching is so afterwards.
    const live = await this.live(id, seat === null && terms.delay > 0);
    await live.wake();
    return replayOf(live.replica, await this.#packIn(terms), seat);
  }

  /** As if the process had been killed: nothing is finished, and nobody is told. */
  drop(): void {
    this.#closed = true;
    clearInterval(this.#renewal);
    for (const timer of this.#waking) clearTimeout(timer);
    for (const opened of this.#live.values()) opened.then((live) => live.close('gone')).catch(() => {});
    this.#live.clear();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#renewal);
    for (const timer of this.#waking) clearTimeout(timer);
    const all = await Promise.allSettled(this.#live.values());
    await Promise.all(
      all.map(async (one) => {
        if (one.status !== 'fulfilled') return;
        await one.value.end();
        // Whoever plays on elsewhere need not begin at the first entry.
        await this.#keep(one.value);
      }),
    );
    this.#live.clear();
    await this.#setup.store.carried.dropped(this.#process).catch(this.#setup.failed);
  }
}
