import type { Game } from '@touchline/engine';
import { decks, game, passable, speak } from '@touchline/fftcg';
import type { Title } from '../title.ts';

const asGame = game as unknown as Game;

export const title: Title = {
  id: 'fftcg',
  game: asGame,
  decks,
  speak: (language) => speak(game, language),
  told: ['pass', 'payForMe', 'charge', 'stop', 'useBurst', 'yes', 'noExtra', 'done', 'takeBack'],
  declines: ['pass', 'stop', 'noBlock', 'charge', 'noExtra', 'no'],
  passable: (view, ask) => passable(asGame, view, ask),
  stats: ['price'],
};
