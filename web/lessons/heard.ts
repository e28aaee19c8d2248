/** What was said in a lesson is remembered while its page is open: a reload says nothing twice. */
import type { Heard } from './lesson.ts';

const keyOf = (game: string) => `touchline.lesson.${game}`;

export function heardBefore(game: string): Heard {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((said) => Number.isInteger(said?.step) && Number.isInteger(said?.note)) : [];
  } catch {
    return [];
  }
}

export const remember = (game: string, heard: Heard): void => sessionStorage.setItem(keyOf(game), JSON.stringify(heard));
