/** The game in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import { type Speaker, speaker } from '@touchline/text';
import type { Inazuma } from './state.ts';
import { inazumaEn } from './text.en.ts';
import { shared } from './things.en.ts';

export const speak = (game: Game<Inazuma>): Speaker => speaker(game, { shared, words: inazumaEn });
