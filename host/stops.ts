/**
 * Where the table passes for somebody. That is its own service: the engine asks everybody all the same, so that nobody can tell from
 * what they are sent whether another player could have answered.
 */
import type { Ask, View } from '@touchline/engine';

export const stops = ['always', 'when-i-can', 'at-their-attack'] as const;
export type Stop = (typeof stops)[number];

/** May the table pass here for somebody who wants to be asked only at what concerns them? Only what everybody sees may decide it. */
export type Passable = (view: View, ask: Ask) => boolean;

/**
 * The answer the table gives for a seat, or null if the seat is to be asked. `alone`: nobody else sits at this table. Where somebody
 * does, being asked or not must not tell them what is in a hand, so that only what everybody can see decides.
 */
export function passFor(stop: Stop, passable: Passable | undefined, view: View, ask: Ask, alone: boolean): string | null {
  if (stop === 'always') return null;
  if (alone && ask.options.length === 1) return ask.options[0].key;
  const pass = stop === 'at-their-attack' && ask.options.some(({ key }) => key === 'pass');
  return pass && passable?.(view, ask) ? 'pass' : null;
}
