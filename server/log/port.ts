/**
 * The log is the match: a gap-free list of entries, each written once. Whoever wants to know how a match stands plays its log. This is all
 * a store must do; `sqlite.ts` is one.
 */
import { hash } from 'node:crypto';
import { canonical, type Json } from '@touchline/engine';

/** Of the text in UTF-8, in hexadecimal; the engine's own does the same, and takes ten times as long. */
const sha256 = (text: string): string => hash('sha256', text);

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

/** The store cannot be reached for now. What was being written may have been written or not. */
export class Unreachable extends Error {}

export interface Player {
  readonly id: string;
  readonly name: string;
  /** It came by a token: a program, not a person. */
  readonly program?: true;
}

/** What a ticket lets a socket do, once. */
export interface Admission {
  readonly match: string;
  readonly player: string;
  /** Null: only watch. */
  readonly seat: number | null;
}

/** When it was asked for tells which of two is newer, however long each took to arrive. */
export type Admitted = Admission & { readonly until: number };

/** The log of all matches: written once, read from any number on. */
export interface LogStore {
  /**
   * Writes an entry if it follows the last one of its match. It is on the disk when the promise is kept. Rejected if nobody knows what
   * became of it: then the log must be read.
   */
  append(entry: Entry, before: string): Promise<Appended>;
  /** The entries after a number, in order; at most so many. */
  tail(match: string, after: number, most?: number): Promise<readonly Entry[]>;
  /** One command of a seat. */
  command(match: string, seat: number, n: number): Promise<Entry | null>;
  create(match: Match): Promise<void>;
  match(id: string): Promise<Match | null>;
  /** Calls back when another process has written something: about which match; null if it may be about any. */
  onWake(hear: (match: string | null) => void): void;
}

/** A match as it stood after an entry, sealed. A cache: whoever loses all of them loses nothing but time. */
export interface Snapshot {
  readonly match: string;
  readonly seq: number;
  readonly sealed: string;
}

export interface SnapshotStore {
  /** The newest one is kept. */
  keep(snapshot: Snapshot): Promise<void>;
  of(match: string): Promise<Snapshot | null>;
  /** It does not fit. */
  discard(snapshot: Snapshot): Promise<void>;
}

/** Rules by which some process can play matches. */
export interface CarriedStore {
  by(process: string, rules: readonly string[], now: number): Promise<void>;
  /** This process does not any more; others may. */
  dropped(process: string): Promise<void>;
  /** Has any process said so since? */
  isCarried(rules: string, since: number): Promise<boolean>;
}

/** A word between processes. It may be lost: nothing that must not be may depend on it. */
export interface WordStore {
  tell(match: string, word: string): void;
  /** Hears what other processes tell, and perhaps its own words. */
  onWord(hear: (match: string, word: string) => void): void;
}

export interface Session {
  readonly player: Player;
  /** Until when they may not do anything; 0 if they may. */
  readonly bannedUntil: number;
}

export interface PeopleStore {
  /** By the hash of the session's secret. */
  session(hash: string): Promise<Session | null>;
  player(id: string): Promise<(Player & { readonly created: number; readonly bannedUntil: number }) | null>;
  welcome(player: Player, session: string, now: number): Promise<void>;
  /** A browser forgets whom it was used by. */
  leave(session: string): Promise<void>;
  /** Forgets the person: name, sessions, passkeys, whom they have muted and blocked. */
  forget(player: string): Promise<void>;
  ban(player: string, until: number): Promise<boolean>;
  /** Matches somebody sits at, newest first. */
  matchesOf(player: string, most: number): Promise<readonly string[]>;
  /** By the hash of the ticket. */
  admit(ticket: string, admission: Admission, until: number): Promise<void>;
  /** A ticket is used up by asking. */
  admission(ticket: string, now: number): Promise<Admitted | null>;
  /** `mute`: their words are not shown; `block`: nor do they meet any more. Null: neither. */
  shun(player: string, other: string, how: Shunning | null): Promise<void>;
  shunned(player: string): Promise<readonly { readonly player: Player; readonly how: Shunning }[]>;
}
export type Shunning = 'mute' | 'block';

/** What proves on any device that somebody is who they were: the public half of a key that never leaves their authenticator. */
export interface Passkey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  /** How often it was used, where an authenticator counts: one that goes back is a copy. */
  readonly counter: number;
  readonly created: number;
  readonly used: number;
}

export interface PasskeyStore {
  /** Something that must be signed until then, by its hash. `player`: who makes a passkey; null for whoever shows one. */
  dare(hash: string, player: string | null, until: number): Promise<void>;
  /** It was signed. False: there is none such, or not for them; in any case it is used up. */
  met(hash: string, player: string | null, now: number): Promise<boolean>;
  /** False: it is there already. */
  add(passkey: Passkey): Promise<boolean>;
  find(id: string): Promise<Passkey | null>;
  used(id: string, counter: number, now: number): Promise<void>;
  of(player: string): Promise<readonly Passkey[]>;
  remove(player: string, id: string): Promise<boolean>;
}

/** A match that waits for somebody. */
export interface Waiting {
  readonly match: string;
  readonly game: string;
  /** Who made it. */
  readonly host: string;
  /** What somebody wants who wants to be paired: those who want the same are. Null: the table is only listed. */
  readonly pair: string | null;
}

export interface LobbyStore {
  list(waiting: Waiting, now: number): Promise<void>;
  /** A match goes on that everybody may watch. */
  goesOn(match: string, game: string, now: number): Promise<void>;
  watchable(game: string | null, since: number, most: number): Promise<readonly string[]>;
  /** Somebody still waits there. */
  stillWaiting(match: string, now: number): Promise<void>;
  /** Where somebody waits to be paired. */
  waitingOf(pair: string, player: string, since: number): Promise<string | null>;
  /** May this player sit down there? Not if one has blocked the other. */
  isListed(match: string, player: string): Promise<boolean>;
  unlist(match: string): Promise<void>;
  /** Tables where somebody has waited since, newest first. Not those of people whom `player` has blocked, or who have blocked them. */
  tables(game: string | null, since: number, player: string | null, most: number): Promise<readonly Waiting[]>;
  /**
   * A table where somebody else waits to be paired with whoever wants the same; it is kept for `player` for a moment. Null: nobody does.
   */
  pairing(pair: string, player: string, since: number, now: number): Promise<string | null>;
  /** Waits to be paired. False: somebody else waits already, and could be paired with. */
  waitForPair(waiting: Waiting & { readonly pair: string }, now: number, since: number): Promise<boolean>;
}

/** Programs that play: accounts with a token, what they can play, and who wants to play them. */
export interface BotStore {
  /** By the hash of its token. */
  account(hash: string): Promise<Session | null>;
  open(player: Player, hash: string, now: number): Promise<void>;
  /** It listens, and plays these games. */
  listens(player: string, games: readonly string[], now: number): Promise<void>;
  /** Those who have listened since. */
  listening(since: number): Promise<readonly { readonly player: Player; readonly games: readonly string[] }[]>;
  challenge(match: string, player: string, now: number): Promise<void>;
  challenges(player: string): Promise<readonly string[]>;
  /** It was accepted or declined. False: there was none. */
  settled(match: string, player: string): Promise<boolean>;
}

export interface Report {
  readonly id: string;
  readonly match: string;
  readonly by: string;
  readonly about: string;
  readonly reason: string;
  /** The last entry of the match at that time: the log up to there is what it is about. */
  readonly seq: number;
  readonly created: number;
  readonly closed: number | null;
}

export interface AdminStore {
  report(report: Report): Promise<void>;
  reports(open: boolean): Promise<readonly Report[]>;
  closeReport(id: string, now: number): Promise<boolean>;
  /** A match and all that belongs to it. False if there is none. */
  deleteMatch(id: string): Promise<boolean>;
}

export interface Store extends LogStore, WordStore {
  readonly snapshots: SnapshotStore;
  readonly carried: CarriedStore;
  readonly people: PeopleStore;
  readonly passkeys: PasskeyStore;
  readonly lobby: LobbyStore;
  readonly bots: BotStore;
  readonly admin: AdminStore;
  /** Rejected if it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
