/** The numbers on the cards, and what one side of the hand-coded match has before it. */
import type { DeckList } from '@touchline/engine';
import { game } from '@touchline/playca';

export const OF = game.defs.map((d) => d.stats.of ?? 0);
export const DF = game.defs.map((d) => d.stats.df ?? 0);
export const BCP = game.defs.map((d) => d.stats.bcp ?? 0);
export const COST = game.defs.map((d) => d.stats.cost ?? 0);
/** What a move adds; each has power for one role only. */
export const POWER = game.defs.map((d) => (d.stats.hof ?? 0) + (d.stats.hdf ?? 0));
export const DRIBBLE = 0;
export const BLOCK = 1;
export const SHOOT = 2;
export const CATCH = 3;
export const TYPE = game.defs.map((d) => ['dribble', 'block', 'shoot', 'catch'].indexOf(d.kind));

/** Orders of three places. */
export const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const ALL = [0, 1, 2, 3, 4, 5] as const;
const ONE = [0] as const;
const FIRST_TWO = [0, 1, 4] as const;
const LAST_TWO = [0, 2, 3] as const;
const OUTER_TWO = [0, 1, 2] as const;

/** Orders of three cards that look different, the first of each kind. */
export function looks(a: number, b: number, c: number): readonly number[] {
  if (a === b) return b === c ? ONE : FIRST_TWO;
  return b === c ? LAST_TWO : a === c ? OUTER_TWO : ALL;
}

/** A card is the number of its definition: copies need not be told apart. */
export class Side {
  deck: number[];
  readonly hand: number[];
  readonly field: number[] = [];
  readonly tp: number[] = [];
  readonly chance: number[] = [];
  readonly discard: number[] = [];
  row: number[] = [];
  readonly keeper: number;
  active = -1;
  /** Power beyond the fighter's own: the move and the Burning Chance cards of this battle. */
  bonus = 0;
  used = false;
  order = 0;
  goals = 0;
  up = 0;
  shuffles = 0;

  /** `saved`: as it was, with lists of its own. */
  constructor(list: DeckList, saved: SavedSide | null = null) {
    this.keeper = game.defIndex.get(list.goalkeeper[0])!;
    if (saved) {
      Object.assign(this, saved);
      const { deck, hand, field, tp, chance, discard, row } = saved;
      [this.deck, this.hand, this.row] = [[...deck], [...hand], [...row]];
      [this.field, this.tp, this.chance, this.discard] = [[...field], [...tp], [...chance], [...discard]];
      return;
    }
    this.deck = list.deck.map((id) => game.defIndex.get(id)!);
    this.hand = list.hissatsu.map((id) => game.defIndex.get(id)!);
  }
}

/** It is plain data but for where it was made. */
export type SavedSide = Pick<Side, keyof Side>;
