/** Drawing, discarding, entering: how cards change zones. */
import type { Happening, Seat } from '@touchline/engine';
import { required } from '@touchline/engine';
import { isBackup } from './characters.ts';
import type { T } from './state.ts';
import { breakZone, deck, field, hand } from './zones.ts';

/** FFT-605, FFT-R42: cards one after the other; a draw that finds none is remembered until the next check, an empty deck alone is not (FFT-115). */
export function draw(t: T, seat: Seat, n = 1): void {
  const pile = t.pile(deck, seat);
  const there = Math.min(n, pile.length);
  const cards = pile.slice(pile.length - there);
  for (let i = there - 1; i >= 0; i--) t.happen({ type: 'move', card: cards[i], to: t.at(hand, seat), why: 'draw' });
  if (there < n) t.setOf('drawnOut', seat, 1);
}

/** FFT-1324: from the hand to its owner's Break Zone. `by`: what made them do it (FFT-R54). */
export function discards(t: T, cards: readonly number[], by: By = {}): Happening[] {
  return cards.map((card) => ({
    type: 'move',
    card,
    to: t.at(breakZone, t.s.owner[card]),
    why: 'discard',
    ...by,
  }));
}

/** Into its owner's Break Zone, whoever has it (FFT-402): broken, or put there (FFT-413, FFT-1324). */
export function toBreakZone(t: T, card: number, why: 'break' | 'put', by: By = {}): Happening {
  return { type: 'move', card, to: t.at(breakZone, t.s.owner[card]), why, ...by };
}

/** FFT-R99: those that can go there: what lies there already does not, and abilities on the stack are no cards. */
export const movable = (t: T, cards: readonly number[], zone: number): number[] =>
  cards.filter((c) => t.def(c).kind !== 'item' && !t.inZone(c, zone));

/** What did it, and whose text that was: the card may be another's by now (FFT-817). */
export type By = Pick<Happening, 'by' | 'doer'>;
export const doneBy = (card: number, doer?: Seat): By => (card < 0 ? {} : doer === undefined ? { by: card } : { by: card, doer });

/** FFT-416: a card put onto the field by an effect is its owner's; a played one its player's. */
export const ontoField = (
  t: T,
  card: number,
  seat: Seat,
  why: 'play' | 'effect',
  marks: { readonly [mark: string]: number } = {},
): Happening => ({
  type: 'move',
  card,
  to: t.at(field, seat),
  why,
  ...(Object.keys(marks).length > 0 && { marks }),
});

/** FFT-404, FFT-1601: Backups enter dull, others active, unless a text says otherwise; it is so from the first moment (FFT-R72, FFT-832). */
export function arrive(t: T, card: number, zone: number): void {
  if (t.zone(zone).kind !== field) return;
  t.setMark(card, 'fresh', 1);
  t.set('arrived', [...t.own.arrived.filter((r) => t.find(r) >= 0), t.ref(card)]);
  // FFT-416: who plays another's card controls it.
  const { seat } = t.zone(zone);
  if (seat !== t.s.owner[card])
    t.gain({ source: null, seat, on: { refs: [t.ref(card)] }, stat: 'controller', change: 'set', by: seat, until: [], clause: 'FFT-416' });
  if (isBackup(t, card) || required(t, 'enterDull', card, t.controller(card))) t.setMark(card, 'dull', 1);
}

/** FFT-1506: how new a card is among those on the field. */
export const age = (t: T, card: number): number => t.own.arrived.findIndex((r) => t.find(r) === card);
