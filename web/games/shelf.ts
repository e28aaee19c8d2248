/** The games there are, found by their folders: what is known of each before any of its rules is loaded. */
import { countsOf, type Facts, usualSeats } from '@touchline/kit';
import type { Lesson } from '../lessons/lesson.ts';

const found = import.meta.glob<Facts>('../../games/*/facts.ts', { eager: true, import: 'facts' });

/** The folder of a file. */
const idIn = (path: string): string => path.split('/').at(-2)!;

const shelf: ReadonlyMap<string, Facts> = new Map(
  Object.entries(found)
    .map(([path, facts]) => [idIn(path), facts] as const)
    // The shortest game first.
    .sort(([a, { minutes: first }], [b, { minutes: second }]) => first - second || (a < b ? -1 : 1)),
);

export const gameIds: readonly string[] = [...shelf.keys()];

/** People bring decks of their own. */
export const hasDecks = (game: string): boolean => shelf.get(game)?.decks ?? false;

/** How many can play it; how many do, where nobody says it. */
export const seatsOf = (game: string): readonly number[] => countsOf(shelf.get(game)?.seats ?? [2]);
export const usualSeatsOf = (game: string): number => usualSeats(seatsOf(game));

/** How many share one device: at least two; 0 where one plays alone. */
export const peopleOf = (game: string): number => (usualSeatsOf(game) > 1 ? usualSeatsOf(game) : (seatsOf(game).find((n) => n > 1) ?? 0));

export const minutesOf = (game: string): number => shelf.get(game)?.minutes ?? 0;

const lessons = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });

/** The games one can take a lesson of. */
export const lessonGames: readonly string[] = gameIds.filter((id) => `./${id}/lesson.ts` in lessons);
export const hasLesson = (game: string): boolean => lessonGames.includes(game);
export const loadLesson = (game: string): Promise<Lesson> => lessons[`./${game}/lesson.ts`]();
