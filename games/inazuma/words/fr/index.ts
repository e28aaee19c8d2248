/** The game in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import { type Speaker, speaker } from '@touchline/text';
import type { Inazuma } from '../../state.ts';
import { inazumaFr } from './book.ts';
import { shared } from './things.ts';

export const speak = (game: Game<Inazuma>): Speaker => speaker(game, { shared, words: inazumaFr });
