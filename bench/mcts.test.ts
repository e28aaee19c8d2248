import { expect, test } from 'vitest';
import { ourThinker, theirThinker } from './mcts.ts';

/** The side to move wins at once, or must stop the other from doing so. */
const forced = [
  { after: [0, 3, 1, 4], cell: 2 },
  { after: [4, 0, 8, 1], cell: 2 },
  { after: [8, 0, 6], cell: 7 },
];

test('both searches that are compared think: they win where they can and stop who would win', async () => {
  for (const { after, cell } of forced) {
    expect(ourThinker(after, 1000)().cell).toBe(cell);
    expect(await theirThinker(after, 1000)().cell).toBe(cell);
  }
});
