/**
 * The log is the match: a gap-free list of entries, each written once. Whoever wants to know how a match stands plays its log. This is all
 * a store must do; `sqlite.ts` is one.
 */
import { canonical, type Json, sha256 } from '@touchline/engine';

/** Who wrote an entry: a seat, or the table itself. */
export const TABLE = -1;

export interface Entry {
  readonly match: string;
  /** 1, 2, 3, … in each match. */
  readonly seq: number;
  readonly seat: number;
  /** The seat's own number of its command; of the table's entries the same as `seq`. */
  readonly n: number;
  readonly kind: string;
  readonly data: Json;
  /** Milliseconds, by the clock of whoever wrote it; never before the entry before. */
  readonly at: number;
  /** SHA-256 of the link before and of this entry. */
  readonly link: string;
}

export type Unlinked = Omit<Entry, 'link'>;

export const linked = (entry: Unlinked, before: string): Entry => {
  const { match, seq, seat, n, kind, data, at } = entry;
  return { match, seq, seat, n, kind, data, at, link: sha256(before + canonical([match, seq, seat, n, kind, data, at])) };
};

/** What a match begins with; never changed. Secrets are sealed, or kept as their hashes only. */
export interface Match {
  readonly id: string;
  readonly created: number;
  /** What everybody may know, as JSON. */
  readonly terms: Json;
  /** The seed of the server, sealed. */
  readonly seed: string;
  /** By seat: the hash of the secret that lets somebody sit there, and for whom it is kept; null for a bot. */
  readonly seats: readonly ({ readonly invite: string | null; readonly keptFor: string | null } | null)[];
  /** The hash of the secret that lets somebody watch. */
  readonly watch: string | null;
}

/** The link before the first entry. */
export const firstLink = ({ id, created, terms }: Pick<Match, 'id' | 'created' | 'terms'>): string =>
  sha256(canonical(['touchline/match/1', id, created, terms]));

/** `lost`: somebody else has written this number, or the entry before is not the one it was meant to follow. */
export type Appended = 'won' | 'lost';

export interface Player {
  readonly id: string;
  readonly name: string;
}

/** What a ticket lets a socket do, once. */
export interface Admission {
  readonly match: string;
  readonly player: string;
  /** Null: only watch. */
  readonly seat: number | null;
}

export interface Store {
  /**
   * Writes an entry if it follows the last one of its match. It is on the disk when the promise is kept. Rejected if nobody knows what
   * became of it: then the log must be read.
   */
  append(entry: Entry, before: string): Promise<Appended>;
  /** The entries after a number, in order. */
  tail(match: string, after: number): Promise<readonly Entry[]>;
  /** One command of a seat. */
  command(match: string, seat: number, n: number): Promise<Entry | null>;
  create(match: Match): Promise<void>;
  match(id: string): Promise<Match | null>;
  /** Calls back when another process has written something; it may be about any match. */
  onWake(hear: () => void): void;

  /** By the hash of the session's secret. */
  player(session: string): Promise<Player | null>;
  welcome(player: Player, session: string, now: number): Promise<void>;
  /** Forgets the person: name and sessions. */
  forget(player: string): Promise<void>;
  /** Matches somebody sits at, newest first. */
  matchesOf(player: string, most: number): Promise<readonly string[]>;
  /** By the hash of the ticket. */
  admit(ticket: string, admission: Admission, until: number): Promise<void>;
  /** A ticket is used up by asking. */
  admission(ticket: string, now: number): Promise<Admission | null>;
  close(): void;
}
