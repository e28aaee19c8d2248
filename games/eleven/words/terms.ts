/** The nouns of the game that questions, the log, cards and boards share. Each language has them all. */
import type { Noun } from '@touchline/text';
import type { Consequence, SETS } from '../cards/boards.ts';
import type { Price } from '../resources.ts';
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
export type TokenName = 'inj' | 'sus' | 'plusS' | 'plusP' | 'minusS' | 'minusP';
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
}

/** "2 cash and 1 operation"; nothing at all where it costs nothing. */
export const pricedBy =
  ({ marker }: Terms, some: (n: number, noun: Noun) => string, and: (items: readonly string[]) => string, free: string) =>
  (price: Price): string => {
    const parts = RESOURCES.filter((of) => (price[of] ?? 0) > 0).map((of) => some(price[of] ?? 0, marker[of]));
    return parts.length === 0 ? free : and(parts);
  };
