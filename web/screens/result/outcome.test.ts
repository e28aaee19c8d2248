/** How a match ended for whoever looks, and what can follow it. */
import { expect, test } from 'vitest';
import type { Scene } from '../../match/scene.ts';
import { type Again, harder, swapped } from './another.ts';
import { outcomeOf, placesOf } from './outcome.ts';

const scene = (players: readonly string[], winners: readonly number[], viewer: Scene['viewer'] = 0, ranks?: readonly number[]) => ({
  seats: players.map((player) => ({ name: player, player, deck: '' })),
  viewer,
  result: { winners, ...(ranks && { ranks }), clause: 'X-1', text: '' },
});

test.each([
  [['person', 'rookie'], [0], 0, 'won'],
  [['person', 'rookie'], [1], 0, 'lost'],
  [['person', 'rookie'], [0, 1], 0, 'drawn'],
  [['person', 'rookie'], [], 0, 'allLost'],
  [['person'], [0], 0, 'won'],
  [['person'], [], 0, 'lost'],
  [['person', 'rookie', 'rookie'], [0, 2], 0, 'shared'],
  [['rookie', 'person', 'rookie'], [0, 2], 1, 'lost'],
  [['person', 'person'], [0], 0, 'over'],
  [['person', 'rookie'], [0], 'spectator', 'over'],
] as const)('%j, won by %j, is seen by %s as %s', (players, winners, viewer, outcome) => {
  expect(outcomeOf(scene(players, winners, viewer))).toBe(outcome);
});

test('places: as the game says them, else winners before all others', () => {
  expect(placesOf(scene(['person', 'a', 'b'], [1]))).toEqual([2, 1, 2]);
  expect(placesOf(scene(['person', 'a', 'b'], [1, 2]))).toEqual([3, 1, 1]);
  expect(placesOf(scene(['person', 'a', 'b'], [1], 0, [3, 1, 2]))).toEqual([3, 1, 2]);
});

const match = (...players: readonly string[]): Again => ({
  game: 'playca',
  options: {},
  players,
  decks: players.map((_, seat) => ({ name: `deck ${seat}`, list: {} })),
});

test('sides are swapped by moving to the next seat, where another deck lies', () => {
  expect(swapped(match('person', 'anchor'))?.players).toEqual(['anchor', 'person']);
  expect(swapped(match('person', 'anchor', 'rookie'))?.players).toEqual(['rookie', 'person', 'anchor']);
  expect(swapped({ ...match('person', 'anchor'), names: ['Ana', ''] })?.names).toEqual(['', 'Ana']);
  for (const players of [['person'], ['person', 'person']]) expect(swapped(match(...players))).toBeNull();
});

test('the next level, as long as there is one and all bots are of one', () => {
  expect(harder(match('person', 'anchor'))?.match.players).toEqual(['person', 'libero']);
  expect(harder(match('rookie', 'person', 'rookie'))?.match.players).toEqual(['winger', 'person', 'winger']);
  for (const players of [['person', 'maestro'], ['person', 'rookie', 'anchor'], ['person', 'person'], ['person']])
    expect(harder(match(...players))).toBeNull();
});
