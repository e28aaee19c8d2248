/** What the board of Final Fantasy TCG is told by the worker beside zones and values, and what it reads of the game's own values. */
import type { Scene } from '../../match/scene.ts';

export type ToldItem = {
  /** The card or marker that lies on the stack. */
  readonly handle: number;
  /** Printed id of where it comes from; '' if no card says it. */
  readonly source: string;
  readonly name: string;
  /** What kind of thing it is, as a phrase. */
  readonly kind: string;
  readonly seat: number;
  readonly text: string;
  /** What it has chosen; handle 0 for what is not there any more. */
  readonly targets: readonly { readonly handle: number; readonly name: string }[];
};

export type Told = {
  /** So many points of damage and the match is lost. */
  readonly most: number;
  /** Somebody may act or pass. */
  readonly priority: boolean;
  /** The newest first. */
  readonly stack: readonly ToldItem[];
  /** The EX Burst that is being carried out. */
  readonly burst: readonly ToldItem[];
  /** FFT-2061: Characters of several cards, by their handles, each with one that lies under it. */
  readonly primed: readonly { readonly character: number; readonly beneath: number }[];
};

export type Own = {
  readonly turn: number;
  readonly turns: number;
  readonly blocked: boolean;
  readonly crystals: readonly number[];
};

export const toldOf = (scene: Scene): Told => scene.told as Told;
export const ownOf = (scene: Scene): Own => scene.own as Own;
export { nearOf } from '../../match/seen.ts';
