/**
 * What a seat tells the server, one thing after the other. Each has the seat's next number; what was not answered is said again with the same
 * number after coming back, and gets the same answer.
 */
import type { Command, FromServer, RefusalCode, ToServer } from './wire.ts';

type Answer = Extract<FromServer, { readonly t: 'ack' | 'no' }>;

/** What a server did not do. */
export class CommandRefused extends Error {
  readonly why: RefusalCode;
  constructor(why: RefusalCode) {
    super(why);
    this.why = why;
  }
}

interface Given {
  readonly command: Command;
  /** 0 until it is sent for the first time. */
  n: number;
  readonly resolve: (seq: number) => void;
  readonly reject: (error: Error) => void;
}

export interface CommandsSetup {
  readonly send: (message: ToServer) => void;
  readonly changed: (busy: boolean) => void;
}

/** Milliseconds before something is said again to a server that is busy. */
const BUSY = 500;

export class Commands {
  readonly #setup: CommandsSetup;
  /** The first one is on its way. */
  readonly #waiting: Given[] = [];
  /** The seat's next number. */
  #next = 0;

  constructor(setup: CommandsSetup) {
    this.#setup = setup;
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolved once it is in the log, with the number under which the seat is told of it; rejected with the server's reason. */
  give(command: Command): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ command, n: 0, resolve, reject });
      if (this.#waiting.length === 1) this.#send();
      this.#setup.changed(true);
    });
  }

  /** The server says which number is next; `back`: after a line that was cut, so that what was on its way is said again. */
  next(n: number, back: boolean): void {
    this.#next = Math.max(this.#next, n);
    if (back) this.#send();
  }

  answered(answer: Answer): void {
    const [first] = this.#waiting;
    if (!first || first.n !== answer.n) return;
    if (answer.t === 'no' && answer.why === 'busy') {
      setTimeout(() => this.#send(), BUSY);
      return;
    }
    this.#waiting.shift();
    if (answer.t === 'ack') this.#next = Math.max(this.#next, answer.n + 1);
    const { command } = first;
    // Another tab was first with this number.
    const other = answer.t === 'ack' && answer.again && command.t === 'pick' && answer.key !== undefined && answer.key !== command.key;
    if (answer.t === 'no') first.reject(new CommandRefused(answer.why));
    else if (other) first.reject(new CommandRefused('notAsked'));
    else first.resolve(answer.seq);
    this.#send();
    this.#setup.changed(this.isBusy);
  }

  #send(): void {
    const [first] = this.#waiting;
    if (!first || this.#next === 0) return;
    if (first.n === 0) first.n = this.#next;
    this.#setup.send({ ...first.command, n: first.n });
  }
}
