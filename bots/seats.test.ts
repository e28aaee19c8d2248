/** Bots alone, and among three and four, where the truth is known. */
import { asked, create, type Game, type Own, options, pick, play, type State, stream, view } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { answering } from './imagine.ts';
import { botNamed } from './index.ts';
import { lastStone, PIG, type Pig, pig, sealed, weeks } from './testing/games.ts';

/** All seats played by one bot, to the end. */
function played<O extends Own>(game: Game<O>, seats: number, name: string, seed: string): State<O> {
  const bot = botNamed(name)!;
  const chance = stream(`${seed}/bot`);
  let state = create(game, {}, new Array(seats).fill({}), seed);
  while (!state.result) {
    const [seat] = asked(game, state);
    state = pick(game, state, seat, bot(game, view(game, state, seat), chance).key);
  }
  return state;
}

describe('alone: points are risked for more, and lost with the game', () => {
  /** The share of games that can be won, by looking at every throw to come. */
  function bestPossible(): number {
    const known = new Map<string, number>();
    const chance = (turn: number, banked: number, risked: number): number => {
      if (turn === PIG.turns) return banked >= PIG.goal ? 1 : 0;
      if (banked + risked >= PIG.goal) return 1;
      const key = `${turn} ${banked} ${risked}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      let thrown = chance(turn + 1, banked, 0);
      for (let n = 2; n <= PIG.sides; n++) thrown += chance(turn, banked, risked + n);
      const best = Math.max(thrown / PIG.sides, chance(turn + 1, banked + risked, 0));
      known.set(key, best);
      return best;
    };
    return chance(0, 0, 0);
  }
  const wonOf = (games: number, game: Game<Pig>, bot: string) => {
    let won = 0;
    for (let i = 0; i < games; i++) won += played(game, 1, bot, `p/${i}`).result!.winners.length;
    return won / games;
  };

  test('eight games of ten can be won, one of twenty by chance; who thinks wins six at least', () => {
    expect(bestPossible()).toBeCloseTo(0.807, 3);
    expect(wonOf(400, pig(), 'random')).toBeLessThan(0.1);
    expect(wonOf(100, pig(), 'search:50')).toBeGreaterThan(0.6);
    expect(wonOf(100, pig(), 'greedy:6')).toBeGreaterThan(0.6);
    expect(wonOf(100, pig(true), 'search:50')).toBeGreaterThan(0.55);
  });

  test('a hint says how likely it is to come out well, not that it cannot fail', () => {
    const game = pig();
    const { considered } = botNamed('search:400')!(game, view(game, create(game, {}, [{}], 'h'), 0), stream('h'));
    expect(considered[0].mean).toBeGreaterThan(0.2);
    expect(considered[0].mean).toBeLessThan(0.9);
  });
});

describe('three take stones in turn: who cannot win would rather be second than last', () => {
  const chosen = (stones: number, ranked: boolean) => {
    const game = lastStone(stones, { seats: 3, most: 2, ranked });
    return botNamed('search:400')!(game, view(game, create(game, {}, [{}, {}, {}], 's'), 0), stream('s'));
  };

  // Two are left to the next, who wins: the seat before the winner is second. Left three, the one after the next would win.
  test('of four stones two are taken for the second rank; without ranks one, hoping for a mistake', () => {
    const second = chosen(4, true);
    expect(second.key).toBe('take#2');
    expect(second.considered[0].mean).toBeCloseTo(0.25, 1);
    expect(chosen(4, false).key).toBe('take#1');
  });

  test('nine too, though nobody can win before the fourth turn; six and seven are won', () => {
    expect(chosen(9, true).key).toBe('take#2');
    for (const [stones, key] of [
      [6, 'take#1'],
      [7, 'take#2'],
    ] as const) {
      const win = chosen(stones, true);
      expect(win.key).toBe(key);
      expect(win.considered[0].mean).toBeGreaterThan(0.9);
    }
  });
});

describe('everybody by themselves at the same time', () => {
  const lists = [{}, {}, {}, {}];

  test('a seat of four that thinks goes through its own strand first, then through the others, or through none', () => {
    for (const apart of [true, undefined]) {
      const game = weeks({ horizon: 5, ...(apart && { apart }) });
      const state = create(game, {}, lists, 'w');
      for (let n = 0; n < 5; n++) {
        expect(answering(game, state, 2)).toMatchObject({ seat: 2, options: options(game, state, 2) });
        play(game, state, 2, 0);
      }
      if (apart) expect(answering(game, state, 2)).toBeNull();
      else expect(answering(game, state, 2)).toMatchObject({ seat: 0 });
    }
  });

  test('of two seats the other is looked at as it comes, unless it is nothing to the seat', () => {
    const seatOf = (apart?: true) => {
      const game = weeks({ horizon: 5, ...(apart && { apart }) });
      return answering(game, create(game, {}, [{}, {}], 'w'), 1)?.seat;
    };
    expect([seatOf(), seatOf(true)]).toEqual([0, 1]);
  });

  test('judged at the end of the own strand, points are worth what they are and not what the others make of the rest', () => {
    const mean = (apart?: true) => {
      let sum = 0;
      for (let i = 0; i < 3; i++)
        for (const score of played(weeks({ horizon: 12, ...(apart && { apart }) }), 4, 'search:60', `w/${i}`).result!.scores!) sum += score;
      return sum / 12;
    };
    const [alone, all] = [mean(true), mean()];
    expect(alone).toBeGreaterThan(36);
    expect(alone).toBeGreaterThan(all + 2);
  });
});

describe('three say a number in secret', () => {
  test.each(['greedy:2', 'search:100'])('%s judges what it says once all have spoken, whoever has already', (name) => {
    const game = sealed();
    const begun = create(game, {}, [{}, {}, {}], 's');
    for (const state of [begun, pick(game, begun, 0, 'say#3'), pick(game, pick(game, begun, 0, 'say#0'), 2, 'say#0')]) {
      const { key, considered } = botNamed(name)!(game, view(game, state, 1), stream('s'));
      expect(key).toBe('say#3');
      expect(considered.find((one) => one.key === 'say#3')!.mean).toBeGreaterThan(
        considered.find((one) => one.key === 'say#0')!.mean + 0.1,
      );
    }
  });
});
