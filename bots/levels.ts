/** Five levels, each a kind of bot and what it may spend. `docs/bots.md` has what they score. */
import type { Game, Own } from '@touchline/engine';
import { type StyleName, styleNames, styles, type Taste } from './choose.ts';
import { judgementOf } from './learn/model.ts';

export interface Thinking {
  /** A bot by name: a kind and its budget. */
  readonly bot: string;
  /** How clearly it sees what it has thought; absent: it gives the best answer. */
  readonly taste?: Taste;
}

export interface Level {
  readonly level: number;
  readonly name: string;
  /** Where matches are imagined to their end. */
  readonly usual: Thinking;
  /** Where a game has learned to judge, matches are not imagined to their end: in the same time there are more. */
  readonly learned: Thinking;
  /** Where a game says how a seat stands: more imagined matches add less there, and the levels lie further apart. */
  readonly advised: Thinking;
  /** Milliseconds a decision may take at a table of one or two. */
  readonly box: number;
}

/** A beginner: looks at each answer, and knows roughly what is good. */
const FIRST: Thinking = { bot: 'greedy:2', taste: { temper: 1.7, sight: 16 } };
const SECOND: Taste = { temper: 0.7, sight: 5 };
const THIRD: Taste = { temper: 0.3, sight: 3 };
/** Where matches were learned from, a short search sees much already: who is to be better than it overlooks less. */
const THIRD_LEARNED: Taste = { temper: 0.15, sight: 1.5 };

export const levels: readonly Level[] = [
  { level: 1, name: 'rookie', usual: FIRST, learned: { ...FIRST, bot: 'greedy:5' }, advised: FIRST, box: 100 },
  {
    level: 2,
    name: 'winger',
    usual: { bot: 'greedy:6', taste: SECOND },
    learned: { bot: 'search:14', taste: SECOND },
    advised: { bot: 'search:20', taste: SECOND },
    box: 200,
  },
  {
    level: 3,
    name: 'anchor',
    usual: { bot: 'search:45', taste: THIRD },
    learned: { bot: 'search:80', taste: THIRD_LEARNED },
    advised: { bot: 'search:20', taste: THIRD },
    box: 300,
  },
  {
    level: 4,
    name: 'libero',
    usual: { bot: 'search:200' },
    learned: { bot: 'search:1600' },
    advised: { bot: 'search:160' },
    box: 600,
  },
  { level: 5, name: 'maestro', usual: { bot: 'search:1600' }, learned: { bot: 'search:6400' }, advised: { bot: 'search:1600' }, box: 2000 },
];

/** A level by the name of a bot: with a style behind it (`libero:bold`) it is the same level. */
export function levelOf(name: string): Level | undefined {
  const [first, style, ...more] = name.split(':');
  if (more.length > 0 || (style !== undefined && !styleNames.includes(style as StyleName))) return undefined;
  return levels.find((level) => level.name === first);
}

/** The style of a bot's name; null where it has none. */
export const styleOf = (name: string): StyleName | null =>
  (levelOf(name) && styleNames.find((style) => name.endsWith(`:${style}`))) ?? null;

/** A level with a style, or without one. */
export const inStyle = (level: string, style: string | null): string => (style ? `${level}:${style}` : level);

/** Where more than two play, nobody waits for several bots that think for long, one after the other. */
const MOST_AMONG_MANY = 1000;

/** Milliseconds a decision of this level may take at a table of so many. */
export const boxFor = ({ box }: Level, seats: number): number => (seats > 2 ? Math.min(box, MOST_AMONG_MANY) : box);

/** Milliseconds a bot that is no level may think at a table. */
const BOX = 1000;

/** Milliseconds the bot of this name may think at a table of so many. */
export function boxOf(name: string, seats: number): number {
  const level = levelOf(name);
  return level ? boxFor(level, seats) : BOX;
}

/** Does the bot of this name think? Who draws every answer needs no time for it. */
export const thinks = (name: string): boolean => name !== 'random';

/** Can the bot of this name think about one question in several parts? Rivals are for matches nobody waits in. */
export const canBeParted = (name: string): boolean =>
  /^search(:\d+)?$/.test(name) || (levelOf(name)?.usual.bot.startsWith('search') ?? false);

/** A bot that answers several questions in a row keeps people waiting for this many boxes in all, and a little for each of very many. */
const BOXES_IN_A_ROW = 2;
const LEAST_SHARE = 0.01;

/** Milliseconds for the next of several decisions in a row that have taken so long already: all of the box first, then a third of what is left. */
export const boxInRow = (box: number, spent: number): number =>
  spent === 0 ? box : Math.max(box * LEAST_SHARE, Math.min(box, (BOXES_IN_A_ROW * box - spent) / 3));

function times(thinking: Thinking, more: number): Thinking {
  const [kind, n] = thinking.bot.split(':');
  return { ...thinking, bot: `${kind}:${Number(n) * more}` };
}

/** What a level does in a game. */
export function thinkingIn<O extends Own>(level: Level, game: Game<O>): Thinking {
  const { advice, learned } = game.spec;
  // Weights that do not fit the game are as good as none.
  if (!advice?.stands) return learned && judgementOf(game, learned.seats) ? level.learned : level.usual;
  return times(level.advised, advice.effort?.[level.level - 1] ?? 1);
}

/** The best answer and nothing else. */
const PLAIN: Taste = { temper: 0, sight: 0 };

/** How the bot of this name chooses from what it has thought. */
export function tasteOf<O extends Own>(name: string, game: Game<O>): Taste {
  const level = levelOf(name);
  const style = styleOf(name);
  const taste = (level && thinkingIn(level, game).taste) ?? PLAIN;
  const clear = game.spec.advice?.clear ?? taste.sight;
  return { ...taste, sight: Math.min(taste.sight, clear), ...(style && { style: styles[style] }) };
}
