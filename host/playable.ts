/** What a session needs of a game beside its rules, and of whoever sits at a seat. */
import type { Game, View } from '@touchline/engine';
import type { Language, Speaker } from '@touchline/text';
import type { Passable } from './stops.ts';

export interface Playable {
  readonly game: Game;
  /** The voice at a table for so many; absent: the usual number. */
  speak(language: Language, seats?: number): Speaker;
  /** Buttons of which the log tells anyway, by what they do. */
  readonly logged: readonly string[];
  /** Answers that do nothing but go on, by what they do. */
  readonly declines?: readonly string[];
  readonly passable?: Passable;
  /** How it stands, by seat, where a number says it. */
  score?(view: View): readonly number[];
}

/** Who sits at a seat: a person here, one elsewhere whose picks come from outside, or a bot by its name. */
export type Player = 'person' | 'elsewhere' | (string & {});

/** Somebody who must be asked, wherever they are. */
export const isPerson = (player: Player): boolean => player === 'person' || player === 'elsewhere';
