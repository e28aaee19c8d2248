/** Five levels, each a kind of bot and what it may spend. `docs/bots.md` has what they score. */

export interface Level {
  readonly level: number;
  readonly name: string;
  /** A bot by name: a kind and its budget. */
  readonly bot: string;
  /** Of a hundred decisions so many are not thought about at all. */
  readonly lapses: number;
  /** Milliseconds a decision may take at a table. */
  readonly box: number;
}

export const levels: readonly Level[] = [
  { level: 1, name: 'rookie', bot: 'random', lapses: 0, box: 100 },
  { level: 2, name: 'winger', bot: 'greedy:6', lapses: 25, box: 200 },
  { level: 3, name: 'anchor', bot: 'search:40', lapses: 0, box: 300 },
  { level: 4, name: 'libero', bot: 'search:150', lapses: 0, box: 600 },
  { level: 5, name: 'maestro', bot: 'search:1600', lapses: 0, box: 2000 },
];
