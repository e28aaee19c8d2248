/** The voice of the game: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import type { Language, Speaker } from '@touchline/text';
import type { Eleven } from '../state.ts';
import { speak as english } from './en/index.ts';
import { speak as french } from './fr/index.ts';

const voices: { readonly [L in Language]: (game: Game<Eleven>) => Speaker } = { en: english, fr: french };

export const speak = (game: Game<Eleven>, language: Language): Speaker => voices[language](game);
