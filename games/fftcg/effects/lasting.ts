/** How long what a text does lasts (FFT-1502). */
import type { Effect, Until } from '@touchline/engine';
import type { T } from '../state.ts';

export function until(_t: T, e: Effect): readonly Until[] {
  return e.until === undefined ? [] : Array.isArray(e.until) ? (e.until as Until[]) : [e.until as Until];
}
