/** The page's part of each game, loaded when it is played. A game without one has the plain board. */

import type { Language } from '../match/scene.ts';
import { learn } from '../words/lexicon.ts';
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

/** Each can be drawn in this language, and from then on in every other that is learnt. */
export async function drawOf(id: string, language: Language): Promise<Draw> {
  const { draw } = Object.hasOwn(draws, id) ? await draws[id]() : await plain(id);
  await learn(language);
  return draw;
}

export async function lookOf(id: string, language: Language): Promise<Look> {
  const look = Object.hasOwn(looks, id) ? (await looks[id]()).look : await plain(id);
  await learn(language);
  return look;
}
