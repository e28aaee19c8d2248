/** The game in English, and in nothing else. */
import type { Game } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import { change } from './log.en.ts';
import { itemKinds } from './nouns.en.ts';
import type { Fftcg } from './state.ts';
import { fftcgEn } from './text.en.ts';
import { shared } from './things.en.ts';
import { voiceOf } from './voice.ts';

export const speak = (game: Game<Fftcg>): Speaker => voiceOf(game, { shared: { ...shared, change }, words: fftcgEn }, itemKinds);
