/** The match as the page has it: calls that are answered, and what it is told. */
import { Failing } from './failure.ts';
import type { CallName, Calls, FromMatch } from './messages.ts';

export type Notice = Exclude<FromMatch, { readonly id: number }>;

export class Match {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #asked = 0;

  constructor(hear: (notice: Notice) => void) {
    this.#worker = new Worker(new URL('../app/worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromMatch>) => {
      if (!('id' in data)) return hear(data);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Failing(data.failed));
      else waiting?.resolve(data.gives as never);
    });
    // A worker that cannot even be loaded answers nothing.
    this.#worker.addEventListener('error', ({ message }) => {
      const details = message || 'The worker of the match broke.';
      for (const { reject } of this.#waiting.values()) reject(new Error(details));
      this.#waiting.clear();
      hear({ broken: { code: 'unforeseen', details } });
    });
  }

  call<N extends CallName>(call: N, args: Calls[N]['args']): Promise<Calls[N]['gives']> {
    return new Promise((resolve, reject) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call, args });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
