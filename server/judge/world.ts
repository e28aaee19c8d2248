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

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** What is due first comes first: a binary heap. */
class Due {
  readonly #events: Event[] = [];

  get size(): number {
    return this.#events.length;
  }

  add(event: Event): void {
    const events = this.#events;
    let at = events.push(event) - 1;
    for (let up = (at - 1) >> 1; at > 0 && isBefore(event, events[up]); up = (at - 1) >> 1) {
      events[at] = events[up];
      at = up;
    }
    events[at] = event;
  }

  next(): Event {
    const events = this.#events;
    const [first] = events;
    const last = events.pop()!;
    if (events.length === 0) return first;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= events.length) break;
      if (down + 1 < events.length && isBefore(events[down + 1], events[down])) down++;
      if (!isBefore(events[down], last)) break;
      events[at] = events[down];
      at = down;
    }
    events[at] = last;
    return first;
  }
}

export class World {
  readonly chance: Stream;
  readonly #due = new Due();
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
    this.#due.add({ at: this.now + this.chance.below(most + 1), order: this.#order++, work });
  }

  sleep(most: number): Promise<void> {
    return new Promise((resolve) => this.later(most, resolve));
  }

  /** Until nothing is left to happen, or so much has. True: nothing is left. */
  async run(most: number, done: () => boolean): Promise<boolean> {
    for (let steps = 0; steps < most && !done(); steps++) {
      if (this.#due.size === 0) {
        // Something may be about to begin.
        await new Promise((resume) => setImmediate(resume));
        if (this.#due.size === 0) return done();
      }
      const { at, work } = this.#due.next();
      this.now = Math.max(this.now, at);
      work();
      // All that follows from it without waiting.
      await new Promise((resume) => setImmediate(resume));
    }
    return done();
  }
}
