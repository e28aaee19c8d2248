/**
 * Where matches are kept in the browser, written by their worker alone. They are sealed with a key that no script can read out: two people
 * at one device must not find each other's cards in the browser's storage.
 */

export interface Kept {
  readonly key: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly decks: readonly string[];
  readonly step: number;
  /** Who won; null while it goes on. */
  readonly winners: readonly number[] | null;
  readonly at: number;
}

interface Sealed extends Kept {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const NAME = 'touchline';
const VERSION = 1;
const MATCHES = 'matches';
const KEYS = 'keys';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'key' });
      request.result.createObjectStore(KEYS);
    };
    opened = done(request);
  }
  return opened;
}

const store = async (name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(name, mode).objectStore(name);

async function seal(): Promise<CryptoKey> {
  const known = await done<CryptoKey | undefined>((await store(KEYS, 'readonly')).get('seal'));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await done((await store(KEYS, 'readwrite')).put(made, 'seal'));
  return made;
}

export async function keep(about: Kept, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await seal(), new TextEncoder().encode(text));
  const entry: Sealed = { ...about, iv, sealed };
  await done((await store(MATCHES, 'readwrite')).put(entry));
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
  await done((await store(MATCHES, 'readwrite')).delete(key));
}
