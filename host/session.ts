/**
 * A running match: who sits where, what each of them is shown and told, and whose answer comes next. A browser, a terminal and a
 * server run the same one; what is theirs alone is handed in.
 */
import type { Result, Seat, UndoRefusal, View, Viewer } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { Audience } from './audience.ts';
import type { LogEntry } from './entries.ts';
import { type Playable, type Player, withNames } from './playable.ts';
import type { BotAnswer, News, Ports } from './ports.ts';
import { Reader } from './reader.ts';
import { type HandedOver, type Saved, savedOf } from './saved.ts';
import { Seats } from './seats.ts';
import { passFor, type Stop } from './stops.ts';
import { Thinking } from './thinking.ts';
import type { Timeline } from './timeline.ts';

/** Whom people ask for a hint: quick enough to wait for. */
export const HINT_BOT = 'search';
/** Who plays on for somebody who has left, where the game wants it and nobody says who. */
const STAND_IN = 'random';
/** The rules' own answer that takes back what was announced. */
const TAKE_BACK = 'takeBack';

export interface SessionSetup<P extends Playable = Playable> {
  readonly playable: P;
  /** The match, begun or as it was saved. */
  readonly timeline: Timeline;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  /** Of people who have one, by seat. */
  readonly names?: readonly string[];
  readonly language: Language;
  /** Where people are asked. */
  readonly stop?: Stop;
  readonly practice?: number;
  readonly handed?: readonly HandedOver[];
  /** Who plays on for somebody who leaves. */
  readonly standIn?: string;
}

export class Session<P extends Playable = Playable, A extends BotAnswer = BotAnswer> {
  readonly playable: P;
  readonly timeline: Timeline;
  readonly decks: readonly string[];
  readonly names: readonly string[];
  readonly #ports: Ports<A>;
  readonly #seats: Seats;
  readonly #standIn: string;
  readonly #thinking: Thinking<A>;
  readonly #audience: Audience;
  #practice: number;

  constructor(setup: SessionSetup<P>, ports: Ports<A>) {
    const { playable, timeline, players, decks, names = [], language, stop = 'when-i-can', practice = 0, handed = [] } = setup;
    this.playable = withNames(playable, names);
    this.names = names;
    this.timeline = timeline;
    this.decks = decks;
    this.#ports = ports;
    const seated = Array.from({ length: timeline.seats }, (_, seat) => players[seat] ?? 'person');
    this.#seats = new Seats(seated, language, stop, handed);
    this.#standIn = setup.standIn ?? STAND_IN;
    this.#practice = practice;
    const failed = (fault: NonNullable<A['fault']>) => this.#botFailed(fault);
    const playerAt = (seat: Seat) => this.#seats.at(seat).player;
    const asks = (viewer: Viewer, { ask }: View) => ask !== null && viewer !== 'spectator' && this.#passFor(viewer) === null;
    this.#audience = new Audience(timeline, playable, { asks, practice: () => this.#practice }, ports.send);
    this.#thinking = new Thinking(timeline, { ...ports, failed }, playerAt, () => this.#goOn());
  }

  // -------------------------------------------------------------- who is here

  get players(): readonly Player[] {
    return this.#seats.players;
  }

  get people(): readonly Seat[] {
    return this.#seats.people;
  }

  get result(): Result | null {
    return this.timeline.result;
  }

  get steps(): number {
    return this.timeline.steps;
  }

  get practice(): number {
    return this.#practice;
  }

  /** How it stands, by seat, where a number says it: everybody sees that, so whoever looks already will do. */
  score(viewer: Viewer = 'spectator'): readonly number[] {
    return this.playable.score?.(this.view(viewer)) ?? [];
  }

  /** The people whose answer the match waits for, lowest seat first. */
  get asked(): readonly Seat[] {
    return this.timeline.asked().filter((seat) => this.#seats.isPerson(seat));
  }

  languageOf(viewer: Viewer): Language {
    return this.#seats.at(viewer === 'spectator' ? 0 : viewer).language;
  }

  stopOf(seat: Seat): Stop {
    return this.#seats.at(seat).stop;
  }

  // -------------------------------------------------------------- what is seen and told

  /** What a viewer sees now. */
  view(viewer: Viewer): View {
    return this.#audience.view(viewer);
  }

  /** All that can be read from a seat, in its language. */
  reader(viewer: Viewer): Reader<P> {
    return new Reader(this.playable, this.view(viewer), this.languageOf(viewer));
  }

  /** What a viewer is told since a step; from the beginning without one. */
  log(viewer: Viewer, after = -1): LogEntry[] {
    return this.#audience.log(viewer, after);
  }

  /** What has come for a viewer since they were told last. */
  news(viewer: Viewer): News {
    return this.#audience.news(viewer);
  }

  /** From now on a viewer is sent what comes, from the beginning. */
  watch(viewer: Viewer): void {
    this.#audience.watch(viewer);
  }

  leave(viewer: Viewer): void {
    this.#audience.leave(viewer);
  }

  /** Sends everybody who watches what has come since. */
  tell(): void {
    this.#audience.tell();
  }

  /** A viewer knows the log up to here already. */
  knows(viewer: Viewer, step: number): void {
    this.#audience.knows(viewer, step);
  }

  speak(seat: Seat, language: Language): void {
    this.#seats.speak(seat, language);
  }

  // -------------------------------------------------------------- what people do

  /** Lets whatever needs nobody happen, and asks. */
  start(): void {
    this.#thinking.somebodyActed();
    this.#goOn();
  }

  /** Throws `Refused` if it is not offered. */
  pick(seat: Seat, key: string): void {
    this.timeline.pick(seat, key);
    this.start();
  }

  /**
   * Takes a seat's last decision back, with what the table had answered for it since; where what was announced has been seen, by the
   * rules' own answer that takes it back. The reason if it cannot be.
   */
  undo(seat: Seat): UndoRefusal | null {
    if (!this.people.includes(seat)) return 'nothing';
    const { steps } = this;
    let why = this.#undoOnce(seat);
    // What the table answered for somebody is no decision of theirs to come back to.
    while (why === null && this.#passFor(seat) !== null) why = this.#undoOnce(seat);
    // If there is none that can be taken back, the table gives its answers again.
    for (let key = why && this.#passFor(seat); key; key = this.#passFor(seat)) this.timeline.pick(seat, key, true);
    if (this.steps >= steps) {
      const offered = this.timeline.ask(seat)?.options.some(({ key }) => key === TAKE_BACK);
      if (!offered) return why;
      this.pick(seat, TAKE_BACK);
    } else this.#wentBack();
    return null;
  }

  #undoOnce(seat: Seat): UndoRefusal | null {
    const why = this.timeline.undo(seat);
    if (why === null) this.#audience.forgetViews();
    return why;
  }

  /**
   * Practice: back to a seat's last decision, whatever was answered or revealed since. It is counted, and the match says so from then on.
   * Only for somebody who sits alone among bots.
   */
  rewind(seat: Seat): boolean {
    if (this.people.length !== 1 || !this.timeline.rewind(seat)) return false;
    this.#audience.forgetViews();
    while (this.#passFor(seat) !== null && this.timeline.rewind(seat)) this.#audience.forgetViews();
    this.#practice++;
    this.#wentBack();
    return true;
  }

  /** An old question is of no interest any more. */
  #wentBack(): void {
    this.#thinking.dismiss();
    this.#audience.wentBack();
    this.start();
  }

  /** The seat gives up. If the match goes on, it goes on without the seat or, where the game wants it so, with a bot in its place. */
  concede(seat: Seat): void {
    this.#thinking.dismiss();
    this.timeline.concede(seat);
    if (!this.result && this.timeline.game.spec.leaving === 'bot') this.handOver(seat, this.#standIn);
    else this.start();
  }

  /** Somebody else plays on at this seat. */
  handOver(seat: Seat, to: Player): void {
    this.#seats.handOver(seat, to, this.steps);
    this.#thinking.dismiss();
    this.start();
  }

  /** Where a seat, or everybody, is asked; a question that is open may be one to pass now. */
  stopAt(stop: Stop, seat?: Seat): void {
    this.#seats.stopAt(stop, seat);
    // A bot that thinks goes on thinking; what follows is decided anew anyway.
    if (this.asked.length > 0) this.#goOn();
  }

  /** What a bot would do with what this seat sees. */
  hint(seat: Seat, bot = HINT_BOT): Promise<A> {
    const { seed, game } = this.timeline;
    return this.#ports.desk.think({ bot, how: 'boxed', game, view: this.view(seat), seed: `${seed}/hint/${seat}/${this.steps}` });
  }

  // -------------------------------------------------------------- what follows

  /** The bot that thinks, and its seat. */
  get thinking(): { readonly seat: Seat; readonly bot: string } | null {
    return this.#thinking.now;
  }

  /** When this holds: it is looked at whenever something has happened. Rejected if a bot's answer could not be carried out. */
  until(holds: () => boolean): Promise<void> {
    return this.#thinking.until(holds);
  }

  /** When a person is asked, or it is over. */
  settled(): Promise<void> {
    return this.until(() => this.result !== null || this.asked.length > 0);
  }

  close(): void {
    this.#thinking.close();
  }

  /**
   * The table answers where it may; then people are asked, and bots think. Where several are asked at the same time nobody waits: a
   * person is asked at once, and bots think meanwhile.
   */
  #goOn(): void {
    this.#audience.tell();
    for (let passed = this.#nextPass(); passed; passed = this.#nextPass()) {
      this.timeline.pick(passed.seat, passed.key, true);
      this.#audience.tell();
    }
    this.#ports.changed?.();
    const { asked } = this;
    if (asked.length > 0 && !asked.some((seat) => this.#audience.isWatching(seat))) this.#ports.wanted?.(asked[0]);
    this.#thinking.goOn();
  }

  #botFailed(fault: NonNullable<A['fault']>): void {
    this.#ports.failed?.(fault);
    const { bot, why, replaced } = fault;
    if (replaced) this.#audience.sendAll({ fault: { bot, why } });
  }

  #nextPass(): { readonly seat: Seat; readonly key: string } | null {
    for (const seat of this.asked) {
      const key = this.#passFor(seat);
      if (key !== null) return { seat, key };
    }
    return null;
  }

  /** The answer the table gives for a seat, or null if the seat is to be asked. */
  #passFor(seat: Seat): string | null {
    const { stop } = this.#seats.at(seat);
    if (stop === 'always') return null;
    const view = this.view(seat);
    return view.ask && passFor(stop, this.playable.passable, view, view.ask, this.people.length === 1);
  }

  saved(): Saved {
    const { players, decks, names } = this;
    return savedOf(this.timeline, { players, decks, names, practice: this.#practice, handed: this.#seats.handed });
  }
}
