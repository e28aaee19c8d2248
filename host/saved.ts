/** A match as it is saved: the record that plays it again, and who sits where. */
import { RECORD_FORMAT, type Record, type Seat } from '@touchline/engine';
import type { Opened } from './fair.ts';
import type { Player } from './playable.ts';
import type { Timeline } from './timeline.ts';

/** The layout of saves; a bare record has the same. */
export const FORMAT = RECORD_FORMAT;

/** A seat that somebody else has taken over. */
export interface HandedOver {
  /** After so many steps. */
  readonly step: number;
  readonly seat: Seat;
  readonly from: Player;
  readonly to: Player;
}

export interface Saved {
  readonly touchline: number;
  readonly game: string;
  /** Who sits there now. */
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  /** Of people who have one, by seat; '' for the others. */
  readonly names?: readonly string[];
  readonly record: Record;
  /** How often somebody went back in practice. */
  readonly practice?: number;
  /** Steps that the table took for somebody, from 0. */
  readonly passed?: readonly number[];
  readonly handed?: readonly HandedOver[];
  /** Milliseconds somebody thought at most, by seat, where anybody looked at the clock. */
  readonly longest?: readonly number[];
  /** Of a match between people far apart: how it was dealt. */
  readonly fair?: Opened;
}

/** The match as it stands, or up to a step, to be played on from there. */
export function savedOf(
  timeline: Timeline,
  { players, decks, names = [], practice = 0, handed = [] }: Pick<Saved, 'players' | 'decks' | 'names' | 'practice' | 'handed'>,
  step = timeline.steps,
): Saved {
  const passed = timeline.passed.filter((at) => at < step);
  return {
    touchline: FORMAT,
    game: timeline.game.id,
    players,
    decks,
    ...(names.some(Boolean) && { names }),
    record: timeline.record(step),
    ...(practice > 0 && { practice }),
    ...(passed.length > 0 && { passed }),
    ...(handed.length > 0 && { handed }),
  };
}
