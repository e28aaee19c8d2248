/** PlayCa's voice: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import { en, fr, type Lang, type Speaker, speaker } from '@touchline/text';
import type { PlayCa } from './state.ts';
import { playcaEn } from './text.en.ts';
import { playcaFr } from './text.fr.ts';

const books = { en: { shared: en, words: playcaEn }, fr: { shared: fr, words: playcaFr } } as const;

export const speak = (game: Game<PlayCa>, lang: Lang): Speaker => speaker(game, books[lang]);
