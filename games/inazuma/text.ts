/** The game's voice: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import type { Inazuma } from './state.ts';
import { speak as english } from './voice.en.ts';
import { speak as french } from './voice.fr.ts';

export const speak = (game: Game<Inazuma>, lang: Lang): Speaker => (lang === 'fr' ? french : english)(game);
