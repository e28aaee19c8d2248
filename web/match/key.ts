import type { Begin } from './scene.ts';

/** The name under which a match is kept on this device. */
export const keyOf = ({ game, seed }: Pick<Begin, 'game' | 'seed'>): string => `${game}-${seed}`;
