/** The things a seat has on its Match board: Jersey markers, and the men of the Opponent it meets. */
import type { Card } from '../kinds.ts';

const piece = (id: string, kind: string, jersey = 0): Card => ({
  id,
  name: id,
  kind,
  back: kind,
  stats: { jersey },
  traits: {},
  abilities: [],
});

/** ELV-R9: ten with a number from 2 to 11, three without. */
export const markers: readonly Card[] = [
  ...Array.from({ length: 10 }, (_, i) => piece(`m${i + 2}`, 'marker', i + 2)),
  ...['mA', 'mB', 'mC'].map((id) => piece(id, 'marker')),
];

/** ELV-1502: ten men and a Goalkeeper; where they stand and how strong they are is marked when the line-up is revealed. */
export const men: readonly Card[] = [...Array.from({ length: 10 }, (_, i) => piece(`man${i + 1}`, 'man')), piece('keeper', 'man')];
