/** Both teams of a Match as they stand now: where, with which Task, and how strong (ELV-1001, ELV-1009, ELV-1010). */
import type { Seat } from '@touchline/engine';
import { inOwnKinds } from './kinds.ts';
import { matchText } from './lineUp/price.ts';
import { cardlessStrength } from './lineUp/squad.ts';
import { cardOf, numberOf, showsD } from './markers.ts';
import { PAIRS } from './pitch.ts';
import { glovesOf, hasSpace, isYoungster, keeperOf, printedStrength, tokensOn } from './players.ts';
import type { Keeper } from './sections.ts';
import type { T } from './state.ts';
import { dugout, foes, pitch } from './zones.ts';

/** One man of either team, with the addends of his Strength: printed (1 without a card), tokens, and what effects of this Match make of it. */
export interface Man {
  /** A marker, or an opposing man. */
  readonly thing: number;
  /** The card behind a marker; -1: none. */
  readonly card: number;
  readonly attacks: boolean;
  readonly strength: number;
  readonly printed: number;
  readonly tokens: number;
  readonly boost: number;
  /** ELV-1011: how many he can block. */
  readonly blocks: number;
}

function ownMan(t: T, seat: Seat, marker: number): Man {
  const card = cardOf(t, seat, marker);
  const attacks = !showsD(t, marker);
  const printed = card < 0 ? cardlessStrength(t, seat, attacks) : printedStrength(t, card);
  const tokens = card < 0 ? 0 : tokensOn(t, card);
  const boost = t.mark(marker, 'boost');
  const strength = Math.max(0, printed + tokens + boost);
  return { thing: marker, card, attacks, strength, printed, tokens, boost, blocks: t.mark(marker, 'twice') === 1 ? 2 : 1 };
}

function foe(t: T, man: number): Man {
  const printed = t.mark(man, 'strength');
  const boost = t.mark(man, 'boost');
  const attacks = t.mark(man, 'attack') === 1;
  // ELV-R62: never below 0.
  return { thing: man, card: -1, attacks, strength: Math.max(0, printed + boost), printed, tokens: 0, boost, blocks: 1 };
}

/** ELV-R88: the order in which equals are stopped: chosen scorers last, cardless markers before cards, then by number. */
function stopOrder(t: T) {
  const late = ({ thing, card }: Man) => t.mark(thing, 'picked') * 2 + (card < 0 ? 0 : 1);
  return (a: Man, b: Man) => late(a) - late(b) || numberOf(t, a.thing) - numberOf(t, b.thing);
}

/** The own men of a pair of Sections, in the order in which equals are stopped. */
export const ownIn = (t: T, seat: Seat, pair: number): Man[] =>
  PAIRS[pair].own
    .flatMap((place) => t.pile(pitch, seat, place))
    .map((marker) => ownMan(t, seat, marker))
    .sort(stopOrder(t));

const byNumber = (t: T) => (a: number, b: number) => numberOf(t, a) - numberOf(t, b);
/** The opposing men of that pair. */
export const foesIn = (t: T, seat: Seat, pair: number): Man[] =>
  PAIRS[pair].their
    .flatMap((place) => t.pile(foes, seat, place))
    .sort(byNumber(t))
    .map((man) => foe(t, man));
export const allFoes = (t: T, seat: Seat): Man[] => PAIRS.flatMap((_, pair) => foesIn(t, seat, pair));
export const allOwn = (t: T, seat: Seat): Man[] => PAIRS.flatMap((_, pair) => ownIn(t, seat, pair));

/** ELV-1019, ELV-R12: without a card, Strength 1 and 1 glove. The gloves are those left. */
export function ownKeeper(t: T, seat: Seat): Keeper {
  const card = keeperOf(t, seat);
  const strength = card < 0 ? 1 : Math.max(0, printedStrength(t, card) + tokensOn(t, card) + t.mark(card, 'boost'));
  return { strength, gloves: t.own.gloves[seat] };
}
/** Gloves at the start of a Match. */
export function ownGloves(t: T, seat: Seat): number {
  const card = keeperOf(t, seat);
  return card < 0 ? 1 : glovesOf(t, card);
}

/** The opposing Goalkeeper, who never stands on the pitch. */
export const foeKeeperOf = (t: T, seat: Seat): number => t.pile(dugout, seat).find((thing) => t.def(thing).kind === 'keeper')!;
export const foeKeeper = (t: T, seat: Seat): Keeper => ({
  strength: t.mark(foeKeeperOf(t, seat), 'strength'),
  gloves: t.own.foeGloves[seat],
});

// ---------------------------------------------------------------- who scored

/** ELV-R88: a goal means something for him: Experience, or a text that reads it. */
export function wantsGoal(t: T, { card }: Man): boolean {
  if (card < 0) return false;
  if (isYoungster(t, card) && hasSpace(t, card, 'G')) return true;
  const index = matchText(t, card);
  return index >= 0 && inOwnKinds(t.ability(index).do).some((e) => e.do === 'if' && 'is' in e.cond && e.cond.is === 'scored');
}

/** ELV-1020: he counts as having scored. */
export const hasScored = (t: T, card: number): boolean => t.mark(card, 'scored') > 0;
export function credit(t: T, { card, thing }: Pick<Man, 'card' | 'thing'>): void {
  t.setMark(card < 0 ? thing : card, 'scored', t.mark(card < 0 ? thing : card, 'scored') + 1);
}

// ---------------------------------------------------------------- the score

/** ELV-918, ELV-1102: Score markers move at once, and never below 0. `why`: the card, or how it fell. */
export function score(t: T, seat: Seat, side: 'goals' | 'against', n: number, why: string): void {
  const now = Math.max(0, t.own[side][seat] + n);
  const by = now - t.own[side][seat];
  if (by === 0) return;
  t.setOf(side, seat, now);
  t.emit('goal', [], { side: side === 'goals' ? 'own' : 'their', n: by, why, score: [t.own.goals[seat], t.own.against[seat]] }, seat);
}
