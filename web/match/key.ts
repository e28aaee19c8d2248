import type { Begin } from './scene.ts';

/** The name under which a match is kept on this device. */
export const keyOf = ({ game, seed }: Pick<Begin, 'game' | 'seed'>): string => `${game}-${seed}`;

/** Deals another match. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** The game of a match with this name. */
export const gameIn = (key: string): string => key.split('-')[0];
