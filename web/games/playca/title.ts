import type { Game } from '@touchline/engine';
import { decks, game, speak } from '@touchline/playca';
import type { Title } from '../title.ts';

export const title: Title = {
  id: 'playca',
  game: game as unknown as Game,
  decks,
  speak: (language) => speak(game, language),
  told: ['pass', 'takeAll'],
  declines: ['done', 'stay'],
};
