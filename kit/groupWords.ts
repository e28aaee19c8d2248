/** What the groups of a list are called: headings of a list may be in any language, whichever the table speaks. */
import { languages } from '@touchline/text';
import type { GamePackage } from './package.ts';

export function groupWords({ game, speak }: Pick<GamePackage, 'game' | 'speak'>): ReadonlyMap<string, string> {
  const groups = Object.entries(game.spec.groups);
  return new Map(languages.flatMap((language) => groups.map(([group, zone]) => [speak(language).zone(zone), group] as const)));
}
