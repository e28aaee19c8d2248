/** What was measured of bots, line by line in a file that documentation is made from (`bots/results`, `tools/botResults.ts`). */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Mistake } from './mistake.ts';
import { codeOf } from './thrown.ts';

/** How one bot did against others. Shares are between 0 and 1. */
export interface Measured {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** What they played with, where that was not all ready decks. */
  readonly on?: string;
  /** Of more than two, or alone: the mean rank and the mean points. */
  readonly rank?: number;
  readonly points?: number;
  /** The median of a decision of either, in milliseconds. */
  readonly ms?: readonly (number | null)[];
}

/** How weights were learned, and whether they may take the place of what is shipped. */
export interface Trained {
  readonly games: number;
  readonly teacher: string;
  readonly hidden: number;
  readonly horizon?: number;
  readonly positions: number;
  readonly loss: number;
  readonly coin: number;
  readonly microseconds: number;
  readonly promoted: boolean;
}

export interface Recorded {
  readonly date: string;
  readonly game: string;
  readonly seats: number;
  readonly about: string;
  readonly trained?: Trained;
  readonly matches: readonly Measured[];
}

export const today = (): string => new Date().toISOString().slice(0, 10);

export function record(path: string, line: Recorded): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  } catch (error) {
    throw new Mistake('unkept', path, codeOf(error));
  }
}
