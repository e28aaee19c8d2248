/** The game's voice: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import type { Inazuma } from '../state.ts';
import { speak as english } from './en/index.ts';
import { speak as french } from './fr/index.ts';

export const speak = (game: Game<Inazuma>, lang: Lang): Speaker => (lang === 'fr' ? french : english)(game);
