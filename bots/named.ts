/**
 * Bots by name: a level, with a style if one is wanted (`libero:bold`), or a kind with the number of worlds or imagined matches it may spend
 * (`search:400`). Behind it, `*4` thinks in four parts, and `@hand` or `@horizon:0` is a rival that judges as the game did, or would.
 */
import type { Bot, Budget } from './bot.ts';
import { chosen, styleNames } from './choose.ts';
import { greedy } from './greedy.ts';
import { byHand, looking, rival } from './learn/rival.ts';
import { levelOf, levels, tasteOf, thinkingIn } from './levels.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';
import { ALONE, chanceOf, merged, type Part, shareOf } from './together.ts';

/** Worlds the greedy bot looks at, and matches the search imagines, unless told otherwise. */
const WORLDS = 12;
const ITERATIONS = 400;
/** More parts than this would be no help. */
const MOST_PARTS = 64;

/** What can be named, for whoever has named something else. */
export const botNames: readonly string[] = [
  ...levels.map((l) => l.name),
  ...styleNames.map((style) => `<level>:${style}`),
  'random',
  'greedy',
  'greedy:N',
  'search',
  'search:N',
];

/**
 * Null if there is none of that name. Without a box it gives the same answer on every machine, however long that takes. With one it is for a
 * table, where nobody waits longer than so many milliseconds.
 */
export function botNamed(name: string, box?: number): Bot | null {
  const [first, ...rivals] = name.split('@');
  const [named, parts, ...more] = first.split('*');
  const of = parts === undefined ? 1 : /^[1-9]\d?$/.test(parts) ? Number(parts) : 0;
  if (more.length > 0 || of < 1 || of > MOST_PARTS) return null;
  let bot = of === 1 ? whole(named, box) : inParts(named, of, box);
  for (const one of rivals) {
    const change = one === 'hand' ? byHand : /^horizon:\d{1,4}$/.test(one) ? looking(Number(one.slice(8))) : null;
    bot = bot && change && rival(bot, change);
  }
  return bot;
}

/** A part of what the bot of this name thinks, by the chance of that part, before anything is chosen. */
export function thinkerNamed(name: string, part: Part, box?: number): Bot | null {
  const level = levelOf(name);
  if (!level) return kindOf(name, part, box);
  const made = new Map<string, Bot>();
  return (game, view, stream) => {
    const { bot } = thinkingIn(level, game);
    const known = made.get(bot) ?? kindOf(bot, part, box)!;
    made.set(bot, known);
    return known(game, view, stream);
  };
}

function whole(name: string, box: number | undefined): Bot | null {
  const thinker = thinkerNamed(name, ALONE, box);
  if (!thinker || !levelOf(name)) return thinker;
  return (game, view, stream) => chosen(thinker(game, view, stream), tasteOf(name, game), view, stream);
}

/** All parts, one after the other. */
function inParts(name: string, of: number, box: number | undefined): Bot | null {
  const each = box === undefined ? undefined : box / of;
  const thinkers = Array.from({ length: of }, (_, at) => thinkerNamed(name, { at, of }, each));
  if (thinkers.some((one) => one === null || one === random)) return null;
  return (game, view, stream) => {
    const word = stream.next();
    const thought = merged(thinkers.map((thinker, at) => thinker!(game, view, chanceOf(word, at))));
    return chosen(thought, tasteOf(name, game), view, chanceOf(word, of));
  };
}

function kindOf(name: string, part: Part, box: number | undefined): Bot | null {
  const [kind, n, ...more] = name.split(':');
  if (more.length > 0 || (n !== undefined && !/^[1-9]\d{0,6}$/.test(n))) return null;
  const budget = (usual: number): Budget =>
    shareOf({ iterations: n === undefined ? usual : Number(n), ...(box !== undefined && { box }) }, part);
  if (kind === 'random') return n === undefined ? random : null;
  if (kind === 'greedy') return greedy(budget(WORLDS));
  if (kind === 'search') return search(budget(ITERATIONS));
  return null;
}
