/**
 * The clocks of a match, worked out from the times of its entries alone: every process has the same. Everybody sees them, and when they run out;
 * so they know only of entries that everybody sees. Where seats act out of each other's sight, all that one does there is one decision.
 */
import type { Clock } from './terms.ts';

export class Clocks {
  readonly #clock: Clock;
  readonly left: number[];
  /** Whose clocks run. */
  runs: readonly number[] = [];
  /** When that began. */
  at = 0;

  constructor(clock: Clock, seats: number) {
    this.#clock = clock;
    this.left = new Array(seats).fill(clock.kind === 'none' ? Number.POSITIVE_INFINITY : clock.each);
  }

  wake({ left, runs, at }: { readonly left: readonly number[] | null; readonly runs: readonly number[]; readonly at: number }): void {
    left?.forEach((ms, seat) => {
      this.left[seat] = ms;
    });
    this.runs = runs;
    this.at = at;
  }

  get none(): boolean {
    return this.#clock.kind === 'none';
  }

  /** The entry came at this time; the seats asked after it. `by`: whoever picked. */
  passed(at: number, asked: readonly number[], by: number | null): void {
    const spent = at - this.at;
    for (const seat of this.runs) this.left[seat] -= spent;
    const clock = this.#clock;
    if (clock.kind === 'match' && by !== null && this.runs.includes(by) && !asked.includes(by)) this.left[by] += clock.increment;
    if (clock.kind === 'decision') for (const seat of asked) if (seat === by || !this.runs.includes(seat)) this.left[seat] = clock.each;
    this.runs = asked;
    this.at = at;
  }

  /** Who gets more time gets once more what everybody began with. */
  more(seat: number): void {
    if (this.#clock.kind !== 'none') this.left[seat] += this.#clock.each;
  }

  /** Whose time runs out first, and when. */
  due(): { readonly seat: number; readonly at: number } | null {
    if (this.none || this.runs.length === 0) return null;
    const seat = this.runs.reduce((first, other) => (this.left[other] < this.left[first] ? other : first));
    return { seat, at: this.at + this.left[seat] };
  }
}
