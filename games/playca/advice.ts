/**
 * What the game tells bots: when a position can be judged. What was used in a battle shows what it was worth when the battle is over, and a shot
 * when it is taken; in between cards are gone and nothing has come of them.
 */
import type { Advice } from '@touchline/engine';
import type { PlayCa } from './state.ts';

export const advice: Advice<PlayCa> = {
  quiet: ({ own }) => !own.shooting && own.used.length === 0 && own.winner < 0,
  // Nobody overlooks a goal, even when the cards turned up in a few imagined matches deceive them.
  clear: 10,
};
