/** Whole matches in a real browser, by clicking only what is lit. */
import { stream } from '@touchline/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clickable, decide, playOut } from './testing/play.ts';
import { openSite, type Site } from './testing/site.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each([
  { game: 'playca', locale: 'en-GB' },
  { game: 'fftcg', locale: 'fr-FR' },
])('$game', ({ game, locale }) => {
  test('a match against a bot, from one click on the first screen to the result', async () => {
    const { page, context, faults } = await site.visit({ locale });
    await page.locator('input[name=level]').first().check();
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.table[data-asked]');
    expect(await playOut(page, `web/${game}`)).toBeGreaterThan(5);
    expect(await page.locator('.ask h2').textContent()).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a reload in the middle goes on at the same question', async () => {
    const { page, context, faults } = await site.visit({ locale });
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.table[data-asked]');
    const chance = stream('reload');
    for (let n = 0; n < 4; n++) {
      await page.waitForSelector('.table[data-asked]');
      await decide(page, chance);
    }
    await page.waitForSelector('.table[data-asked]');
    const question = async () => [await page.locator('.ask h2').textContent(), await clickable(page)];
    // The bot may still have something to answer, and what is written to the device is written in a moment.
    await page.waitForTimeout(1000);
    await page.waitForSelector('.table[data-asked]');
    const before = await question();
    await page.reload();
    await page.locator('[data-resume]').first().click();
    await page.waitForSelector('.table[data-asked]');
    expect(await question()).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});
