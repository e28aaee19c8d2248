/** The page's part of each game, loaded when it is played. A game without one has the plain board. */

import type { Language } from '../match/scene.ts';
import { learn } from '../words/lexicon.ts';
import type { Draw, Look } from './drawing.ts';

const looks = import.meta.glob<Look>('./*/look.tsx', { import: 'look' });
/** Who only wants to see cards need not load the board. */
const draws = import.meta.glob<Draw>('./*/draw.tsx', { import: 'draw' });

/** It has a board of its own. */
export const hasBoard = (id: string): boolean => `./${id}/look.tsx` in looks;

const plain = async (id: string): Promise<Look> => (await import('./plain/board.tsx')).plain(id);

/** Each can be drawn in this language, and from then on in every other that is learnt. */
export async function drawOf(id: string, language: Language): Promise<Draw> {
  const own = draws[`./${id}/draw.tsx`];
  const draw = own ? await own() : (await plain(id)).draw;
  await learn(language);
  return draw;
}

export async function lookOf(id: string, language: Language): Promise<Look> {
  const own = looks[`./${id}/look.tsx`];
  const look = own ? await own() : await plain(id);
  await learn(language);
  return look;
}
