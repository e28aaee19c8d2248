/** Crossbar's voice: `speak(game, 'fr')`. */
import type { Game, Own } from '@touchline/engine';
import { en, fr, type Lang, type Speaker, speaker } from '@touchline/text';
import { english } from './en.ts';
import { french } from './fr.ts';

const books = { en: { shared: en, words: english }, fr: { shared: fr, words: french } };
export const speak = <O extends Own>(game: Game<O>, lang: Lang): Speaker => speaker(game, books[lang]);
