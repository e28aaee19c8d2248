/**
 * Bots behind a wall: a thread of their own answers questions that carry a view and nothing else, so that a bot can neither look at the
 * match nor keep the table waiting. Messages and timers only: the same code serves a thread of Node and a worker of a browser.
 */
import { type Game, type Own, stream, type View } from '@touchline/engine';
import { chosen } from './choose.ts';
import { type Answer, guarded } from './guard.ts';
import { boxInRow, boxOf, canBeParted, tasteOf, thinks } from './levels.ts';
import { random } from './random.ts';
import { chanceOf, merged, type Part } from './together.ts';
import { WorkerSeat } from './workerSeat.ts';

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
  /** Which of several workers that think about the same question; absent: it thinks alone. */
  readonly part?: Part;
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

/** Who thinks for less than this is not worth several workers: they would be told the question for longer than they think. */
const WORTH_SEVERAL = 500;
/** A person waits for a box, and sees an answer at its end: of that time so much is for thinking, the rest for telling the answer and showing it. */
const THINKING = 0.8;
/** More workers than this add little, and each holds a game of its own. */
const MOST_WORKERS = 4;

/** Workers for one desk on a machine of so many cores: one is left to whoever shows the match. */
export const workersFor = (cores: number): number => Math.max(1, Math.min(MOST_WORKERS, cores - 1));

/** Where a table asks its bots, one question at a time. Several workers think about a question that takes long, and what they found is put together. */
export class BotDesk {
  readonly #workers: readonly WorkerSeat[];
  #last: Promise<unknown> = Promise.resolve();
  /** By seat: the row it is in, and the milliseconds it has thought there. */
  readonly #rows = new Map<View['viewer'], { readonly row: number | undefined; spent: number }>();

  constructor(start: () => WorkerPort, workers = 1) {
    this.#workers = Array.from({ length: workers }, () => new WorkerSeat(start));
  }

  /** Always an answer that is offered, unless the desk is closed meanwhile: then the promise is rejected with `DeskClosed`. */
  think<O extends Own>(asking: Asking<O>): Promise<Answer> {
    const { bot, game, view, seed } = asking;
    // Who does not think needs no thread.
    if (!thinks(bot)) return Promise.resolve(guarded(random, bot)(game, view, seed));
    const answer = this.#last.then(() => this.#ask(asking));
    this.#last = answer.catch(() => {});
    return answer;
  }

  close(): void {
    for (const worker of this.#workers) worker.close();
  }

  /** Milliseconds from being asked to the answer; null: as many as it takes. */
  #boxFor<O extends Own>({ bot, how, view, row, among = 1 }: Asking<O>): number | null {
    if (how === 'counted') return null;
    const known = this.#rows.get(view.viewer);
    const spent = known !== undefined && known.row === row && row !== undefined ? known.spent : 0;
    if (spent === 0) this.#rows.set(view.viewer, { row, spent: 0 });
    return boxInRow(THINKING * boxOf(bot, view.seats), spent) / among;
  }

  async #ask<O extends Own>(asking: Asking<O>): Promise<Answer> {
    const { bot, view } = asking;
    const several = this.#workers.length > 1 && canBeParted(bot) && (asking.how === 'counted' || boxOf(bot, view.seats) >= WORTH_SEVERAL);
    const workers = several ? this.#workers : this.#workers.slice(0, 1);
    const box = this.#boxFor(asking);
    const began = performance.now();
    const answers = await Promise.all(workers.map((worker, at) => worker.put(asking, box, { at, of: workers.length })));
    const ms = Math.max(...answers.map((answer) => answer.ms));
    const row = this.#rows.get(view.viewer);
    // Somebody waits as well while a worker begins or does not get a word in.
    if (row && row.row === asking.row) row.spent += Math.max(ms, performance.now() - began);
    return answers.length === 1 ? answers[0] : { ...together(asking, answers), ms };
  }
}

/** What all have found, and the answer it comes to. Who failed is left out, unless all did. */
function together<O extends Own>({ bot, game, view, seed }: Asking<O>, answers: readonly Answer[]): Pick<Answer, 'thought' | 'fault'> {
  const fault = answers.find((answer) => answer.fault)?.fault ?? null;
  const found = answers.filter((answer) => !answer.fault?.replaced);
  if (found.length === 0) return { thought: answers[0].thought, fault };
  const thought = merged(found.map((answer) => answer.thought));
  const chance = chanceOf(stream(seed).next(), answers.length);
  return { thought: chosen(thought, tasteOf(bot, game), view, chance), fault: fault && { ...fault, replaced: false } };
}
