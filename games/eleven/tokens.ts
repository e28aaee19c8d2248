/** Tokens on cards (ELV-1401 to ELV-1415), and what they keep a card from doing. */
import type { Seat } from '@touchline/engine';
import type { T } from './state.ts';
import { directors, squad, staff } from './zones.ts';

export type Token = 'inj' | 'sus' | 'plusS' | 'plusP' | 'minusS' | 'minusP' | 'vpM' | 'vpG';

/** ELV-1405, ELV-1412: they pile up. Of none, because something took them off, the log tells too. */
export function addToken(t: T, card: number, token: Token, n: number, why: string): void {
  if (n <= 0) {
    t.emit('spared', card, { token, why }, t.controller(card));
    return;
  }
  t.setMark(card, token, t.mark(card, token) + n);
  t.emit('token', card, { token, n, why }, t.controller(card));
}

/** As many as there are. Returns how many went. */
export function removeToken(t: T, card: number, token: Token, n: number, why: string): number {
  const gone = Math.min(n, t.mark(card, token));
  if (gone <= 0) return 0;
  t.setMark(card, token, t.mark(card, token) - gone);
  t.emit('tokenGone', card, { token, n: gone, why }, t.controller(card));
  return gone;
}

/** ELV-1406, ELV-1407, ELV-R61, ELV-R70: no action, no feature, no vote, no set value while a token lies there. */
export const isOut = (t: T, card: number): boolean => t.mark(card, 'inj') + t.mark(card, 'sus') > 0;
/** ELV-1415: cards with SUS are not counted; injured Players are. */
export const isSuspended = (t: T, card: number): boolean => t.mark(card, 'sus') > 0;

/** Every card of a club that can carry tokens. */
export const cardsOf = (t: T, seat: Seat): number[] => [...t.pile(squad, seat), ...t.pile(staff, seat), ...t.pile(directors, seat)];

/** ELV-1201. */
export function readyAll(t: T, seat: Seat): number[] {
  const cards = cardsOf(t, seat).filter((card) => t.mark(card, 'exhausted') === 1);
  for (const card of cards) t.setMark(card, 'exhausted', 0);
  return cards;
}
