/** Which of the answers that were weighed a level or a style gives. */
import { stream, type View } from '@touchline/engine';
import { expect, test } from 'vitest';
import type { Considered, Thought } from './bot.ts';
import { chosen, styles, type Taste } from './choose.ts';
import { levels, tasteOf } from './levels.ts';
import { weeks } from './testing/games.ts';

const thought = (...considered: readonly Considered[]): Thought => ({ key: considered[0].key, considered, imagined: 400 });
const weighed = (means: readonly number[]): Thought =>
  thought(...means.map((mean, i) => ({ key: 'abcd'[i], share: 1 / means.length, mean })));

/** Answers that use a card have one they are shown on. */
const asking = (...deeds: readonly string[]): View =>
  ({ ask: { options: [...'abcd'].map((key) => ({ key, on: deeds.includes(key) ? [1] : [] })) } }) as unknown as View;

/** How often each answer is given, of a thousand. */
function counts(of: Thought, taste: Taste, view = asking()): { readonly [key: string]: number } {
  const out: { [key: string]: number } = {};
  for (let n = 0; n < 1000; n++) {
    const { key } = chosen(of, taste, view, stream(`choose/${n}`));
    out[key] = (out[key] ?? 0) + 1;
  }
  return out;
}

test('what seems nearly as good is given nearly as often; what is worse, less; what is clearly worse, never', () => {
  const { a, b, c, d = 0 } = counts(weighed([0.6, 0.59, 0.53, 0.3]), { temper: 1, sight: 8 });
  expect(a).toBeGreaterThan(b);
  expect(b / a).toBeGreaterThan(0.8);
  expect(c).toBeGreaterThan(0);
  expect(c).toBeLessThan(b);
  expect(d).toBe(0);
});

test('the calmer the temper the more often the best; with none it is always given', () => {
  const of = weighed([0.6, 0.57, 0.54]);
  const best = [2, 0.7, 0.2, 0].map((temper) => counts(of, { temper, sight: 20 }).a);
  expect(best).toEqual([...best].sort((x, y) => x - y));
  expect(new Set(best).size).toBe(4);
  expect(best[3]).toBe(1000);
});

test('no taste overlooks a win that is there, or chooses a loss while something else is left', () => {
  const blind: Taste = { temper: 50, sight: 100, style: styles.tricky };
  expect(counts(weighed([0.9, 0.996, 0.9]), blind)).toEqual({ b: 1000 });
  expect(Object.keys(counts(weighed([0.4, 0.001, 0.3]), blind)).sort()).toEqual(['a', 'c']);
});

test('an answer that was hardly tried is not leaned to, however good it seems', () => {
  const of = thought({ key: 'a', share: 0.99, mean: 0.5 }, { key: 'b', share: 0.01, mean: 0.9 });
  expect(counts(of, { temper: 1, sight: 100 })).toEqual({ a: 1000 });
});

test('a style leans among answers that are worth as much, and gives up no more than two points for it', () => {
  const of = thought(
    { key: 'a', share: 0.6, mean: 0.5, spread: 0.3 },
    { key: 'b', share: 0.3, mean: 0.49, spread: 0.45 },
    { key: 'c', share: 0.05, mean: 0.485, spread: 0.1 },
    { key: 'd', share: 0.05, mean: 0.4, spread: 0.5 },
  );
  const given = (name: keyof typeof styles) => counts(of, { temper: 0, sight: 0, style: styles[name] }, asking('b', 'd'));
  expect(given('bold')).toEqual({ b: 1000 });
  expect(given('careful')).toEqual({ c: 1000 });
  expect(given('tricky')).toEqual({ c: 1000 });
});

test('each level sees at least as clearly as the one below, and the last two give the best', () => {
  const game = weeks();
  const sights = levels.map(({ name }) => tasteOf(name, game).sight);
  const tempers = levels.map(({ name }) => tasteOf(name, game).temper);
  for (const list of [sights, tempers]) expect(list).toEqual([...list].sort((x, y) => y - x));
  expect(tempers.slice(3)).toEqual([0, 0]);
  expect(new Set(tempers.slice(0, 4)).size).toBe(4);
});
