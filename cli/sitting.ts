/** People and bots at one table, from here to the end of the match or of the input. */
import type { Answer, BotDesk } from '@touchline/bots';
import type { Ask, Seat } from '@touchline/engine';
import { type Host, passFor, type Stop } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import { botDesk, chanceOf, HINT_BOT } from './botDesk.ts';
import { type Clauses, clausesOf } from './clauses.ts';
import { Faults } from './faults.ts';
import type { Language } from './games.ts';
import type { Io } from './io.ts';
import { Patience } from './patience.ts';
import { type Match, Saves } from './saves.ts';
import { stopNamed } from './stops.ts';
import { why, zoom } from './table/explain.ts';
import { hintLines } from './table/hint.ts';
import { logLines } from './table/log.ts';
import { piles } from './table/piles.ts';
import { type Scene, sceneOf } from './table/scene.ts';
import { CLEAR, draw, help, paragraphs, write } from './table/screen.ts';
import { type CommandName, type Words, wordsOf } from './words/words.ts';

export interface Seating extends Match {
  readonly language: Language;
  /** What to say before the first question. */
  readonly notice: readonly string[];
  /** Where people are asked. */
  readonly stop?: Stop;
}

type Outcome = 'picked' | 'again' | 'left';

export async function sit(seating: Seating, io: Io, desk = botDesk()): Promise<void> {
  try {
    await new Sitting(seating, io, desk).run();
  } catch (error) {
    // A fault is found again by these three facts.
    const { title, host, decks } = seating;
    throw new Error(`${(error as Error).message} (${title.id}, seed ${host.seed}, ${decks.join(' – ')}, after ${host.steps} choices)`, {
      cause: error,
    });
  } finally {
    desk.close();
  }
}

class Sitting {
  readonly #seating: Seating;
  readonly #io: Io;
  readonly #host: Host;
  readonly #speaker: Speaker;
  readonly #words: Words;
  readonly #clauses: Clauses;
  readonly #people: readonly Seat[];
  /** By seat, up to which step its log has been shown. */
  readonly #seen: number[];
  /** By seat, where it wants to be asked. */
  readonly #stops: Stop[];
  #at: Seat = -1;
  #notice: string[];
  #lastBoard = '';
  readonly #saves: Saves;
  #warned: CommandName | null = null;
  readonly #desk: BotDesk;
  readonly #patience: Patience;
  readonly #faults: Faults;

  constructor(seating: Seating, io: Io, desk: BotDesk) {
    this.#seating = seating;
    this.#io = io;
    this.#desk = desk;
    this.#patience = new Patience(io);
    this.#host = seating.host;
    this.#speaker = seating.title.speak(seating.language, seating.players.length);
    this.#words = wordsOf(seating.language);
    this.#clauses = clausesOf(seating.title, seating.language);
    this.#people = seating.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
    this.#seen = seating.players.map(() => (seating.file ? seating.host.steps : -1));
    this.#stops = seating.players.map(() => seating.stop ?? 'when-i-can');
    this.#notice = [...seating.notice];
    this.#saves = new Saves(seating, this.#words, io.folder);
    this.#faults = new Faults(seating.host, this.#words, io.folder);
  }

  async run(): Promise<void> {
    while (!this.#host.result) {
      const seats = this.#host.asked();
      const bot = seats.find((seat) => !this.#people.includes(seat));
      if (bot !== undefined) {
        if (!(await this.#botPicks(bot))) return;
        continue;
      }
      const seat = seats.includes(this.#at) ? this.#at : seats[0];
      const ask = this.#host.ask(seat);
      if (!ask) throw new Error(`Nobody is asked after ${this.#host.steps} picks.`);
      const passed = this.#passFor(ask);
      if (passed !== null) this.#host.pick(seat, passed);
      else if (!(await this.#turn(seat, ask))) return;
    }
    await this.#after();
  }

  #passFor(ask: Ask): string | null {
    return passFor(this.#stops[ask.seat], this.#seating.title.passable, this.#host.view(ask.seat), ask, this.#people.length === 1);
  }

  // -------------------------------------------------------------- bots

  /** False when the person has left. */
  async #botPicks(seat: Seat): Promise<boolean> {
    const bot = this.#seating.players[seat];
    const answer = await this.#think(bot, seat, chanceOf(this.#host.seed, seat, this.#host.steps), this.#words.thinking(bot));
    if (!answer) return false;
    if (answer.fault) this.#notice.push(...this.#faults.tell(answer.fault));
    this.#host.pick(seat, answer.thought.key);
    return true;
  }

  /** What a bot thinks of what a seat is asked, by that seat's own view. Null when the person has left meanwhile. */
  #think(bot: string, seat: Seat, seed: string, said: string): Promise<Answer | null> {
    const { game } = this.#host;
    const answer = this.#desk.think({ bot, how: 'boxed', game, view: this.#host.view(seat), seed });
    const { quit } = this.#words.commands;
    return this.#patience.during(answer, said, (line) => {
      if (line === null) return this.#ended();
      return quit.includes(line.trim().toLowerCase()) && this.#quits();
    });
  }

  async #hint(s: Scene, ask: Ask): Promise<Outcome> {
    const { seed, steps } = this.#host;
    const answer = await this.#think(HINT_BOT, ask.seat, `${seed}/hint/${ask.seat}/${steps}`, this.#words.hint.weighing);
    if (!answer) return 'left';
    const { thought, fault } = answer;
    this.#say(fault?.replaced ? [this.#words.hint.none, ...this.#faults.tell(fault)] : hintLines(s, ask, thought));
    return 'again';
  }

  #scene(seat: Seat): Scene {
    return sceneOf(this.#seating.title, this.#host.view(seat), this.#speaker, this.#words, this.#io);
  }

  // -------------------------------------------------------------- a person's turn

  /** False when the person has left. */
  async #turn(seat: Seat, ask: Ask): Promise<boolean> {
    if (seat !== this.#at && this.#people.length > 1 && !(await this.#handOver(seat))) return false;
    this.#at = seat;
    const s = this.#scene(seat);
    this.#draw(s, ask, seat);
    for (;;) {
      const line = await this.#patience.line('> ');
      if (line === null) return !this.#ended();
      const outcome = await this.#obey(s, ask, line.trim());
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

  async #handOver(seat: Seat): Promise<boolean> {
    const line = this.#words.handOver(this.#words.player('ABCDEFGH'[seat]));
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

  #draw(s: Scene, ask: Ask, seat: Seat): void {
    const board = this.#seating.title.board(s);
    const log = logLines(s, this.#host.log(seat, this.#seen[seat]));
    // In a pipe a board that has not changed is not written again.
    const same = !this.#io.tty && board.join('\n') === this.#lastBoard;
    draw(this.#io, s, ask, { board: same ? [] : board, log, notice: this.#notice });
    this.#lastBoard = board.join('\n');
    this.#seen[seat] = this.#host.steps;
    this.#notice = [];
  }

  async #obey(s: Scene, ask: Ask, line: string): Promise<Outcome> {
    if (line === '') return 'again';
    const option = /^\d+\.?$/.test(line) ? ask.options[Number.parseInt(line, 10) - 1] : ask.options.find((o) => o.key === line);
    if (option) {
      this.#host.pick(ask.seat, option.key);
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
        this.#say(why(s, this.#host, ask, this.#clauses, rest));
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
        this.#draw(s, ask, ask.seat);
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
        this.#host.concede(ask.seat);
        return 'picked';
      case 'quit':
        return this.#quits() ? 'left' : 'again';
    }
  }

  /** Says where this seat is asked, or changes it; then the question at hand may be one to pass. */
  #setStops(ask: Ask, wanted: string): Outcome {
    const { stop, said } = stopNamed(this.#words, wanted, this.#stops[ask.seat]);
    const changed = stop !== this.#stops[ask.seat];
    this.#stops[ask.seat] = stop;
    this.#say([said]);
    return changed && this.#passFor(ask) !== null ? 'picked' : 'again';
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
    let why = this.#host.undo(seat);
    // Where the table had answered for the person, that is taken back with it.
    for (let ask = this.#host.ask(seat); why === null && ask !== null && this.#passFor(ask) !== null; ask = this.#host.ask(seat))
      why = this.#host.undo(seat);
    // What was announced has been seen, but it can be taken back by the rules.
    const back = why !== null && this.#host.ask(seat)?.options.some(({ key }) => key === 'takeBack');
    if (back) this.#host.pick(seat, 'takeBack');
    else if (why !== null) {
      this.#say([this.#speaker.undo(why)]);
      return 'again';
    }
    this.#seen.forEach((step, i) => {
      this.#seen[i] = Math.min(step, this.#host.steps);
    });
    this.#notice = [this.#words.taken];
    return 'picked';
  }

  #showLog(s: Scene, seat: Seat): void {
    const lines = logLines(s, this.#host.log(seat));
    this.#say(lines.length > 0 ? lines : [this.#words.emptyLog]);
  }

  // -------------------------------------------------------------- the end

  async #after(): Promise<void> {
    const result = this.#host.result!;
    const seat = this.#at >= 0 ? this.#at : (this.#people[0] ?? 0);
    const s = this.#scene(seat);
    if (this.#io.tty) this.#io.out(CLEAR);
    const fresh = logLines(s, this.#host.log(seat, this.#seen[seat]));
    const told = [
      ...this.#notice,
      ...fresh,
      ...(this.#host.conceded >= 0 ? [this.#words.conceded(this.#speaker.seat(this.#host.conceded, seat))] : []),
    ];
    write(this.#io, ['', ...paragraphs(told, s.width), '', ...this.#seating.title.board(s)]);
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
