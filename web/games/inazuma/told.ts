/** What the worker tells the Inazuma board beside zones and values. */
import type { Levels } from '../../../games/inazuma/index.ts';
import type { Scene } from '../../match/scene.ts';

/** A number of the sum and where it comes from. */
export type Part = {
  readonly from: string;
  readonly by: number;
};

/** Somebody whose SP count: the number that is printed, then all that changes it. */
export type Fighter = {
  readonly handle: number;
  readonly total: number;
  readonly parts: readonly Part[];
};

export type DuelSide = {
  readonly total: number;
  readonly fighters: readonly Fighter[];
  /** Levels the last chance to come can bring, from the lowest to the highest. */
  readonly flip: Levels | null;
};

/** By seat. */
export type Totals = readonly [number, number];

/** Where in a turn the match stands. */
export const STRATEGY = ['lineUp', 'afterDraw', 'bench', 'afterBench', 'move', 'afterMove'] as const;
export const ATTACK = ['side', 'join', 'attackActions', 'compare'] as const;
export const SHOOTING = ['kicker', 'shotActions', 'lastChance', 'under'] as const;
export type Step = (typeof STRATEGY)[number] | (typeof ATTACK)[number] | (typeof SHOOTING)[number] | 'end' | 'shootout';
/** After which something is still asked. */
export type Next = Exclude<Step, 'end' | 'shootout'>;

export type Told = {
  /** By seat: the team most of its starting characters play for. */
  readonly clubs: readonly [string, string];
  readonly attacker: number;
  /** Who attacks in each turn of the match. */
  readonly attackers: readonly number[];
  readonly step: Step;
  /** Starting characters are placed at the start of this turn. */
  readonly newRound: boolean;
  /** By seat; null while nothing is fought out. */
  readonly duel: { readonly of: 'attack' | 'shooting'; readonly sides: readonly [DuelSide, DuelSide] } | null;
  /** An attack that reaches the defence succeeds; usually it must be higher. */
  readonly tieWins: boolean;
  /** By key of the answer: what it makes of the totals at best. */
  readonly after: { readonly [key: string]: Totals };
  /** Ids of the line-up that goes with the viewer's own starting characters, for this round. */
  readonly suggested: readonly string[];
};

export const toldOf = (scene: Scene): Told => scene.told as Told;

/** The game's own values, as far as the board shows them. */
export type Own = {
  /** 0 before the first. */
  readonly turn: number;
  /** The action side of this turn, 0 or 1; -1 while it is open. */
  readonly side: number;
  readonly fever: boolean;
  /** Goals of the shootout by seat. */
  readonly kicks: readonly number[];
};

export const ownOf = (scene: Scene): Own => scene.own as Own;
