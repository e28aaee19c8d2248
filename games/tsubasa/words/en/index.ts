/** The game in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import { en, type Speaker, speaker } from '@touchline/text';
import type { Tsubasa } from '../../state.ts';
import { tsubasaEn } from './book.ts';

export const speak = (game: Game<Tsubasa>): Speaker => speaker(game, { shared: en, words: tsubasaEn });
