/** Against whom and as whom somebody usually plays. */
import { levelOf as botLevel, levels, thinks } from '@touchline/bots';
import type { Habits } from './habits.ts';
import type { Settings } from './settings.ts';
import type { Regulars, SetUp } from './setUp.ts';

/**
 * The level one meets in a game: the one played last, else the one everybody begins with. Nobody is offered a bot that does not think, but it
 * may be kept as a setting: what it answers does not depend on how busy a machine is, and tests play against it.
 */
export function levelOf(game: string, { games }: Habits, { level }: Settings): string {
  const wanted = games[game]?.level ?? level;
  return botLevel(wanted) || !thinks(wanted) ? wanted : levels[0].name;
}

export const regularsOf = (game: string, habits: Habits, settings: Settings): Regulars => ({
  level: levelOf(game, habits, settings),
  names: habits.names.filter(Boolean),
});

/** Who sits where. */
export const playersOf = ({ seats }: SetUp): string[] => seats.map(({ who, level }) => (who === 'person' ? 'person' : level));
