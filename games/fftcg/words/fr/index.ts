/** The game in French, and in nothing else. */
import type { Game } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import type { Fftcg } from '../../state.ts';
import { voiceOf } from '../voice.ts';
import { fftcgFr } from './book.ts';
import { change } from './log.ts';
import { itemKinds } from './nouns.ts';
import { shared } from './things.ts';

export const speak = (game: Game<Fftcg>): Speaker => voiceOf(game, { shared: { ...shared, change }, words: fftcgFr }, itemKinds);
