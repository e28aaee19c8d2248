/** The game in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import { fr, type Speaker, speaker } from '@touchline/text';
import type { Eleven } from '../../state.ts';
import { elevenFr, facesOf } from './book.ts';

export const speak = (game: Game<Eleven>): Speaker =>
  speaker(game, { shared: fr, words: { ...elevenFr, faces: facesOf(game.spec.cards) } });
