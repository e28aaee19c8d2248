/** The game's voice: `speak(game, 'fr')`. */
import type { Game } from '@touchline/engine';
import { type Lang, type Speaker, speaker } from '@touchline/text';
import type { Inazuma } from './state.ts';
import { inazumaEn } from './text.en.ts';
import { inazumaFr } from './text.fr.ts';
import { shared as en } from './things.en.ts';
import { shared as fr } from './things.fr.ts';

const books = { en: { shared: en, words: inazumaEn }, fr: { shared: fr, words: inazumaFr } } as const;

export const speak = (game: Game<Inazuma>, lang: Lang): Speaker => speaker(game, books[lang]);
