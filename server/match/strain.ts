/**
 * Is there more to do than this process can? Then it takes no new matches, so that those that are played go on as before. Two things tell:
 * everything that waits for its turn comes late, or the heap is nearly full.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

export interface StrainLimits {
  /** Milliseconds by which half of all turns come late; it is over when they are at half of that. */
  readonly late: number;
  /** Part of the heap that is in use. */
  readonly heap: number;
  /** Matches in memory: with fewer it is not they who are too much, and to refuse one would help nobody. */
  readonly few: number;
  /** Milliseconds between two looks; several in a row must agree. */
  readonly look: number;
}

export const USUAL_STRAIN: StrainLimits = { late: 150, heap: 0.85, few: 50, look: 1000 };

const LOOKS = 3;
const RESOLUTION = 20;

export class Strain {
  readonly #limits: StrainLimits;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #looking: ReturnType<typeof setInterval>;
  #lates: number[] = [];
  #late = false;

  constructor(limits: StrainLimits = USUAL_STRAIN) {
    this.#limits = limits;
    this.#delay.enable();
    this.#looking = setInterval(() => this.#look(), limits.look).unref();
  }

  #look(): void {
    // What is measured is the time from one turn to the next, which is never less than that.
    this.#lates = [...this.#lates, Math.max(0, this.#delay.percentile(50) / 1e6 - RESOLUTION)].slice(-LOOKS);
    this.#delay.reset();
    const { late } = this.#limits;
    if (this.#lates.length === LOOKS && this.#lates.every((one) => one > late)) this.#late = true;
    if (this.#lates.every((one) => one < late / 2)) this.#late = false;
  }

  /** `matches`: how many are in memory. */
  isTooMuch(matches: number): boolean {
    if (matches < this.#limits.few) return false;
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
    return this.#late || used > most * this.#limits.heap;
  }

  close(): void {
    clearInterval(this.#looking);
    this.#delay.disable();
  }
}
