/** Who thinks more plays better: a small arena in every game. The budgets are counted, so the scores are the same on every machine. */
import { botNamed } from '@touchline/bots';
import { expect, test, vi } from 'vitest';
import { gameNamed } from '../games.ts';
import { playFixture, pointsOf } from './game.ts';
import { roundOf } from './matchUps.ts';

vi.setConfig({ testTimeout: 120_000 });

function score(game: string, a: string, b: string, rounds: number): number {
  const pack = gameNamed(game);
  const decks = Object.entries(pack.decks).map(([name, list]) => ({ name, list }));
  let points = 0;
  for (let round = 0; round < rounds; round++)
    for (const { who, ...fixture } of roundOf([a, b], round)) {
      const outcome = playFixture({ game, seats: 2, options: {}, decks, seed: 'strength' }, fixture, pack, (name) => botNamed(name)!);
      expect(outcome.faults).toEqual([]);
      points += pointsOf(outcome, who.indexOf(0), who.indexOf(1));
    }
  return points / (rounds * 2);
}

test.each([
  { game: 'playca', better: 'greedy:6', worse: 'random', rounds: 12, atLeast: 0.6 },
  { game: 'playca', better: 'search:60', worse: 'random', rounds: 10, atLeast: 0.7 },
  { game: 'fftcg', better: 'greedy:2', worse: 'random', rounds: 4, atLeast: 0.85 },
  { game: 'fftcg', better: 'search:160', worse: 'greedy:2', rounds: 5, atLeast: 0.6 },
])('$game: $better scores at least $atLeast against $worse', ({ game, better, worse, rounds, atLeast }) => {
  expect(score(game, better, worse, rounds)).toBeGreaterThanOrEqual(atLeast);
});
