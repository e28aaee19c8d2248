/** The page's part of each game, loaded when it is played. A game without one has the plain board. */

import type { Draw, Look } from './drawing.ts';

const looks: { readonly [id: string]: () => Promise<{ readonly look: Look }> } = {
  fftcg: () => import('./fftcg/look.tsx'),
  inazuma: () => import('./inazuma/look.tsx'),
  playca: () => import('./playca/look.tsx'),
};

/** Who only wants to see cards need not load the board. */
const draws: { readonly [id: string]: () => Promise<{ readonly draw: Draw }> } = {
  fftcg: () => import('./fftcg/drawing.tsx'),
  inazuma: () => import('./inazuma/draw.tsx'),
  playca: () => import('./playca/draw.tsx'),
};

const plain = async (id: string): Promise<Look> => (await import('./plain/look.tsx')).plain(id);

export const drawOf = async (id: string): Promise<Draw> => (Object.hasOwn(draws, id) ? (await draws[id]()).draw : (await plain(id)).draw);

export async function lookOf(id: string): Promise<Look> {
  return Object.hasOwn(looks, id) ? (await looks[id]()).look : plain(id);
}
