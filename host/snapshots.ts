/**
 * States of a match at some of its steps, as text: a fraction of the room of a state, and whatever lies between is played again. They
 * do not outlive the program, so that they need none of the names and checks of a save.
 */
import { type Game, hash, type State } from '@touchline/engine';

/** Characters, one byte each. When there are more, every second snapshot goes. */
export const SNAPSHOT_BUDGET = 32_000;

export class Snapshots {
  readonly #game: Game;
  readonly #budget: number;
  readonly #texts = new Map<number, string>();
  readonly #hashes = new Map<number, string>();

  constructor(game: Game, budget: number) {
    this.#game = game;
    this.#budget = budget;
  }

  add(step: number, state: State): void {
    this.#texts.set(step, JSON.stringify(state));
    let size = 0;
    for (const text of this.#texts.values()) size += text.length;
    if (size > this.#budget) this.#thin();
  }

  #thin(): void {
    [...this.#texts.keys()].forEach((step, i) => {
      if (i % 2 === 1) return;
      this.hash(step);
      this.#texts.delete(step);
    });
  }

  /** What came after a step did not happen. */
  cut(step: number): void {
    for (const kept of [this.#texts, this.#hashes]) for (const at of kept.keys()) if (at > step) kept.delete(at);
  }

  /** The last one up to a step. */
  nearest(step: number): { readonly step: number; readonly state: State } | null {
    const found = [...this.#texts.keys()].findLast((at) => at <= step);
    return found === undefined ? null : { step: found, state: JSON.parse(this.#texts.get(found)!) };
  }

  /** The hash of the state a snapshot was taken of; '' if none was. */
  hash(step: number): string {
    const held = this.#hashes.get(step);
    const text = this.#texts.get(step);
    if (held !== undefined || text === undefined) return held ?? '';
    const made = hash(this.#game, JSON.parse(text));
    this.#hashes.set(step, made);
    return made;
  }
}
