/** The effect kinds only this game has, each declared once with its fields. `effects/` says what they do, the phrase books how it is said. */
import type { Ability as AbilityOf, AnyEffect, CardDef, EffectOf, Kinds, SharedKinds, SpokenEffect } from '@touchline/engine';

const resource = 'cash|fan|op|fit';
const task = 'A|D';
/** A price is the printed one, lower, or none at all. */
const price = { less: 'integer?', free: 'flag?' } as const;

export const ownKinds = {
  // ---------------------------------------------------------------- resources and tracks
  /** Markers from the Supply. */
  receive: { of: resource, n: 'integer' },
  /** Markers of kinds you choose; `cashless`: but not cash. */
  receiveAny: { n: 'integer', cashless: 'flag?' },
  /** ELV-305: as many as there are. */
  lose: { of: resource, n: 'integer' },
  /** A cost: all or nothing (ELV-304). On a Player card it is what is assigned with it (ELV-909). */
  pay: { of: resource, n: 'integer' },
  /** Up to so many markers of one kind for as many of another, which is not cash. */
  exchange: { n: 'integer' },
  /** ELV-213: a Stat marker moves one space right. */
  raise: { of: resource },
  /** ELV-214: a Stat marker moves one space left. */
  lower: { of: resource },
  /** So many different Stats of your choice, one space each. */
  raiseChosen: { n: 'integer' },
  victoryPoints: { n: 'integer' },

  // ---------------------------------------------------------------- Players and tokens
  /** ELV-615: so many Untrained Players, or fewer. `hired`: of those this text has hired. */
  train: { who: 'player|youngster|other|hired', n: 'integer?' },
  /** This card is turned to its other face. */
  flip: {},
  /** Strength and Weakness tokens, temporary (S) or permanent (P), on one Player or on each of two. */
  place: { token: 'plusS|plusP|minusS|minusP', n: 'integer', on: 'player|two|otherAssigned' },
  /** ELV-1401: whom, if the text does not say it, the twelve-sided die says. */
  injure: { n: 'integer', whom: 'd12|self|player' },
  /** ELV-1402. */
  suspend: { n: 'integer', whom: 'd12|self|player|staff|director' },
  /** Injury tokens are removed: from one Player, so many from each of two, or divided freely. */
  heal: { n: 'integer', on: 'one|two|split' },
  /** Suspension tokens are removed from one card; without a number all of them from all your cards. */
  pardon: { n: 'integer?' },
  /** ELV-R21: an own Player is discarded for so much cash and its Strength. */
  discardPlayer: { plus: 'integer' },
  /** Exhausted cards are ready again. */
  ready: {},

  // ---------------------------------------------------------------- the procedures of the Days, by an effect (ELV-R43)
  /** A Player from any of the five slots. */
  hire: price,
  /** A member of the Staff from any slot; `dearest`: of this printed cost at most. */
  hireStaff: { ...price, dearest: 'integer?' },
  /** The top Youngsters, one after another, for free. */
  hireYoungsters: { n: 'integer' },
  /** Look at the top Youngsters, hire one, put the others back in any order. */
  scoutYoungsters: { n: 'integer' },
  /** The row of Players is discarded and dealt anew. */
  replaceRow: {},
  sell: { who: 'player|youngster', more: 'integer?' },
  /** A Sponsor from any slot. */
  contract: {},
  /** ELV-R27. */
  loseSponsor: {},
  /** `stand`: Stand #3 or Stand #4. `fan`: a fan from the Supply is put on it. */
  build: { what: 'stand|any', ...price, fan: 'flag?' },
  office: { less: 'integer' },
  /** ELV-R72: a card of this profession is hired from the deck for free. */
  searchStaff: { profession: 'scout|steward' },
  drawTactics: { n: 'integer' },
  /** ELV-R72: any card of the Tactic deck. */
  takeTactic: {},
  /** Unless it is the last one. */
  discardTactic: {},
  /** From the top of the deck into the squad, Untrained. */
  drawVeteran: {},
  /** ELV-R71: three, of which one joins Trained, one Untrained, and one is discarded. */
  pickVeterans: {},
  /** The BONUS of one of your Directors once more. */
  repeatBonus: {},

  // ---------------------------------------------------------------- in a Match
  /** Own goals; on a Player card he has scored them. */
  goal: { n: 'integer' },
  /** The Opponent's goals, more or fewer (ELV-1102). */
  concede: { n: 'integer' },
  /** This Player. */
  strengthen: { n: 'integer' },
  /** Another own marker of this Task, in the Section of this Player or in any. */
  ally: { n: 'integer', task, where: 'section|any' },
  /** One Youngster that plays. */
  youngster: { n: 'integer' },
  /** Own markers of this Task in a place: one by choice, or each. */
  boost: { n: 'integer', task, where: 'wing|L|R|CD|CF', each: 'flag?' },
  /** One own Section by choice: every A there, and every D there that has a card. */
  section: { attack: 'integer', defence: 'integer' },
  /** Opposing outfield Players of this Task: `paired`, in the Section that faces this Player. */
  foe: { n: 'integer', task, where: 'paired|any|CF', each: 'flag?' },
  glove: { n: 'integer' },
  /** This D counts as two. */
  blockTwo: {},
  /** To another free Zone printed on this card (ELV-1023). */
  moveMarker: {},
  /** Two own markers change Zones (ELV-1023). */
  swapMarkers: {},
  /** The own six-sided die; what follows, by its last face (ELV-310). */
  roll: { on: '1|6|even|3-6', then: 'effects', else: 'effects?' },
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

// ---------------------------------------------------------------- the words texts are written in

/** The timings of texts that are carried out once (`when: { use: [timing] }`); a FEATURE is `always` and changes rule values. */
export type Timing =
  | 'bonus'
  | 'action'
  | 'production'
  | 'before'
  | 'during'
  | 'after'
  /** Once, when the card is turned to this face. */
  | 'flip'
  | 'yellow'
  | 'blue'
  | 'red'
  | 'small'
  | 'adboard'
  | 'kit'
  | 'tactic';

/** The rule values features and effects for a Week change; a feature works while its card is `serving`. */
export type RuleName =
  | 'paidAction'
  | 'maintenance'
  | 'keepFan'
  | 'keepFit'
  | 'firstBuild'
  | 'freeAssign'
  | 'freeReroll'
  | 'tacticPlays'
  | 'injuryLess'
  | 'meetingLess'
  | 'soldOutPay'
  | 'fullSale'
  | 'stands'
  | 'adboards'
  | 'standLimit'
  | 'cardless'
  | 'cardlessA';

/** What texts ask of a Match, at the moment they are carried out (ELV-1103). `goals` and `wonBy` have a number with them. */
export type MatchCondition = 'won' | 'lost' | 'drawn' | 'goals' | 'wonBy' | 'scored' | 'soldOut' | 'cleanSheet';

/** What an Objective asks for, with a number for each of its two levels. */
export type Goal =
  | 'wins'
  | 'goals'
  | 'cleanSheets'
  | 'academy'
  | 'soldOuts'
  | 'built'
  | 'brand'
  | 'staff'
  | 'position'
  | 'cash'
  | 'hardWins'
  | 'office';
