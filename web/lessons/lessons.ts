/** The lessons, loaded when somebody takes one. */

import { hasLesson, lessonGames, loadLesson } from '../games/shelf.ts';
import { unbroken } from '../words/unbroken.ts';
import type { Lesson } from './lesson.ts';

export async function lessonOf(game: string): Promise<Lesson> {
  if (!hasLesson(game)) throw new Error(`There is no lesson for "${game}". Lessons: ${lessonGames.join(', ')}.`);
  return unbroken(await loadLesson(game));
}
