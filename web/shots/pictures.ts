/** Pictures of every screen and every board, at every size and in every theme, to be looked at. Nothing may stick out sideways. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stream } from '@touchline/engine';
import { gameIds } from '@touchline/kit/node';
import type { Page } from 'playwright-core';
import type { Theme } from '../page/settings.ts';
import { decide } from '../testing/play.ts';
import type { Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';
import type { Task } from './tasks.ts';

const OUT = join(import.meta.dirname, 'out');
const LOCALES = ['en-GB', 'fr-FR'];
const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
const THEMES: readonly Theme[] = ['floodlight', 'matinee', 'contrast'];

/** Screens by name; their address and what is awaited there. */
const screens: { readonly [name: string]: readonly [hash: string, until: string] } = {
  home: ['#/', '.fan .card'],
  settings: ['#/settings', 'h1'],
  decks: ['#/decks', '[data-deck]'],
  nowhere: ['#/nowhere', 'h1'],
  card: ['#/cards/playca/PC-G01', 'dialog[open]'],
  clause: ['#/rules/fftcg/FFT-701', 'li.marked'],
  'deck-playca': ['#/decks/playca/Galewick%20Relay', '.said.ok'],
  'deck-fftcg': ['#/decks/fftcg/Thunderforge', '.said.ok'],
  ...Object.fromEntries(
    gameIds.flatMap((game) => [
      [`cards-${game}`, [`#/cards/${game}`, '.cards-grid > li']],
      [`rules-${game}`, [`#/rules/${game}`, '.clauses li']],
    ]),
  ),
};

/** The page as it stands now, at each size in each theme; what sticks out is told in the end. */
async function shoot(page: Page, name: string, wrong: string[]): Promise<number> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.evaluate((one) => {
        document.documentElement.dataset.theme = one;
      }, theme);
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(OUT, `${name}-${size}-${theme}.png`) });
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) wrong.push(`${name} is ${over} px wider than a ${size}.`);
  }
  return Object.keys(SIZES).length * THEMES.length;
}

/** After so many decisions: laying out, in the middle, towards the end. */
const MOMENTS = [0, 12, 30];

async function shootMatch(page: Page, game: string, name: string, wrong: string[]): Promise<number> {
  let taken = 0;
  await page.locator('input[name^=level]').first().check();
  await page.click(`[data-play=${game}]`);
  const chance = stream(`pictures/${game}`);
  for (let n = 0; n <= Math.max(...MOMENTS); n++) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
    if (MOMENTS.includes(n)) taken += await shoot(page, `${name}-${n}`, wrong);
    await decide(page, chance);
  }
  return taken;
}

async function shootReplay(page: Page, name: string, wrong: string[]): Promise<number> {
  // What is written to the device is written in a moment.
  await page.waitForTimeout(500);
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('[data-replay]').first().click();
  await shows(page, '.table.replay');
  const scrub = page.locator('.scrub input');
  const middle = String(Math.floor(Number(await scrub.getAttribute('max')) / 2));
  await scrub.fill(middle);
  await shows(page, `.table.replay[data-step="${middle}"]`);
  return shoot(page, name, wrong);
}

/** On the plain board only matches: the other screens are the same. */
export function pictures(site: Site, boards: 'own' | 'plain'): readonly Task[] {
  mkdirSync(OUT, { recursive: true });
  const task = (name: string, locale: string, run: (page: Page, name: string, wrong: string[]) => Promise<number>): Task => ({
    name: `pictures ${name} ${locale}`,
    async run() {
      const { page, context, faults } = await site.visit({ locale });
      try {
        const taken = await run(page, `${name}-${locale.slice(0, 2)}`, faults);
        if (faults.length > 0) throw new Error(faults.join('\n'));
        return `${taken} pictures`;
      } finally {
        await context.close();
      }
    },
  });
  return LOCALES.flatMap((locale) => [
    ...gameIds.map((game) =>
      task(boards === 'own' ? game : `plain-${game}`, locale, async (page, name, wrong) => {
        const taken = await shootMatch(page, game, name, wrong);
        return taken + (boards === 'own' ? await shootReplay(page, `${name}-replay`, wrong) : 0);
      }),
    ),
    ...(boards === 'own' ? Object.entries(screens) : []).map(([screen, [hash, until]]) =>
      task(screen, locale, async (page, name, wrong) => {
        await page.goto(site.address + hash);
        await shows(page, until);
        await page.waitForTimeout(300);
        return shoot(page, name, wrong);
      }),
    ),
  ]);
}
