/** A level spends in each game what it says. */
import { asked, create, type Game, stream, view } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';
import { expect, test, vi } from 'vitest';
import { botNamed, levels } from './index.ts';
import { boxInRow, boxOf, levelOf, styleOf, thinkingIn } from './levels.ts';
import { weeks } from './testing/games.ts';

const libero = levels[3];
const thinking = (of: unknown) => levels.map((level) => thinkingIn(level, of as Game).bot);

test('imagined to its end, judged on the way, or judged where chance hides much', () => {
  const untaught = { ...playca, spec: { ...playca.spec, learned: undefined } };
  const taught = { ...playca, spec: { ...playca.spec, learned: { seats: 2, cards: '', reads: {}, hidden: [] } } };
  expect(thinking(untaught)).toEqual(['greedy:2', 'greedy:6', 'search:45', 'search:200', 'search:1600']);
  expect(thinking(taught)).toEqual(['greedy:5', 'search:14', 'search:80', 'search:1600', 'search:6400']);
  expect(thinking(fftcg)).toEqual(['greedy:2', 'search:12', 'search:80', 'search:400', 'search:4000']);
  expect(thinking(inazuma)).toEqual(['greedy:2', 'search:30', 'search:80', 'search:200', 'search:1600']);
});

test('one bot plays several games, and in each as what it is there', () => {
  const liberos = botNamed('libero')!;
  for (const each of [playca, fftcg, inazuma, playca]) {
    const game = each as unknown as Game;
    const [a, b] = Object.values(game.spec.decks);
    const state = create(game, {}, [a, b], 'levels');
    const sight = view(game, state, asked(game, state)[0]);
    expect(liberos(game, sight, stream('levels'))).toEqual(botNamed(thinkingIn(libero, game).bot)!(game, sight, stream('levels')));
  }
});

test('a level with a style is the same level; what is none is none', () => {
  expect(levelOf('libero:bold')).toBe(libero);
  expect([styleOf('libero:bold'), styleOf('libero'), styleOf('search:40')]).toEqual(['bold', null, null]);
  for (const name of ['libero:rude', 'bold', 'libero:bold:bold', 'search:bold']) expect(botNamed(name), name).toBeNull();
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

test('of decisions in a row the first has the whole box, and all together two, but for a hundredth each', () => {
  let spent = 0;
  const boxes = Array.from({ length: 40 }, () => {
    const box = boxInRow(2000, spent);
    spent += box;
    return Math.round(box);
  });
  expect(boxes.slice(0, 5)).toEqual([2000, 667, 444, 296, 198]);
  expect(boxes.at(-1)).toBe(20);
  // Forty decisions of the strongest in one turn.
  expect(spent).toBeLessThan(4700);
});
