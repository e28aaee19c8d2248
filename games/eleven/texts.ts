/** The texts of cards: which one is meant at a moment, what it costs, and how it is started. */
import { type Ability, type Seat, startAbility } from '@touchline/engine';
import { inOwnKinds, type Timing } from './kinds.ts';
import type { Price } from './resources.ts';
import type { T } from './state.ts';

const isFace = ({ notes }: Ability, face: string): boolean => notes?.face === undefined || notes.face === face;

/** The text of a card for a moment, on the face it shows; -1: it has none. */
export function textAt(t: T, card: number, timing: Timing): number {
  const texts = t.game.usedOf[t.s.def[card]];
  if (texts.length === 0) return -1;
  const face = t.mark(card, 'trained') === 1 ? 'trained' : 'untrained';
  for (const index of texts) {
    const text = t.ability(index);
    if ('use' in text.when && text.when.use.includes(timing) && isFace(text, face)) return index;
  }
  return -1;
}

export const hasText = (t: T, card: number, timing: Timing): boolean => textAt(t, card, timing) >= 0;

/** The printed cost of a text (ELV-505, ELV-705, ELV-909). */
export function costOf(t: T, index: number): Price {
  const price: { cash?: number; fan?: number; op?: number; fit?: number } = {};
  for (const e of inOwnKinds(t.ability(index).cost)) if (e.do === 'pay') price[e.of] = (price[e.of] ?? 0) + e.n;
  return price;
}

/** What a price is, as an answer says it. */
export const figuresOf = ({ cash, ...others }: Price): { readonly [name: string]: number } => ({ ...(cash && { cost: cash }), ...others });
/** The cash a text brings at once, as an answer says it. */
export function gainOf(t: T, index: number): { readonly [name: string]: number } {
  let gain = 0;
  for (const e of inOwnKinds(t.ability(index).do)) if (e.do === 'receive' && e.of === 'cash') gain += e.n;
  return gain === 0 ? {} : { gain };
}
/** Nothing but markers and tokens from the Supply, for nothing. */
export const isGift = (t: T, index: number): boolean =>
  Object.keys(costOf(t, index)).length === 0 &&
  inOwnKinds(t.ability(index).do).every((e) => e.do === 'receive' || e.do === 'victoryPoints');

/** A text is carried out, as the last deed of a step. Whoever starts it has paid. */
export const startText = (t: T, index: number, card: number, seat: Seat): void => startAbility(t, index, t.ref(card), seat);

/** The text of a card for a moment, if it has one. */
export function start(t: T, card: number, timing: Timing, seat: Seat): void {
  const index = textAt(t, card, timing);
  if (index >= 0) startText(t, index, card, seat);
}
