/** How much the browser has to fetch, on the wire: what it asks for is taken from a real visit, not from a folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@touchline/text';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import type { Language } from '../match/scene.ts';
import { firstLoad, type Load, ownLoad, sum, weigh } from '../measure/weight.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Kilobytes of a thousand bytes, pressed with gzip where that helps. The page has the grounds of five games on its first screen. */
const MOST = { page: 133, game: 80, fonts: 130 };
/** With the scripts of the workers a match lives and thinks in, by language: what a game says in `budget.json`, or this. */
const TOTAL = 230;
function totalOf(game: string, language: Language): number {
  const file = join(import.meta.dirname, '..', 'games', game, 'budget.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'))[language] ?? TOTAL) : TOTAL;
}
const kilobytes = (loads: readonly Load[], ...parts: readonly Load['of'][]) => sum(loads, ...parts) / 1000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each(languages)('in %s', (language) => {
  test.concurrent.each(gameIds)('the first screen and the board of %s', async (game) => {
    const loads = await firstLoad(site, game, language);
    // Whoever sees no worker here weighs nothing.
    expect(loads.filter(({ of }) => of === 'worker').length).toBeGreaterThanOrEqual(2);
    expect(kilobytes(loads, 'page')).toBeLessThan(MOST.page);
    expect(kilobytes(loads, 'page', 'worker')).toBeLessThan(totalOf(game, language));
  });
});

test.concurrent.each(gameIds)('%s by itself, in the page and in the worker together', async (game) => {
  const loads = await ownLoad(site, game, gameIds.find((id) => id !== game)!);
  const [page, worker] = [kilobytes(loads, 'page'), kilobytes(loads, 'worker')];
  expect(page).toBeGreaterThan(hasBoard(game) ? 1 : -1);
  expect(worker).toBeGreaterThan(1);
  expect(page + worker).toBeLessThan(MOST.game);
});

test.concurrent('the first screen loads no game', async () => {
  const loads = await weigh(site, '#/', (page) => shows(page, '.fan .card'));
  expect(loads.filter(({ of }) => of === 'worker')).toEqual([]);
});

test.concurrent('fonts: two at first, the third only for a name that needs it, and all of them together', async () => {
  const first = await firstLoad(site, gameIds[0], 'en');
  const fonts = (loads: readonly Load[]) => loads.filter(({ of }) => of === 'font');
  expect(fonts(first)).toHaveLength(2);
  const all = await weigh(site, '#/decks/playca/Galewick%20Relay', async (page) => {
    await shows(page, '.said.ok');
    await page.fill('.panel header input', 'Łódź');
    await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length === 3);
  });
  expect(fonts(all)).toHaveLength(3);
  expect(kilobytes(all, 'font')).toBeLessThan(MOST.fonts);
});

test.concurrent('nobody waits for a font: the page is read in the meantime', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  // They never come.
  await context.route('**/*.woff2', () => {});
  const page = await context.newPage();
  await page.goto(site.address, { waitUntil: 'commit' });
  await shows(page, '[data-play]');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
  const waits = await page.evaluate(() => [...document.fonts].map(({ display, status }) => [display, status]));
  expect(waits.length).toBe(3);
  for (const [display, status] of waits) expect([display, status === 'loaded']).toEqual(['swap', false]);
  await context.close();
});
