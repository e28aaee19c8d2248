/** Opponents with a style, as people call them. */
import type { StyleName } from '../choose.ts';
import { levelOf, styleOf } from '../levels.ts';

/** Their names, and how they play, behind "who". */
export type Opponents = { readonly [style in StyleName]: { readonly name: string; readonly about: string } };

/** A bot as it is called at a table: somebody with a style by their name, with the level. */
export function calledBy(bot: string, opponents: Opponents): string {
  const style = styleOf(bot);
  return style ? `${opponents[style].name} (${levelOf(bot)!.name})` : bot;
}

/** How a bot plays, behind "who". */
export function aboutOf(bot: string, levels: { readonly [level: string]: string }, opponents: Opponents): string {
  const style = styleOf(bot);
  const level = levels[levelOf(bot)?.name ?? bot];
  return style ? `${opponents[style].about} – ${level}` : level;
}
