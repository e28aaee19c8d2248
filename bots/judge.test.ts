/** What a result and a position are worth to each seat, for every number of seats. */
import { concede, create, defineGame, flowOf, type Game, pick, type Result, type State } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { pig, weeks } from './testing/games.ts';

/** A match of this many seats that has come out so. */
function worth(seats: number, result: Omit<Result, 'clause' | 'reason'>): number[] {
  const game = weeks() as unknown as Game;
  const state = create(game, {}, new Array(seats).fill({}), 'w');
  state.result = { ...result, clause: '', reason: 'so' };
  return judge(game, state);
}

describe('a finished match', () => {
  test.each<[what: string, seats: number, result: Omit<Result, 'clause' | 'reason'>, worth: number[]]>([
    ['alone, won', 1, { winners: [0] }, [1]],
    ['alone, lost', 1, { winners: [] }, [0]],
    ['of two, won', 2, { winners: [1] }, [0, 1]],
    ['of two, drawn', 2, { winners: [0, 1] }, [0.5, 0.5]],
    ['of two, both lost', 2, { winners: [] }, [0, 0]],
    ['of two, ranks add nothing', 2, { winners: [1], ranks: [2, 1] }, [0, 1]],
    ['of three, with ranks', 3, { winners: [1], ranks: [3, 1, 2] }, [0, 1, 0.25]],
    ['of three, two share the second rank', 3, { winners: [0], ranks: [1, 2, 2] }, [1, 0.125, 0.125]],
    ['of three, without ranks all others are equals', 3, { winners: [0] }, [1, 0.125, 0.125]],
    ['of three, two win together', 3, { winners: [0, 2], ranks: [1, 3, 1] }, [0.625, 0, 0.625]],
    ['of three, all lost, whatever their ranks', 3, { winners: [], ranks: [1, 2, 3] }, [0, 0, 0]],
    ['of four, with ranks', 4, { winners: [3], ranks: [4, 3, 2, 1] }, [0, 1 / 6, 1 / 3, 1]],
  ])('%s', (_what, seats, result, expected) => {
    const found = worth(seats, result);
    expect(found).toHaveLength(seats);
    found.forEach((value, seat) => expect(value, `seat ${seat}`).toBeCloseTo(expected[seat], 12));
  });

  test('winning outright is worth more than any certainty below it', () => {
    for (const seats of [3, 4]) {
      const ranks = Array.from({ length: seats }, (_, seat) => seat + 1);
      const [first, second] = worth(seats, { winners: [0], ranks });
      expect(first).toBeGreaterThan(2 * second);
    }
  });

  test('alone and counted, a win is what the game says of its points, and a loss stays a loss', () => {
    const game = pig(true);
    const ended = (banked: number, winners: number[]) => {
      const state = create(game, {}, [{}], 'p');
      state.own = { ...state.own, banked };
      state.result = { winners, scores: [banked], clause: '', reason: 'sum' };
      return judge(game, state)[0];
    };
    expect([ended(30, [0]), ended(60, [0]), ended(24, [])]).toEqual([0.3, 0.6, 0]);
    // Beyond what the game reckons with there is nothing.
    expect(ended(300, [0])).toBe(1);
  });
});

describe('an unfinished match', () => {
  const game = weeks({ horizon: 5 });
  const standing = (...points: number[]) => {
    const state = create(game, {}, new Array(points.length).fill({}), 'w');
    return judge(game, { ...state, own: { ...state.own, points } } as State<(typeof state)['own']>);
  };

  test('alone it is what the game says, not all there is to win', () => {
    expect(standing(2)[0]).toBeCloseTo((2 + 10) / 100, 12);
    expect(standing(32)[0]).toBeCloseTo((32 + 10) / 100, 12);
  });

  test('alone, of a game that says nothing, nobody knows', () => {
    const silent = weeks();
    expect(judge(silent, create(silent, {}, [{}], 'w'))).toEqual([0.5]);
  });

  test('of three or four: equals are equal, and who is ahead of more is worth more', () => {
    for (const seats of [3, 4]) {
      const even = standing(...new Array(seats).fill(5));
      for (const value of even) expect(value).toBeCloseTo((1 / seats + 1 / 2) / 2, 12);
    }
    const [first, second, last] = standing(30, 10, 2);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(last);
    expect(first).toBeLessThan(1);
    expect(last).toBeGreaterThan(0);
  });

  test('of three far apart it is nearly what the result will be', () => {
    const [first, second, last] = standing(200, 100, 2);
    expect([first, second, last].map((value) => Math.round(value * 100) / 100)).toEqual([1, 0.25, 0]);
  });

  test('who has left is behind all others', () => {
    const state = concede(game, create(game, {}, [{}, {}, {}], 'w'), 1);
    expect(judge(game, state)).toEqual([5 / 8, 0, 5 / 8].map((n) => expect.closeTo(n, 12)));
  });

  test('of a game that says nothing, cards count, for three as for two', () => {
    const { ask, offer, over, seq } = flowOf<{ readonly x: number }>();
    const cards = defineGame<{ readonly x: number }>({
      id: 'cards',
      seats: [2, 3],
      zones: { hand: { per: 'seat', owner: 'card', others: 'back' }, pit: { per: 'table', owner: 'card', others: 'card' } },
      cards: [{ id: 'c', name: 'c', kind: 'card', back: 'plain', stats: {}, traits: {}, abilities: [] }],
      decks: {},
      groups: { hand: 'hand' },
      options: {},
      own: () => ({ x: 0 }),
      checkDeck: () => [],
      bound: { decisions: 10, steps: 100, clause: 'T-9' },
      flow: seq(
        ask('go', { who: () => 0, clause: 'T-1', offers: [offer('go', {}), offer('wait', {})] }),
        ask('on', { who: () => 0, clause: 'T-1', offers: [offer('go', {}), offer('wait', {})] }),
        over('end', 'T-2', () => ({ winners: [0], reason: 'end' })),
      ),
    });
    const held = (...n: number[]) => {
      const lists = n.map((size) => ({ hand: new Array<string>(size).fill('c') }));
      return judge(cards, pick(cards, create(cards, {}, lists, 'c'), 0, 'go'));
    };
    const [a, b] = held(8, 0);
    expect([a, b]).toEqual([0.75, 0.25]);
    const [first, second, last] = held(8, 4, 0);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(last);
    expect(held(4, 4, 4)).toEqual([5 / 12, 5 / 12, 5 / 12].map((n) => expect.closeTo(n, 12)));
  });
});
