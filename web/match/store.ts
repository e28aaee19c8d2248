/**
 * What is kept in the browser: matches, written by their worker alone, and decks of one's own. Matches are sealed with a key that no
 * script can read out: two people at one device must not find each other's cards in the browser's storage.
 */
import type { DeckList } from '@touchline/engine';
import type { Fault } from '@touchline/lists';
import type { Brought } from './remote/brought.ts';

export interface Kept {
  readonly key: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly decks: readonly string[];
  /** Of people who have one, by seat. */
  readonly names?: readonly string[];
  readonly step: number;
  /** Who won; null while it goes on. */
  readonly winners: readonly number[] | null;
  /** How it stood, by seat, where the game has a number for that. */
  readonly score?: readonly number[];
  readonly at: number;
}

interface Sealed extends Kept {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

export interface OwnDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly list: DeckList;
  readonly at: number;
  /** What could not be read when it was imported, until somebody has seen it. */
  readonly unread: readonly Fault[];
}

/** How a match ended that was played here: what the record counts. It outlives the match. */
export interface Outcome extends Pick<Kept, 'key' | 'game' | 'players' | 'decks' | 'score' | 'step' | 'at'> {
  readonly winners: readonly number[];
  /** Something was taken back, or it began in the middle: it does not count. */
  readonly practice: boolean;
}

const NAME = 'touchline';
/** Raised with every store that is added. */
const VERSION = 3;
const MATCHES = 'matches';
const OUTCOMES = 'outcomes';
const KEYS = 'keys';
const DECKS = 'decks';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1) {
        result.createObjectStore(MATCHES, { keyPath: 'key' });
        result.createObjectStore(KEYS);
      }
      if (oldVersion < 2) result.createObjectStore(DECKS, { keyPath: 'id' });
      if (oldVersion < 3) {
        const outcomes = result.createObjectStore(OUTCOMES, { keyPath: 'key' });
        // What was played before there was a record.
        const matches = request.transaction!.objectStore(MATCHES).getAll();
        matches.onsuccess = () => {
          for (const match of matches.result as Kept[]) if (match.winners && !isBrought(match.key)) outcomes.put(outcomeOf(match, false));
        };
      }
    };
    opened = done(request).then((database) => {
      // A newer page in another tab must not have to wait for this one.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      return database;
    });
    // It may work the next time: a browser that is clearing up, or a disk that was full.
    opened.catch(() => {
      opened = null;
    });
  }
  return opened;
}

const store = async (name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(name, mode).objectStore(name);

/** A request that succeeded is not enough: whoever is told so may end the worker that made it, and what is not yet kept is undone. */
const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function write(name: string, change: (to: IDBObjectStore) => unknown): Promise<void> {
  const to = await store(name, 'readwrite');
  change(to);
  await complete(to.transaction);
}

async function seal(): Promise<CryptoKey> {
  const known = await done<CryptoKey | undefined>((await store(KEYS, 'readonly')).get('seal'));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Somebody else may have made one meanwhile, and sealed something with it.
  const keys = await store(KEYS, 'readwrite');
  const theirs = await done<CryptoKey | undefined>(keys.get('seal'));
  if (theirs) return theirs;
  keys.put(made, 'seal');
  await complete(keys.transaction);
  return made;
}

/** What a file that somebody brought is kept as. */
export const broughtKey = (game: string): string => `${game}-file-${Date.now().toString(36)}`;
const isBrought = (key: string): boolean => key.includes('-file-');

export async function keep(about: Kept, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await seal(), new TextEncoder().encode(text));
  const entry: Sealed = { ...about, iv, sealed };
  await write(MATCHES, (to) => to.put(entry));
}

export async function keptText(key: string): Promise<string | null> {
  const entry = await done<Sealed | undefined>((await store(MATCHES, 'readonly')).get(key));
  if (!entry) return null;
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: entry.iv }, await seal(), entry.sealed);
  return new TextDecoder().decode(plain);
}

/** What there is to go on with or to look at, the newest first. */
export async function keptList(): Promise<Kept[]> {
  const all = await done<Sealed[]>((await store(MATCHES, 'readonly')).getAll());
  return all.map(({ iv: _iv, sealed: _sealed, ...about }) => about).sort((a, b) => b.at - a.at);
}

export async function forget(key: string): Promise<void> {
  await write(MATCHES, (to) => to.delete(key));
}

// ---------------------------------------------------------------- the record

const outcomeOf = ({ key, game, players, decks, score, step, at, winners }: Kept, practice: boolean): Outcome => ({
  key,
  game,
  players,
  decks,
  score,
  step,
  at,
  winners: winners ?? [],
  practice,
});

/** The first end of a match counts, whatever is taken back afterwards. */
export async function keepOutcome(about: Kept, practice: boolean): Promise<void> {
  if (!about.winners) return;
  await write(OUTCOMES, (to) => {
    const known = to.getKey(about.key);
    known.onsuccess = () => known.result === undefined && to.put(outcomeOf(about, practice));
  });
}

/** The oldest first. */
export async function outcomes(): Promise<Outcome[]> {
  const all = await done<Outcome[]>((await store(OUTCOMES, 'readonly')).getAll());
  return all.sort((a, b) => a.at - b.at);
}

export async function forgetOutcomes(): Promise<void> {
  await write(OUTCOMES, (to) => to.clear());
}

// ---------------------------------------------------------------- decks

export async function keepDeck(deck: OwnDeck): Promise<void> {
  await write(DECKS, (to) => to.put(deck));
}

/** What earlier versions kept in words can be said in one language only: it is left out. */
const readable = (deck: OwnDeck): OwnDeck => ({ ...deck, unread: deck.unread.filter(({ problem }) => problem) });

export async function ownDeck(id: string): Promise<OwnDeck | null> {
  const found = await done<OwnDeck | undefined>((await store(DECKS, 'readonly')).get(id));
  return found ? readable(found) : null;
}

/** The newest first. */
export async function ownDecks(): Promise<OwnDeck[]> {
  const all = await done<OwnDeck[]>((await store(DECKS, 'readonly')).getAll());
  return all.map(readable).sort((a, b) => b.at - a.at);
}

export async function forgetDeck(id: string): Promise<void> {
  await write(DECKS, (to) => to.delete(id));
}

// ---------------------------------------------------------------- what is brought to online matches

const broughtName = (match: string): string => `brought/${match}`;

/** Not sealed: a page of a network without TLS cannot, and who uses this browser sits at that seat anyway. */
export async function keepBrought(match: string, brought: Brought): Promise<void> {
  await write(KEYS, (to) => to.put(brought, broughtName(match)));
}

export async function keptBrought(match: string): Promise<Brought | null> {
  return (await done<Brought | undefined>((await store(KEYS, 'readonly')).get(broughtName(match)))) ?? null;
}

/** Every match, its end and every deck. The key stays: it opens nothing any more. */
export async function forgetEverything(): Promise<void> {
  for (const name of [MATCHES, OUTCOMES, DECKS]) await write(name, (to) => to.clear());
}
