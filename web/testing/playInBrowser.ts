// node web/testing/playInBrowser.ts <game> [picture.png]
// Builds the page, plays a match of a game against the first of the bots to its end in a headless Chromium, and prints what was there as JSON.
import process from 'node:process';
import { asked, playOut } from './play.ts';
import { openSite } from './site.ts';

const [game, picture] = process.argv.slice(2);
if (!game) throw new Error('node web/testing/playInBrowser.ts <game> [picture.png]');
const site = await openSite();
try {
  const { page, faults } = await site.visit({ locale: 'en-GB' });
  const names = await page.locator('.ground h2').allTextContents();
  await page
    .locator(`[data-game=${game}] .btn[aria-label]`)
    .click({ timeout: 1000 })
    .catch(() => {});
  await page.locator('input[data-level="1"]').first().check();
  const decks = await page.locator(`[data-game=${game}] a[href="#/decks"]`).count();
  await page.click(`[data-play=${game}]`);
  await asked(page);
  const sides = await page.locator('.plain-board .side[aria-label]').count();
  const values = await page.locator('.plain-board .values dt').allTextContents();
  if (picture) await page.screenshot({ path: picture });
  const decisions = await playOut(page, `browser/${game}`);
  const result = await page.locator('.ask').textContent();
  console.log(JSON.stringify({ names, decks: decks > 0, sides, values, decisions, result, faults }));
} finally {
  await site.close();
}
