// node web/testing/playInBrowser.ts <game>… [--pictures <folder>]
// Builds the page, plays a match of each game against the first of the bots to its end in a headless Chromium, and prints what was there
// as JSON. With a folder, pictures of each table: when it is laid, and in the middle of the match.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stream } from '@touchline/engine';
import { asked, clickable, decide, openTile, playOut } from './play.ts';
import { openSite, type Site } from './site.ts';
import { shows } from './until.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } });

/** Decisions before the second picture. */
const MIDDLE = 6;

async function played(site: Site, game: string) {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await shows(page, '[data-play]');
  const games = await page.locator('.ground').evaluateAll((all) => all.map((one) => one.getAttribute('data-game')));
  const tile = page.locator(`.ground[data-game=${game}]`);
  await openTile(page, game);
  await tile.locator('input[data-level="1"]').check();
  const decks = (await tile.locator('a[href="#/decks"]').count()) > 0;
  await page.click(`[data-play=${game}]`);
  await asked(page);
  const board = await page.evaluate(() => {
    const room = document.querySelector('.plain-board')!;
    return {
      sides: room.querySelectorAll('.side[aria-label]').length,
      values: [...new Set([...room.querySelectorAll('.values dt')].map((name) => name.textContent))],
      period: document.querySelector('.sb-foot')?.textContent,
      /** Cards of which nothing is drawn. */
      blank: [...document.querySelectorAll('.card:not(.back):not(.slot)')].filter((card) => card.childElementCount === 0).length,
    };
  });
  const picture = async (name: string) => values.pictures && page.screenshot({ path: join(values.pictures, `${game}-${name}.png`) });
  await picture('laid');
  const chance = stream(`middle/${game}`);
  let decisions = 0;
  while (decisions < MIDDLE && (await clickable(page)) !== 'over') {
    await asked(page);
    if (await decide(page, chance)) decisions++;
  }
  await asked(page);
  await picture('middle');
  /** Is everything on a desk in sight? */
  const scrolls = await page
    .locator('.plain-board')
    .evaluate((room) => room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1);
  decisions += await playOut(page, `browser/${game}`);
  const result = await page.locator('.ask').textContent();
  await context.close();
  return { games, decks, ...board, scrolls, decisions, result, faults };
}

if (values.pictures) mkdirSync(values.pictures, { recursive: true });
const site = await openSite();
try {
  const found: { [game: string]: unknown } = {};
  for (const game of positionals) found[game] = await played(site, game);
  console.log(JSON.stringify(found));
} finally {
  await site.close();
}
