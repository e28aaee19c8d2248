/**
 * Bots behind a wall: a thread of their own answers questions that carry a view and nothing else, so that a bot can neither look at the
 * match nor keep the table waiting. Messages and timers only: the same code serves a thread of Node and a worker of a browser.
 */
import type { Game, Own, View } from '@touchline/engine';
import { type Answer, drawn, type Fault, guarded } from './guard.ts';
import { boxInRow, boxOf, thinks } from './levels.ts';
import { random } from './random.ts';

/** What a bot is asked. The view is all it gets; the seed is the label of its own stream. */
export interface Question {
  readonly id: number;
  readonly bot: string;
  /** Milliseconds it may think; null: the same answer on every machine, however long it takes. */
  readonly box: number | null;
  /** A game by its id. */
  readonly game: string;
  readonly view: View;
  readonly seed: string;
}

/** The worker is there, or has answered. */
export type Reply = { readonly ready: true } | (Answer & { readonly id: number });

export interface Port {
  onMessage(hear: (message: unknown) => void): void;
  post(message: unknown): void;
}

/** A worker that runs `serveBots`, from outside. */
export interface WorkerPort extends Port {
  /** Told once when it ends by itself, with the reason. */
  onEnd(hear: (message: string) => void): void;
  terminate(): void;
}

export interface Asking<O extends Own = Own> {
  readonly bot: string;
  /** `boxed`: answered in the time of a table. `counted`: the same answer on every machine, however long it takes. */
  readonly how: 'counted' | 'boxed';
  readonly game: Game<O>;
  readonly view: View;
  readonly seed: string;
  /** Questions of one row come one after the other, and a person waits until the last is answered. Absent: a row of its own. */
  readonly row?: number;
  /** How many bots people wait for at the same time: they share the time of one. */
  readonly among?: number;
}

/** Milliseconds after which a bot that has not answered is stopped. Long after it is late: the only way to stop it is to end its worker. */
const stopAfter = (box: number): number => 3 * box + 1000;
/** Milliseconds a worker may take to begin, on a machine that is busy. */
const START_UP = 30_000;

interface Waiting {
  readonly question: Question;
  answered(answer: Answer): void;
  lost(why: Fault['why'], message: string): void;
  closed(): void;
}

/** Where a table asks its bots, one question at a time. A worker is started with the first question, and again after it was lost. */
export class BotDesk {
  readonly #start: () => WorkerPort;
  #worker: WorkerPort | null = null;
  #ready = false;
  #waiting: Waiting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  /** By seat: the row it is in, and the milliseconds it has thought there. */
  readonly #rows = new Map<View['viewer'], { readonly row: number | undefined; spent: number }>();
  #closed = false;

  constructor(start: () => WorkerPort) {
    this.#start = start;
  }

  /** Always an answer that is offered, unless the desk is closed meanwhile: then the promise is rejected. */
  think<O extends Own>(asking: Asking<O>): Promise<Answer> {
    const { bot, game, view, seed } = asking;
    // Who does not think needs no thread.
    if (!thinks(bot)) return Promise.resolve(guarded(random, bot)(game, view, seed));
    const answer = this.#last.then(() => this.#ask(asking));
    this.#last = answer.catch(() => {});
    return answer;
  }

  close(): void {
    this.#closed = true;
    this.#end()?.closed();
  }

  /** Milliseconds for a question; null: as many as it takes. */
  #boxFor<O extends Own>({ bot, how, view, row, among = 1 }: Asking<O>): number | null {
    if (how === 'counted') return null;
    const known = this.#rows.get(view.viewer);
    const spent = known !== undefined && known.row === row && row !== undefined ? known.spent : 0;
    if (spent === 0) this.#rows.set(view.viewer, { row, spent: 0 });
    return boxInRow(boxOf(bot, view.seats), spent) / among;
  }

  async #ask<O extends Own>(asking: Asking<O>): Promise<Answer> {
    const answer = await this.#put(asking, this.#boxFor(asking));
    const row = this.#rows.get(asking.view.viewer);
    if (row && row.row === asking.row) row.spent += answer.ms;
    return answer;
  }

  #put<O extends Own>({ bot, game, view, seed }: Asking<O>, box: number | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const closed = () => reject(new Error(`The desk was closed before ${bot} had answered.`));
      if (this.#closed) return closed();
      const began = performance.now();
      this.#waiting = {
        question: { id: ++this.#asked, bot, box, game: game.id, view, seed },
        answered: resolve,
        lost: (why, message) =>
          resolve({
            thought: drawn(game, view, seed),
            fault: { bot, why, message, replaced: true, game: game.id, view, seed },
            ms: performance.now() - began,
          }),
        closed,
      };
      if (this.#ready) this.#send();
      else this.#open();
    });
  }

  #open(): void {
    const worker = this.#start();
    this.#worker = worker;
    // What a worker that was given up still says is not for us.
    worker.onMessage((message) => worker === this.#worker && this.#hear(message as Reply));
    worker.onEnd((message) => worker === this.#worker && this.#end()?.lost('threw', message));
    this.#within(START_UP, 'its worker did not begin');
  }

  #hear(reply: Reply): void {
    if ('ready' in reply) {
      this.#ready = true;
      this.#send();
    } else if (reply.id === this.#waiting?.question.id) {
      clearTimeout(this.#timer);
      const { answered } = this.#waiting;
      this.#waiting = null;
      answered({ thought: reply.thought, fault: reply.fault, ms: reply.ms });
    }
  }

  #send(): void {
    clearTimeout(this.#timer);
    const question = this.#waiting?.question;
    if (!question) return;
    this.#worker!.post(question);
    if (question.box !== null) this.#within(stopAfter(question.box), 'it did not answer');
  }

  #within(ms: number, what: string): void {
    this.#timer = setTimeout(() => this.#end()?.lost('late', `${what} within ${ms} ms and was stopped`), ms);
  }

  /** Gives the worker up, and who waited for it. */
  #end(): Waiting | null {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#waiting = null;
    return waiting;
  }
}
