/** The lessons there are, by game, loaded when somebody takes one. */
import { unbroken } from '../words/unbroken.ts';
import type { Lesson } from './lesson.ts';

const lessons: { readonly [game: string]: () => Promise<{ readonly lesson: Lesson }> } = {
  fftcg: () => import('./fftcg.ts'),
  inazuma: () => import('./inazuma.ts'),
  playca: () => import('./playca.ts'),
};

export const lessonGames: readonly string[] = Object.keys(lessons);
export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game);

export async function lessonOf(game: string): Promise<Lesson> {
  if (!hasLesson(game)) throw new Error(`There is no lesson for "${game}". Lessons: ${lessonGames.join(', ')}.`);
  return unbroken((await lessons[game]()).lesson);
}
