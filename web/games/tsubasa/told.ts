/** What the worker tells the Captain Tsubasa board beside zones and values. All of it is public. */
import type { Json } from '@touchline/engine';
import type { Kind } from '../../../games/tsubasa/index.ts';
import type { Scene } from '../../match/scene.ts';

/** One part of a total: the card it comes from, and the card that made it so, by name. '' : none. */
export type Part = { readonly from: string; readonly n: number; readonly by: string };
export type Sum = { readonly total: number; readonly parts: readonly Part[] };
export type Sums = { readonly [K in Kind]: Sum };

export type Tokens = { readonly have: number; readonly spent: number; readonly pool: number };

/** A chance for each number of points that could be spent: `worst` if the other side answers with all it has. */
export type Odds = {
  readonly action: 'shot' | 'pass';
  /** Whose points these are. */
  readonly spends: 'attacker' | 'defender';
  readonly chances: readonly { readonly best: number; readonly worst: number }[];
};

/** A card that can still turn the round. */
export type Helper = {
  readonly handle: number;
  readonly seat: number;
  readonly does: 'reroll' | 'save';
  readonly used: boolean;
  /** Of a save: which faces bring what. */
  readonly runs: readonly { readonly from: number; readonly to: number; readonly result: string }[];
};

/** How many cards of a hand show this back. */
export type Back = { readonly back: string; readonly n: number };

export type Told = {
  readonly teams: readonly string[];
  /** 0 and 1 the halves, 2 and 3 those of Extra Time. */
  readonly half: number;
  readonly round: number;
  readonly rounds: number;
  readonly injury: number;
  readonly cap: number;
  readonly attacker: number;
  readonly whistle: number;
  readonly goals: readonly number[];
  readonly turn: number;
  readonly passed: readonly boolean[];
  readonly count: number;
  readonly limit: number;
  readonly extraTime: boolean;
  readonly action: '' | 'shot' | 'pass';
  readonly dice: readonly number[];
  /** The die of the save that is being tried; 0: none. */
  readonly save: number;
  readonly sums: readonly Sums[];
  readonly tokens: readonly { readonly [K in Kind]: Tokens }[];
  readonly odds: readonly Odds[];
  readonly helpers: readonly Helper[];
  /** By seat: its hand from behind, and the back that lies on its deck. */
  readonly hands: readonly (readonly Back[])[];
  readonly tops: readonly string[];
  /** By key of the answer: what it would make of the totals of whoever answers. */
  readonly after: { readonly [key: string]: { readonly [K in Kind]: number } };
};

const isTold = (told: Json): told is Told => typeof told === 'object' && told !== null && 'sums' in told;

export function toldOf({ told, game }: Scene): Told {
  if (!isTold(told)) throw new Error(`The board of ${game} was told nothing.`);
  return told;
}
