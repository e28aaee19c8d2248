/** While a bot thinks, the table says so and still listens: who wants to leave need not wait for it. */
import type { Io } from './io.ts';

/** Milliseconds before anything is said: most answers are there sooner. */
const AT_ONCE = 300;
const ERASE_LINE = '\r\x1b[K';

export class Patience {
  readonly #io: Io;
  /** Typed while somebody was thinking, for the questions that follow. */
  readonly #typed: string[] = [];

  constructor(io: Io) {
    this.#io = io;
  }

  async line(prompt: string): Promise<string | null> {
    const typed = this.#typed.shift();
    if (typed === undefined) return this.#io.line(prompt);
    this.#io.out(`${prompt}${typed}\n`);
    return typed;
  }

  /** The answer; or null as soon as somebody leaves, which `leaves` is asked of every line and of the end of the input. */
  async during<T extends object>(answer: Promise<T>, said: string, leaves: (line: string | null) => boolean): Promise<T | null> {
    // Nobody is there who could be told or want to leave.
    if (!this.#io.tty || (await within(answer, AT_ONCE))) return answer;
    for (let waiting = true; waiting; ) {
      const typed = this.#io.line(`${said} `);
      const first = await Promise.race([answer, typed]);
      if (first !== null && typeof first === 'object') {
        this.#io.out(ERASE_LINE);
        // A line that comes before the next question is not lost.
        typed.then((line) => line !== null && this.#typed.push(line));
        return first;
      }
      if (leaves(first)) waiting = false;
      else if (first !== null) this.#typed.push(first);
    }
    return null;
  }
}

async function within(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Promise<boolean>((done) => {
    timer = setTimeout(done, ms, false);
  });
  return Promise.race([answer.then(() => true), later]).finally(() => clearTimeout(timer));
}
