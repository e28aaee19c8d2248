/**
 * A fair deal between people far apart. The server commits to its seed before anybody sits down; each seat commits to a number of its
 * own and, by a hash, to its deck; when all commitments are known to all, the seats open theirs, and only then the key of chance follows.
 * Nobody who leaves one number to chance can be dealt cards of somebody else's choice. The server's seed is opened when the match is over, and
 * all of it can be checked. What it does not promise: who deals sees the cards.
 */
import { bytesOf, canonical, type DeckList, type Draw, hexOf, hmac, type Json, keyed, type Seat, sha256 } from '@touchline/engine';

/** What the server commits to beside its seed: which match it is about. */
export interface Deal {
  readonly match: string;
  readonly game: string;
  readonly options: Json;
}

export const seedCommit = ({ match, game, options }: Deal, seed: string): string =>
  sha256(canonical(['touchline/fair/1', match, game, options, seed]));

export const nonceCommit = (match: string, seat: Seat, nonce: string): string =>
  sha256(canonical(['touchline/nonce/1', match, seat, nonce]));

export const deckHash = (salt: string, list: DeckList): string => sha256(canonical(['touchline/deck/1', salt, list]));

/** The key of chance: of the server's seed, the decks, and each seat's number; null for a seat that brings none. */
export const chanceKey = (seed: string, match: string, decks: readonly string[], nonces: readonly (string | null)[]): string =>
  hexOf(hmac(bytesOf(seed), canonical(['touchline/key/1', match, decks, nonces])));

/** All that is opened afterwards. */
export interface Opened extends Deal {
  /** As it was published before anybody sat down. */
  readonly commit: string;
  readonly seed: string;
  /** By seat. */
  readonly decks: readonly { readonly hash: string; readonly salt: string }[];
  readonly nonces: readonly ({ readonly commit: string; readonly nonce: string } | null)[];
  /** Every shuffle and die, for whoever wants to check them without knowing the rules. */
  readonly draws?: readonly Draw[];
}

export type Unfair = 'seed' | 'nonce' | 'deck' | 'key' | 'options' | 'draws';

/** What does not fit, and whose it is; empty if the deal was as everybody had committed to. */
export function unfair(
  opened: Opened,
  record: { readonly game: string; readonly options: Json; readonly lists: readonly DeckList[]; readonly seed: string },
): { readonly what: Unfair; readonly seat?: Seat }[] {
  const { match, decks, nonces } = opened;
  const found: { what: Unfair; seat?: Seat }[] = [];
  if (seedCommit(opened, opened.seed) !== opened.commit) found.push({ what: 'seed' });
  if (opened.game !== record.game || canonical(opened.options) !== canonical(record.options)) found.push({ what: 'options' });
  nonces.forEach((one, seat) => {
    if (one && nonceCommit(match, seat, one.nonce) !== one.commit) found.push({ what: 'nonce', seat });
  });
  decks.forEach(({ salt, hash }, seat) => {
    if (!record.lists[seat] || deckHash(salt, record.lists[seat]) !== hash) found.push({ what: 'deck', seat });
  });
  const key = chanceKey(
    opened.seed,
    match,
    decks.map(({ hash }) => hash),
    nonces.map((one) => one?.nonce ?? null),
  );
  if (keyed(key) !== record.seed || decks.length !== record.lists.length || nonces.length !== record.lists.length)
    found.push({ what: 'key' });
  return found;
}
