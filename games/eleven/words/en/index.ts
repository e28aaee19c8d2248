/** The game in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import { en, type Speaker, speaker } from '@touchline/text';
import type { Eleven } from '../../state.ts';
import { elevenEn, facesOf } from './book.ts';

export const speak = (game: Game<Eleven>): Speaker =>
  speaker(game, { shared: en, words: { ...elevenEn, faces: facesOf(game.spec.cards) } });
