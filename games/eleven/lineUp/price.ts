/** ELV-909: the text of a Player in a Match, and what is assigned with the card to use it. */
import type { Price } from '../resources.ts';
import type { T } from '../state.ts';
import { costOf, textAt } from '../texts.ts';

const MOMENTS = ['before', 'during', 'after'] as const;

/** The text of the face that is up, whenever its moment comes; -1: none. */
export function matchText(t: T, card: number): number {
  for (const moment of MOMENTS) {
    const index = textAt(t, card, moment);
    if (index >= 0) return index;
  }
  return -1;
}

export function effectPrice(t: T, card: number): Price {
  const index = matchText(t, card);
  return index < 0 ? {} : costOf(t, index);
}
export const hasPrice = (t: T, card: number): boolean => Object.keys(effectPrice(t, card)).length > 0;
