/** The page's part of each game, loaded when it is played. A game without one has the plain board. */

import type { Look } from './drawing.ts';
import { plain } from './plain/look.tsx';

const looks: { readonly [id: string]: () => Promise<{ readonly look: Look }> } = {
  fftcg: () => import('./fftcg/look.tsx'),
  inazuma: () => import('./inazuma/look.tsx'),
  playca: () => import('./playca/look.tsx'),
};

export async function lookOf(id: string): Promise<Look> {
  return Object.hasOwn(looks, id) ? (await looks[id]()).look : plain(id);
}
