import type { Begin } from './scene.ts';

/** The name under which a match is kept on this device. */
export const keyOf = ({ game, seed }: Pick<Begin, 'game' | 'seed'>): string => `${game}-${seed}`;

/** The game of a match with this name. */
export const gameIn = (key: string): string => key.split('-')[0];
