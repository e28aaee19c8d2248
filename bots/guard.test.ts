import { asks, create, stream, view } from '@touchline/engine';
import { decks, game } from '@touchline/playca';
import { expect, test } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { guarded, lateAfter } from './guard.ts';
import { random } from './random.ts';

const state = create(game, {}, [decks['Galewick Relay'], decks['Ironmoor Rampart']], 'guard');
const [ask] = asks(game, state);
const seen = view(game, state, ask.seat);
const keys = ask.options.map(({ key }) => key);

const answering = (thought: unknown): Bot => {
  return () => thought as Thought;
};
const throwing = (what: unknown): Bot => {
  return () => {
    throw what;
  };
};
const fine: Thought = { key: keys[1], considered: [{ key: keys[1], share: 1, mean: 0.5 }], imagined: 3 };

test('a good answer passes as it is', () => {
  const { thought, fault, ms } = guarded(answering(fine), 'good')(game, seen, 'seed');
  expect(thought).toEqual(fine);
  expect(fault).toBeNull();
  expect(ms).toBeGreaterThanOrEqual(0);
  // The bot has the stream of that seed.
  expect(guarded(random, 'random')(game, seen, 'seed').thought).toEqual(random(game, seen, stream('seed')));
});

test.each([
  ['throws', throwing(new Error('no idea')), 'threw', /^no idea$/],
  ['throws something that is no error', throwing('pah'), 'threw', /^pah$/],
  ['answers nothing', answering(undefined), 'illegal', /undefined, which is no thought/],
  ['answers what is not offered', answering({ ...fine, key: 'fly' }), 'illegal', /"fly", which is not offered/],
  ['answers by number', answering({ ...fine, key: 1 }), 'illegal', /"1", which is not offered/],
  ['weighs nothing, not even a list', answering({ key: keys[0], imagined: 1 }), 'illegal', /considered/],
  ['weighs what is not offered', answering({ ...fine, considered: [{ key: 'fly', share: 1, mean: 1 }] }), 'illegal', /considered/],
  ['weighs with no number', answering({ ...fine, considered: [{ key: keys[1], share: 1, mean: Number.NaN }] }), 'illegal', /considered/],
  ['does not say how much it imagined', answering({ ...fine, imagined: '3' }), 'illegal', /imagined/],
] as const)('a bot that %s: an answer is drawn, and the fault tells all that makes it again', (_what, bot, why, message) => {
  const ask = (seed: string) => guarded(bot, 'bad')(game, seen, seed);
  const { thought, fault } = ask('s/0');
  expect(keys).toContain(thought.key);
  expect(fault).toEqual({
    bot: 'bad',
    why,
    message: expect.stringMatching(message),
    replaced: true,
    game: 'playca',
    view: seen,
    seed: 's/0',
  });
  // The same for the same decision, and not always the same.
  expect(ask('s/0').thought).toEqual(thought);
  expect(new Set(Array.from({ length: 40 }, (_, i) => ask(`s/${i}`).thought.key))).toEqual(new Set(keys));
});

test('an answer beyond its box is used, and reported', () => {
  const dawdling =
    (ms: number): Bot =>
    () => {
      for (const end = performance.now() + ms; performance.now() < end; );
      return fine;
    };
  const { thought, fault } = guarded(dawdling(lateAfter(10) + 1), 'slow', 10)(game, seen, 'seed');
  expect(thought).toEqual(fine);
  expect(fault).toMatchObject({ bot: 'slow', why: 'late', replaced: false, seed: 'seed' });
  expect(fault?.message).toMatch(/answered after \d+ ms; its box is 10 ms/);
  expect(guarded(dawdling(5), 'quick', 60_000)(game, seen, 'seed').fault).toBeNull();
  expect([lateAfter(10), lateAfter(1000)]).toEqual([25, 1200]);
});
