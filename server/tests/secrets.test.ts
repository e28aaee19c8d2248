/** Non-interference on the wire, for a few matches of each game; `npm run test:online -- wire` plays thousands. */
import { gameIds } from '@touchline/kit/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaking, leakingReplays, leaks, replayLeaks } from '../testing/leaks.ts';
import { Twins } from '../testing/twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});
afterAll(() => twins.close());

describe.each(gameIds)('%s', (game) => {
  test.each([0, 1, 'spectator'] as const)('nobody hears of what is hidden: seen from %s', async (viewer) => {
    let frames = 0;
    let replayed = 0;
    for (let pair = 0; pair < 3; pair++) {
      const { outcome, words, frames: many, replayed: steps } = await twins.compared(game, viewer, `${game}/${viewer}/${pair}`, 25);
      frames += many;
      replayed += steps ?? 0;
      expect(outcome, words).not.toBe('leak');
    }
    expect(frames).toBeGreaterThan(5);
    expect(replayed).toBeGreaterThan(0);
  });
});

test.each(Object.keys(leaks))('a leak is found: %s', async (name) => {
  const outcomes: string[] = [];
  await leaking(leaks[name], async () => {
    for (let pair = 0; pair < 12 && !outcomes.includes('leak'); pair++)
      outcomes.push((await twins.compared('playca', 0, `leak/${name}/${pair}`, 25)).outcome);
  });
  expect(outcomes).toContain('leak');
});

test.each(Object.keys(replayLeaks))('a leak in replays is found: %s', async (name) => {
  const outcomes: string[] = [];
  await leakingReplays(replayLeaks[name], async () => {
    for (let pair = 0; pair < 6 && !outcomes.includes('leak'); pair++)
      outcomes.push((await twins.compared('playca', 0, `replay/${name}/${pair}`, 12)).outcome);
  });
  expect(outcomes).toContain('leak');
});
