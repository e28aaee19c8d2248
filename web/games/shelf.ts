/** The games there are, by id. */
export const gameIds = ['playca', 'fftcg'] as const;
export type GameId = (typeof gameIds)[number];
