/** The effect kinds only this game has, each declared once with its fields. `effects.ts` says what they do, the phrase books how it is said. */
import type { Ability as AbilityOf, AnyEffect, CardDef, EffectOf, Kinds, SharedKinds, SpokenEffect } from '@touchline/engine';

export const ownKinds = {
  /** TSU-913, TSU-914, TSU-915, TSU-R4: one point of one of these kinds, by choice, so many times; or one of each. */
  points: { of: 'texts', times: 'integer?', each: 'flag?' },
  draw: { n: 'integer' },
  /** TSU-318: one more card from the hand. */
  playMore: {},
  /** TSU-911: one of these goes to the box; what follows is done if there was one. */
  eliminate: { name: 'name', from: 'cards', then: 'effects?' },
  /** TSU-912: one of these goes to the Discard Pile of whoever has it. */
  discard: { name: 'name', from: 'cards', then: 'effects?' },
  /** TSU-736: one card of the opponent's hand, at random. */
  discardRandom: {},
  /** Some values of one of these count 0 this round. */
  zero: { name: 'name', from: 'cards', of: 'texts' },
  /** TSU-R55. */
  fatigue: { n: 'integer' },
  /** TSU-701, TSU-704. */
  book: {},
  /** TSU-703. */
  forgive: {},
  /** TSU-721 to TSU-724. */
  advance: {},
  /** TSU-741 to TSU-749. */
  specialShot: {},
  /** TSU-412: one die is rolled again; which one, whoever uses it says. */
  reroll: { die: 'name' },
  /** TSU-732: what each face of the die brings. */
  save: { table: 'texts' },
  /** TSU-R74: the card goes to the box when it leaves the Play Area. */
  part: {},
  /** TSU-314, TSU-R16: what must be done after the first ability; it makes nothing usable that is not. */
  mandatory: { then: 'effects' },
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
