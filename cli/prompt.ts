/** What a person types at a question, and what comes of it. */
import type { Answer } from '@touchline/bots';
import type { Ask, Seat } from '@touchline/engine';
import type { Session } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import type { Clauses } from './clauses.ts';
import type { Faults } from './faults.ts';
import type { TerminalGame } from './games.ts';
import type { Io } from './io.ts';
import type { Patience } from './patience.ts';
import type { Saves } from './saves.ts';
import { stopNamed } from './stops.ts';
import { why, zoom } from './table/explain.ts';
import { hintLines } from './table/hint.ts';
import { logLines } from './table/log.ts';
import { piles } from './table/piles.ts';
import type { Scene } from './table/scene.ts';
import { help, paragraphs, write } from './table/screen.ts';
import { type CommandName, commandNames, type Words } from './words/words.ts';

/** The match goes on; the question stays; the table is to be shown again; a choice was taken back; the person has left. */
export type Outcome = 'picked' | 'again' | 'redraw' | 'taken' | 'left';

export interface AtTable {
  readonly io: Io;
  readonly session: Session<TerminalGame, Answer>;
  readonly speaker: Speaker;
  readonly words: Words;
  readonly clauses: Clauses;
  readonly saves: Saves;
  readonly faults: Faults;
  readonly patience: Patience;
}

export class Prompt {
  readonly #at: AtTable;
  #warned: CommandName | null = null;

  constructor(at: AtTable) {
    this.#at = at;
  }

  say(lines: readonly string[]): void {
    write(this.#at.io, paragraphs(lines, this.#at.io.columns));
  }

  async obey(s: Scene, ask: Ask, line: string): Promise<Outcome> {
    if (line === '') return 'again';
    const option = /^\d+\.?$/.test(line) ? ask.options[Number.parseInt(line, 10) - 1] : ask.options.find((o) => o.key === line);
    if (option) {
      this.#at.session.pick(ask.seat, option.key);
      this.#warned = null;
      return 'picked';
    }
    const [first, ...rest] = line.split(/\s+/);
    const command = commandNames.find((name) => this.#at.words.commands[name].includes(first.toLowerCase()));
    if (!command) {
      this.say([this.#at.words.notUnderstood(line, ask.options.length)]);
      return 'again';
    }
    // A question mark alone asks for help.
    return this.#command(line === '?' ? 'help' : command, rest.join(' '), s, ask);
  }

  async #command(command: CommandName, rest: string, s: Scene, ask: Ask): Promise<Outcome> {
    switch (command) {
      case 'why':
        this.say(why(s, ask, this.#at.clauses, rest));
        return 'again';
      case 'zoom':
        this.say(zoom(s, ask, rest));
        return 'again';
      case 'piles':
        this.say(piles(s));
        return 'again';
      case 'undo':
        return this.#undo(ask.seat);
      case 'save':
        this.say(this.#at.saves.save(rest));
        return 'again';
      case 'log':
        this.#showLog(s, ask.seat);
        return 'again';
      case 'table':
        return 'redraw';
      case 'stops':
        return this.#setStops(ask, rest);
      case 'hint':
        return this.#hint(s, ask);
      case 'help':
        help(this.#at.io, s);
        return 'again';
      case 'concede':
        if (!this.#sure('concede')) return 'again';
        this.#at.session.concede(ask.seat);
        return 'picked';
      case 'quit':
        return this.#quits() ? 'left' : 'again';
    }
  }

  /** Says where this seat is asked, or changes it; then the question at hand may be one to pass. */
  #setStops({ seat }: Ask, wanted: string): Outcome {
    const before = this.#at.session.stopOf(seat);
    const { stop, said } = stopNamed(this.#at.words, wanted, before);
    this.say([said]);
    const { steps } = this.#at.session;
    if (stop !== before) this.#at.session.stopAt(stop, seat);
    return this.#at.session.steps !== steps ? 'picked' : 'again';
  }

  /** On a terminal a game is not lost by one slip of the finger. */
  #sure(command: 'quit' | 'concede'): boolean {
    const safe = command === 'quit' && this.#at.saves.upToDate;
    if (!this.#at.io.tty || safe || this.#warned === command) return true;
    this.#warned = command;
    this.say([this.#at.words.sure(this.#at.words.commands[command][0])]);
    return false;
  }

  #undo(seat: Seat): Outcome {
    const why = this.#at.session.undo(seat);
    if (why !== null) {
      this.say([this.#at.speaker.undo(why)]);
      return 'again';
    }
    return 'taken';
  }

  #showLog(s: Scene, seat: Seat): void {
    const lines = logLines(s, this.#at.session.log(seat));
    this.say(lines.length > 0 ? lines : [this.#at.words.emptyLog]);
  }

  async #hint(s: Scene, ask: Ask): Promise<Outcome> {
    const answer = await this.during(this.#at.session.hint(ask.seat), this.#at.words.hint.weighing);
    if (!answer) return 'left';
    const { thought, fault } = answer.value;
    this.say(fault?.replaced ? [this.#at.words.hint.none, ...this.#at.faults.tell(fault)] : hintLines(s, ask, thought));
    return 'again';
  }

  // -------------------------------------------------------------- leaving

  /** What somebody waits for, wrapped; null when they have left meanwhile. */
  during<T>(answer: Promise<T>, said: string): Promise<{ readonly value: T } | null> {
    const { quit } = this.#at.words.commands;
    return this.#at.patience.during(
      answer.then((value) => ({ value })),
      said,
      (line) => (line === null ? this.ended() : quit.includes(line.trim().toLowerCase()) && this.#quits()),
    );
  }

  farewell(): void {
    this.say(this.#at.saves.farewell());
  }

  /** There is no more input: true, the person has left. */
  ended(): true {
    write(this.#at.io, ['', this.#at.words.ended]);
    this.farewell();
    return true;
  }

  #quits(): boolean {
    if (!this.#sure('quit')) return false;
    this.farewell();
    return true;
  }

  /** The match is over; it can still be saved as a record, read and looked at. */
  async afterwards(s: Scene, seat: Seat): Promise<void> {
    for (;;) {
      this.say([this.#at.words.afterwards]);
      const line = (await this.#at.patience.line('> '))?.trim() ?? '';
      const [first, ...rest] = line.split(/\s+/);
      const is = (name: CommandName) => this.#at.words.commands[name].includes(first.toLowerCase());
      if (is('save')) this.say(this.#at.saves.save(rest.join(' ')));
      else if (is('log')) this.#showLog(s, seat);
      else if (is('zoom')) this.say(zoom(s, null, rest.join(' ')));
      else return;
    }
  }
}
