/** What the page has written to the device: it writes in its own time, and a test that leaves must not be quicker. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Entry {
  readonly at: number;
  readonly step?: number;
  readonly name?: string;
}

/** The newest of its kind; none if nothing was ever written. */
const newest = (page: Page, store: 'matches' | 'decks'): Promise<Entry | null> =>
  page.evaluate(async (name) => {
    const given = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // To open what is not there would make it.
    if (!(await indexedDB.databases()).some((one) => one.name === 'touchline')) return null;
    const database = await given(indexedDB.open('touchline'));
    const all = await given<Entry[]>(database.transaction(name).objectStore(name).getAll());
    database.close();
    const last = all.toSorted((a, b) => b.at - a.at)[0];
    return last ? { at: last.at, step: last.step, name: last.name } : null;
  }, store);

const WAIT = { interval: 30, timeout: 30_000 };

/** Until the match on the table is kept up to the step that is shown. */
export async function matchKept(page: Page): Promise<void> {
  const shown = Number(await page.locator('.table').getAttribute('data-step'));
  await expect.poll(async () => (await newest(page, 'matches'))?.step, WAIT).toBeGreaterThanOrEqual(shown);
}

/** Until the deck that was changed last is kept under this name. */
export async function deckKept(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await newest(page, 'decks'))?.name, WAIT).toBe(name);
}
