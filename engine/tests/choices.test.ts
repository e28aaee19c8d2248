import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSome, create, keysAt, pick, stream } from '../index.ts';
import { playOut, start, throughText } from '../testing/start.ts';
import { choices } from '../toys/choices.ts';

test('k of n under a condition: every pick can be completed, equal cards are offered once', () => {
  const t = start(choices);
  t.a.may('choose:n1').may('choose:n6').mayNot('choose:n1~2');
  playOut(t, 'a choose:n1, a choose:n2');
  expect(t.a.keys).toEqual(['choose:n6']);
  expect(playOut(t, 'a choose:n6').own.sum).toBe(9);
});

test('k of n never dead-ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 7 }), fc.string(), (numbers, seed) => {
      const dice = stream(seed);
      const possible = numbers.some((a, i) =>
        numbers.some((b, j) => numbers.some((c, k) => i < j && j < k && a + b + c >= 9 && a + b + c <= 10)),
      );
      let s = create(choices, {}, [{ hand: numbers.map((n) => `n${n}`) }, { hand: ['n1', 'n2'] }], 'x');
      while (s.own.sum === 0 && keysAt(choices, s, 0).length > 0) {
        const keys = keysAt(choices, s, 0);
        s = pick(choices, throughText(choices, s), 0, keys[dice.below(keys.length)]);
      }
      if (possible) expect([9, 10]).toContain(s.own.sum);
    }),
    { numRuns: 150 },
  );
});

test('up to k: done is offered as soon as it is legal', () => {
  const t = playOut(start(choices), 'a choose:n1, a choose:n2, a choose:n6');
  expect(t.b.keys).toEqual(['choose:n1', 'choose:n2', 'choose:n3', 'choose:n5', 'choose:n6', 'done']);
  expect(playOut(t, 'b choose:n2, b done').own.asked).toEqual(['chose 1']);
});

test('a ready-made answer speaks only for who chose it, and may leave the rest', () => {
  const t = playOut(start(choices), 'a choose:n1, a choose:n2, a choose:n6, b done');
  expect(t.a.keys).toEqual(['allYes', 'yes', 'no']);
  playOut(t, 'a allYes');
  expect(t.asked).toEqual([1]);
  t.state = throughText(choices, t.state);
  expect(t.b.keys).toEqual(['yes', 'no']);
  playOut(t, 'b no');
  // The plan went on for its seat after the other one, then knew no further.
  expect(t.own.asked).toEqual(['chose 0', '0 yes', '1 no', '0 yes']);
  expect(t.a.keys).toEqual(['yes', 'no']);
  expect(playOut(t, 'a no').result?.reason).toBe('chosen');
});

test('a condition on the whole needs a test for the way there', () => {
  expect(() => chooseSome('x', { who: () => 0, clause: 'X-1', from: () => [], max: () => 1, complete: () => true })).toThrow(/completable/);
});
