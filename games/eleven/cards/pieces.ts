/** The things a seat has on its Match board: Jersey markers, and the men of the Opponent it meets. */
import type { Card } from '../kinds.ts';

const piece = (id: string, kind: string, number: number): Card => ({
  id,
  name: id,
  kind,
  back: kind,
  stats: { number },
  traits: {},
  abilities: [],
});
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** ELV-R9: ten with a number from 2 to 11; 12, 13 and 14 stand for the three without one. */
const markers: readonly Card[] = upTo(13).map((n) => piece(`m${n + 1}`, 'marker', n + 1));
/** ELV-1502: ten men and a Goalkeeper; where they stand and how strong they are is marked when the line-up is revealed. */
const men: readonly Card[] = [...upTo(10).map((n) => piece(`man${n}`, 'man', n)), piece('keeper', 'keeper', 0)];

export const pieces: readonly Card[] = [...markers, ...men];
export const markerIds: readonly string[] = markers.map(({ id }) => id);
export const manIds: readonly string[] = men.map(({ id }) => id);
