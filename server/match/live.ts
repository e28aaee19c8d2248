/**
 * A match that somebody looks at from this process. It keeps a replica, takes commands one at a time, and tells only what is in the log:
 * what is not written has not happened.
 */
import type { Json, Seat } from '@touchline/engine';
import { chanceOf, type Playable } from '@touchline/host';
import type { Command, FromServer } from '@touchline/host/wire';
import { linked, type Store, TABLE } from '../log/port.ts';
import { check } from './check.ts';
import { Crowd } from './crowd.ts';
import type { Deed } from './entries.ts';
import type { Onlooker } from './onlooker.ts';
import { Refusal } from './refusal.ts';
import { type Replica, Unplayable } from './replica.ts';
import { OtherRules, rulesIn, rulesOf } from './terms.ts';

export type Answer = Extract<FromServer, { t: 'ack' | 'no' }>;
/** Tries to write an entry before the player is told to try again later. */
const TRIES = 20;
/** The longest a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export interface LivePorts {
  readonly store: Store;
  readonly now: () => number;
  /** A bot's answer to what its seat sees; null where the server ended meanwhile. */
  readonly think: (replica: Replica, seat: Seat, bot: string, seed: string) => Promise<string | null>;
  /** What a bot brings to its seat. */
  readonly seatBot: (replica: Replica, seat: Seat, bot: string) => Deed;
  /** Makes the match that follows, with sides changed; its id. */
  readonly rematch: (replica: Replica) => Promise<string>;
  /** Milliseconds somebody must have been away before the others may go on without them. */
  readonly patience: number;
  /** Nobody looks any more. */
  readonly idle: (live: LiveMatch) => void;
  /** Nothing can come of it here any more. */
  readonly ended: (live: LiveMatch) => void;
  /** An entry was written here. */
  readonly wrote: (live: LiveMatch, seq: number) => void;
  readonly failed: (error: unknown) => void;
  /** This process, and a word of it to the others that look at the match. */
  readonly process: string;
  readonly tell: (word: string) => void;
  /** Milliseconds by which these onlookers are behind: then this is for watching only. */
  readonly lag: number;
  /** Who is behind time comes and goes: those at the table count them. */
  readonly cameLate?: (() => void) | undefined;
  readonly leftLate?: (() => void) | undefined;
}

export class LiveMatch {
  readonly replica: Replica;
  readonly crowd: Crowd;
  readonly #ports: LivePorts;
  readonly #thinking = new Set<Seat>();
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who is about to join. */
  #coming = 0;
  #closed = false;

  constructor(replica: Replica, playable: Pick<Playable, 'logged' | 'turns'>, ports: LivePorts) {
    this.replica = replica;
    this.#ports = ports;
    const { now, process, lag, tell } = ports;
    // Who is behind time meets nobody.
    this.crowd = new Crowd(replica, playable, { now, process, tell: (word) => (lag === 0 ? tell(word) : undefined) });
  }

  // -------------------------------------------------------------- who looks

  join(onlooker: Onlooker, have: number): Promise<void> {
    // It was put away before they came: another one is opened for whoever asks again.
    if (this.#closed) return Promise.reject(new Refusal('busy'));
    this.#coming++;
    return this.#inTurn(async () => {
      // A replica that was not looked at may be old.
      await this.#catchUp();
      this.#tell();
      this.crowd.join(onlooker, have);
      this.#ports.cameLate?.();
      this.#goOn();
    }).finally(() => this.#coming--);
  }

  leave(onlooker: Onlooker): void {
    if (!this.crowd.leave(onlooker)) return;
    this.#ports.leftLate?.();
    if (this.crowd.size === 0) this.#ports.idle(this);
  }

  /** Those who look are behind time. */
  get isLate(): boolean {
    return this.#ports.lag > 0;
  }

  get isWatched(): boolean {
    return this.crowd.size > 0 || this.#coming > 0;
  }

  full(onlooker: Onlooker): Promise<void> {
    return this.#inTurn(async () => this.crowd.full(onlooker));
  }

  /** Another process says who is there. */
  heard(word: string): void {
    this.crowd.heard(word);
    if (this.crowd.size === 0) this.#ports.idle(this);
  }

  /** Somebody waits here for others to sit down. */
  get waits(): boolean {
    const { replica } = this;
    return this.crowd.isAnySeatHere() && replica.seats.some(({ sitting }, seat) => !sitting && replica.isPersonAt(seat));
  }

  #isAbsent(seat: Seat): boolean {
    const away = this.crowd.awayFor(seat);
    return away !== null && away >= this.#ports.patience;
  }

  // -------------------------------------------------------------- what is done

  /** A command of a seat, as it arrived at this time. `told` is called before anybody hears of it otherwise. */
  command(seat: Seat, n: number, command: Command, at: number, told: (answer: Answer) => void): Promise<void> {
    return this.#inTurn(async () => told(await this.#obey(seat, n, command, at)));
  }

  async #obey(seat: Seat, n: number, command: Command, at: number): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { n: last } = this.replica.seats[seat];
      if (n <= last) return this.#again(seat, n);
      if (n > last + 1) {
        // Commands this process has not heard of may be in the log.
        if (await this.#catchUp()) continue;
        return { t: 'no', n, why: 'ahead' };
      }
      if (await this.#dropIfDue(at)) continue;
      const checked = check(this.replica, seat, command, at, (other) => this.#isAbsent(other));
      if ('why' in checked) {
        if (await this.#catchUp()) continue;
        return { t: 'no', n, why: checked.why };
      }
      const deed = await this.#withNext(seat, checked.deed);
      if (await this.#write(seat, n, deed, at)) return { t: 'ack', n, seq: this.replica.told[seat] };
    }
    return { t: 'no', n, why: 'busy' };
  }

  /** The same number again: the same answer again. */
  async #again(seat: Seat, n: number): Promise<Answer> {
    const known = this.replica.seats[seat].answers.find((answer) => answer.n === n);
    if (known) return { t: 'ack', n, seq: known.told, again: true, ...(known.key !== null && { key: known.key }) };
    const entry = await this.#ports.store.command(this.replica.id, seat, n);
    const key =
      entry?.kind === 'pick' && entry.data !== null && typeof entry.data === 'object' && 'key' in entry.data ? entry.data.key : null;
    return { t: 'ack', n, seq: this.replica.told[seat], again: true, ...(typeof key === 'string' && { key }) };
  }

  /** Whoever agrees last to another match brings it about. */
  async #withNext(seat: Seat, deed: Deed): Promise<Deed> {
    const { replica } = this;
    if (deed.kind === 'offer' && deed.data.what === 'rematch' && replica.isAgreed({ seat, yes: [] }))
      return { kind: 'offer', data: { ...deed.data, next: await this.#ports.rematch(replica) } };
    const { offer } = replica;
    if (
      deed.kind === 'answer' &&
      deed.data.yes &&
      offer?.what === 'rematch' &&
      replica.isAgreed({ seat: offer.seat, yes: [...offer.yes, seat] })
    )
      return { kind: 'answer', data: { yes: true, next: await this.#ports.rematch(replica) } };
    return deed;
  }

  /** Somebody sits down. False if somebody else has the seat. */
  sit(seat: Seat, deed: Deed): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.replica.seats[seat].sitting) return false;
        if (!(await this.#write(seat, 0, deed, this.#ports.now()))) continue;
        this.#goOn();
        return true;
      }
      return false;
    });
  }

  /**
   * Writes an entry and carries it out. False: it was not written, because somebody else was first, or nobody knows; in both cases the
   * replica has read on, and whoever wants it must look again.
   */
  async #write(seat: number, n: number, deed: Deed, at: number): Promise<boolean> {
    const {
      replica,
      replica: { id, link },
    } = this;
    const data: Json = deed.data;
    const entry = linked({ match: id, seq: replica.seq + 1, seat, n, kind: deed.kind, data, at: Math.max(at, replica.at) }, link);
    const written = await this.#ports.store.append(entry, link).catch(() => 'unknown' as const);
    if (written !== 'won') {
      await this.#catchUp();
      return false;
    }
    replica.apply(entry);
    this.#ports.wrote(this, replica.seq);
    return true;
  }

  // -------------------------------------------------------------- what others have done

  /** Another process may have written. */
  wake(): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#catchUp()) this.#goOn();
    });
  }

  /** True if there was something new. */
  async #catchUp(): Promise<boolean> {
    const { replica } = this;
    const { lag, now } = this.#ports;
    const entries = await this.#ports.store.tail(replica.id, replica.seq);
    const due = lag === 0 ? entries.length : entries.filter(({ at }) => at + lag <= now()).length;
    const rules = rulesIn(entries, replica.rules);
    if (rules !== rulesOf(replica.game)) throw new OtherRules(rules);
    for (const entry of entries.slice(0, due)) replica.apply(entry);
    if (due < entries.length) this.#later(() => this.wake().catch(this.#ports.failed), entries[due].at + lag);
    return due > 0;
  }

  #later(work: () => void, at: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, Math.min(LONGEST, Math.max(0, at - this.#ports.now())));
    this.#timer.unref();
  }

  /** One thing at a time: whatever comes meanwhile waits. Afterwards everybody is told what is new. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work).finally(() => this.#tell());
    const told = done.catch((error) => {
      // Nothing can come of it here any more.
      if (error instanceof Unplayable) this.close('gone');
      if (error instanceof OtherRules) this.close('restart');
      if (this.#closed) this.#ports.ended(this);
      throw error;
    });
    this.#turn = told.catch(() => {});
    return told;
  }

  // -------------------------------------------------------------- what follows

  #tell(): void {
    try {
      if (this.crowd.tellNews()) this.#goOn();
    } catch (error) {
      this.#ports.failed(error);
      // Who was not told of something cannot make sense of what comes after it: they are shown everything when they come back.
      for (const onlooker of this.crowd.everybody()) {
        this.leave(onlooker);
        onlooker.close('restart');
      }
    }
  }

  /** Bots sit down and think, and clocks run, as long as somebody looks. */
  #goOn(): void {
    if (this.#closed || this.crowd.size === 0 || this.#ports.lag > 0) return;
    clearTimeout(this.#timer);
    const { replica } = this;
    replica.terms.seats.forEach((seat, at) => {
      if (seat.who === 'bot' && !replica.seats[at].sitting) this.#alone(at, async () => void (await this.#seatBot(at, seat.bot)));
    });
    if (replica.result) return;
    for (const seat of replica.asked()) if (!replica.isPersonAt(seat)) this.#alone(seat, () => this.#think(seat));
    const due = replica.clocks.due();
    if (due) this.#later(() => this.#inTurn(() => this.#dropIfDue(this.#ports.now())).catch(this.#ports.failed), due.at);
  }

  /** One thing at a time for each seat of a bot. */
  #alone(seat: Seat, work: () => Promise<void>): void {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    work()
      .catch(this.#ports.failed)
      .finally(() => {
        this.#thinking.delete(seat);
        this.#goOn();
      });
  }

  async #seatBot(seat: Seat, bot: string): Promise<void> {
    await this.sit(seat, this.#ports.seatBot(this.replica, seat, bot));
  }

  async #think(seat: Seat): Promise<void> {
    const { replica } = this;
    const { timeline, seq } = replica;
    const { player, n } = replica.seats[seat];
    if (!timeline) return;
    const key = await this.#ports.think(replica, seat, player, chanceOf(timeline.seed, seat, timeline.steps));
    if (key === null) return;
    await this.#inTurn(async () => {
      // Something has happened meanwhile: the question may be another one.
      if (replica.seq !== seq && (replica.seats[seat].n !== n || !timeline.ask(seat)?.options.some((option) => option.key === key))) return;
      await this.#write(seat, n + 1, { kind: 'pick', data: { key } }, this.#ports.now());
    });
  }

  /** Whose time has run out is out. True if somebody was, or if it must be looked at again. */
  async #dropIfDue(now: number): Promise<boolean> {
    const { replica } = this;
    const due = replica.result ? null : replica.clocks.due();
    if (!due || due.at > now) return false;
    // When the time was up, not when somebody came to see it: that may be nobody else's business.
    await this.#write(TABLE, replica.seq + 1, { kind: 'flag', data: { of: due.seat } }, due.at);
    return true;
  }

  /** What has arrived is answered; then everybody is told to come back. */
  async end(): Promise<void> {
    this.#closed = true;
    await this.#turn;
    this.close('restart');
  }

  close(why: 'restart' | 'gone'): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.crowd.close(why);
  }
}
