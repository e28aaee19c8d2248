/**
 * The match in its worker: keeps the state, lets bots think, passes for people where they want it, and sends the page what the seat in
 * front of it may see. Nothing else leaves.
 */
import type { BotDesk, Thought } from '@touchline/bots';
import type { Seat } from '@touchline/engine';
import { Host, passFor, type Stop, savedOf } from '@touchline/host';
import { drawnOptions, listsFor } from '@touchline/kit';
import { titleOf } from '../games/titles.ts';
import type { FromMatch } from './messages.ts';
import { withPassed } from './passed.ts';
import type { Begin, Language } from './scene.ts';
import { type Seating, sceneOf } from './stage.ts';

/** Whom people ask for a hint. */
const HINT_BOT = 'search';
/** Milliseconds a bot waits for the page to paint what somebody did. A page that nobody looks at paints nothing. */
const PAINTING = 150;

export class Custody {
  readonly #post: (message: FromMatch) => void;
  readonly #desk: BotDesk;
  readonly #keep: (text: string) => void;
  readonly #host: Host;
  #seating: Seating;
  #stop: Stop;
  /** Who sits in front of the page; -1 while it is being handed over. */
  #seat: Seat;
  /** Up to which step the log was sent. */
  #told = -1;
  /** Steps at which the table answered for whoever was asked. */
  readonly #passed = new Set<number>();
  /** Goes on with what waits for the page. */
  #onPainted: () => void = () => {};
  /** Raised by every change: an answer of a bot to an older question is not wanted any more. */
  #turn = 0;

  private constructor(host: Host, seating: Seating, stop: Stop, outside: Outside) {
    this.#host = host;
    this.#seating = seating;
    this.#stop = stop;
    this.#post = outside.post;
    this.#desk = outside.deskFor(seating.title.id);
    this.#keep = outside.keep;
    this.#seat = this.#people.length === 1 ? this.#people[0] : -1;
  }

  static async begin(match: Begin, language: Language, outside: Outside): Promise<Custody> {
    const title = await titleOf(match.game, language);
    const { players, seed, stop } = match;
    const options = drawnOptions(title, match.options, players.length, seed);
    const decks = listsFor(title.game, match.decks, players.length, seed);
    const host = new Host(
      title.game,
      options,
      decks.map(({ list }) => list),
      seed,
    );
    return new Custody(host, { title, language, players, decks: decks.map(({ name }) => name) }, stop, outside);
  }

  static async resume(text: string, name: string, stop: Stop, language: Language, outside: Outside): Promise<Custody> {
    const { hostOf, readSaved } = await import('@touchline/host/opened');
    const saved = readSaved(text, name);
    const title = await titleOf(saved.game, language);
    const host = hostOf(title.game, saved, name);
    return new Custody(host, { title, language, players: saved.players, decks: saved.decks }, stop, outside);
  }

  get game(): string {
    return this.#seating.title.id;
  }

  get winners(): readonly Seat[] | null {
    return this.#host.result?.winners ?? null;
  }

  get score(): readonly number[] {
    return this.#seating.title.score?.(this.#host.view('spectator')) ?? [];
  }

  get #people(): readonly Seat[] {
    return this.#seating.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  }

  // -------------------------------------------------------------- what people do

  sit(seat: Seat): void {
    if (!this.#people.includes(seat)) throw new Error(`Seat ${seat + 1} is a bot's.`);
    this.#seat = seat;
    this.#told = -1;
    this.#show();
  }

  /** Throws if it is not offered. */
  pick(key: string): Promise<void> {
    this.#host.pick(this.#seat, key);
    return this.goOn();
  }

  undo(): string | null {
    const { steps } = this.#host;
    let why = this.#undoOnce();
    // What the table answered for somebody is no decision of theirs to come back to.
    while (why === null && this.#passFor(this.#seat) !== null) why = this.#undoOnce();
    // If there is none that can be taken back, the table gives its answers again.
    for (let key = why && this.#passFor(this.#seat); key; key = this.#passFor(this.#seat)) this.#passWith(this.#seat, key);
    if (this.#host.steps < steps) {
      this.#wentBack();
      return null;
    }
    return why && this.#seating.title.speak(this.#seating.language).undo(why);
  }

  #undoOnce(): ReturnType<Host['undo']> {
    const mine = this.#host.record().picks.findLastIndex(([seat]) => seat === this.#seat);
    const why = this.#host.undo(this.#seat);
    // What others have answered since is given again one step earlier.
    if (why === null) for (const step of this.#passed) if (step >= mine) this.#passed.delete(step);
    return why;
  }

  rewind(): boolean {
    if (this.#people.length !== 1 || !this.#host.rewind(this.#seat)) return false;
    let more = true;
    while (more && this.#passFor(this.#seat) !== null) more = this.#host.rewind(this.#seat);
    this.#wentBack();
    return true;
  }

  #wentBack(): void {
    // What was told of what did not happen is told anew.
    this.#told = -1;
    for (const step of this.#passed) if (step >= this.#host.steps) this.#passed.delete(step);
    void this.goOn();
  }

  concede(): void {
    this.#turn++;
    this.#host.concede(this.#seat >= 0 ? this.#seat : this.#people[0]);
    this.#show();
    this.#keep(this.text());
  }

  why(thing: number | 'decline'): { text: string; clause: string } | null {
    const { title, language } = this.#seating;
    const things = thing === 'decline' ? title.declines : [thing];
    const refusals = things.flatMap((one) => this.#host.whyNot(this.#seat, one) ?? []);
    if (refusals.length < things.length) return null;
    // A button that exists here says more than that something else is asked.
    const refusal = refusals.find(({ args }) => args.verb !== '') ?? refusals[0];
    return refusal ? { text: title.speak(language).refusal(refusal), clause: refusal.clause } : null;
  }

  /** What a bot would do with what this seat sees. */
  async hint(): Promise<Thought> {
    const { seed, steps, game } = this.#host;
    const view = this.#host.view(this.#seat);
    const asking = { bot: HINT_BOT, how: 'boxed', game, view, seed: `${seed}/hint/${this.#seat}/${steps}` } as const;
    return (await this.#desk.think(asking)).thought;
  }

  async speakIn(language: Language): Promise<void> {
    await this.#seating.title.learn(language);
    this.#seating = { ...this.#seating, language };
    this.#told = -1;
    this.#show();
  }

  /** The page shows this step. */
  painted(step: number): void {
    if (step === this.#told) this.#onPainted();
  }

  stopAt(stop: Stop): void {
    this.#stop = stop;
    // A bot that thinks goes on thinking; what follows is decided anew anyway.
    if (this.#host.asked().every((seat) => this.#people.includes(seat))) void this.goOn();
  }

  text(): string {
    return JSON.stringify(savedOf(this.#host, this.#seating.players, this.#seating.decks));
  }

  // -------------------------------------------------------------- what follows

  /** Bots answer, and the table where it may, until somebody in front of the page is asked. */
  async goOn(): Promise<void> {
    const turn = ++this.#turn;
    for (let seen = false; ; ) {
      this.#show();
      this.#keep(this.text());
      if (this.#host.result) return;
      const seats = this.#host.asked();
      const bot = seats.find((seat) => !this.#people.includes(seat));
      if (bot !== undefined) {
        if (!seen) await this.#painting();
        seen = true;
        if (turn !== this.#turn || !(await this.#botPicks(bot, turn))) return;
        continue;
      }
      const seat = seats.includes(this.#seat) ? this.#seat : seats[0];
      const passed = this.#passFor(seat);
      if (passed === null) return this.#ask(seat);
      this.#passWith(seat, passed);
    }
  }

  /** Until the page has painted what it was sent last: where there are few cores, a bot that thinks meanwhile is in its way. */
  #painting(): Promise<void> {
    return new Promise((done) => {
      const patience = setTimeout(done, PAINTING);
      this.#onPainted = () => {
        clearTimeout(patience);
        done();
      };
    });
  }

  #passFor(seat: Seat): string | null {
    const view = this.#host.view(seat);
    return view.ask && passFor(this.#stop, this.#seating.title.passable, view, view.ask, this.#people.length === 1);
  }

  #passWith(seat: Seat, key: string): void {
    this.#passed.add(this.#host.steps);
    this.#host.pick(seat, key);
  }

  /** False if the question was taken back meanwhile. */
  async #botPicks(seat: Seat, turn: number): Promise<boolean> {
    const bot = this.#seating.players[seat];
    const { game, seed, steps } = this.#host;
    const asking = { bot, how: 'boxed', game, view: this.#host.view(seat), seed: `${seed}/bot/${seat}/${steps}` } as const;
    const { thought, fault } = await this.#desk.think(asking);
    if (turn !== this.#turn) return false;
    if (fault?.replaced) this.#post({ fault: { bot, why: fault.why } });
    this.#host.pick(seat, thought.key);
    return true;
  }

  /** Somebody else's question: the page forgets what it shows before they sit down. */
  #ask(seat: Seat): void {
    if (seat === this.#seat) return;
    this.#seat = -1;
    const { title, language } = this.#seating;
    this.#post({ handOver: { seat, name: title.speak(language, this.#seating.players.length).seat(seat, 'spectator') } });
  }

  #show(): void {
    if (this.#seat < 0 && !this.#host.result) return;
    const viewer = this.#seat < 0 ? 'spectator' : this.#seat;
    const scene = sceneOf(this.#host, this.#seating, viewer, this.#told);
    const passed = [...this.#passed].filter((step) => step >= this.#told);
    const log = withPassed(scene.log, passed, this.#host, this.#seating, viewer);
    // A question the table answers by itself is not put to anybody.
    const answered = viewer !== 'spectator' && scene.ask !== null && this.#passFor(viewer) !== null;
    this.#post({ scene: { ...scene, log, ask: answered ? null : scene.ask } });
    this.#told = this.#host.steps;
  }
}

/** What is outside: the page, the bots' worker, and where the match is kept. */
export interface Outside {
  readonly post: (message: FromMatch) => void;
  readonly deskFor: (game: string) => BotDesk;
  readonly keep: (text: string) => void;
}
