/** The lessons, loaded when somebody takes one. */

import { lessonGames } from '../games/lessonShelf.ts';
import { unbroken } from '../words/unbroken.ts';
import type { Lesson } from './lesson.ts';

const lessons: { readonly [game in (typeof lessonGames)[number]]: () => Promise<{ readonly lesson: Lesson }> } = {
  fftcg: () => import('./fftcg.ts'),
  inazuma: () => import('./inazuma.ts'),
  playca: () => import('./playca.ts'),
};

export async function lessonOf(game: string): Promise<Lesson> {
  const known = lessonGames.find((one) => one === game);
  if (!known) throw new Error(`There is no lesson for "${game}". Lessons: ${lessonGames.join(', ')}.`);
  return unbroken((await lessons[known]()).lesson);
}
