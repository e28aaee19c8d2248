/** How long somebody thought, at most. Nothing depends on it. */
import type { Timeline } from '@touchline/host';

export class Clock {
  readonly #timeline: Timeline;
  readonly #longest: number[];
  #steps: number;
  /** When the question came up. */
  #since: number;

  constructor(timeline: Timeline, longest: readonly number[] = []) {
    this.#timeline = timeline;
    this.#longest = Array.from({ length: timeline.seats }, (_, seat) => longest[seat] ?? 0);
    this.#steps = timeline.steps;
    this.#since = Date.now();
  }

  /** Milliseconds, by seat. */
  get longest(): readonly number[] {
    return this.#longest;
  }

  /** Something has happened: the time until now was the first one's who answered; what the table answered took none. */
  tick(): void {
    const { steps } = this.#timeline;
    const now = Date.now();
    if (steps > this.#steps && !this.#timeline.isPassed(this.#steps + 1)) {
      const [seat] = this.#timeline.entry(this.#steps);
      this.#longest[seat] = Math.max(this.#longest[seat], now - this.#since);
    }
    this.#steps = steps;
    this.#since = now;
  }
}
