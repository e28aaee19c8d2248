/** Bots with a style at a server's table: they keep it, and are called by their names. */
import { opponentsFr } from '@touchline/bots';
import { expect, test } from 'vitest';
import type { SetUp } from '../page/setUp.ts';
import { withServerLevels } from '../screens/setup/open.ts';
import { sittingAs } from './sitting.ts';

test('who thinks for too long plays on a lower level there, in the same style', () => {
  const levels = ['person', 'rookie', 'winger:tricky', 'maestro', 'libero:bold'];
  const setUp = { seats: levels.map((level) => ({ level })) } as unknown as SetUp;
  expect(withServerLevels(setUp).seats.map(({ level }) => level)).toEqual(['anchor', 'rookie', 'winger:tricky', 'anchor', 'anchor:bold']);
});

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
