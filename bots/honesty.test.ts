/** A bot knows what its seat knows: on every game and every toy, the same seed gives the same thought for a state and for all its samples. */

import { game as eleven } from '@touchline/eleven';
import { asked, concede, create, type Game, hash, pick, type State, sample, stream, view } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';
import { game as tsubasa } from '@touchline/tsubasa';
import { describe, expect, test, vi } from 'vitest';
import { toys } from '../engine/toys/index.ts';
import { market } from '../engine/toys/market.ts';
import { botNamed, random } from './index.ts';
import { lastStone, pig, weeks } from './testing/games.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Walk {
  readonly game: Game;
  readonly seats: number;
  readonly matches: number;
  /** Every so many decisions bots are asked; in between the match goes on at random. */
  readonly every: number;
  readonly bots: readonly string[];
  /** Somebody leaves after so many decisions, and the others go on. */
  readonly leaves?: number;
}

const thinkers = ['random', 'greedy:1', 'search:4', 'anchor'];
const walks: readonly Walk[] = [
  { game: playca as unknown as Game, seats: 2, matches: 3, every: 5, bots: ['random', 'greedy:2', 'search:20', 'winger', 'anchor'] },
  { game: fftcg as unknown as Game, seats: 2, matches: 2, every: 19, bots: ['random', 'greedy:2', 'search:20', 'winger', 'anchor'] },
  { game: inazuma as unknown as Game, seats: 2, matches: 2, every: 13, bots: ['random', 'greedy:2', 'search:20', 'winger', 'anchor'] },
  { game: tsubasa as unknown as Game, seats: 2, matches: 2, every: 41, bots: ['random', 'greedy:2', 'search:20', 'winger', 'anchor'] },
  ...[1, 2, 3, 4].map((seats) => ({
    game: eleven as unknown as Game,
    seats,
    matches: 1,
    every: 37,
    bots: ['greedy:1', 'search:8', 'winger'],
  })),
  // Two toys are over before anybody is asked.
  ...[...toys, pig(), lastStone(9, { seats: 3, most: 2, ranked: true }), weeks({ horizon: 4, apart: true })]
    .map((game) => game as unknown as Game)
    .flatMap((game) => game.seats.map((seats) => ({ game, seats, matches: 2, every: 4, bots: thinkers })))
    .filter(({ game, seats }) => !create(game, {}, listsOf(game, seats, 0), 'asks').result),
  ...[market, weeks()].map((game) => ({ game: game as unknown as Game, seats: 3, matches: 2, every: 4, bots: thinkers, leaves: 7 })),
];

function listsOf(game: Game, seats: number, n: number) {
  const decks = Object.values(game.spec.decks);
  return Array.from({ length: seats }, (_, seat) => decks[(n + seat) % decks.length] ?? {});
}

describe.each(walks)('$game.id of $seats', ({ game, seats: count, matches, every, bots, leaves }) => {
  const goneOn = (state: State, n: number) => (n === leaves ? concede(game, state, 1) : state);

  test('the same thought for a state and for every sample of its view, and the match is not touched', () => {
    let compared = 0;
    let unlike = 0;
    for (let m = 0; m < matches; m++) {
      let state = create(game, {}, listsOf(game, count, m), `honest/${m}`);
      const chance = stream(`walk/${m}`);
      for (let n = 0; !state.result; n++) {
        const seats = asked(game, state);
        const seat = seats[chance.below(seats.length)];
        const seen = view(game, state, seat);
        if (n % every === 0) {
          const before = hash(game, state);
          const bytes = JSON.stringify(seen);
          for (const name of bots) {
            const bot = botNamed(name)!;
            // As a worker gets it: bytes, nothing else.
            const think = (text: string) => JSON.stringify(bot(game, JSON.parse(text), stream(`bot/${n}`)));
            const thought = think(bytes);
            expect(JSON.stringify(bot(game, seen, stream(`bot/${n}`)))).toBe(thought);
            for (let k = 0; k < 2; k++) {
              const world = sample(game, seen, stream(`world/${n}/${k}`));
              if (hash(game, world) !== before) unlike++;
              expect(think(JSON.stringify(view(game, world, seat)))).toBe(thought);
              compared++;
            }
          }
          expect(hash(game, state)).toBe(before);
          expect(JSON.stringify(view(game, state, seat))).toBe(bytes);
        }
        state = goneOn(pick(game, state, seat, random(game, seen, chance).key), n);
      }
    }
    expect(compared).toBeGreaterThan(0);
    // Worlds that are all the same would prove nothing. A toy without secrets still has other dice.
    expect(unlike).toBeGreaterThan(compared / 2);
  });

  test('every bot answers with something that is offered, to the end of a match', () => {
    const players = bots.filter((name) => !name.startsWith('search:20')).map((name) => botNamed(name)!);
    let state = create(game, {}, listsOf(game, count, 1), 'players');
    const chance = stream('players');
    for (let n = 0; !state.result; n++) {
      const seats = asked(game, state);
      const seat = seats[chance.below(seats.length)];
      // One that thinks now and then, so that a long match does not take long.
      const player = n % every === 0 ? players[chance.below(players.length)] : random;
      const thought = player(game, view(game, state, seat), chance);
      expect(thought.considered.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(thought.considered.length > 0 ? 1 : 0, 9);
      for (const { mean } of thought.considered) expect(mean >= 0 && mean <= 1 + 1e-9).toBe(true);
      state = goneOn(pick(game, state, seat, thought.key), n);
    }
    for (const seat of state.result.winners) expect(seat < count && !(leaves && seat === 1)).toBe(true);
  });
});
