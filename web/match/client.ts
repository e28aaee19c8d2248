/** The match as the page has it: calls that are answered, and what it is told. */
import type { CallName, Calls, FromMatch } from './messages.ts';

export type Told = Exclude<FromMatch, { readonly id: number }>;

export class Match {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #asked = 0;

  constructor(hear: (told: Told) => void) {
    this.#worker = new Worker(new URL('../app/worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromMatch>) => {
      if (!('id' in data)) return hear(data);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.gives as never);
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
