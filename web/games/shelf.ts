/** The games there are, by id. */
export const gameIds = ['playca', 'inazuma', 'fftcg'] as const;
export type GameId = (typeof gameIds)[number];
