/**
 * A world in virtual time: nothing waits, and the same seed brings the same order of things. What is sent or written takes as long as
 * chance wants, and some of it never arrives.
 */
import { type Stream, stream } from '@touchline/engine';

interface Event {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

export class World {
  readonly chance: Stream;
  readonly #events: Event[] = [];
  #order = 0;
  now = 1_000_000;

  constructor(seed: string) {
    this.chance = stream(seed);
  }

  /** One of a hundred, so many times. */
  percent(n: number): boolean {
    return this.chance.below(100) < n;
  }

  /** After up to so many milliseconds. */
  later(most: number, work: () => void): void {
    this.#events.push({ at: this.now + this.chance.below(most + 1), order: this.#order++, work });
  }

  sleep(most: number): Promise<void> {
    return new Promise((resolve) => this.later(most, resolve));
  }

  /** Until nothing is left to happen, or so much has. True: nothing is left. */
  async run(most: number, done: () => boolean): Promise<boolean> {
    for (let steps = 0; steps < most && !done(); steps++) {
      if (this.#events.length === 0) {
        // Something may be about to begin.
        await new Promise((resume) => setImmediate(resume));
        if (this.#events.length === 0) return done();
      }
      let first = 0;
      for (const [i, { at, order }] of this.#events.entries()) {
        const best = this.#events[first];
        if (at < best.at || (at === best.at && order < best.order)) first = i;
      }
      const [{ at, work }] = this.#events.splice(first, 1);
      this.now = Math.max(this.now, at);
      work();
      // All that follows from it without waiting.
      await new Promise((resume) => setImmediate(resume));
    }
    return done();
  }
}
