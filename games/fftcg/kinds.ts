/** The effect kinds only this game has, each declared once with its fields. `effects/` says what they do, the phrase books how it is said. */
import type { Ability as AbilityOf, AnyEffect, CardDef, EffectOf, Kinds, LinkedEffect, SharedKinds, SpokenEffect } from '@touchline/engine';

const whose = { whose: 'you|opponent?' } as const;
const what = { what: 'cards' } as const;

export const ownKinds = {
  // Characters on the field.
  /** FFT-836: dealt by the source. `share`: by the shares that were declared (FFT-711, FFT-R67). */
  /** `by`: another card deals it; where that is gone nothing is dealt. `fixed`: it cannot be reduced (FFT-R88). */
  damage: { to: 'cards', n: 'number?', share: 'named?', by: 'cards?', fixed: 'flag?' },
  /** FFT-1209: each deals damage equal to its own power to the other. */
  fight: { one: 'cards', other: 'cards' },
  /** FFT-1518: what cannot be broken stays. */
  break: what,
  /** "Put into the Break Zone" is not breaking (FFT-1411). */
  put: what,
  dull: what,
  activate: what,
  /** FFT-1316: it does not dull. FFT-1318: twice is once. */
  freeze: what,
  /** FFT-715, FFT-R15: played onto the field by an effect, which is no cast: its owner's, or the one of the player named (FFT-416). */
  enter: { what: 'cards', dull: 'flag?', ...whose },
  /** FFT-2042, FFT-2043, FFT-R40: onto its owner's field, unless a limit does not let it in. */
  arriveByWarp: {},
  /** FFT-2003: it neither leaves nor enters; the waiting rule starts anew. */
  control: { what: 'cards', until: 'until?' },
  /** FFT-1604: it is also a Forward with this power, and may have keywords. */
  become: { to: 'cards', power: 'number', keywords: 'texts?', until: 'until?' },
  /** FFT-2020: counters are told apart by name alone. */
  counter: { to: 'cards', counter: 'text', n: 'number?' },
  /** FFT-1516, FFT-920, FFT-R20: off the stack without effect; what was paid stays paid. */
  cancel: what,
  // Cards elsewhere.
  draw: { ...whose, n: 'number?' },
  /** FFT-R98: the name means the discarded cards. FFT-R55: who discards chooses, unless it is at random, or `by` names another: then the hand is revealed to both first. With fewer cards, all of them (FFT-105). */
  discard: { ...whose, n: 'number?', random: 'flag?', where: 'filters?', by: 'you|opponent?', name: 'name?' },
  /** FFT-R81: as many as there are; nobody loses by that. */
  mill: { ...whose, n: 'number?', name: 'name?' },
  /** FFT-1311 to FFT-1314: look through the deck, take what fits or nothing, show it, shuffle; what goes on top of the deck comes there after that. */
  search: { for: 'filters', to: 'hand|field|breakZone|removed|deck?', count: 'integer?', dull: 'flag?' },
  /**
   * Look at the top cards, or reveal them; some that fit may be taken, or must be (`must`, FFT-R86); the rest goes under the deck in any order
   * (FFT-418, FFT-R6) or shuffled, or into the Break Zone. `untilFound`: instead of so many, one after the other is revealed until enough fit, which
   * are taken (FFT-R89).
   */
  lookTop: {
    n: 'number?',
    untilFound: 'flag?',
    take: 'filters',
    count: 'number?',
    must: 'flag?',
    to: 'hand|field|breakZone|removed?',
    dull: 'flag?',
    reveal: 'flag?',
    rest: 'bottom|shuffled|breakZone?',
  },
  /** FFT-119: each player selects one of their own, the turn player first; the name means all of them. */
  eachSelects: { name: 'name', from: 'cards' },
  /** FFT-717, FFT-716: cast without paying its cost, as soon as this effect has finished. */
  castFree: what,
  /** FFT-2030: a tally of its own. */
  gainCrystals: { n: 'number' },
  /** FFT-1225: points of damage to a player, taken like any other. */
  wound: { ...whose, n: 'number?' },
  // Costs.
  /** FFT-514, FFT-524, FFT-R75: CP, produced and paid at that moment by the player named. */
  cp: {
    fire: 'integer?',
    ice: 'integer?',
    wind: 'integer?',
    earth: 'integer?',
    lightning: 'integer?',
    water: 'integer?',
    light: 'integer?',
    dark: 'integer?',
    any: 'number?',
    by: 'you|opponent?',
  },
  /** Cards used up: the source itself, namesakes, cards from the hand, the field or the Break Zone. */
  spend: {
    how: 'dull|put|discard|remove|return|turn|counters',
    from: 'cards',
    count: 'integer?',
    /** FFT-2021: which counters are taken from the card, and how many. */
    counter: 'text?',
    n: 'integer?',
    /** FFT-516: cards with the same name as the source. */
    namesake: 'flag?',
    /** FFT-R98: what the text calls the cards it took. */
    name: 'name?',
  },
  /** FFT-2031. */
  crystals: { n: 'integer' },
  /** FFT-2072: an optional cost, declared with the cast and paid with it; `instead`: in place of the CP cost of the card. */
  extra: { name: 'name', cost: 'effects', instead: 'flag?' },
  /** FFT-110: X is named on declaration, from 0 up (FFT-107); only what can be paid can be named. */
  x: { name: 'name', most: 'number?' },
} as const satisfies Kinds;

export type OwnKinds = typeof ownKinds;
type All = SharedKinds & OwnKinds;
export type Effect = EffectOf<All>;
/** Parts of costs. */
export type Cost = EffectOf<All, 'cp' | 'spend' | 'crystals'>;
export type Ability = AbilityOf<Effect>;
export type Card = CardDef<Effect>;
/** An effect of a kind as the engine runs it, and as a phrase reads it. */
export type Linked<K extends keyof All> = LinkedEffect<All, K>;
export type Spoken<K extends keyof All = keyof All> = SpokenEffect<All, K>;

/** The effects of a text as this game reads them. */
export const inOwnKinds = (effects: readonly AnyEffect[] = []) => effects as readonly Spoken[];

/** FFT-2060: the name it primes into and what that costs, as a card's notes have them. */
export type Priming = { readonly name: string; readonly cost: readonly Cost[] };
export const primingIn = (notes: CardDef['notes']): Priming | null => (notes?.priming as Priming | undefined) ?? null;

/** FFT-2040: counters and cost, as a card's notes have them. */
export type Warp = { readonly n: number; readonly cost: readonly Cost[] };
export const warpIn = (notes: CardDef['notes']): Warp | null => (notes?.warp as Warp | undefined) ?? null;
