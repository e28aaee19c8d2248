/**
 * Moments: what is shown between two scenes, over the table as it was, before anybody is asked again. A game tells which of its events
 * are some; the page plays them. Nothing is in them that the viewer was not told.
 */
import type { Seat } from '@touchline/engine';

/** A card that is turned up. */
export interface TurnedCard {
  readonly seat: Seat;
  /** Its printed id. */
  readonly def: string;
  /** What it brings: `+3`, `EX Burst`. */
  readonly note?: string;
}

export interface Die {
  readonly seat: Seat;
  readonly sides: number;
  readonly n: number;
  /** What this face is called, where it is not its number. */
  readonly face?: string;
  /** It lay there already and is not rolled now. */
  readonly kept?: true;
}

/** One side of a comparison: the parts are counted up one after the other, and make the total. */
export interface SumSide {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly { readonly from: string; readonly by: number }[];
}

/** Look and sound of a banner. `score`: points that are no goal; `end`: the final whistle. */
export type Tone = 'goal' | 'save' | 'score' | 'damage' | 'plain' | 'end';

/** Cards turn up together; they stay until a banner has been shown. */
export interface Flip {
  readonly show: 'flip';
  readonly title: string;
  readonly note?: string;
  readonly cards: readonly TurnedCard[];
  /** They lay open already: nothing turns. */
  readonly open?: true;
}

/** Dice roll together. */
export interface Roll {
  readonly show: 'dice';
  readonly title: string;
  readonly note?: string;
  readonly dice: readonly Die[];
}

/** Totals are counted up. */
export interface Count {
  readonly show: 'sum';
  readonly title: string;
  readonly note: string;
  readonly sides: readonly [SumSide, SumSide];
}

/** What came of it. It clears away whatever was turned up, rolled and counted before it. */
export interface Banner {
  readonly show: 'banner';
  readonly tone: Tone;
  readonly title: string;
  readonly note?: string;
  /** Whose it is. */
  readonly seat?: Seat;
  /** How it stands now, by seat. */
  readonly score?: readonly number[];
}

export type Moment = Flip | Roll | Count | Banner;
