/** Decisions that went wrong: what is said of one at the table, and the file it is kept in, from which the bot can be asked again. */
import { readFileSync } from 'node:fs';
import type { Fault } from '@touchline/bots';
import type { Timeline } from '@touchline/host';
import { textOf } from './choices.ts';
import { Mistake } from './mistake.ts';
import { fileNameOf, writeWhole } from './saveFile.ts';
import type { Words } from './words/words.ts';

/** The layout of these files. */
const FORMAT = 1;

export interface FaultFile extends Fault {
  readonly touchline: number;
  /** Of the program. */
  readonly version: string;
}

export class Faults {
  readonly #match: Pick<Timeline, 'seed' | 'steps'>;
  readonly #words: Words;
  readonly #folder: string;
  /** Bots of which it was said that they are slow: on a busy machine that would be said all the time. */
  readonly #slow = new Set<string>();

  constructor(match: Pick<Timeline, 'seed' | 'steps'>, words: Words, folder: string) {
    this.#match = match;
    this.#words = words;
    this.#folder = folder;
  }

  /** Keeps the fault of the decision at hand. It is said where, but not what it was: that may tell what the bot holds. */
  tell(fault: Fault): string[] {
    const { bot, why, replaced } = fault;
    if (!replaced && this.#slow.has(bot)) return [];
    if (!replaced) this.#slow.add(bot);
    const said = this.#words.faults[replaced ? why : 'slow'](bot);
    try {
      const file = this.#keep(fault);
      return [said, this.#words.faultKept(file), `touchline think ${file}`];
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return [said, error.in(this.#words)];
    }
  }

  #keep(fault: Fault): string {
    const { seed, steps } = this.#match;
    const name = fileNameOf(`touchline-fault-${fault.game}`, `${seed}-${steps}`);
    const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
    const file: FaultFile = { touchline: FORMAT, version, ...fault };
    writeWhole(this.#folder, name, file, 'unkept');
    return name;
  }
}

export function readFault(path: string, folder: string): FaultFile {
  const text = textOf(path, folder);
  let file: Partial<FaultFile> | null;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Mistake('brokenFault', path);
  }
  if (typeof file !== 'object' || file === null || !Array.isArray(file.view?.ask?.options) || typeof file.bot !== 'string')
    throw new Mistake('notAFault', path);
  if (file.touchline !== FORMAT) throw new Mistake('otherFault', path, String(file.touchline), FORMAT);
  return file as FaultFile;
}
