/** Matches that were played on this device long ago. */
import type { Page } from 'playwright-core';
import type { Outcome } from '../match/store.ts';

/** Lays them down; the page has opened its store before. */
export const lay = (page: Page, outcomes: readonly Outcome[]): Promise<void> =>
  page.evaluate(async (all) => {
    const request = indexedDB.open('touchline');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('outcomes', 'readwrite');
    for (const one of all) transaction.objectStore('outcomes').put(one);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, outcomes);

const DAY = 24 * 3600 * 1000;

/** So many days ago, against a bot, won by a seat. */
export const outcome = (n: number, days: number, game: string, deck: string, bot: string, winners: readonly number[]): Outcome => ({
  key: `${game}-${n}`,
  game,
  players: ['person', bot],
  decks: [deck, 'Another'],
  score: [2, 1],
  step: 60,
  winners,
  practice: false,
  at: Date.now() - days * DAY,
});
