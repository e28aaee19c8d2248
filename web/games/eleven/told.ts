/** What the worker tells the boards of ELEVEN beside zones and own values. All of it is public, apart from what only the viewer may know. */
import type { Json } from '@touchline/engine';
import type { Eleven } from '../../../games/eleven/index.ts';
import type { Scene } from '../../match/scene.ts';

/** What the End of the Week costs: how many there are, and what is paid for them. */
export type Due = { readonly count: number; readonly pays: number };
export type Bill = {
  readonly players: Due;
  readonly buildings: Due;
  readonly staff: Due;
  /** What is taken off. */
  readonly less: number;
  readonly total: number;
};

/** One line of the sum of Victory Points. */
export type Line = {
  readonly of: string;
  readonly n: number;
  /** What it is made of; ''. */
  readonly from: string;
};

export type Club = {
  readonly name: string;
  readonly bill: Bill;
  /** If the season ended now. */
  readonly lines: readonly Line[];
  readonly vp: number;
  /** On the League table. */
  readonly place: number;
  /** How many Stands can hold fans, and how many Adboards there are. */
  readonly stands: number;
  readonly adboards: number;
  /** What one more building costs now. */
  readonly build: number;
  /** The Opponent of this Week as the Scout Report describes it, or once it is met; '': none. */
  readonly meets: string;
  readonly scout: string;
};

export type Team = {
  readonly name: string;
  /** -1: an Opponent. */
  readonly seat: number;
  /** Of an Opponent; '' of a club. */
  readonly emblem: string;
  readonly points: number;
  readonly place: number;
  readonly die: string;
  readonly inactive: boolean;
  /** Who meets it this Week, by seat, as far as it is known. */
  readonly meets: readonly number[];
};

/** A marker of ours, or an opposing man. */
export type Man = {
  readonly handle: number;
  /** Of the nine; 9: none. */
  readonly zone: number;
  readonly attack: boolean;
  readonly strength: number;
  /** Who plays with it; '': nobody, it stands for itself. */
  readonly name: string;
};

/** What one side's attackers would do in a Section as things stand. */
export type Shots = { readonly goals: number; readonly saved: number; readonly blocked: number };

/** One of the five pairs of Sections: our side, theirs, and what would happen. */
export type Pair = {
  readonly own: readonly Man[];
  readonly foes: readonly Man[];
  readonly ours: Shots;
  readonly theirs: Shots;
};

export type Keeper = { readonly name: string; readonly strength: number; readonly gloves: number };

/** The Match of one club. */
export type Fixture = {
  readonly men: readonly Man[];
  readonly keeper: Keeper;
  readonly foeKeeper: Keeper | null;
  readonly pairs: readonly Pair[];
};

/** A Director's six faces, and the colour that leads on each; '': none does. */
export type Ballot = {
  readonly votes: readonly { readonly handle: number; readonly name: string; readonly faces: string }[];
  readonly leads: readonly string[];
};

/** Where the Scout Report tells of something, as places of the own pitch: what meets their attack, and what nobody of theirs defends. */
export type Hints = { readonly danger: readonly number[]; readonly space: readonly number[] };

/** A goal of the Scenario: what it asks for, how it stands. */
export type Goal = { readonly of: string; readonly met: boolean; readonly now: number; readonly need: number };

/** A line-up that is suggested. */
export type Suggested = {
  /** The answer that takes it, and everything it is. */
  readonly key: string;
  readonly label: string;
  readonly formation: string;
  /** Who would stand where. */
  readonly men: readonly Man[];
  /** The name of the Goalkeeper; '': no card keeps. */
  readonly keeper: string;
  /** In percent: how likely it wins, as far as the Scout Report tells. */
  readonly win: number;
};

export type Told = {
  readonly own: Eleven;
  readonly weeks: number;
  readonly division: number;
  readonly scenario: number;
  /** The spaces of the Office: what each is worth, and what the step to it costs. */
  readonly office: readonly { readonly vp: number; readonly cost: number }[];
  readonly clubs: readonly Club[];
  readonly league: readonly Team[];
  readonly fixtures: readonly Fixture[];
  readonly ballots: readonly Ballot[];
  /** Of the own meeting, by colour: what a decision does to markers and Stats; ''. */
  readonly decisions: readonly string[];
  /** By face: what a die does to the own squad after this Match, by name; none before it has ended. */
  readonly consequences: readonly string[];
  readonly hints: Hints;
  /** The Goalkeeper saves what can be saved, without being asked. */
  readonly autoSaves: boolean;
  readonly goals: readonly Goal[];
  /** Alone: the rank the total would have, and from how many VP the ranks above the lowest are reached. */
  readonly rank: { readonly now: number; readonly from: readonly number[] } | null;
  /** While a line-up is asked for. */
  readonly suggested: readonly Suggested[];
};

const isTold = (told: Json): told is Told => typeof told === 'object' && told !== null && 'fixtures' in told;

export function toldOf({ told, game }: Scene): Told {
  if (!isTold(told)) throw new Error(`The board of ${game} was told nothing.`);
  return told;
}
