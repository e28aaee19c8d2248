/** What the worker tells the PlayCa board beside zones and values. */
import type { Powers, Range } from '../../../games/playca/index.ts';
import type { Scene } from '../../match/scene.ts';

/** A number of the sum and where it comes from; an empty source is a text whose card is gone. */
export type Part = {
  readonly from: string;
  readonly by: string;
};

export type DuelSide = {
  /** OF or DF, whichever counts for this side, with everything that changes it. */
  readonly total: number;
  readonly value: 'of' | 'df';
  readonly parts: readonly Part[];
  /** What the flip to come can add. */
  readonly flip: { readonly cards: number; readonly bcp: Range } | null;
};

export type Told = {
  /** By seat: the team most of its characters play for. */
  readonly clubs: readonly [string, string];
  /** What follows when the score is level. */
  readonly overtime: boolean;
  readonly penalties: boolean;
  /** By seat; null while a side has nobody to fight. */
  readonly duel: readonly [DuelSide, DuelSide] | null;
  /** By key of the answer: what it makes of the powers. */
  readonly after: { readonly [key: string]: Powers };
};

export const toldOf = (scene: Scene): Told => scene.told as Told;

/** The game's own values, as far as the board shows them. */
export type Own = {
  readonly attacker: number;
  readonly period: number;
  readonly goals: readonly number[];
  readonly shooting: boolean;
  readonly flips: number;
  readonly pkRounds: number;
  readonly pkUp: readonly number[];
};

export const ownOf = (scene: Scene): Own => scene.own as Own;
