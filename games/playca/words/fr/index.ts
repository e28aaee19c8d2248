/** PlayCa in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import { fr, type Speaker, speaker } from '@touchline/text';
import type { PlayCa } from '../../state.ts';
import { playcaFr } from './book.ts';

export const speak = (game: Game<PlayCa>): Speaker => speaker(game, { shared: fr, words: playcaFr });
