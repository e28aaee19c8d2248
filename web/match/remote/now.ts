/** An online match beside the rules, as the page is told of it. */
import type { Viewer } from '@touchline/engine';
import type { Command, Phrase, Standing } from '@touchline/host/wire';
import type { LineState } from './line.ts';
import type { Terms } from './terms.ts';

export type OnlineDeed = Exclude<Command, { readonly t: 'pick' | 'reveal' }>;

export interface Said {
  readonly seat: number;
  readonly phrase: Phrase;
  /** Tells one from the next. */
  readonly nth: number;
  /** When, by this device's clock. */
  readonly at: number;
}

export interface OnlineNow {
  readonly match: string;
  readonly terms: Terms;
  /** Null until the server has answered for the first time. */
  readonly viewer: Viewer | null;
  readonly standing: Standing | null;
  readonly seats: readonly ('on' | 'off')[];
  /** By seat, since when nobody is there, by this device's clock; null where somebody is. */
  readonly gone: readonly (number | null)[];
  readonly watching: number;
  readonly line: LineState;
  /** Since when there is no line, by this device's clock. */
  readonly cut: number | null;
  /** What the server's clock says more than this device's, in milliseconds. */
  readonly ahead: number;
  /** Something was sent that is not yet in the log. */
  readonly sending: boolean;
  /** The number this seat brought is not on this device: it cannot be opened here. */
  readonly noNumber: boolean;
  /** Whose phrases are not shown here. */
  readonly muted: readonly number[];
  /** The newest last. */
  readonly said: readonly Said[];
}
