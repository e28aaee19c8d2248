import { asks, create, stream, view } from '@touchline/engine';
import { decks, game } from '@touchline/playca';
import { expect, test } from 'vitest';
import { bots } from './index.ts';

test('random answers with what is offered, each of it now and then, and the same from the same stream', () => {
  const state = create(game, {}, [decks['Galewick Relay'], decks['Ironmoor Rampart']], 'bot');
  const [ask] = asks(game, state);
  const seen = view(game, state, ask.seat);
  const picks = (label: string) => {
    const chance = stream(label);
    return Array.from({ length: 100 }, () => bots.random(seen, ask, chance));
  };
  expect(new Set(picks('x'))).toEqual(new Set(ask.options.map((option) => option.key)));
  expect(picks('x')).toEqual(picks('x'));
  expect(picks('x')).not.toEqual(picks('y'));
});
