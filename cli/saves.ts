/** Where the match at a table is saved, and what is said of it. */

import type { Session } from '@touchline/host';
import { Mistake } from './mistake.ts';
import { fileNameOf, writeWhole } from './saveFile.ts';
import type { Words } from './words/words.ts';

export class Saves {
  readonly #session: Pick<Session, 'timeline' | 'steps' | 'result' | 'saved'>;
  readonly #words: Words;
  readonly #folder: string;
  #file: string | undefined;
  #savedAt: number;

  /** `file`: the one it was loaded from. */
  constructor(session: Pick<Session, 'timeline' | 'steps' | 'result' | 'saved'>, words: Words, folder: string, file?: string) {
    this.#session = session;
    this.#words = words;
    this.#folder = folder;
    this.#file = file;
    this.#savedAt = file ? session.steps : 0;
  }

  /** Nothing would be lost now. */
  get upToDate(): boolean {
    return this.#savedAt === this.#session.steps;
  }

  save(name: string): string[] {
    const { game, seed } = this.#session.timeline;
    const given = name.trim() || this.#file || fileNameOf(game.id, seed);
    try {
      writeWhole(this.#folder, given, this.#session.saved(), 'unsaved');
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return [error.in(this.#words)];
    }
    this.#file = given;
    this.#savedAt = this.#session.steps;
    return [this.#words.saved(given), this.#resume(given)];
  }

  #resume(file: string): string {
    return this.#session.result ? this.#words.recordHint(`touchline replay ${file}`) : this.#words.resume(`touchline play --load ${file}`);
  }

  farewell(): string[] {
    // A command stands on a line of its own, to be copied.
    return this.#file ? [this.#resume(this.#file)] : [this.#words.unsaved, 'touchline play --load <file>'];
  }
}
