/** What can be chosen, where the focus is, and what cannot be chosen now are told apart by more than a guess. */

import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decide, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** On until some cards of the hand can be chosen and others cannot. */
async function mixedHand(page: Page): Promise<void> {
  const chance = stream('rings');
  const [lit, dark] = ['.hand .card.legal', '.hand .card:not(.legal)'].map((selector) => page.locator(selector));
  for (let n = 0; n < 60; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    if ((await lit.count()) > 0 && (await dark.count()) > 0) return;
    await decide(page, chance);
  }
  throw new Error('No hand had cards of both kinds.');
}

test('the focus has another ring than what can be chosen, and what cannot be chosen is locked and says why', async () => {
  const { page, context, faults } = await sitDown(site, 'fftcg');
  await mixedHand(page);
  const lit = page.locator('.hand [data-lit]').first();
  await page.keyboard.press('Tab');
  await lit.focus();
  const rings = await lit.evaluate((cover) => ({
    focus: getComputedStyle(cover).outlineColor,
    legal: getComputedStyle(cover.parentElement!).boxShadow,
  }));
  expect(rings.focus).toMatch(/^rgb/);
  expect(rings.legal).not.toContain(rings.focus);
  expect(await lit.getAttribute('aria-label')).toMatch(/, can be chosen now/);

  const dark = page.locator('.hand .card:not(.legal)').first();
  const look = () => dark.evaluate((card) => [getComputedStyle(card).filter, getComputedStyle(card, '::before').content]);
  await expect.poll(look).toEqual([expect.stringContaining('saturate'), '""']);
  await dark.locator('.cover').hover();
  await shows(page, '.inspect .locked');
  expect(await page.locator('.inspect .locked').textContent()).not.toBe('');
  expect(faults).toEqual([]);
  await context.close();
});
