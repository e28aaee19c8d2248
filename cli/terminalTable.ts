/** People and bots at one table, from here to the end of the match or of the input. */
import type { Answer, BotDesk } from '@touchline/bots';
import type { Ask, Seat } from '@touchline/engine';
import { type HandedOver, type Player, Session, type Stop, type Timeline, withNames } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import { botDesk } from './botDesk.ts';
import { type Clauses, clausesOf } from './clauses.ts';
import { Faults } from './faults.ts';
import type { Language, TerminalGame } from './games.ts';
import type { Io } from './io.ts';
import { Patience } from './patience.ts';
import { Saves } from './saves.ts';
import { stopNamed } from './stops.ts';
import { why, zoom } from './table/explain.ts';
import { hintLines } from './table/hint.ts';
import { logLines } from './table/log.ts';
import { piles } from './table/piles.ts';
import { type Scene, sceneOf } from './table/scene.ts';
import { CLEAR, draw, help, paragraphs, write } from './table/screen.ts';
import { type CommandName, type Words, wordsOf } from './words/words.ts';

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

type Outcome = 'picked' | 'again' | 'left';

export async function sit(seating: Seating, io: Io, desk = botDesk()): Promise<void> {
  const table = new TerminalTable(seating, io, desk);
  try {
    await table.run();
  } catch (error) {
    // A fault is found again by these three facts.
    const { pack, timeline, decks } = seating;
    throw new Error(
      `${(error as Error).message} (${pack.id}, seed ${timeline.seed}, ${decks.join(' – ')}, after ${timeline.steps} choices)`,
      { cause: error },
    );
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
  readonly #clauses: Clauses;
  #at: Seat = -1;
  #notice: string[];
  #lastBoard = '';
  readonly #saves: Saves;
  #warned: CommandName | null = null;
  readonly #patience: Patience;
  readonly #faults: Faults;

  constructor(seating: Seating, io: Io, desk: BotDesk) {
    const { timeline, language, names = [] } = seating;
    const pack = withNames(seating.pack, names);
    this.#pack = pack;
    this.#io = io;
    this.#patience = new Patience(io);
    this.#speaker = pack.speak(language, timeline.seats);
    this.#words = wordsOf(language);
    this.#clauses = clausesOf(pack, language);
    this.#notice = [...seating.notice];
    this.#faults = new Faults(timeline, this.#words, io.folder);
    this.#session = new Session(
      { ...seating, playable: pack },
      { desk, failed: (fault) => this.#notice.push(...this.#faults.tell(fault)) },
    );
    if (seating.file) for (let seat = 0; seat < timeline.seats; seat++) this.#session.knows(seat, timeline.steps);
    this.#saves = new Saves(this.#session, this.#words, io.folder, seating.file);
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
    return (await this.#during(answered, this.#words.thinking(thinking!.bot))) !== null;
  }

  /** What somebody waits for, wrapped; null when they have left meanwhile. */
  #during<T>(answer: Promise<T>, said: string): Promise<{ readonly value: T } | null> {
    const { quit } = this.#words.commands;
    return this.#patience.during(
      answer.then((value) => ({ value })),
      said,
      (line) => (line === null ? this.#ended() : quit.includes(line.trim().toLowerCase()) && this.#quits()),
    );
  }

  async #hint(s: Scene, ask: Ask): Promise<Outcome> {
    const answer = await this.#during(this.#session.hint(ask.seat), this.#words.hint.weighing);
    if (!answer) return 'left';
    const { thought, fault } = answer.value;
    this.#say(fault?.replaced ? [this.#words.hint.none, ...this.#faults.tell(fault)] : hintLines(s, ask, thought));
    return 'again';
  }

  #scene(seat: Seat): Scene {
    return sceneOf(this.#pack, this.#session.view(seat), this.#speaker, this.#words, this.#io);
  }

  // -------------------------------------------------------------- a person's turn

  /** False when the person has left. */
  async #turn(seat: Seat): Promise<boolean> {
    if (seat !== this.#at && this.#session.people.length > 1 && !(await this.#handOver(seat))) return false;
    this.#at = seat;
    this.#draw(this.#scene(seat), seat);
    for (;;) {
      const line = await this.#patience.line('> ');
      if (line === null) return !this.#ended();
      // Others may have answered meanwhile; the question is the same.
      const s = this.#scene(seat);
      const outcome = await this.#obey(s, s.view.ask!, line.trim());
      if (outcome !== 'again') return outcome === 'picked';
    }
  }

  /** There is no more input: true, the person has left. */
  #ended(): true {
    write(this.#io, ['', this.#words.ended]);
    this.#say(this.#saves.farewell());
    return true;
  }

  #quits(): boolean {
    if (!this.#sure('quit')) return false;
    this.#say(this.#saves.farewell());
    return true;
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
    this.#say(this.#saves.farewell());
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

  async #obey(s: Scene, ask: Ask, line: string): Promise<Outcome> {
    if (line === '') return 'again';
    const option = /^\d+\.?$/.test(line) ? ask.options[Number.parseInt(line, 10) - 1] : ask.options.find((o) => o.key === line);
    if (option) {
      this.#session.pick(ask.seat, option.key);
      this.#warned = null;
      return 'picked';
    }
    const [first, ...rest] = line.split(/\s+/);
    const command = (Object.keys(this.#words.commands) as CommandName[]).find((name) =>
      this.#words.commands[name].includes(first.toLowerCase()),
    );
    if (!command) {
      this.#say([this.#words.notUnderstood(line, ask.options.length)]);
      return 'again';
    }
    // A question mark alone asks for help.
    return this.#command(line === '?' ? 'help' : command, rest.join(' '), s, ask);
  }

  #say(lines: readonly string[]): void {
    write(this.#io, paragraphs(lines, this.#io.columns));
  }

  async #command(command: CommandName, rest: string, s: Scene, ask: Ask): Promise<Outcome> {
    switch (command) {
      case 'why':
        this.#say(why(s, ask, this.#clauses, rest));
        return 'again';
      case 'zoom':
        this.#say(zoom(s, ask, rest));
        return 'again';
      case 'piles':
        this.#say(piles(s));
        return 'again';
      case 'undo':
        return this.#undo(ask.seat);
      case 'save':
        this.#say(this.#saves.save(rest));
        return 'again';
      case 'log':
        this.#showLog(s, ask.seat);
        return 'again';
      case 'table':
        this.#lastBoard = '';
        this.#draw(s, ask.seat);
        return 'again';
      case 'stops':
        return this.#setStops(ask, rest);
      case 'hint':
        return this.#hint(s, ask);
      case 'help':
        help(this.#io, s);
        return 'again';
      case 'concede':
        if (!this.#sure('concede')) return 'again';
        this.#session.concede(ask.seat);
        return 'picked';
      case 'quit':
        return this.#quits() ? 'left' : 'again';
    }
  }

  /** Says where this seat is asked, or changes it; then the question at hand may be one to pass. */
  #setStops({ seat }: Ask, wanted: string): Outcome {
    const before = this.#session.stopOf(seat);
    const { stop, said } = stopNamed(this.#words, wanted, before);
    this.#say([said]);
    const { steps } = this.#session;
    if (stop !== before) this.#session.stopAt(stop, seat);
    return this.#session.steps !== steps ? 'picked' : 'again';
  }

  /** On a terminal a game is not lost by one slip of the finger. */
  #sure(command: 'quit' | 'concede'): boolean {
    const safe = command === 'quit' && this.#saves.upToDate;
    if (!this.#io.tty || safe || this.#warned === command) return true;
    this.#warned = command;
    this.#say([this.#words.sure(this.#words.commands[command][0])]);
    return false;
  }

  #undo(seat: Seat): Outcome {
    const why = this.#session.undo(seat);
    if (why !== null) {
      this.#say([this.#speaker.undo(why)]);
      return 'again';
    }
    this.#notice = [this.#words.taken];
    return 'picked';
  }

  #showLog(s: Scene, seat: Seat): void {
    const lines = logLines(s, this.#session.log(seat));
    this.#say(lines.length > 0 ? lines : [this.#words.emptyLog]);
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
    this.#say([this.#speaker.result(result, seat)]);
    await this.#afterwards(s, seat);
  }

  /** The match is over; it can still be saved as a record, read and looked at. */
  async #afterwards(s: Scene, seat: Seat): Promise<void> {
    for (;;) {
      this.#say([this.#words.afterwards]);
      const line = (await this.#patience.line('> '))?.trim() ?? '';
      const [first, ...rest] = line.split(/\s+/);
      const is = (name: CommandName) => this.#words.commands[name].includes(first.toLowerCase());
      if (is('save')) this.#say(this.#saves.save(rest.join(' ')));
      else if (is('log')) this.#showLog(s, seat);
      else if (is('zoom')) this.#say(zoom(s, null, rest.join(' ')));
      else return;
    }
  }
}
