/**
 * A session in front of one page: who sits there, what the page is sent, and when it has painted it. What another seat sees never
 * leaves the worker.
 */
import type { Answer, BotDesk, Thought } from '@touchline/bots';
import type { Beginning, Seat, Viewer } from '@touchline/engine';
import { type Explained, type HandedOver, type News, type Saved, Session, type Stop, Timeline } from '@touchline/host';
import { drawnOptions, type GivenOptions, listsFor } from '@touchline/kit';
import { gameOf } from '../games/packages.ts';
import type { TableGame } from '../games/teller.ts';
import { Clock } from './clock.ts';
import type { FromMatch } from './messages.ts';
import type { Recapped } from './recap.ts';
import type { Begin, Language, Scene } from './scene.ts';
import { type Seating, sceneOf } from './stage.ts';

/** Milliseconds a bot waits for the page to paint what somebody did. A page that nobody looks at paints nothing. */
const PAINTING = 150;

export class PageTable {
  readonly #post: (message: FromMatch) => void;
  readonly #session: Session<TableGame, Answer>;
  /** Who sits in front of the page; -1 while it is being handed over. */
  #seat: Seat = -1;
  readonly #clock: Clock;
  /** The step the page was sent last. */
  #sent = -1;
  /** The scene it was sent last. */
  #last: Scene | undefined;
  /** Goes on with what waits for the page. */
  #onPainted: () => void = () => {};

  private constructor(timeline: Timeline, seating: Seating, stop: Stop, outside: Outside, kept: Kept = {}) {
    const { pack } = seating;
    this.#post = outside.post;
    this.#clock = new Clock(timeline, kept.longest);
    this.#session = new Session(
      { ...seating, ...kept, playable: pack, timeline, stop },
      {
        desk: outside.deskFor(pack.id),
        send: (viewer, message) => ('news' in message ? this.#show(viewer, message.news) : this.#post(message)),
        changed: () => {
          this.#clock.tick();
          this.#showEnd();
          outside.changed();
        },
        wanted: (seat) => this.#handOver(seat),
        ready: () => this.#painting(),
      },
    );
    const { people } = this.#session;
    if (people.length === 1) this.#sitDown(people[0]);
  }

  static async begin(match: Begin, language: Language, outside: Outside): Promise<PageTable> {
    const pack = await gameOf(match.game, language);
    const { players, names, seed, stop, practice } = match;
    const options = drawnOptions(pack.offers, match.options, players.length, seed);
    const given = match.ready?.map((name) => ({ name, list: pack.decks[name] })) ?? match.decks;
    const decks = listsFor(pack.game, given, players.length, seed, { options });
    const timeline = new Timeline(pack.game, { options, lists: decks.map(({ list }) => list), seed });
    return new PageTable(timeline, { pack, language, players, decks: decks.map(({ name }) => name) }, stop, outside, {
      names,
      practice: practice ? 1 : 0,
    });
  }

  static async resume(text: string, name: string, stop: Stop, language: Language, outside: Outside): Promise<PageTable> {
    const { readSaved, timelineOf } = await import('@touchline/host/opened');
    const saved = readSaved(text, name);
    const pack = await gameOf(saved.game, language);
    const { players, decks } = saved;
    return new PageTable(timelineOf(pack.game, saved, name), { pack, language, players, decks }, stop, outside, saved);
  }

  get game(): string {
    return this.#session.playable.id;
  }

  /** What the list of kept matches says of it. */
  about() {
    const { players, decks, names, steps: step, result } = this.#session;
    return { game: this.game, players, decks, names, step, winners: result?.winners ?? null, score: this.#session.score(this.#viewer) };
  }

  saved(): Saved {
    return { ...this.#session.saved(), longest: this.#clock.longest };
  }

  /** The same match once more, but for the seed. */
  again(): Omit<Begin, 'seed' | 'stop'> {
    const { names, decks, timeline } = this.#session;
    const { options, lists } = timeline.begun;
    const { players: now, handed = [] } = this.#session.saved();
    // Whoever has left a seat to a bot sits there again.
    const players = now.map((player, seat) => handed.find((one) => one.seat === seat)?.from ?? player);
    return {
      game: this.game,
      options: chosenOf(options),
      players,
      names,
      decks: lists.map((list, seat) => ({ name: decks[seat] ?? '', list })),
    };
  }

  /** What there is to say of it once it is over. */
  async recap(): Promise<Recapped> {
    const { recapOf } = await import('./recap.ts');
    const { timeline, playable: pack } = this.#session;
    const viewer = this.#viewer;
    return recapOf({ timeline, pack, viewer, language: this.#session.languageOf(viewer), longest: this.#clock.longest });
  }

  get #viewer(): Viewer {
    return this.#seat < 0 ? 'spectator' : this.#seat;
  }

  // -------------------------------------------------------------- what people do

  start(): void {
    this.#session.start();
  }

  sit(seat: Seat): void {
    if (!this.#session.people.includes(seat)) throw new Error(`Seat ${seat + 1} is a bot's.`);
    this.#sitDown(seat);
    this.#session.tell();
  }

  /** Throws if it is not offered. */
  pick(key: string): void {
    this.#session.pick(this.#seat, key);
  }

  /** Why it cannot be taken back; null if it was. */
  undo(): string | null {
    const why = this.#session.undo(this.#seat);
    return why && this.#session.reader(this.#viewer).refused(why);
  }

  rewind(): boolean {
    return this.#session.rewind(this.#seat);
  }

  concede(): void {
    this.#session.concede(this.#seat >= 0 ? this.#seat : this.#session.people[0]);
  }

  why(thing: number | string): Explained | null {
    return this.#session.reader(this.#viewer).why(thing);
  }

  /** What a bot would do with what this seat sees. */
  async hint(): Promise<Thought> {
    return (await this.#session.hint(this.#seat)).thought;
  }

  async speakIn(language: Language): Promise<void> {
    await this.#session.playable.learn(language);
    for (const seat of this.#session.players.keys()) this.#session.speak(seat, language);
    if (this.#seat < 0 && !this.#session.result) return;
    this.#session.watch(this.#viewer);
    this.#session.tell();
  }

  stopAt(stop: Stop): void {
    this.#session.stopAt(stop);
  }

  /** The page shows this step. */
  painted(step: number): void {
    if (step === this.#sent) this.#onPainted();
  }

  /** When a person is asked, or it is over. */
  settled(): Promise<void> {
    return this.#session.settled();
  }

  // -------------------------------------------------------------- the page

  #sitDown(seat: Seat): void {
    this.#session.leave(this.#viewer);
    this.#seat = seat;
    this.#session.watch(seat);
  }

  /** Somebody else's question: the page forgets what it shows before they sit down. */
  #handOver(seat: Seat): void {
    this.#session.leave(this.#viewer);
    this.#seat = -1;
    const { playable } = this.#session;
    this.#post({
      handOver: { seat, name: playable.speak(this.#session.languageOf(seat), this.#session.players.length).seat(seat, 'spectator') },
    });
  }

  /** What is over while nobody sits there is shown as everybody sees it. */
  #showEnd(): void {
    if (!this.#session.result || this.#seat >= 0) return;
    this.#session.watch('spectator');
    this.#session.tell();
  }

  #show(viewer: Viewer, news: News): void {
    const { playable: pack, players, decks } = this.#session;
    const before = news.anew ? undefined : this.#last;
    const scene = sceneOf({ pack, players, decks, language: this.#session.languageOf(viewer) }, { ...news, before });
    this.#last = scene;
    // A question the table answers by itself is not put to anybody.
    this.#sent = news.step;
    this.#post({ scene: news.asked ? scene : { ...scene, ask: null } });
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
}

/** Every option that was chosen. */
function chosenOf(options: Beginning['options']): GivenOptions {
  const chosen: { [name: string]: GivenOptions[string] } = {};
  for (const [name, value] of Object.entries(options)) if (value !== undefined) chosen[name] = value;
  return chosen;
}

/** Of a match that was kept. */
interface Kept {
  readonly names?: readonly string[];
  readonly practice?: number;
  readonly handed?: readonly HandedOver[];
  readonly longest?: readonly number[];
}

/** What is outside: the page, the bots' worker, and where the match is kept. */
export interface Outside {
  readonly post: (message: FromMatch) => void;
  readonly deskFor: (game: string) => Pick<BotDesk, 'think'>;
  /** There is something new to keep. */
  readonly changed: () => void;
}
