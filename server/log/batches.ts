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
  readonly #write: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  #waiting: Waiting<T, R>[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;

  /** `write` writes all of them together, or throws. */
  constructor(write: (items: readonly T[]) => Promise<readonly R[]>, most = 500) {
    this.#write = write;
    this.#most = most;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('The store is closed.'));
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** What has arrived is still written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whatever else arrives with the same turn of the event loop is written with it.
      await new Promise((resume) => setImmediate(resume));
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const results = await this.#write(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, i) => {
          resolve(results[i]);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }
}
