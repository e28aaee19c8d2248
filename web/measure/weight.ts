/** What a visit makes the browser fetch: every file it asks for, and its length on the wire. */
import { get } from 'node:http';
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../match/scene.ts';
import type { Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

export interface Load {
  readonly path: string;
  /** Scripts and styles of the page, scripts of its workers, or fonts; the page itself and its icon are neither. */
  readonly of: 'page' | 'worker' | 'font' | 'rest';
  readonly bytes: number;
}

/** From an empty browser: an address behind the `#`, and what is done there. Nothing is fetched ahead. */
export async function weigh(site: Site, hash: string, then: (page: Page) => Promise<unknown>, language: Language = 'en'): Promise<Load[]> {
  const context = await site.browser.newContext({ locale: language, serviceWorkers: 'block' });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(request.url()));
  const page = await context.newPage();
  await page.goto(site.address + hash);
  await then(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return Promise.all([...asked].map(async (url) => ({ path: new URL(url).pathname, of: partOf(url), bytes: await lengthOf(url) })));
}

function partOf(url: string): Load['of'] {
  const kind = extname(new URL(url).pathname);
  if (kind === '.woff2') return 'font';
  if (kind !== '.js' && kind !== '.css') return 'rest';
  return /\/worker-[^/]*$/.test(url) ? 'worker' : 'page';
}

export const sum = (loads: readonly Load[], ...parts: readonly Load['of'][]): number =>
  loads.reduce((bytes, load) => bytes + (parts.includes(load.of) ? load.bytes : 0), 0);

/** The body as it is sent to a browser. */
const lengthOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** The first screen, one click, and the board with the first question. */
export const firstLoad = (site: Site, game: string, language: Language): Promise<Load[]> =>
  weigh(
    site,
    '#/',
    async (page) => {
      await page.click(`[data-play=${game}]`);
      await shows(page, '.table[data-asked]:not([data-sent])');
    },
    language,
  );

/** What only this game needs: what its cards are shown with, and not those of another game. */
export async function ownLoad(site: Site, game: string, other: string): Promise<Load[]> {
  const cards = (id: string) => weigh(site, `#/cards/${id}`, (page) => shows(page, '.cards-grid > li'));
  const shared = new Set((await cards(other)).map(({ path }) => path));
  return (await cards(game)).filter(({ path }) => !shared.has(path));
}
