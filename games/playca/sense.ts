/** What effects of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { AnyEffect, GameSpec } from '@touchline/engine';
import { SORTS } from './areas.ts';
import type { Effect } from './kinds.ts';
import type { PlayCa } from './state.ts';

const inOwnKinds = (e: AnyEffect) => e as Effect;

export const refuse: NonNullable<GameSpec<PlayCa>['refuse']> = (effect) => {
  const e = inOwnKinds(effect);
  const wrong: [string, string][] = [];
  if (e.do === 'power') {
    if (e.of === undefined && e.df === undefined) wrong.push(['of', 'say how OF or DF changes']);
    if ((e.team === undefined) !== (e.who !== 'team')) wrong.push(['team', 'is named where the team is meant (who), and only there']);
  }
  if (e.do === 'move' && e.what.zone !== undefined && SORTS[e.to] !== undefined)
    for (const area of [e.what.zone].flat())
      if (SORTS[area] !== undefined && SORTS[area] !== SORTS[e.to]) wrong.push(['to', `is no place for cards of the ${area}`]);
  if (e.do === 'move' && SORTS[e.to] === undefined) wrong.push(['to', `must be one of ${Object.keys(SORTS).join(', ')}`]);
  // EPC-R12: what ends with the battle it is used in need not say so.
  if (e.do === 'power' && e.until === 'battle') wrong.push(['until', 'is the battle anyway: leave it out']);
  return wrong;
};
