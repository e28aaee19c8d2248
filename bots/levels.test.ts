/** A level spends in each game what it says. */
import { asked, create, type Game, stream, view } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';
import { expect, test, vi } from 'vitest';
import { botNamed, levels } from './index.ts';
import { boxInRow, boxOf, thinkingIn } from './levels.ts';
import { weeks } from './testing/games.ts';

const anchor = levels[2];
const thinking = (of: unknown) => levels.slice(1).map((level) => thinkingIn(level, of as Game));

test('imagined to its end, judged on the way, or judged where chance hides much', () => {
  const untaught = { ...playca, spec: { ...playca.spec, learned: undefined } };
  const taught = { ...playca, spec: { ...playca.spec, learned: { seats: 2, cards: '', reads: {}, hidden: [] } } };
  expect(thinking(untaught)).toEqual([
    { bot: 'greedy:6', lapses: 10 },
    { bot: 'search:45' },
    { bot: 'search:200' },
    { bot: 'search:1600' },
  ]);
  expect(thinking(taught)).toEqual([{ bot: 'greedy:6', lapses: 10 }, { bot: 'search:180' }, { bot: 'search:800' }, { bot: 'search:6400' }]);
  expect(thinking(fftcg)).toEqual([{ bot: 'greedy:6', lapses: 25 }, { bot: 'search:50' }, { bot: 'search:400' }, { bot: 'search:4000' }]);
  expect(thinking(inazuma)).toEqual([{ bot: 'greedy:6', lapses: 25 }, { bot: 'search:80' }, { bot: 'search:200' }, { bot: 'search:1600' }]);
});

test('one bot plays several games, and in each as what it is there', () => {
  const anchors = botNamed('anchor')!;
  for (const each of [playca, fftcg, inazuma, playca]) {
    const game = each as unknown as Game;
    const [a, b] = Object.values(game.spec.decks);
    const state = create(game, {}, [a, b], 'levels');
    const sight = view(game, state, asked(game, state)[0]);
    expect(anchors(game, sight, stream('levels'))).toEqual(botNamed(thinkingIn(anchor, game).bot)!(game, sight, stream('levels')));
  }
});

test('where more than two play, nobody thinks longer than a second', () => {
  expect(levels.map(({ name }) => [1, 2, 3, 4].map((seats) => boxOf(name, seats)))).toEqual([
    [100, 100, 100, 100],
    [200, 200, 200, 200],
    [300, 300, 300, 300],
    [600, 600, 600, 600],
    [2000, 2000, 1000, 1000],
  ]);
  expect(boxOf('search:4000', 4)).toBe(1000);
});

test('and the bot keeps to it', () => {
  const game = weeks();
  const thoughts = [2, 3].map((seats) => {
    const sight = view(game, create(game, {}, new Array(seats).fill({}), 'box'), 0);
    const now = vi.spyOn(performance, 'now');
    let ms = 0;
    // Every look at the clock is a tenth of a second later.
    now.mockImplementation(() => (ms += 100));
    const thought = botNamed('maestro', boxOf('maestro', seats))!(game, sight, stream('box'));
    now.mockRestore();
    return thought.imagined;
  });
  expect(thoughts).toEqual([20, 10]);
});

test('of decisions in a row the first has the whole box, and all together two, but for a tenth each', () => {
  let spent = 0;
  const boxes = Array.from({ length: 8 }, () => {
    const box = boxInRow(2000, spent);
    spent += box;
    return box;
  });
  expect(boxes).toEqual([2000, 1000, 500, 250, 200, 200, 200, 200]);
  // Who answers quickly has the time still before them.
  expect(boxInRow(2000, 30)).toBe(1985);
});
