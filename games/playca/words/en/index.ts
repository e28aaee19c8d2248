/** PlayCa in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import { en, type Speaker, speaker } from '@touchline/text';
import type { PlayCa } from '../../state.ts';
import { playcaEn } from './book.ts';

export const speak = (game: Game<PlayCa>): Speaker => speaker(game, { shared: en, words: playcaEn });
