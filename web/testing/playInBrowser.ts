// node web/testing/playInBrowser.ts <game>[:<seats>]… [--pictures <folder>]
// Builds the page, plays a match of each game against the first of the bots to its end in a headless Chromium, and prints what was there
// as JSON. With a folder, pictures of each table: when it is laid, and in the middle of the match, there also on a phone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stream } from '@touchline/engine';
import { asked, clickable, decide, openTile, playOut } from './play.ts';
import { atRest } from './shown.ts';
import { openSite, type Site } from './site.ts';
import { shows } from './until.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } });

/** Decisions before the second picture. */
const MIDDLE = 6;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

async function played(site: Site, game: string, seats: string | undefined) {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await shows(page, '[data-play]');
  const games = await page.locator('.ground').evaluateAll((all) => all.map((one) => one.getAttribute('data-game')));
  const tile = page.locator(`.ground[data-game=${game}]`);
  await openTile(page, game);
  await tile.locator('input[data-level="1"]').check();
  await page.click(`[data-set-up=${game}]`);
  await shows(page, '.setup form');
  const decks = (await page.locator('.setup [data-deck]').count()) > 0;
  const options = await page.locator('.setup [data-option]').count();
  if (seats) await page.locator(`.setup input[name=count][value="${seats}"]`).check();
  await page.click('.setup [data-start]');
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
  const room = page.locator('.plain-board');
  /** Is everything on a desk in sight? */
  const scrolls = await room.evaluate((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  await page.setViewportSize(PHONE);
  await atRest(page);
  await picture('phone');
  /** Does anything stick out sideways on a phone? */
  const wide = await room.evaluate((one) => Math.max(one.scrollWidth - one.clientWidth, document.documentElement.scrollWidth - innerWidth));
  await page.setViewportSize(DESK);
  decisions += await playOut(page, `browser/${game}`);
  const result = await page.locator('.ask').textContent();
  await shows(page, '.result-figures tbody tr');
  await picture('result');
  const end = await page.evaluate(() => ({
    outcome: document.querySelector('.result')!.getAttribute('data-outcome'),
    seats: document.querySelectorAll('.result-side, .result-places li').length,
    moments: document.querySelectorAll('.result-moments a').length,
    counted: document.querySelectorAll('.result-figures thead th').length,
  }));
  await page.setViewportSize(PHONE);
  await picture('result-phone');
  const endWide = await page.locator('dialog.result').evaluate((one) => one.scrollWidth - one.clientWidth);
  await context.close();
  return { games, decks, options, ...board, scrolls, wide, decisions, result, end, endWide, faults };
}

if (values.pictures) mkdirSync(values.pictures, { recursive: true });
const site = await openSite();
try {
  const found: { [game: string]: unknown } = {};
  for (const wanted of positionals) {
    const [game, seats] = wanted.split(':');
    found[game] = await played(site, game, seats);
  }
  console.log(JSON.stringify(found));
} finally {
  await site.close();
}
