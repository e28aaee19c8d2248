/** The first screen: what it says, one click to a match, what is remembered from visit to visit, keys, and every size. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { gameIds } from '../games/shelf.ts';
import { SIZES, sticksOut } from '../testing/overflow.ts';
import { asked, openTile } from '../testing/play.ts';
import { shown } from '../testing/shown.ts';
import { openSite, type Site } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Somebody who has never been here: nothing is set but that nothing moves. */
const stranger = (more: object = {}) => site.visit({ locale: 'en-GB', settings: { motion: 'off' }, ...more });

test('a first visit is told what this is, and led to the lesson or to level 1; a later one to the game and level played last', async () => {
  const { page, context, faults } = await stranger();
  expect(await page.locator('.what-it-is').textContent()).toMatch(/card games, with every rule enforced/);
  expect(await page.locator('[data-new-here]').getAttribute('href')).toBe(`#/lesson/${gameIds[0]}`);
  for (const game of gameIds) {
    await openTile(page, game);
    expect(await page.locator('.ground.open input:checked').getAttribute('data-level')).toBe('1');
  }
  const last = gameIds.at(-1)!;
  await page.locator('.ground.open input[data-level="2"]').check();
  await page.click(`[data-play=${last}]`);
  await asked(page);
  await matchKept(page);
  await page.goto(site.address);
  await shown(page);
  expect(await page.locator('[data-new-here]').count()).toBe(0);
  expect(await page.locator('.ground.open').getAttribute('data-game')).toBe(last);
  expect(await page.locator('.ground.open input:checked').getAttribute('data-level')).toBe('2');
  expect(await page.locator('.ground.open .go').textContent()).toContain('against winger, level 2');
  // Another game has a level of its own.
  await openTile(page, gameIds[0]);
  expect(await page.locator('.ground.open input:checked').getAttribute('data-level')).toBe('1');
  // What was begun goes on.
  await page.locator('[data-resume]').first().click();
  await shows(page, '.table');
  expect(faults).toEqual([]);
  await context.close();
});

test('arrows open one ground after the other, Tab reaches everything, and Enter begins', async () => {
  const { page, context, faults } = await stranger();
  await shown(page);
  const open = () => page.locator('.ground.open').getAttribute('data-game');
  await page.locator('.ground.open [data-play]').focus();
  for (const game of [...gameIds.slice(1), gameIds[0]]) {
    await page.keyboard.press('ArrowRight');
    expect(await open()).toBe(game);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-play'))).toBe(game);
  }
  await page.keyboard.press('ArrowLeft');
  expect(await open()).toBe(gameIds.at(-1));
  // Within the levels arrows choose a level.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await open()).toBe(gameIds.at(-1));
  expect(await page.locator('.ground.open input:checked').getAttribute('data-level')).toBe('2');
  for (const button of ['[data-hotseat]', '.other a', '[data-set-up]']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), button)).toBe(true);
  }
  await page.keyboard.press('Enter');
  await shows(page, '.setup form');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-set-up'));
  expect(faults).toEqual([]);
  await context.close();
});

test('cards on the first screen are our own: no name of a series stands there', async () => {
  const { page, context } = await stranger();
  await shown(page);
  const named = (await gameOf('inazuma', 'en')).game.defs.filter(({ notes }) => notes?.set === 'known');
  expect(named.length).toBeGreaterThan(30);
  for (const game of gameIds) {
    await openTile(page, game);
    expect(await page.locator('.ground.open .fan .card').count()).toBe(3);
    const fans = (await page.locator('.fan').allTextContents()).join(' ');
    for (const { name, traits } of named) {
      expect(fans).not.toContain(name);
      for (const team of traits.team ?? []) expect(fans).not.toContain(team);
    }
  }
  await context.close();
});

describe.each(['en-GB', 'fr-FR'])('in %s', (locale) => {
  test.each(SIZES)('everything fits $width × $height, whichever ground is open', async (viewport) => {
    const { page, context, faults } = await stranger({ locale, viewport });
    await shown(page);
    for (const game of gameIds) {
      await openTile(page, game);
      expect([game, await sticksOut(page)]).toEqual([game, []]);
      // More than one game is in sight without scrolling.
      const inSight = await page.locator('.ground h2').evaluateAll((all) => {
        const bar = document.querySelector('.ways')!.getBoundingClientRect();
        const bottom = bar.top > window.innerHeight / 2 ? bar.top : window.innerHeight;
        return all.filter((one) => one.getBoundingClientRect().bottom <= bottom).length;
      });
      expect(inSight, game).toBeGreaterThan(1);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('on a phone the match that waits stands on top, and a row opens its ground', async () => {
  const { page, context, faults } = await stranger({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await shown(page);
  expect(await page.locator('[data-go-on]').count()).toBe(0);
  await page.locator(`.ground[data-game=${gameIds[1]}] p`).tap();
  await page.waitForFunction((game) => document.querySelector('.ground.open')?.getAttribute('data-game') === game, gameIds[1]);
  // It lies above the others, for readers too.
  expect(await page.locator('.ground').first().getAttribute('data-game')).toBe(gameIds[1]);
  await page.locator(`[data-play=${gameIds[0]}]`).tap();
  await asked(page);
  await matchKept(page);
  await page.goto(site.address);
  await page.locator('[data-go-on]').tap();
  await shows(page, '.table');
  expect(faults).toEqual([]);
  await context.close();
});
