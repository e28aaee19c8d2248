/** What a session needs of a game beside its rules, and of whoever sits at a seat. */
import type { Game, Own, View } from '@touchline/engine';
import type { Language, Speaker } from '@touchline/text';
import type { Passable } from './stops.ts';

export interface Playable {
  readonly game: Game;
  /** The voice at a table for so many; absent: the usual number. `names`: of those who have one, by seat. */
  speak(language: Language, seats?: number, names?: readonly string[]): Speaker;
  /** Buttons of which the log tells anyway, by what they do. */
  readonly logged: readonly string[];
  /** Answers that do nothing but go on, by what they do. */
  readonly declines?: readonly string[];
  readonly passable?: Passable;
  /** Which turn it is, and the clauses of what happens first in one. */
  readonly turns?: { readonly of: (own: Own) => number; readonly open: readonly string[] };
  /** How it stands, by seat, where a number says it. */
  score?(view: View): readonly number[];
}

/** The same at a table at which people have names. */
export const withNames = <P extends Playable>(playable: P, names: readonly string[]): P =>
  names.some(Boolean) ? { ...playable, speak: (language, seats, called = names) => playable.speak(language, seats, called) } : playable;

/** Who sits at a seat: a person here, one elsewhere whose picks come from outside, or a bot by its name. */
export type Player = 'person' | 'elsewhere' | (string & {});

/** Somebody who must be asked, wherever they are. */
export const isPerson = (player: Player): boolean => player === 'person' || player === 'elsewhere';
