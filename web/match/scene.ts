/** What the page is shown: one seat's view in words and numbers, ready to be drawn. Nothing that seat cannot see is in it. */
import type { Json, Seat } from '@touchline/engine';
import type { LogLine, Stop } from '@touchline/host';
import type { GivenOptions, NamedList } from '@touchline/kit';
import type { Language } from '@touchline/text';
import type { Moment } from './moment.ts';

export type { Language };

/** A card as it is printed, in one language. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Its kind, cost and the like in one line. */
  readonly line: string;
  readonly text: readonly string[];
  readonly stats: { readonly [stat: string]: number };
  /** What its numbers are called, and what can be laid on it. */
  readonly names: { readonly [statOrMark: string]: string };
  readonly traits: { readonly [trait: string]: readonly string[] };
  readonly notes: Json;
  readonly back: string;
}

/** A number and where it comes from. */
export interface Sum {
  readonly value: number;
  readonly printed: number;
  readonly parts: readonly { readonly from: string; readonly by: string }[];
}

export interface ShownCard {
  readonly handle: number;
  readonly def: string;
  readonly owner: Seat;
  readonly marks: { readonly [mark: string]: number };
  readonly sums: { readonly [stat: string]: Sum };
  readonly traits: { readonly [trait: string]: readonly string[] };
}

/** Cards in their order where the zone has one; null is a card that is not seen. */
export interface ShownZone {
  readonly zone: string;
  readonly seat: Seat;
  readonly place: number;
  readonly name: string;
  /** `hand`: only its owner sees the cards; `table`: texts work there; else a pile. */
  readonly kind: 'hand' | 'table' | 'pile';
  readonly count: number;
  readonly cards: readonly (ShownCard | null)[];
  /** For each of them that is not seen: what it shows of its other side, if it does. */
  readonly faces: readonly (string | null)[];
}

export interface ShownOption {
  readonly key: string;
  readonly verb: string;
  readonly label: string;
  /** All of its words, where the label has only some. */
  readonly whole?: string;
  /** What it comes to, where the label does not say it. */
  readonly beside: string;
  /** Handles of the cards it lights up. */
  readonly on: readonly number[];
  readonly n: number;
  /** Behind which button it lies, with others like it. */
  readonly menu?: string;
  /** It does nothing but go on. */
  readonly declines: boolean;
}

export interface ShownAsk {
  readonly seat: Seat;
  readonly name: string;
  readonly question: string;
  readonly clause: string;
  readonly secret: boolean;
  readonly group: string | null;
  readonly options: readonly ShownOption[];
  /** Cards that no option names because an equal one stands for them: by handle, that one. */
  readonly twins: { readonly [handle: number]: number };
}

export interface ShownResult {
  readonly winners: readonly Seat[];
  /** By seat, where the game tells places or counts points. */
  readonly ranks?: readonly number[];
  readonly scores?: readonly number[];
  readonly text: string;
  readonly clause: string;
}

export interface Scene {
  readonly game: string;
  readonly language: Language;
  /** Picks so far. */
  readonly step: number;
  readonly viewer: Seat | 'spectator';
  /** By seat, as the viewer calls them. */
  readonly seats: readonly { readonly name: string; readonly player: string; readonly deck: string }[];
  readonly zones: readonly ShownZone[];
  /** The game's own public values, for its board. */
  readonly own: Json;
  /** What the game's board is told besides: sums of a duel, items of a stack. */
  readonly told: Json;
  /** Names of the open scopes, outermost first, and how the innermost known one is called. */
  readonly scopes: readonly string[];
  readonly phase: string;
  readonly ask: ShownAsk | null;
  /** Who has not answered yet. */
  readonly thinking: readonly Seat[];
  readonly log: readonly LogLine[];
  /** What led here, to be shown before it. */
  readonly moments: readonly Moment[];
  readonly result: ShownResult | null;
  /** Decisions the viewer has taken back after the other side had answered: the match is practice. */
  readonly practice: number;
}

/** A match to begin. */
export interface Begin {
  readonly game: string;
  readonly options: GivenOptions;
  /** By seat: `person`, or a bot by its name. */
  readonly players: readonly string[];
  /** Of people who have one, by seat; '' for the others. */
  readonly names?: readonly string[];
  /** By seat; a seat without one gets a ready deck drawn by the seed. */
  readonly decks: readonly (NamedList | null)[];
  /** By seat, instead: ready decks by their names. */
  readonly ready?: readonly string[];
  readonly seed: string;
  readonly stop: Stop;
  /** Somebody explains it: it does not count. */
  readonly practice?: boolean;
}
