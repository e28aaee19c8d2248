/** Bots with a style at a server's table: they are called by their names. */
import { opponentsFr } from '@touchline/bots';
import { expect, test } from 'vitest';
import { sittingAs } from './sitting.ts';

test('what somebody is called who sits there', () => {
  const room = { free: 'libre', bot: 'robot' };
  const called = (who: 'open' | 'person' | 'bot', name: string) => sittingAs({ who, name }, room, opponentsFr);
  expect([called('open', ''), called('person', 'Ana'), called('bot', ''), called('bot', 'rookie')]).toEqual([
    'libre',
    'Ana',
    'robot',
    'rookie',
  ]);
  expect(called('bot', 'rookie:bold')).toBe('Rose Tempête (rookie)');
  // A person may call themselves as they like.
  expect(called('person', 'rookie:bold')).toBe('rookie:bold');
});
