/**
 * A match at a server, in front of one page. The server sends this viewer's views and takes commands; words, sums, reasons and hints are
 * worked out here, from the view alone.
 */
import type { Thought } from '@touchline/bots';
import type { View, Viewer } from '@touchline/engine';
import { type Explained, HINT_BOT, isPerson, type LogEntry, type Player, passFor, Reader, type Stop, withNames } from '@touchline/host';
import { CommandRefused, Commands } from '@touchline/host/commands';
import { applied, type Command, type FromServer, received, type Standing } from '@touchline/host/wire';
import { gameOf } from '../../games/packages.ts';
import type { TableGame } from '../../games/teller.ts';
import { Failing } from '../failure.ts';
import type { Outside } from '../pageTable.ts';
import type { Language, Scene } from '../scene.ts';
import { sceneOf } from '../stage.ts';
import { keptBrought } from '../store.ts';
import { matchInfo } from './http.ts';
import { Line, type LineState } from './line.ts';
import type { OnlineDeed, OnlineNow, Said } from './now.ts';
import type { Terms } from './terms.ts';

type Told = Extract<FromServer, { readonly t: 'full' | 'news' }>;

/** Refusals by which one learns that what one sees is not what is. */
const OLD: readonly string[] = ['notAsked', 'notOffered', 'ahead'];
/** Who plays on for somebody who has left. */
const STAND_IN = 'random';
/** So much of what was said is kept. */
const SAID = 6;

export interface Connecting {
  readonly match: string;
  readonly watch?: string;
  readonly language: Language;
  readonly stop: Stop;
}

export class RemoteTable {
  readonly #match: string;
  readonly #post: Outside['post'];
  readonly #desk: ReturnType<Outside['deskFor']>;
  readonly #pack: TableGame;
  /** The same, with the names of those who sit there. */
  #named: TableGame;
  #language: Language;
  #stop: Stop;
  readonly #line: Line;
  readonly #commands: Commands;
  #viewer: Viewer | null = null;
  #view: View | null = null;
  #entries: LogEntry[] = [];
  #seq = 0;
  #last: Scene | undefined;
  /** The page was shown no question because it has been answered. */
  #quiet = false;
  #now: OnlineNow;
  #said = 0;

  private constructor({ match, watch, language, stop }: Connecting, terms: Terms, pack: TableGame, outside: Outside) {
    this.#match = match;
    this.#pack = pack;
    this.#named = pack;
    this.#post = outside.post;
    this.#desk = outside.deskFor(pack.id);
    this.#language = language;
    this.#stop = stop;
    this.#now = {
      ...{ match, terms, viewer: null, standing: null, seats: [], gone: [], watching: 0 },
      ...{ line: 'dialling', cut: Date.now(), ahead: 0, sending: false, noNumber: false, said: [], muted: [] },
    };
    this.#commands = new Commands({
      send: (message) => this.#line.send(message),
      changed: (sending) => this.#tell({ sending }),
    });
    this.#line = new Line({
      match,
      watch,
      have: () => (this.#view ? this.#seq : 0),
      hear: (message) => this.#hear(message),
      changed: (line) => this.#lineIs(line),
    });
  }

  /** Throws `ApiRefusal` if there is no such match. */
  static async connect(wanted: Connecting, outside: Outside): Promise<RemoteTable> {
    const { terms } = await matchInfo(wanted.match);
    const pack = await gameOf(terms.game, wanted.language);
    return new RemoteTable(wanted, terms, pack, outside);
  }

  get game(): string {
    return this.#pack.id;
  }

  // -------------------------------------------------------------- what somebody does

  pick(key: string): Promise<null> {
    return this.#command({ t: 'pick', key });
  }

  /** Why it cannot be taken back without asking the others; null if it was. */
  async undo(): Promise<string | null> {
    try {
      await this.#command({ t: 'undo' });
      return null;
    } catch (error) {
      const why = error instanceof Failing && error.failure.code === 'online' ? error.failure.why : null;
      if (why === 'nothing' || why === 'revealed' || why === 'chance' || why === 'other') return this.#reader().refused(why);
      throw error;
    }
  }

  concede(): Promise<null> {
    return this.#command({ t: 'concede' });
  }

  async deed(deed: OnlineDeed): Promise<null> {
    return this.#command(deed);
  }

  /** What somebody says is not shown any more, or again. */
  mute(seat: number, on: boolean): void {
    this.#line.send({ t: 'mute', seat, on });
  }

  why(thing: number | string): Explained | null {
    return this.#view && this.#reader().why(thing);
  }

  async hint(): Promise<Thought> {
    const seed = `${this.#match}/hint/${this.#seq}`;
    return (await this.#desk.think({ bot: HINT_BOT, how: 'boxed', game: this.#pack.game, view: this.#seen(), seed })).thought;
  }

  async speakIn(language: Language): Promise<void> {
    await this.#pack.learn(language);
    this.#language = language;
    this.#show(this.#entries, true);
  }

  stopAt(stop: Stop): void {
    this.#stop = stop;
    this.#passIfWanted();
  }

  /** The seat was opened elsewhere, and is wanted here again. */
  takeBack(): void {
    this.#line.takeBack();
  }

  async #command(command: Command): Promise<null> {
    try {
      const told = await this.#commands.give(command);
      // It had been done already: what follows has been told before.
      if (told <= this.#seq && this.#quiet) this.#show([], false);
    } catch (error) {
      // What was asked is asked again; what we see may be old.
      this.#show([], false);
      if (!(error instanceof CommandRefused)) throw error;
      if (OLD.includes(error.why)) this.#line.send({ t: 'full' });
      throw new Failing({ code: 'online', why: error.why });
    }
    return null;
  }

  // -------------------------------------------------------------- what the server says

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.#viewer = message.viewer;
        this.#tell({ viewer: message.viewer, ahead: message.now - Date.now() });
        break;
      case 'full':
      case 'news':
        this.#learn(message);
        break;
      case 'ack':
      case 'no':
        this.#commands.answered(message);
        break;
      case 'here':
        this.#tell({ seats: message.seats, watching: message.watching, gone: this.#goneNow(message.seats) });
        break;
      case 'said': {
        const said: Said = { seat: message.seat, phrase: message.phrase, nth: ++this.#said, at: Date.now() };
        this.#tell({ said: [...this.#now.said, said].slice(-SAID) });
        break;
      }
      case 'muted':
        this.#tell({ muted: message.seats });
        break;
      case 'p':
        break;
    }
  }

  #goneNow(seats: readonly ('on' | 'off')[]): OnlineNow['gone'] {
    return seats.map((seat, i) => (seat === 'on' ? null : (this.#now.gone[i] ?? Date.now())));
  }

  #learn(message: Told): void {
    this.#seq = message.seq;
    const entries = received(message.entries, this.#view);
    this.#entries = message.anew ? entries : [...this.#entries, ...entries];
    if (message.t === 'full') this.#view = message.view;
    else if (this.#view) this.#view = applied(this.#view, message.news);
    if (message.standing) this.#stand(message.standing);
    this.#commands.next(message.n, message.t === 'full');
    this.#openNumber();
    const passed = this.#passIfWanted();
    if (!passed) this.#show(entries, message.anew);
  }

  #stand(standing: Standing): void {
    const names = standing.seats.map(({ who, name }) => (who === 'person' ? name : ''));
    this.#named = withNames(this.#pack, names);
    this.#tell({ standing });
  }

  /** Everybody sits there and is bound to their number: ours is opened. */
  #openNumber(): void {
    const { standing } = this.#now;
    const viewer = this.#viewer;
    if (!standing || standing.begun || typeof viewer !== 'number' || this.#commands.isBusy) return;
    const { commit, revealed } = standing.seats[viewer];
    if (commit === undefined || revealed || standing.seats.some(({ deck }) => deck === undefined)) return;
    keptBrought(this.#match).then(async (brought) => {
      if (brought) await this.#command({ t: 'reveal', nonce: brought.nonce });
      else this.#tell({ noNumber: true });
    }, this.#failed);
  }

  readonly #failed = (error: unknown): void => {
    const failure = error instanceof Failing ? error.failure : { code: 'unforeseen' as const, details: String(error) };
    // Another tab may have opened it first.
    if (failure.code === 'online') return;
    this.#post({ trouble: failure });
  };

  #lineIs(line: LineState): void {
    this.#tell({ line, cut: line === 'open' ? null : (this.#now.cut ?? Date.now()) });
  }

  #tell(more: Partial<OnlineNow>): void {
    this.#now = { ...this.#now, ...more };
    this.#post({ online: this.#now });
  }

  // -------------------------------------------------------------- what the page is shown

  /** The table answers where it may. With somebody else there, only what everybody sees decides. */
  #passIfWanted(): boolean {
    const view = this.#view;
    if (!view?.ask || this.#commands.isBusy) return false;
    const people = this.#players().filter(isPerson).length;
    const key = passFor(this.#stop, this.#pack.passable, view, view.ask, people === 1);
    if (key === null) return false;
    this.#show([], false);
    this.pick(key).catch(this.#failed);
    return true;
  }

  #players(): Player[] {
    const { seats } = this.#now.terms;
    return seats.map((seat, i) => {
      if (seat.who === 'bot') return seat.bot;
      // A bot plays on for somebody who has left.
      if (this.#now.standing?.seats[i].who === 'bot') return STAND_IN;
      return i === this.#viewer ? 'person' : 'elsewhere';
    });
  }

  #seen(): View {
    if (!this.#view) throw new Error('The match has not begun.');
    return this.#view;
  }

  #reader(): Reader {
    return new Reader(this.#named, this.#seen(), this.#language);
  }

  #show(entries: readonly LogEntry[], anew: boolean): void {
    const view = this.#view;
    if (!view) return;
    const before = anew ? undefined : this.#last;
    const players = this.#players();
    const seating = { pack: this.#named, language: this.#language, players, decks: players.map(() => '') };
    const scene = sceneOf(seating, { step: this.#seq, view, entries, practice: 0, before });
    this.#last = scene;
    // A question that has been answered is not asked again until the answer is refused.
    this.#quiet = this.#commands.isBusy;
    this.#post({ scene: this.#quiet ? { ...scene, ask: null } : scene });
  }
}
