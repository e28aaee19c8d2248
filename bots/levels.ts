/** Five levels, each a kind of bot and what it may spend. `docs/bots.md` has what they score. */
import type { Game, Own } from '@touchline/engine';

export interface Thinking {
  /** A bot by name: a kind and its budget. */
  readonly bot: string;
  /** Of a hundred decisions so many are not thought about at all. */
  readonly lapses?: number;
}

export interface Level {
  readonly level: number;
  readonly name: string;
  /** Where matches are imagined to their end. */
  readonly usual: Thinking;
  /** Where a game says how a seat stands: more imagined matches add less there, and the levels lie further apart. */
  readonly advised: Thinking;
  /** Milliseconds a decision may take at a table of one or two. */
  readonly box: number;
}

export const levels: readonly Level[] = [
  { level: 1, name: 'rookie', usual: { bot: 'random' }, advised: { bot: 'random' }, box: 100 },
  { level: 2, name: 'winger', usual: { bot: 'greedy:6', lapses: 10 }, advised: { bot: 'greedy:6', lapses: 25 }, box: 200 },
  { level: 3, name: 'anchor', usual: { bot: 'search:45' }, advised: { bot: 'search:20' }, box: 300 },
  { level: 4, name: 'libero', usual: { bot: 'search:200' }, advised: { bot: 'search:160' }, box: 600 },
  { level: 5, name: 'maestro', usual: { bot: 'search:1600' }, advised: { bot: 'search:1600' }, box: 2000 },
];

/** Where more than two play, nobody waits for several bots that think for long, one after the other. */
const MOST_AMONG_MANY = 1000;

/** Milliseconds a decision of this level may take at a table of so many. */
export const boxFor = ({ box }: Level, seats: number): number => (seats > 2 ? Math.min(box, MOST_AMONG_MANY) : box);

/** Milliseconds a bot that is no level may think at a table. */
const BOX = 1000;

/** Milliseconds the bot of this name may think at a table of so many. */
export function boxOf(name: string, seats: number): number {
  const level = levels.find((l) => l.name === name);
  return level ? boxFor(level, seats) : BOX;
}

/** Does the bot of this name think in any game? Who draws every answer needs no time for it. */
export function thinks(name: string): boolean {
  const level = levels.find((l) => l.name === name);
  return level ? level.usual.bot !== 'random' || level.advised.bot !== 'random' : name !== 'random';
}

/** A bot that answers several questions in a row keeps people waiting for this many boxes in all, and a little for each of very many. */
const BOXES_IN_A_ROW = 2;
const LEAST_SHARE = 0.1;

/** Milliseconds for the next of several decisions in a row that have taken so long already: all of the box first, then half of what is left. */
export const boxInRow = (box: number, spent: number): number =>
  Math.max(box * LEAST_SHARE, Math.min(box, (BOXES_IN_A_ROW * box - spent) / 2));

/** Where a game has learned to judge, matches are not imagined to their end: in the same time there are so many more. */
const LEARNED = 4;

function times(thinking: Thinking, more: number): Thinking {
  const [kind, n] = thinking.bot.split(':');
  return kind === 'search' ? { ...thinking, bot: `${kind}:${Number(n) * more}` } : thinking;
}

/** What a level does in a game. */
export function thinkingIn<O extends Own>(level: Level, game: Game<O>): Thinking {
  const { advice, learned } = game.spec;
  if (!advice) return learned ? times(level.usual, LEARNED) : level.usual;
  return times(level.advised, advice.effort?.[level.level - 1] ?? 1);
}
