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
    await page.locator('input[name^=level]').first().check();
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
    await page.waitForSelector('.table[data-asked]');
    expect(await question()).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a match is looked at again: any step, either side, and played on from there', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await page.locator('input[name^=level]').first().check();
  await page.click('[data-play=playca]');
  const chance = stream('replay');
  for (let n = 0; n < 8; n++) {
    await page.waitForSelector('.table[data-asked]');
    await decide(page, chance);
  }
  await page.waitForTimeout(1000);
  await page.goto(site.address);
  await page.locator('[data-replay]').first().click();
  await page.waitForSelector('.table.replay');
  const table = page.locator('.table.replay');
  const scrub = page.locator('.scrub input');
  const steps = Number(await scrub.getAttribute('max'));
  expect(steps).toBeGreaterThan(8);
  const seen = new Set<string | null>();
  for (const step of [steps, 0, Math.floor(steps / 2), 1]) {
    await scrub.fill(String(step));
    await page.waitForSelector(`.table.replay[data-step="${step}"]`);
    seen.add(await table.locator('.board').textContent());
  }
  expect(seen.size).toBeGreaterThan(1);
  // A line of the log leads to its step.
  await page.locator('.log button.lt').last().click();
  await page.waitForSelector(`.table.replay[data-step="${await page.locator('.log button.lt').last().textContent()}"]`);
  await scrub.fill('4');
  await page.waitForSelector('.table.replay[data-step="4"]');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.table[data-asked]:not(.replay)');
  expect(Number(await page.locator('.table').getAttribute('data-step'))).toBeGreaterThanOrEqual(4);
  expect(faults).toEqual([]);
  await context.close();
});
