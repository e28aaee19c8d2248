/** Cards are neither lost nor doubled: each lies in one place, and every one the match began with is still somewhere. */
import { create, type Game, type State } from '../index.ts';
import type { Setup } from './run.ts';

const begun = new WeakMap<Setup, number>();

/** How many there were at the start. */
function atFirst(game: Game, setup: Setup): number {
  const known = begun.get(setup) ?? create(game, setup.options, setup.lists, setup.seed).def.length;
  begun.set(setup, known);
  return known;
}

/** What is wrong with where the cards lie; '' if nothing is. */
export function cardsLost(game: Game, setup: Setup, { zone, zones, def }: State): string {
  const seen = new Set<number>();
  for (const [z, pile] of zones.entries())
    for (const card of pile) {
      if (seen.has(card)) return `${game.defs[def[card]].id} lies in two places`;
      if (zone[card] !== z) return `${game.defs[def[card]].id} does not know where it lies`;
      seen.add(card);
    }
  const lost = Array.from({ length: atFirst(game, setup) }, (_, card) => card).find((card) => !seen.has(card));
  return lost === undefined ? '' : `${game.defs[def[lost]].id} is nowhere`;
}
