/** Bots by name: a level, or a kind with the number of worlds or imagined matches it may spend (`search:400`). */
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

/** Worlds the greedy bot looks at, and matches the search imagines, unless told otherwise. */
const WORLDS = 12;
const ITERATIONS = 400;
/** Milliseconds a bot that is no level may think at a table. */
const BOX = 1000;

/** What can be named, for whoever has named something else. */
export const botNames: readonly string[] = [...levels.map((l) => l.name), 'random', 'greedy', 'greedy:N', 'search', 'search:N'];

/**
 * Null if there is none of that name. `counted`: the same answer on every machine, however long it takes. `boxed`: for a table, where
 * nobody waits longer than the bot's box.
 */
export function botNamed(name: string, how: 'counted' | 'boxed' = 'counted'): Bot | null {
  const level = levels.find((l) => l.name === name);
  const boxed = how === 'boxed';
  if (!level) return kindOf(name, boxed ? BOX : undefined);
  const bot = kindOf(level.bot, boxed ? level.box : undefined)!;
  return level.lapses > 0 ? lapsing(bot, level.lapses) : bot;
}

/** Milliseconds the bot of this name may think at a table. */
export const boxOf = (name: string): number => levels.find((l) => l.name === name)?.box ?? BOX;

function kindOf(name: string, box: number | undefined): Bot | null {
  const [kind, n, ...more] = name.split(':');
  if (more.length > 0 || (n !== undefined && !/^[1-9]\d{0,6}$/.test(n))) return null;
  const budget = (usual: number): Budget => ({ iterations: n === undefined ? usual : Number(n), ...(box !== undefined && { box }) });
  if (kind === 'random') return n === undefined ? random : null;
  if (kind === 'greedy') return greedy(budget(WORLDS));
  if (kind === 'search') return search(budget(ITERATIONS));
  return null;
}

/** Somebody who now and then does the first thing that comes to mind. */
function lapsing(bot: Bot, percent: number): Bot {
  return (game, view, stream) => {
    return (stream.below(100) < percent ? random : bot)(game, view, stream);
  };
}
