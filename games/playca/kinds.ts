/** The effect kinds only PlayCa has, each declared once with its fields. `effects.ts` says what they do, the phrase books how it is said. */
import type { Ability as AbilityOf, CardDef, EffectOf, Kinds, SharedKinds, SpokenEffect } from '@touchline/engine';

export const ownKinds = {
  /** EPC-517, EPC-R12: OF and DF change, of whoever fights unless it says whose, for the battle unless it says how long. */
  power: {
    of: 'integer?',
    df: 'integer?',
    who: 'opponent|ownGoalkeeper|opponentGoalkeeper|team?',
    team: 'text?',
    until: 'battle|period|game?',
  },
  /** EPC-520: own Hissatsu (of one type) cost less in this battle. */
  costLess: { n: 'integer', type: 'shoot|dribble|block|catch|support?' },
  /** EPC-518. */
  addTp: { n: 'integer' },
  /** EPC-514: a cost of TP. */
  payTp: { n: 'integer' },
  /** EPC-R63: the last Burning Chance card is discarded and another turned up. */
  replaceChance: {},
  /** EPC-519: the opponent shows a card of the hand, at random. */
  showRandom: {},
  /** EPC-R57: look at the top cards of the deck and put them back in any order. */
  lookTop: { n: 'integer' },
  /** EPC-R44: the ball changes sides and the battle begins again. */
  takeBall: {},
} as const satisfies Kinds;

export type OwnKinds = typeof ownKinds;
export type Effect = EffectOf<SharedKinds & OwnKinds>;
export type Ability = AbilityOf<Effect>;
export type Card = CardDef<Effect>;
/** An effect of a kind as a phrase reads it. */
export type Spoken<K extends keyof OwnKinds> = SpokenEffect<SharedKinds & OwnKinds, K>;
