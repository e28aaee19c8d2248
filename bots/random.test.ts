import { asks, create, stream, view } from '@touchline/engine';
import { decks, game } from '@touchline/playca';
import { expect, test } from 'vitest';
import { answers, random } from './index.ts';

const state = create(game, {}, [decks['Galewick Relay'], decks['Ironmoor Rampart']], 'bot');
const [ask] = asks(game, state);
const seen = view(game, state, ask.seat);

test('random answers with what is offered, each of it now and then, and the same from the same stream', () => {
  const picks = (label: string) => {
    const chance = stream(label);
    return Array.from({ length: 100 }, () => random(game, seen, chance).key);
  };
  expect(new Set(picks('x'))).toEqual(new Set(ask.options.map((option) => option.key)));
  expect(picks('x')).toEqual(picks('x'));
  expect(picks('x')).not.toEqual(picks('y'));
});

test('random takes back what it has begun only where nothing else is offered', () => {
  const option = (key: string) => ({ key, verb: key.split(':')[0], on: [], n: 0 });
  const picks = (...keys: string[]) => {
    const chance = stream('back');
    const asked = { ...seen, ask: { ...ask, options: keys.map(option) } };
    return new Set(Array.from({ length: 100 }, () => random(game, asked, chance).key));
  };
  expect(picks('dull:A', 'discard:B', 'takeBack')).toEqual(new Set(['dull:A', 'discard:B']));
  // Taking back is always the last answer.
  expect(picks('takeBack')).toEqual(new Set(['takeBack']));
  expect(answers([option('pass')])).toEqual([option('pass')]);
});

test('a bot is called only where somebody is asked', () => {
  expect(() => random(game, { ...seen, ask: null }, stream('x'))).toThrow(/only with a view that has an ask/);
});
