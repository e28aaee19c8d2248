/** The game in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import { fr, type Speaker, speaker } from '@touchline/text';
import type { Tsubasa } from '../../state.ts';
import { tsubasaFr } from './book.ts';

export const speak = (game: Game<Tsubasa>): Speaker => speaker(game, { shared: fr, words: tsubasaFr });
