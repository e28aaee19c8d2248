/** The game in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import { type Speaker, speaker } from '@touchline/text';
import type { Inazuma } from '../../state.ts';
import { inazumaEn } from './book.ts';
import { shared } from './things.ts';

export const speak = (game: Game<Inazuma>): Speaker => speaker(game, { shared, words: inazumaEn });
