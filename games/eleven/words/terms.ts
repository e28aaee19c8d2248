/** The nouns of the game that questions, the log, cards and boards share. Each language has them all. */
import type { Noun } from '@touchline/text';
import type { Consequence, SETS } from '../cards/boards.ts';
import type { Price } from '../resources.ts';
import type { Aim } from '../scenarios.ts';
import { RESOURCES, type Resource } from '../state.ts';

/** ELV-802: by id. */
export type Building = 'lighting' | 'store' | 'boardroom' | 'training' | 'stand3' | 'stand4' | 'adboard3';
export type StaffSet = keyof typeof SETS;
export type By<K extends string> = { readonly [T in K]: string };
export type Profession =
  | 'firstTrainer'
  | 'youngsterTrainer'
  | 'tactician'
  | 'doctor'
  | 'fitnessTrainer'
  | 'physiotherapist'
  | 'agent'
  | 'scout'
  | 'chiefScout'
  | 'financialOfficer'
  | 'resourceManager'
  | 'marketingManager'
  | 'siteManager'
  | 'lawyer'
  | 'steward'
  | 'publicRelations'
  | 'supporterLiaison';
export type LineName = 'defender' | 'midfielder' | 'forward' | 'goalkeeper';
export const TOKENS = ['inj', 'sus', 'plusS', 'plusP', 'minusS', 'minusP'] as const;
export type TokenName = (typeof TOKENS)[number];
export type Colour = 'yellow' | 'blue' | 'red';

export interface Terms {
  /** The markers: "2 fans". */
  readonly marker: { readonly [R in Resource]: Noun };
  readonly resource: By<Resource>;
  /** The tracks: "the fan Stat". */
  readonly stat: By<Resource>;
  readonly token: { readonly [T in TokenName]: Noun };
  /** By index: left, centre and right of Defenders, Midfielders, Forwards. */
  readonly places: readonly string[];
  /** ELV-1007: in their order. */
  readonly sections: readonly string[];
  readonly theirSections: readonly string[];
  readonly line: By<LineName>;
  readonly task: By<'A' | 'D' | 'GK'>;
  readonly colour: By<Colour>;
  /** ELV-302, and the end of the week. */
  readonly days: readonly string[];
  readonly building: By<Building>;
  readonly set: By<StaffSet>;
  readonly profession: By<Profession>;
  readonly contract: By<'small' | 'adboard' | 'kit'>;
  /** What a match does to a squad. */
  readonly consequence: By<Consequence>;
  /** A match that was lost, drawn or won. */
  readonly outcome: readonly string[];
  /** ELV-1608: from amateur up. */
  readonly rank: readonly string[];
  readonly scenario: readonly string[];
  /** Goals of Scenarios. */
  readonly aim: { readonly [G in Aim['goal']]: (need: number) => string };
  /** Jersey markers, with a number and without one; opposing men. */
  readonly jersey: (n: number) => string;
  readonly blank: (n: number) => string;
  readonly man: string;
  readonly keeper: string;
}

/** ELV-R9: markers from this number on show none. */
const FIRST_BLANK = 12;
const jerseys = Array.from({ length: 13 }, (_, i) => i + 2);
export const jerseyName = ({ jersey, blank }: Terms, n: number): string => (n < FIRST_BLANK ? jersey(n) : blank(n - FIRST_BLANK + 1));
/** What markers and men are called, by id. */
export const pieceTitles = (terms: Terms): { readonly [id: string]: string } => ({
  ...Object.fromEntries(jerseys.map((n) => [`m${n}`, jerseyName(terms, n)])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`man${i + 1}`, terms.man])),
  keeper: terms.keeper,
});

/** "2 cash and 1 operation"; nothing at all where it costs nothing. */
export const pricedBy =
  ({ marker }: Terms, some: (n: number, noun: Noun) => string, and: (items: readonly string[]) => string, free: string) =>
  (price: Price): string => {
    const parts = RESOURCES.filter((of) => (price[of] ?? 0) > 0).map((of) => some(price[of] ?? 0, marker[of]));
    return parts.length === 0 ? free : and(parts);
  };
