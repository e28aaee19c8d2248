/**
 * Group commit without timers: while one batch is being written, whatever arrives waits for the next. With little to do a batch is one
 * entry, and nobody waits for others; with much to do batches grow by themselves.
 */
interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

export class Batches<T, R> {
  readonly #write: (items: readonly T[]) => readonly R[];
  readonly #most: number;
  #waiting: Waiting<T, R>[] = [];
  #due = false;
  #closed = false;

  /** `write` writes all of them together, or throws. */
  constructor(write: (items: readonly T[]) => readonly R[], most = 500) {
    this.#write = write;
    this.#most = most;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('The store is closed.'));
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  close(): void {
    this.#flush();
    this.#closed = true;
  }

  /** Whatever else has arrived with the same turn of the event loop is written with it. */
  #schedule(): void {
    if (this.#due) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      this.#flush();
    });
  }

  #flush(): void {
    const batch = this.#waiting.splice(0, this.#most);
    if (batch.length === 0) return;
    if (this.#waiting.length > 0) this.#schedule();
    try {
      const results = this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
