/** The effect kinds only this game has, each declared once with its fields. `effects.ts` says what they do, the phrase books how it is said. */
import type { Ability as AbilityOf, AnyEffect, CardDef, EffectOf, Kinds, SharedKinds, SpokenEffect } from '@touchline/engine';

export const ownKinds = {
  /** Choose one; the rest of the text speaks of it. */
  chooseOne: { name: 'name', from: 'cards', then: 'effects' },
  /** "You may discard …": what follows is done for the card that was discarded. */
  mayDiscard: { name: 'name', where: 'filters', then: 'effects' },
  /** INA-R28: the SP is fixed at a number; what comes later is added to it. */
  becomeSp: { to: 'cards', n: 'number', until: 'until?' },
  /** INA-R27: a cost of SP, for whoever has that much. */
  lowerSp: { n: 'integer', until: 'until?' },
  /** INA-634: a cost; the card is turned sideways. */
  exhaust: {},
  ready: { to: 'cards' },
  /** INA-715, INA-R37: takes part from now on. */
  join: { part: 'attacking|defending', to: 'cards' },
  /** INA-513: one of these counts as fired-up. */
  fireUp: { name: 'name', from: 'cards', until: 'until?' },
  /** INA-R23: one after another, each looked at. */
  draw: { n: 'integer' },
  /** INA-R34: cards of the opponent's hand, at random; none from an empty hand. */
  discardRandom: { n: 'integer' },
  /** INA-1104, INA-1110: only who attacks can score. */
  goalFever: {},
  /** INA-R39: this shooting phase is over, without a goal. */
  endShooting: {},
} as const satisfies Kinds;

export type OwnKinds = typeof ownKinds;
type All = SharedKinds & OwnKinds;
export type Effect = EffectOf<All>;
export type Ability = AbilityOf<Effect>;
export type Card = CardDef<Effect>;
/** An effect of a kind as a phrase reads it. */
export type Spoken<K extends keyof All = keyof All> = SpokenEffect<All, K>;

/** The effects of a text as this game reads them. */
export const inOwnKinds = (effects: readonly AnyEffect[] = []) => effects as readonly Spoken[];
