/**
 * Which steps of a match were taken out of sight of the others, where seats act at the same time and see of each other only who has
 * finished. Steps are counted without them, for how far somebody is must not show either.
 */
import type { Seat, Viewer } from '@touchline/engine';

export class OutOfSight {
  /** By step: who took it, and whether the others saw it. */
  readonly #seats: Seat[] = [];
  readonly #hidden: boolean[] = [];

  constructor(slept?: ReturnType<OutOfSight['slept']>) {
    if (!slept) return;
    this.#seats.push(...slept.seats);
    this.#hidden.push(...slept.hidden);
  }

  slept() {
    return { seats: [...this.#seats], hidden: [...this.#hidden] };
  }

  took(seat: Seat, hidden: boolean): void {
    this.#seats.push(seat);
    this.#hidden.push(hidden);
  }

  /** A seat's last steps are taken back, until so many are left; what others did since stays. */
  undone(seat: Seat, left: number): void {
    for (let at = this.#seats.length - 1; this.#seats.length > left && at >= 0; at--) if (this.#seats[at] === seat) this.#drop(at);
  }

  #drop(at: number): void {
    this.#seats.splice(at, 1);
    this.#hidden.splice(at, 1);
  }

  /** Only so many are left. */
  cut(left: number): void {
    this.#seats.length = left;
    this.#hidden.length = left;
  }

  /** The first step a viewer knows by this number; the last of all if they are not so far any more. */
  step(viewer: Viewer, number: number): number {
    let at = 0;
    for (let seen = 0; seen < number && at < this.#seats.length; at++) if (!this.#hidden[at] || this.#seats[at] === viewer) seen++;
    return at;
  }

  /** The number a viewer knows a step by. */
  number(viewer: Viewer, step: number): number {
    let seen = 0;
    for (let at = 0; at < step; at++) if (!this.#hidden[at] || this.#seats[at] === viewer) seen++;
    return seen;
  }
}
