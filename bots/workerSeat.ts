/** One worker of a desk: started with the first question, and again after it was lost; one question at a time. */

import type { Own } from '@touchline/engine';
import type { Asking, Question, Reply, WorkerPort } from './desk.ts';
import { type Answer, drawn, type Fault } from './guard.ts';
import type { Part } from './together.ts';

/** Milliseconds after which a bot that has not answered is stopped. Long after it is late: the only way to stop it is to end its worker. */
const stopAfter = (box: number): number => 3 * box + 1000;
/**
 * A worker that had to begin first has less time to think: who waits does not care what for. But a little is needed for an answer that is one.
 * Whoever asked for a hint has asked for the thinking, and it has all of its time.
 */
const LEAST_LEFT = 0.1;
const leftOf = (box: number, gone: number): number => Math.max(LEAST_LEFT * box, box - gone);
/** Milliseconds a worker may take to begin, on a machine that is busy. */
const START_UP = 30_000;

/** A desk that is closed while a bot thinks leaves its question open: no fault of the bot, and nobody waits for the answer any more. */
export class DeskClosed extends Error {
  constructor(bot: string) {
    super(`The desk was closed before ${bot} had answered.`);
  }
}

interface Waiting {
  /** What it takes to begin is taken off the time to think. */
  readonly hurries: boolean;
  readonly question: Question;
  readonly began: number;
  answered(answer: Answer): void;
  lost(why: Fault['why'], message: string): void;
  closed(): void;
}

export class WorkerSeat {
  readonly #start: () => WorkerPort;
  #worker: WorkerPort | null = null;
  #ready = false;
  #waiting: Waiting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #closed = false;

  constructor(start: () => WorkerPort) {
    this.#start = start;
  }

  close(): void {
    this.#closed = true;
    this.#end()?.closed();
  }

  /** Always an answer that is offered, unless it is closed meanwhile. */
  put<O extends Own>({ bot, game, view, seed, row }: Asking<O>, box: number | null, part: Part): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const closed = () => reject(new DeskClosed(bot));
      if (this.#closed) return closed();
      const began = performance.now();
      this.#waiting = {
        hurries: row !== undefined,
        began,
        question: { id: ++this.#asked, bot, box, game: game.id, view, seed, ...(part.of > 1 && { part }) },
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
    if (!this.#waiting) return;
    const { question, began, hurries } = this.#waiting;
    const box = question.box && hurries ? leftOf(question.box, performance.now() - began) : question.box;
    this.#worker!.post({ ...question, box });
    if (box !== null) this.#within(stopAfter(box), 'it did not answer');
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
