/**
 * A match as its log tells it. Every process that has somebody looking keeps one by playing the entries, in order and each once; nothing
 * else changes it.
 */
import { type Game, keyed, Refused, type Result, type Seat, SetupError, type Viewer } from '@touchline/engine';
import { isPerson, type Slept, SNAPSHOT_BUDGET, Timeline } from '@touchline/host';
import { chanceKey } from '@touchline/host/fair';
import type { OfferKind, Phrase, SeatNow, Standing } from '@touchline/host/wire';
import { type Entry, firstLink, linked, type Match, TABLE } from '../log/port.ts';
import type { Seal } from '../log/sealed.ts';
import { Clocks } from './clock.ts';
import { type Deck, type Deed, deckSchema, deedSchema } from './entries.ts';
import { OutOfSight } from './outOfSight.ts';
import type { SleptReplica } from './slept.ts';
import { type Terms, termsSchema } from './terms.ts';

/** Entries a viewer who comes back may have missed and still be told only what came after. */
const REMEMBERED = 64;
/** The last answers of a seat that are kept; older ones are read from the log. */
const ANSWERS = 8;
/** Who plays on for somebody who has left, where the game wants it. */
const STAND_IN = 'random';

/** Phrases of a seat: so many in so many milliseconds, and so many in a match. */
const PHRASES = { most: 3, in: 10_000, ever: 200 };

/** The log cannot be played: it was changed, or written by other rules. */
export class Unplayable extends Error {}

export interface Sitting {
  /** Null: a bot, by its name. */
  readonly player: string | null;
  readonly name: string;
  readonly deck: Deck;
  readonly deckHash: string;
  readonly commit: string | null;
}

export interface SeatState {
  sitting: Sitting | null;
  nonce: string | null;
  /** Who answers for it: `person`, or a bot. */
  player: string;
  /** The number of its last command; -1 before it was taken. */
  n: number;
  /** When it said something. */
  readonly said: number[];
  readonly answers: { readonly n: number; readonly told: number; readonly key: string | null }[];
}

interface Offered {
  readonly seat: Seat;
  readonly what: OfferKind;
  readonly yes: readonly Seat[];
}

/** A change of the seed for tests that compare two matches. */
export type Dealt = (seed: string) => string;

export class Replica {
  readonly match: Match;
  readonly terms: Terms;
  readonly game: Game;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks;
  readonly #seal: Seal;
  readonly #dealt: Dealt;
  timeline: Timeline | null = null;
  /** By which rules it is played now. */
  rules: string;
  seq = 0;
  at = 0;
  link: string;
  offer: Offered | null = null;
  next: string | null = null;
  open = false;
  by: NonNullable<Standing['over']>['by'] = 'rules';
  /** By viewer, the spectator last: how many entries they have been told of. What happens out of their sight is not counted. */
  readonly told: number[];
  outOfSight = new OutOfSight();
  /** By viewer like `told`: raised when something they knew of is taken back. */
  readonly rewinds: number[];
  /** What was said since somebody asked last. */
  #said: { readonly seat: Seat; readonly phrase: Phrase }[] = [];
  /** The newest entries, by viewer: what they had been told then, and the steps they knew of; null: some were taken back since. */
  recent: { readonly told: readonly number[]; readonly steps: readonly (number | null)[] }[] = [];

  constructor(match: Match, game: Game, seal: Seal, dealt: Dealt = (seed) => seed) {
    this.match = match;
    this.game = game;
    this.terms = termsSchema.parse(match.terms);
    this.rules = this.terms.rules;
    this.#seal = seal;
    this.#dealt = dealt;
    this.link = firstLink(match);
    this.clocks = new Clocks(this.terms.clock, this.terms.seats.length);
    this.seats = this.terms.seats.map((seat) => ({
      sitting: null,
      nonce: null,
      player: seat.who === 'bot' ? seat.bot : 'person',
      n: -1,
      said: [],
      answers: [],
    }));
    this.told = new Array(this.seats.length + 1).fill(0);
    this.rewinds = new Array(this.seats.length + 1).fill(0);
  }

  /** Goes on from a snapshot that was taken after this entry. */
  wake(slept: SleptReplica, { seq, link }: Entry): void {
    const { at, rules, offer, next, open, by, told, recent, clocks } = slept;
    Object.assign(this, { seq, link, at, rules, offer, next, open, by, recent });
    slept.seats.forEach((seat, i) => {
      Object.assign(this.seats[i], seat);
    });
    told.forEach((count, viewer) => {
      this.told[viewer] = count;
    });
    this.clocks.wake(clocks);
    this.outOfSight = new OutOfSight(slept.outOfSight);
    this.#begin(slept.timeline);
  }

  // -------------------------------------------------------------- reading

  get id(): string {
    return this.match.id;
  }

  get result(): Result | null {
    return this.timeline?.result ?? null;
  }

  asked(): readonly Seat[] {
    return this.timeline?.asked() ?? [];
  }

  isPersonAt(seat: Seat): boolean {
    return isPerson(this.seats[seat].player);
  }

  /** Those who must agree to what a seat proposes. */
  othersThan(seat: Seat): readonly Seat[] {
    return [...this.seats.keys()].filter((other) => other !== seat && this.isPersonAt(other));
  }

  /** The seat of a player; null if they have none. */
  seatOf(player: string): Seat | null {
    const seat = this.seats.findIndex(({ sitting }) => sitting?.player === player);
    return seat < 0 ? null : seat;
  }

  /** Not more often than people talk. */
  maySay(seat: Seat, at: number): boolean {
    const { said } = this.seats[seat];
    return said.length < PHRASES.ever && said.filter((one) => one > at - PHRASES.in).length < PHRASES.most;
  }

  /** What was said since this was asked last. */
  heard(): readonly { readonly seat: Seat; readonly phrase: Phrase }[] {
    const said = this.#said;
    this.#said = [];
    return said;
  }

  toldTo(viewer: Viewer): number {
    return this.told[this.#at(viewer)];
  }

  rewindsFor(viewer: Viewer): number {
    return this.rewinds[this.#at(viewer)];
  }

  #viewer(at: number): Viewer {
    return at === this.seats.length ? 'spectator' : at;
  }

  #at(viewer: Viewer): number {
    return viewer === 'spectator' ? this.seats.length : viewer;
  }

  /** The step up to which a viewer had been told who has seen so much; null: too long ago, or something they knew of was taken back since. */
  stepAt(viewer: Viewer, told: number): number | null {
    const at = this.#at(viewer);
    const known = this.recent.findLast((one) => one.told[at] === told)?.steps[at] ?? null;
    return known === null ? null : this.outOfSight.step(viewer, known);
  }

  standing(): Standing {
    const { timeline, clocks, result } = this;
    return {
      seats: this.seats.map((seat, i) => this.#seatNow(seat, i)),
      begun: timeline !== null,
      offer: this.offer,
      clock: clocks.none || !timeline ? null : { left: clocks.left, runs: result ? [] : clocks.runs, at: clocks.at },
      over: result && { result, by: this.by },
      next: this.next,
      open: this.open,
    };
  }

  #seatNow({ sitting, nonce, player }: SeatState, seat: Seat): SeatNow {
    const revealed = nonce !== null;
    if (!sitting) return { who: this.terms.seats[seat].who === 'bot' ? 'bot' : 'open', name: '', revealed };
    const { name, deckHash: deck, commit } = sitting;
    return { who: isPerson(player) ? 'person' : 'bot', name, deck, ...(commit !== null && { commit }), revealed };
  }

  // -------------------------------------------------------------- playing the log

  /** Throws `Unplayable` if this is not the next entry, or cannot be carried out. */
  apply(entry: Entry): void {
    const { seq, seat, n, at, link } = entry;
    if (seq !== this.seq + 1 || linked(entry, this.link).link !== link)
      throw new Unplayable(`${this.id}: entry ${seq} does not follow ${this.seq}.`);
    const parsed = deedSchema.safeParse({ kind: entry.kind, data: entry.data });
    if (!parsed.success) throw new Unplayable(`${this.id}: entry ${seq} is of no kind we know.`);
    const before = { apart: this.timeline?.apart ?? null, asked: this.asked() };
    const cut = this.#legally(seq, () => this.#carryOut(seat, parsed.data, at));
    this.seq = seq;
    this.link = link;
    this.at = at;
    const asked = this.asked();
    const unseen = before.apart !== null && before.apart === this.timeline?.apart && before.asked.join() === asked.join();
    const hidden = unseen && seat !== TABLE && (parsed.data.kind === 'pick' || parsed.data.kind === 'undo');
    const running = this.result ? [] : asked.filter((one) => this.isPersonAt(one));
    // Everybody sees all clocks: what is done out of sight moves none of them.
    if (!hidden) this.clocks.passed(at, running, parsed.data.kind === 'pick' ? seat : null);
    this.#noteSteps(seat, parsed.data, hidden);
    if (cut && !hidden) this.recent = [];
    else if (cut) this.recent = this.recent.map((one) => ({ ...one, steps: one.steps.with(seat, null) }));
    for (let v = 0; v < this.told.length; v++) {
      if (hidden && v !== seat) continue;
      this.told[v]++;
      if (cut) this.rewinds[v]++;
    }
    const steps = this.timeline?.steps ?? 0;
    this.recent.push({ told: [...this.told], steps: this.told.map((_, v) => this.outOfSight.number(this.#viewer(v), steps)) });
    if (this.recent.length > 2 * REMEMBERED) this.recent = this.recent.slice(-REMEMBERED);
    if (seat !== TABLE) this.#note(seat, n, parsed.data);
  }

  /** What the rules refuse cannot have been written by them. */
  #legally<T>(seq: number, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof SetupError)) throw error;
      throw new Unplayable(`${this.id}: entry ${seq} cannot be carried out by these rules.`, { cause: error });
    }
  }

  #noteSteps(seat: Seat, deed: Deed, hidden: boolean): void {
    const steps = this.timeline?.steps ?? 0;
    if (deed.kind === 'undo') this.outOfSight.undone(seat, steps);
    else if (deed.kind === 'answer' || deed.kind === 'offer') this.outOfSight.cut(steps);
    else if (deed.kind !== 'sit' && deed.kind !== 'reveal' && deed.kind !== 'say' && deed.kind !== 'rules')
      this.outOfSight.took('of' in deed.data ? deed.data.of : seat, hidden);
  }

  #note(seat: Seat, n: number, deed: Deed): void {
    const state = this.seats[seat];
    state.n = n;
    state.answers.push({ n, told: this.told[seat], key: deed.kind === 'pick' ? deed.data.key : null });
    if (state.answers.length > ANSWERS) state.answers.shift();
  }

  /** True if something was taken back. */
  #carryOut(seat: Seat, deed: Deed, at: number): boolean {
    const { timeline } = this;
    if (deed.kind === 'say') {
      this.seats[seat].said.push(at);
      this.#said.push({ seat, phrase: deed.data.phrase });
      return false;
    }
    if (deed.kind === 'rules') {
      this.rules = deed.data.rules;
      return false;
    }
    if (deed.kind === 'sit') {
      this.#sit(seat, deed.data);
      return false;
    }
    if (deed.kind === 'reveal') {
      this.seats[seat].nonce = deed.data.nonce;
      this.#begin();
      return false;
    }
    if (!timeline) throw new Unplayable(`${this.id}: a ${deed.kind} before the match has begun.`);
    switch (deed.kind) {
      case 'pick':
        timeline.pick(seat, deed.data.key);
        // Who plays on has not taken back anything; what was proposed then is of no interest any more.
        if (this.offer?.seat === seat && this.offer.what === 'takeBack') this.offer = null;
        return false;
      case 'undo': {
        const why = timeline.undo(seat);
        if (why !== null) throw new Unplayable(`${this.id}: an undo that is refused (${why}).`);
        return true;
      }
      case 'concede':
        this.#out(timeline, seat, 'concession');
        return false;
      case 'claim':
        this.#out(timeline, deed.data.of, 'claim');
        return false;
      case 'flag':
        this.#out(timeline, deed.data.of, 'flag');
        return false;
      case 'offer':
        this.offer = { seat, what: deed.data.what, yes: [] };
        return this.#settle(timeline, deed.data.next);
      case 'answer':
        if (!this.offer) throw new Unplayable(`${this.id}: an answer to no offer.`);
        this.offer = deed.data.yes ? { ...this.offer, yes: [...this.offer.yes, seat] } : null;
        return this.#settle(timeline, deed.data.next);
    }
  }

  #sit(seat: Seat, { player, name, deck, deckHash, commit }: Extract<Deed, { kind: 'sit' }>['data']): void {
    const state = this.seats[seat];
    if (!state || state.sitting) throw new Unplayable(`${this.id}: seat ${seat} is taken, or there is none.`);
    const opened = deckSchema.parse(JSON.parse(this.#seal.open(deck, `${this.id}/deck/${seat}`)));
    state.sitting = { player, name, deck: opened, deckHash, commit };
    this.#begin();
  }

  /** With everybody seated, and every number opened, the cards are dealt. */
  #begin(slept: Slept | null = null): void {
    const sittings = this.seats.flatMap(({ sitting }) => sitting ?? []);
    if (this.timeline || sittings.length < this.seats.length) return;
    if (this.seats.some(({ sitting, nonce }) => sitting!.commit !== null && nonce === null)) return;
    const decks = sittings.map(({ deckHash }) => deckHash);
    const nonces = this.seats.map(({ nonce }) => nonce);
    const seed = keyed(chanceKey(this.seed(), this.id, decks, nonces));
    const lists = sittings.map(({ deck }) => deck.list);
    const begun = { options: this.terms.options, lists, seed: this.#dealt(seed) };
    this.timeline = new Timeline(this.game, begun, this.terms.lists, SNAPSHOT_BUDGET, slept);
  }

  /** The server's own: for nobody before the match is over. */
  seed(): string {
    return this.#seal.open(this.match.seed, `${this.id}/seed`);
  }

  #out(timeline: Timeline, seat: Seat, by: 'concession' | 'claim' | 'flag'): void {
    timeline.concede(seat);
    if (timeline.result) this.by = by;
    else if (this.game.spec.leaving === 'bot') this.seats[seat].player = STAND_IN;
  }

  /** Has everybody agreed? Then it is done. True if something was taken back. */
  #settle(timeline: Timeline, next: string | undefined): boolean {
    if (!this.offer || !this.isAgreed(this.offer)) return false;
    const { seat, what } = this.offer;
    this.offer = null;
    if (what === 'rematch') this.next = next ?? null;
    if (what === 'record') this.open = true;
    if (what === 'moreTime') this.clocks.more(seat);
    return what === 'takeBack' && timeline.rewind(seat);
  }

  isAgreed({ seat, yes }: Pick<Offered, 'seat' | 'yes'>): boolean {
    return this.othersThan(seat).every((other) => yes.includes(other));
  }
}
