/** A deck while somebody builds it: lists are never changed, only made anew. */
import type { DeckList } from '@touchline/engine';
import type { Fault } from '@touchline/lists';
import type { OwnDeck } from '../match/store.ts';
import { keepDeck } from '../match/store.ts';
import type { Problem, Stock } from './messages.ts';

export const countOf = (list: DeckList, group: string, card: string): number => (list[group] ?? []).filter((id) => id === card).length;

export const sizeOf = (list: DeckList): number => Object.values(list).reduce((n, ids) => n + ids.length, 0);

/** So many of a card; further copies stand beside the first. */
export function withCount(list: DeckList, group: string, card: string, n: number): DeckList {
  const ids = list[group] ?? [];
  const at = ids.indexOf(card);
  const others = ids.filter((id) => id !== card);
  const copies = new Array<string>(Math.max(0, n)).fill(card);
  return { ...list, [group]: at < 0 ? [...ids, ...copies] : others.toSpliced(at, 0, ...copies) };
}

/** The list without what a problem complains of; null where that is no matter of a single card. */
export function solved(list: DeckList, { card, group, most }: Problem, places: Stock['places']): DeckList | null {
  if (card === '') return null;
  const where = group || places[card]?.group;
  if (!where || countOf(list, where, card) === 0) return null;
  return withCount(list, where, card, most ?? 0);
}

/** The list with the card that was probably meant by what an import left out; null where that is not known. */
export function withMeant(list: DeckList, { problem, wanted }: Fault, card: string, places: Stock['places']): DeckList | null {
  if (!wanted || !('near' in problem)) return null;
  const group = wanted.group || places[card]?.group;
  return group ? withCount(list, group, card, countOf(list, group, card) + wanted.count) : null;
}

const newId = () => `own-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;

/** A deck of one's own, kept from now on. */
export async function ownNew(deck: Pick<OwnDeck, 'game' | 'name' | 'list' | 'unread'>): Promise<OwnDeck> {
  const own: OwnDeck = { ...deck, id: newId(), at: Date.now() };
  await keepDeck(own);
  return own;
}
