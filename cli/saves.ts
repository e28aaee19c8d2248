/** Where the match at a table is saved, and what is said of it. */

import { type Host, type Player, savedOf } from '@touchline/host';
import type { Title } from './games.ts';
import { Mistake } from './mistake.ts';
import { fileNameOf, writeSave } from './saveFile.ts';
import type { Words } from './words/words.ts';

export interface Match {
  readonly title: Title;
  readonly host: Host;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  /** The file it was loaded from. */
  readonly file?: string;
}

export class Saves {
  readonly #match: Match;
  readonly #words: Words;
  readonly #folder: string;
  #file: string | undefined;
  #savedAt: number;

  constructor(match: Match, words: Words, folder: string) {
    this.#match = match;
    this.#words = words;
    this.#folder = folder;
    this.#file = match.file;
    this.#savedAt = match.file ? match.host.steps : 0;
  }

  /** Nothing would be lost now. */
  get upToDate(): boolean {
    return this.#savedAt === this.#match.host.steps;
  }

  save(name: string): string[] {
    const { title, host, players, decks } = this.#match;
    const given = name.trim() || this.#file || fileNameOf(title.id, host.seed);
    try {
      writeSave(this.#folder, given, savedOf(host, players, decks));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return [error.message];
    }
    this.#file = given;
    this.#savedAt = host.steps;
    return [this.#words.saved(given), this.#resume(given)];
  }

  #resume(file: string): string {
    return this.#match.host.result
      ? this.#words.recordHint(`touchline replay ${file}`)
      : this.#words.resume(`touchline play --load ${file}`);
  }

  farewell(): string[] {
    // A command stands on a line of its own, to be copied.
    return this.#file ? [this.#resume(this.#file)] : [this.#words.unsaved, 'touchline play --load <file>'];
  }
}
