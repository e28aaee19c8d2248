/** What a hint says: what it is better than, what it is after, and nothing about answers that were hardly tried. */
import { expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { hintsEn } from './en.ts';
import { hintsFr } from './fr.ts';
import { reasonsOf, worthNaming } from './hints.ts';

const thought = (shares: readonly number[], means: readonly number[], more: Partial<Thought> = {}): Thought => ({
  key: 'a',
  considered: shares.map((share, i) => ({ key: 'abcd'[i], share, mean: means[i] })),
  imagined: 100,
  ...more,
});
const called = (own: boolean, seats = 2) => ({ seats, option: (key: string) => `option ${key}`, card: () => ({ name: 'Zephyr', own }) });
const planned = (one: Thought): Thought => ({ ...one, considered: one.considered.map((c) => ({ ...c, plan: { card: 7, share: 0.47 } })) });

test('how the first compares with the second', () => {
  expect(reasonsOf(thought([0.7, 0.3], [0.61, 0.45]), hintsEn, called(true))).toEqual(['It wins 16 more of 100 matches than option b.']);
  expect(reasonsOf(thought([0.7, 0.3], [0.61, 0.45]), hintsEn, called(true, 3))).toEqual(['It is worth 16 of 100 more than option b.']);
  expect(reasonsOf(thought([0.7, 0.3], [0.45, 0.46]), hintsFr, called(true))).toEqual(['À peine mieux que option b.']);
  expect(reasonsOf(thought([0.7, 0.3], [0.46, 0.45]), hintsFr, called(true))).toEqual(['Gagne 1 partie sur 100 de plus que option b.']);
});

test('a difference that is no larger than its error is none', () => {
  const spread = (n: number) => {
    const one = thought([0.5, 0.5], [0.6, 0.56]);
    return { ...one, considered: one.considered.map((c) => ({ ...c, spread: n })) };
  };
  // Fifty matches of each: the error is a fifth of the spread.
  expect(reasonsOf(spread(0.19), hintsEn, called(true))).toEqual(['It wins 4 more of 100 matches than option b.']);
  expect(reasonsOf(spread(0.21), hintsEn, called(true))).toEqual(['It is hardly better than option b.']);
});

test('answers that were hardly tried are not named: nobody knows what they are worth', () => {
  const one = thought([0.99, 0.01], [0.6, 0.1]);
  expect(worthNaming(one).map(({ key }) => key)).toEqual(['a']);
  expect(reasonsOf(one, hintsEn, called(true))).toEqual([hintsEn.sure]);
  expect(reasonsOf({ ...one, imagined: 3 }, hintsEn, called(true))).toEqual([]);
  expect(worthNaming(thought([0.4, 0.3, 0.2, 0.1], [0.5, 0.5, 0.5, 0.5]))).toHaveLength(3);
});

test('what it is after: a card of one’s own that is used next, or somebody else’s', () => {
  const one = planned(thought([0.7, 0.3], [0.6, 0.5]));
  expect(reasonsOf(one, hintsEn, called(true))[1]).toBe('What follows: Zephyr, which you use next in 47% of these matches.');
  expect(reasonsOf(one, hintsEn, called(false))[1]).toBe('It is after Zephyr: your next choice in 47% of these matches.');
  expect(reasonsOf(one, hintsFr, called(true))).toEqual([
    'Gagne 10 parties sur 100 de plus que option b.',
    'La suite\u00a0: Zephyr, dont vous vous servez dans 47\u00a0% de ces parties.',
  ]);
  expect(reasonsOf(one, hintsFr, called(false))[1]).toBe('Vise Zephyr\u00a0: votre choix suivant dans 47\u00a0% de ces parties.');
  expect(reasonsOf(one, hintsFr, { ...called(true), card: () => null })).toHaveLength(1);
});

test('what is proven needs no reasons', () => {
  expect(reasonsOf(planned(thought([0.7, 0.3], [1, 0.5], { proven: true })), hintsFr, called(true))).toEqual([hintsFr.certain]);
});
