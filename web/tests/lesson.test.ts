/** "Your first match" in a real browser, to its end. */
import { stream } from '@touchline/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lessonGames } from '../games/shelf.ts';
import { broken } from '../testing/french.ts';
import { choose } from '../testing/menu.ts';
import { decide, openTile } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test.each(lessonGames)('the lesson of %s explains every question, goes on after a reload, and says when it is over', async (game) => {
  const visit = await site.visit({ locale: 'fr-FR' });
  const { page } = visit;
  await openTile(page, game);
  await page.click(`[data-lesson=${game}]`);
  const heard = new Set<string>();
  const chance = stream('lesson');
  for (;;) {
    await shows(page, '.table[data-asked]:not([data-sent]) .lesson');
    const note = await page.locator('.lesson').getAttribute('data-note');
    if (note === null) break;
    heard.add(note);
    // Nothing sticks out of it, however long the answer is that it proposes.
    expect(await page.locator('.lesson').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await broken(page)).toEqual([]);
    if (heard.size === 2) {
      await matchKept(page);
      await page.reload();
      await shows(page, '.table[data-asked]:not([data-sent]) .lesson');
      expect(await page.locator('.lesson').getAttribute('data-note')).toBe(note);
    }
    await decide(page, chance);
  }
  expect(heard.size).toBeGreaterThan(2);
  await page.locator('.lesson').getByText('Continuer le match').click();
  await lacks(page, '.lesson');
  expect(await page.title()).toContain('Votre premier match');
  // Whoever was led through it has not won or lost it: it is told apart in the record.
  await choose(page, 'concede');
  await page.click('[data-concede]');
  await shows(page, '.table[data-over]');
  await matchKept(page);
  await page.goto(`${site.address}#/record`);
  await expect.poll(() => page.locator('main').textContent()).toMatch(/1\smatch d'entraînement/);
  expect(await page.locator('.record-games li').count()).toBe(0);
  expect(visit.faults).toEqual([]);
  await visit.context.close();
});
