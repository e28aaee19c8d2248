/** Matches that can follow this one: the same again, from the other side, against the next level. */
import { levelOf, levels, styleOf } from '@touchline/bots';
import type { Begin } from '../../match/scene.ts';

export type Again = Omit<Begin, 'seed' | 'stop'>;

/** Everybody moves on by a seat, to the deck that lies there; null where that changes nothing. */
export function swapped(match: Again): Again | null {
  const { players, names } = match;
  const turned = <T>(all: readonly T[]): readonly T[] => [...all.slice(-1), ...all.slice(0, -1)];
  const next = turned(players);
  if (next.every((player, seat) => player === players[seat])) return null;
  return { ...match, players: next, ...(names && { names: turned(names) }) };
}

/** The same against bots of the next level, where all are of one level and there is a higher one. */
export function harder(match: Again): { readonly match: Again; readonly level: (typeof levels)[number] } | null {
  const bots = new Set(match.players.filter((player) => player !== 'person'));
  const [bot] = bots;
  const now = bot === undefined ? undefined : levelOf(bot);
  const level = bots.size === 1 && now ? levels.find((one) => one.level === now.level + 1) : undefined;
  if (!level) return null;
  const style = styleOf(bot);
  const next = style ? `${level.name}:${style}` : level.name;
  return { level, match: { ...match, players: match.players.map((player) => (player === 'person' ? player : next)) } };
}
