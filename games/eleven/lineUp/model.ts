/** A line-up to be found, as plain numbers: what there is, what is settled already, and what it might meet. */
import type { Formation } from '../pitch.ts';
import type { Keeper } from '../sections.ts';

/** What somebody looks for in a line-up. */
export type Aim = 'best' | 'bold' | 'safe';
export const AIMS: readonly Aim[] = ['best', 'bold', 'safe'];

/** What is suggested, in this order. */
export type Suggestion = Aim | 'last';
export const SUGGESTIONS: readonly Suggestion[] = [...AIMS, 'last'];

/** A price in the markers that are assigned with a card. */
export interface Cost {
  readonly fit: number;
  readonly fan: number;
  readonly op: number;
}

/** What can be bought with a card's effect: Strength of its own that shows when Sections are compared, or something worth about so many goals. */
export interface Extra {
  readonly cost: Cost;
  readonly lift: number;
  readonly worth: number;
}

export interface Candidate {
  readonly card: number;
  /** Index of the marker it plays behind; -1: a Goalkeeper. */
  readonly marker: number;
  /** The number on the card; 0: none. No two with the same one play. */
  readonly number: number;
  readonly attacks: boolean;
  /** Places of the pitch printed on it. */
  readonly places: readonly number[];
  readonly strength: number;
  readonly gloves: number;
  /** What it brings beside its Strength, in goals: Experience, effects that cost nothing, drawbacks. */
  readonly worth: number;
  readonly extra: Extra | null;
}

export interface Marker {
  readonly attacks: boolean;
  /** Where it stands now; -1: on the Bench Area; 9: on the pitch in no Zone. */
  readonly at: number;
  /** The place it is settled in already; -1: none. */
  readonly settled: number;
}

export interface Choice {
  readonly tactic: number;
  readonly formation: Formation;
}

/** An Opponent that might be met: the Strengths of its A and D in each pair of Sections, A strongest first. */
export interface Side {
  readonly attack: readonly (readonly number[])[];
  readonly defence: readonly (readonly number[])[];
  readonly keeper: Keeper;
  readonly weight: number;
}

export interface Squad {
  readonly choices: readonly Choice[];
  readonly markers: readonly Marker[];
  readonly candidates: readonly Candidate[];
  /** Candidates that are assigned already, by index, and those whose effect is paid. */
  readonly assigned: readonly number[];
  readonly paid: readonly number[];
  /** More cards may be assigned. */
  readonly open: boolean;
  /** Markers left to pay with, and how many cards may still be assigned for none. */
  readonly purse: Cost;
  readonly free: number;
  /** Strength of cardless markers that show A or D. */
  readonly cardlessA: number;
  readonly cardlessD: number;
  readonly sides: readonly Side[];
}

/** A whole line-up: indices into the squad it was found for. */
export interface LineUp {
  readonly choice: number;
  /** By marker; -1: on the Bench Area. */
  readonly places: readonly number[];
  readonly assigned: readonly number[];
  readonly paid: readonly number[];
  readonly hopes: Hopes;
}

/** What it may bring, over all Opponents it might meet. */
export interface Hopes {
  /** League points: 3, 1 or 0. */
  readonly points: number;
  readonly goals: number;
  readonly against: number;
  /** How likely it wins and draws, 0 to 1. */
  readonly wins: number;
  readonly draws: number;
}
