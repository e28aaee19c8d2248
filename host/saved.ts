/** A match as it is saved: the record that plays it again, who sits where, and the state it led to. */
import type { Record, SavedMatch, Seat } from '@touchline/engine';
import { FORMAT, type Host } from './host.ts';

/** Who sits where: a person, or a bot by its name. */
export type Player = 'person' | string;

export interface Saved {
  readonly touchline: number;
  readonly game: string;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  readonly record: Record;
  readonly conceded?: Seat;
  /** How often somebody went back in practice. */
  readonly practice?: number;
  /** Absent in a bare record. */
  readonly match?: SavedMatch;
}

export function savedOf(host: Host, players: readonly Player[], decks: readonly string[]): Saved {
  const record = host.record();
  const conceded = host.conceded >= 0 ? { conceded: host.conceded } : {};
  const practice = host.practice > 0 ? { practice: host.practice } : {};
  return { touchline: FORMAT, game: host.game.id, players, decks, record, ...conceded, ...practice, match: host.saved() };
}
