/** The voice of the game: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import type { Fftcg } from './state.ts';
import { speak as english } from './voice.en.ts';
import { speak as french } from './voice.fr.ts';

export const speak = (game: Game<Fftcg>, lang: Lang): Speaker => (lang === 'fr' ? french : english)(game);
