/** What nobody needs for the first question: each is loaded when it is first shown. */
import { later } from '../../page/later.ts';

export const Play = later(async () => (await import('./Play.tsx')).Play);
export const Duel = later(async () => (await import('./Duel.tsx')).Duel);
