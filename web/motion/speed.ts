/** How long a card flies, and how long a move stands before the next one is shown, in milliseconds. */
import { type Speed, settingsNow } from '../page/settings.ts';

const SPEEDS: { readonly [S in Speed]: { readonly flight: number; readonly pause: number } } = {
  slow: { flight: 600, pause: 1200 },
  normal: { flight: 300, pause: 500 },
  fast: { flight: 150, pause: 150 },
};

/** Two frames. */
const PAINTED = 34;

export const flightNow = (): number => SPEEDS[settingsNow().speed].flight;

/** Where nothing moves, a move stands until it is painted, and no longer. */
export const pauseNow = (): number => {
  const { motion, speed } = settingsNow();
  return motion === 'off' ? PAINTED : SPEEDS[speed].pause;
};
