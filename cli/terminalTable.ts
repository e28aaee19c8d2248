/** People and bots at one table, from here to the end of the match or of the input. */

import { type Answer, type BotDesk, calledBy } from '@touchline/bots';
import type { Seat } from '@touchline/engine';
import { type HandedOver, type Player, Session, type Stop, type Timeline, withNames } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import { botDesk } from './botDesk.ts';
import { clausesOf } from './clauses.ts';
import { Faults } from './faults.ts';
import type { Language, TerminalGame } from './games.ts';
import type { Io } from './io.ts';
import { Patience } from './patience.ts';
import { Prompt } from './prompt.ts';
import { Saves } from './saves.ts';
import { logLines } from './table/log.ts';
import { type Scene, sceneOf } from './table/scene.ts';
import { CLEAR, draw, paragraphs, write } from './table/screen.ts';
import { Told } from './table/told.ts';
import { messageOf } from './thrown.ts';
import { type Words, wordsOf } from './words/words.ts';

export interface Seating {
  readonly pack: TerminalGame;
  readonly timeline: Timeline;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  /** Of people who have one, by seat. */
  readonly names?: readonly string[];
  /** The file it was loaded from. */
  readonly file?: string;
  readonly practice?: number;
  readonly handed?: readonly HandedOver[];
  readonly language: Language;
  /** What to say before the first question. */
  readonly notice: readonly string[];
  /** Where people are asked. */
  readonly stop?: Stop;
}

export async function sit(seating: Seating, io: Io, desk = botDesk()): Promise<void> {
  const table = new TerminalTable(seating, io, desk);
  try {
    await table.run();
  } catch (error) {
    // A fault is found again by these three facts.
    const { pack, timeline, decks } = seating;
    throw new Error(`${messageOf(error)} (${pack.id}, seed ${timeline.seed}, ${decks.join(' – ')}, after ${timeline.steps} choices)`, {
      cause: error,
    });
  } finally {
    table.close();
    desk.close();
  }
}

class TerminalTable {
  readonly #pack: TerminalGame;
  readonly #io: Io;
  readonly #session: Session<TerminalGame, Answer>;
  readonly #speaker: Speaker;
  readonly #words: Words;
  #at: Seat = -1;
  #notice: string[];
  #lastBoard = '';
  readonly #patience: Patience;
  readonly #prompt: Prompt;
  readonly #told: Told;

  constructor(seating: Seating, io: Io, desk: BotDesk) {
    const { timeline, language, names = [] } = seating;
    const pack = withNames(seating.pack, names);
    this.#pack = pack;
    this.#told = new Told(timeline);
    this.#io = io;
    this.#patience = new Patience(io);
    this.#speaker = pack.speak(language, timeline.seats);
    this.#words = wordsOf(language);
    this.#notice = [...seating.notice];
    const faults = new Faults(timeline, this.#words, io.folder);
    this.#session = new Session({ ...seating, playable: pack }, { desk, failed: (fault) => this.#notice.push(...faults.tell(fault)) });
    if (seating.file) for (let seat = 0; seat < timeline.seats; seat++) this.#session.knows(seat, timeline.steps);
    this.#prompt = new Prompt({
      io,
      session: this.#session,
      speaker: this.#speaker,
      words: this.#words,
      clauses: clausesOf(pack, language),
      saves: new Saves(this.#session, this.#words, io.folder, seating.file),
      faults,
      patience: this.#patience,
    });
  }

  async run(): Promise<void> {
    const session = this.#session;
    session.start();
    while (!session.result) {
      if (this.#waits) {
        if (!(await this.#waitForBot())) return;
        continue;
      }
      const { asked } = session;
      if (asked.length === 0) throw new Error(`Nobody is asked after ${session.steps} picks.`);
      if (!(await this.#turn(asked.includes(this.#at) ? this.#at : asked[0]))) return;
    }
    await this.#after();
  }

  close(): void {
    this.#session.close();
  }

  // -------------------------------------------------------------- bots

  /** Whoever is asked beside a bot does not wait for it; but what a pipe is told is the same every time, whoever is faster. */
  get #waits(): boolean {
    return this.#session.thinking !== null && (!this.#io.tty || this.#session.asked.length === 0);
  }

  /** False when the person has left. */
  async #waitForBot(): Promise<boolean> {
    const { steps, thinking } = this.#session;
    const answered = this.#session.until(() => this.#session.steps !== steps || this.#session.thinking === null);
    return (await this.#prompt.during(answered, this.#words.thinking(calledBy(thinking!.bot, this.#words.opponents)))) !== null;
  }

  #scene(seat: Seat): Scene {
    return sceneOf(this.#pack, this.#session.view(seat), this.#speaker, this.#words, this.#io, () => this.#told.to(seat));
  }

  // -------------------------------------------------------------- a person's turn

  /** False when the person has left. */
  async #turn(seat: Seat): Promise<boolean> {
    if (seat !== this.#at && this.#session.people.length > 1 && !(await this.#handOver(seat))) return false;
    this.#at = seat;
    this.#draw(this.#scene(seat), seat);
    for (;;) {
      const line = await this.#patience.line('> ');
      if (line === null) return !this.#prompt.ended();
      // Others may have answered meanwhile; the question is the same.
      const s = this.#scene(seat);
      const outcome = await this.#prompt.obey(s, s.view.ask!, line.trim());
      if (outcome === 'taken') this.#notice = [this.#words.taken];
      if (outcome === 'redraw') {
        this.#lastBoard = '';
        this.#draw(s, seat);
      } else if (outcome !== 'again') return outcome !== 'left';
    }
  }

  #handOverTo(seat: Seat): string {
    const name = this.#session.names[seat];
    return name ? this.#words.handOverTo(name) : this.#words.handOver(this.#words.player('ABCDEFGH'[seat]));
  }

  async #handOver(seat: Seat): Promise<boolean> {
    const line = this.#handOverTo(seat);
    if (!this.#io.tty) {
      write(this.#io, ['', ...paragraphs([line], this.#io.columns)]);
      return true;
    }
    // What was scrolled away showed the other hand.
    this.#io.out(`${CLEAR}\x1b[3J`);
    write(this.#io, paragraphs([line, this.#words.pressEnter], this.#io.columns));
    if ((await this.#patience.line('> ')) !== null) return true;
    this.#prompt.farewell();
    return false;
  }

  #draw(s: Scene, seat: Seat): void {
    const board = this.#pack.board(s);
    const log = logLines(s, this.#session.news(seat).entries);
    // In a pipe a board that has not changed is not written again.
    const same = !this.#io.tty && board.join('\n') === this.#lastBoard;
    draw(this.#io, s, s.view.ask!, { board: same ? [] : board, log, notice: this.#notice });
    this.#lastBoard = board.join('\n');
    this.#notice = [];
  }

  // -------------------------------------------------------------- the end

  async #after(): Promise<void> {
    const result = this.#session.result!;
    const seat = this.#at >= 0 ? this.#at : (this.#session.people[0] ?? 0);
    const s = this.#scene(seat);
    if (this.#io.tty) this.#io.out(CLEAR);
    const fresh = logLines(s, this.#session.news(seat).entries);
    const gone = this.#session.timeline.conceded.map((who) => this.#words.conceded(this.#speaker.seat(who, seat)));
    const told = [...this.#notice, ...fresh, ...gone];
    write(this.#io, ['', ...paragraphs(told, s.width), '', ...this.#pack.board(s)]);
    this.#prompt.say([this.#speaker.result(result, seat)]);
    await this.#prompt.afterwards(s, seat);
  }
}
