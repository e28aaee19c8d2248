/** What was measured of bots, line by line in a file that documentation is made from (`bots/results`, `tools/botResults.ts`). */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { levelOf, tasteOf, thinkingIn } from '@touchline/bots';
import type { Game } from '@touchline/engine';
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
  /** What the levels that played were at that time, by name. */
  readonly levels?: { readonly [name: string]: string };
  readonly matches: readonly Measured[];
}

/** What a level does in a game, in short: a bot, and how it chooses. */
export function levelIn(name: string, game: Game): string | undefined {
  const level = levelOf(name);
  if (!level) return undefined;
  const { temper, sight } = tasteOf(name, game);
  return `${thinkingIn(level, game).bot} ${temper}/${sight}`;
}

/** Of these bots, those that are levels, and what they are. */
export function levelsIn(names: Iterable<string>, game: Game): Pick<Recorded, 'levels'> {
  const levels = [...new Set(names)].flatMap((name) => {
    const is = levelIn(name, game);
    return is === undefined ? [] : [[name, is] as const];
  });
  return levels.length > 0 ? { levels: Object.fromEntries(levels) } : {};
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
