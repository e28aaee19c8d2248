/** What a match ends with: who has won, the places, the points. */
import { expect, test } from 'vitest';
import { flowOf, type Own, type Result, view } from '../index.ts';
import { start, throughText } from '../testing/start.ts';
import { toy } from '../toys/plain.ts';

const { ask, offer, over, seq } = flowOf<Own>();

function ended(result: Omit<Result, 'clause'>) {
  const stop = ask('stop', { who: () => 0, clause: 'RES-1', offers: [offer('stop'), offer('end')] });
  const game = toy({
    id: 'ended',
    seats: [3],
    own: () => ({}),
    flow: seq(
      stop,
      over('end', 'RES-2', () => result),
    ),
  });
  return { game, state: start(game).pick(0, 'stop').state };
}

test('places and points come through to everybody who looks, and through a save', () => {
  const { game, state } = ended({ winners: [2], ranks: [2, 3, 1], scores: [4, 0, 9], reason: 'points' });
  expect(state.result).toEqual({ winners: [2], ranks: [2, 3, 1], scores: [4, 0, 9], clause: 'RES-2', reason: 'points' });
  expect(throughText(game, state).result).toEqual(state.result);
  expect(view(game, state, 'spectator').result).toEqual(state.result);
});

test('a game that counts neither has neither', () => {
  const { state } = ended({ winners: [], reason: 'lost' });
  expect(state.result).toEqual({ winners: [], clause: 'RES-2', reason: 'lost' });
});
