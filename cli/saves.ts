/** Where the match at a table is saved, and what is said of it. */
import type { Title } from './games.ts';
import type { Host } from './host.ts';
import { Mistake } from './mistake.ts';
import { fileNameOf, type Player, writeSave } from './saveFile.ts';
import type { Words } from './words.ts';

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
    const record = host.record();
    const conceded = host.conceded >= 0 ? { conceded: host.conceded } : {};
    try {
      writeSave(this.#folder, given, {
        touchline: record.touchline,
        game: title.id,
        players,
        decks,
        record,
        ...conceded,
        match: host.saved(),
      });
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
