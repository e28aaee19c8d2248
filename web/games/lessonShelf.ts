/** The games one can take a lesson of. */
export const lessonGames = ['fftcg', 'inazuma', 'playca'] as const;

export const hasLesson = (game: string): boolean => lessonGames.some((one) => one === game);
