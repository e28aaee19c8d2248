/** Bots by name: a level, or a kind with the number of worlds or imagined matches it may spend (`search:400`). */
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { judgingBy } from './learn/rival.ts';
import { type Level, levels, thinkingIn, thinks } from './levels.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

/** Worlds the greedy bot looks at, and matches the search imagines, unless told otherwise. */
const WORLDS = 12;
const ITERATIONS = 400;

/** Behind a name: as the bot was before anything was learned. */
const BY_HAND = '@hand';

/** What can be named, for whoever has named something else. */
export const botNames: readonly string[] = [...levels.map((l) => l.name), 'random', 'greedy', 'greedy:N', 'search', 'search:N'];

/**
 * Null if there is none of that name. Without a box it gives the same answer on every machine, however long that takes. With one it is for a
 * table, where nobody waits longer than so many milliseconds.
 */
export function botNamed(name: string, box?: number): Bot | null {
  if (name.endsWith(BY_HAND)) {
    const bot = botNamed(name.slice(0, -BY_HAND.length), box);
    return bot && judgingBy(bot, null);
  }
  const level = levels.find((l) => l.name === name);
  return level ? levelled(level, box) : kindOf(name, box);
}

function levelled(level: Level, box: number | undefined): Bot {
  // Who does not think in any game needs no telling which it is.
  if (!thinks(level.name)) return random;
  const made = new Map<string, Bot>();
  return (game, view, stream) => {
    const { bot, lapses = 0 } = thinkingIn(level, game);
    const name = `${bot} ${lapses}`;
    const known = made.get(name) ?? lapsing(kindOf(bot, box)!, lapses);
    made.set(name, known);
    return known(game, view, stream);
  };
}

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
  if (percent === 0) return bot;
  return (game, view, stream) => (stream.below(100) < percent ? random : bot)(game, view, stream);
}
