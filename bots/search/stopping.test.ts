/** What is spent on a question, and when thinking ends. */
import { asked, create, type Game, pick, stream, view } from '@touchline/engine';
import { decks, game } from '@touchline/fftcg';
import { expect, test } from 'vitest';
import { botNamed, random, search } from '../index.ts';
import { budgetFor, isSettled, type RootAnswer } from './stopping.ts';
import { Node } from './tree.ts';

const fftcg = game as unknown as Game;
const minor = game.spec.advice?.minor ?? [];

/** The first question of this name in a match played at random that can be answered in several ways. */
function questionOf(name: string) {
  for (let seed = 0; seed < 20; seed++) {
    let state = create(fftcg, {}, Object.values(decks).slice(0, 2), `minor/${seed}`);
    const chance = stream(`minor/${seed}`);
    while (!state.result) {
      const [seat] = asked(fftcg, state);
      const sight = view(fftcg, state, seat);
      if (sight.ask!.name === name && sight.ask!.options.length > 2) return sight;
      state = pick(fftcg, state, seat, random(fftcg, sight, chance).key);
    }
  }
  throw new Error(`Nobody was asked "${name}".`);
}

test('how a cost is paid has a tenth of the time and of the matches, but some at least; other questions have all of it', () => {
  const paying = questionOf('source');
  expect(budgetFor({ iterations: 4000, box: 2000 }, paying, minor)).toEqual({ iterations: 400, box: 200 });
  expect(budgetFor({ iterations: 100 }, paying, minor)).toEqual({ iterations: 24 });
  expect(budgetFor({ iterations: 10 }, paying, minor)).toEqual({ iterations: 10 });
  const whole = { iterations: 4000, box: 2000 };
  expect(budgetFor(whole, questionOf('priority'), minor)).toBe(whole);
});

test('and the search keeps to it', () => {
  const { imagined } = search({ iterations: 1000 })(fftcg, questionOf('source'), stream('pay'));
  expect(imagined).toBeLessThanOrEqual(100);
  expect(imagined).toBeGreaterThanOrEqual(16);
  expect(botNamed('search:200')!(fftcg, questionOf('priority'), stream('main')).imagined).toBeGreaterThan(20);
});

/** An answer so many matches began with, so many of them won, all of them over or none. */
function answer(visits: number, total: number, over: boolean): RootAnswer {
  const node = new Node();
  node.visits = visits;
  node.total = total;
  return { node, over: over ? visits : 0, squares: total, next: new Map() };
}

test('a win in every match that was played to its end, or a loss whatever is answered, ends it', () => {
  const other = answer(40, 12, true);
  expect(isSettled([answer(64, 64, true), other], 104, 1000)).toBe(true);
  expect(isSettled([answer(63, 63, true), other], 103, 1000)).toBe(false);
  expect(isSettled([answer(64, 63, true), other], 104, 1000)).toBe(false);
  // Judged, not played to its end.
  expect(isSettled([answer(64, 64, false), other], 104, 1000)).toBe(false);
  expect(isSettled([answer(70, 0, true), answer(60, 0, true)], 130, 1000)).toBe(true);
  expect(isSettled([answer(70, 0, true), answer(60, 1, true)], 130, 1000)).toBe(false);
});

test('so does a lead that the rest cannot catch up with, and a tie between the best two', () => {
  expect(isSettled([answer(60, 30, false), answer(20, 5, false)], 80, 119)).toBe(true);
  expect(isSettled([answer(60, 30, false), answer(20, 5, false)], 80, 121)).toBe(false);
  const even = (visits: number): RootAnswer => ({ ...answer(visits, visits / 2, false), squares: visits / 4 });
  expect(isSettled([even(130), even(128)], 258, 1000)).toBe(true);
  expect(isSettled([even(100), even(98)], 198, 1000)).toBe(false);
});
