/** The game in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import { change } from './log.fr.ts';
import { itemKinds } from './nouns.fr.ts';
import type { Fftcg } from './state.ts';
import { fftcgFr } from './text.fr.ts';
import { shared } from './things.fr.ts';
import { voiceOf } from './voice.ts';

export const speak = (game: Game<Fftcg>): Speaker => voiceOf(game, { shared: { ...shared, change }, words: fftcgFr }, itemKinds);
