/** `node web/shots/readme.ts`: the pictures in the README, taken of real matches. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stream } from '@touchline/engine';
import type { Theme } from '../page/settings.ts';
import { decide } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

interface Picture {
  readonly game: string;
  readonly name: string;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many decisions into the match. */
  readonly after: number;
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const pictures: readonly Picture[] = [
  { game: 'playca', name: 'playca-dark', theme: 'floodlight', viewport: DESK, after: 12 },
  { game: 'fftcg', name: 'fftcg-light', theme: 'matinee', viewport: DESK, after: 40 },
  { game: 'inazuma', name: 'inazuma-phone', theme: 'floodlight', viewport: PHONE, after: 14 },
];
const OUT = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

async function take(site: Site, { game, name, theme, viewport, after }: Picture): Promise<void> {
  const { page, context } = await site.visit({ locale: 'en-GB', viewport: DESK });
  await page.locator('input[name^=level]').first().check();
  await page.click(`[data-play=${game}]`);
  const chance = stream(`readme/${game}`);
  for (let n = 0; n < after; n++) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
    await decide(page, chance);
  }
  await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
  await page.setViewportSize(viewport);
  await page.evaluate((one) => {
    document.documentElement.dataset.theme = one;
  }, theme);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const site = await openSite();
try {
  for (const picture of pictures) await take(site, picture);
} finally {
  await site.close();
}
