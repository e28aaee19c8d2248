/** What is kept, and when it is. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

/** A database that answers as browsers do: a request succeeds before its transaction is kept, and that takes as long as it takes. */
function database() {
  const kept = new Map<unknown, unknown>();
  const open: (() => void)[] = [];
  const answered = <T>(result: T) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const transaction = () => {
    const put: [unknown, unknown][] = [];
    const one = { oncomplete: () => {}, onabort: () => {}, error: new Error('ended'), objectStore: () => objects };
    const objects = {
      transaction: one,
      get: (key: unknown) => answered(kept.get(key)),
      getAll: () => answered([...kept.values()]),
      put(value: { readonly key?: string }, key: unknown = value.key) {
        put.push([key, value]);
        return answered(key);
      },
    };
    open.push(() => {
      for (const [key, value] of put) kept.set(key, value);
      one.oncomplete();
    });
    return one;
  };
  const opened = { transaction, close() {}, onversionchange: () => {} };
  // A test leaves nothing open: the next has a database of its own.
  onTestFinished(() => opened.onversionchange());
  return { kept, commit: () => open.splice(0).forEach((end) => void end()), indexedDB: { open: () => answered(opened) } };
}

const about = { key: 'playca-x', game: 'playca', players: [], decks: [], step: 0, winners: null, at: 0 };

afterEach(() => vi.unstubAllGlobals());

test('a match counts as kept when its transaction is complete, not when a request has succeeded', async () => {
  const { kept, commit, indexedDB } = database();
  vi.stubGlobal('indexedDB', indexedDB);
  kept.set('seal', await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']));
  const { keep } = await import('./store.ts');
  let told = false;
  const keeping = keep(about, '{}').then(() => {
    told = true;
  });
  await new Promise((done) => setTimeout(done, 100));
  expect([told, kept.has(about.key)]).toEqual([false, false]);
  commit();
  await keeping;
  expect(kept.has(about.key)).toBe(true);
});

test('a database that could not be opened is tried again', async () => {
  const { kept, indexedDB } = database();
  kept.set(about.key, about);
  const failed = { error: new Error('full'), onerror: () => {} };
  const answers = [failed];
  vi.stubGlobal('indexedDB', {
    open() {
      queueMicrotask(() => failed.onerror());
      return answers.shift() ?? indexedDB.open();
    },
  });
  const { keptList } = await import('./store.ts');
  await expect(keptList()).rejects.toThrow('full');
  expect(await keptList()).toEqual([about]);
});
