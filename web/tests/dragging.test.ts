/** Cards that are dragged, by mouse and by finger, in a real browser. */
import { stream } from '@touchline/engine';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as motion from '../testing/motion.ts';
import { middleOf, pressed } from '../testing/motion.ts';
import { decide, stepOf } from '../testing/play.ts';
import { openSite, type Site, type Visitor } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function begin(game: string, options: Visitor = {}) {
  const visit = await motion.arrive(site, { motion: 'off' }, options);
  await motion.begin(visit.page, game);
  return visit;
}

/** Questions that are answered with cards of the hand. */
const PLAYING = ['priority', 'support', 'uses'];

/** Decisions until a card of the hand can be chosen by itself: that card. */
async function untilHandIsLit(page: Page): Promise<Locator> {
  const chance = stream('hand');
  for (let n = 0; n < 20; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    const asked = await page.locator('.table').getAttribute('data-asked');
    if (PLAYING.includes(asked!) && (await page.locator('.hand [data-lit]').count())) return page.locator('.hand [data-lit]').first();
    await decide(page, chance);
  }
  throw new Error('No card of the hand was lit, in 20 decisions.');
}

describe('drag', () => {
  const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };

  test('one lit card onto another chooses both; onto nothing, none', async () => {
    const { page, context, faults } = await begin('playca');
    await shows(page, '.table[data-asked=arrange]');
    const step = await stepOf(page);
    const [first, second] = [await middleOf(page, 0), await middleOf(page, 1)];
    await drag(page, first, { x: 5, y: 300 });
    expect([await pressed(page), await stepOf(page)]).toEqual([0, step]);
    // There and back again is no click either.
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(first.x + 60, first.y - 60, { steps: 3 });
    expect(await page.locator('.flights > .dragged').count()).toBe(1);
    await page.mouse.move(first.x, first.y, { steps: 3 });
    await page.mouse.up();
    expect(await page.locator('.flights > *, [data-drop], [data-dragged]').count()).toBe(0);
    expect([await pressed(page), await stepOf(page)]).toEqual([0, step]);
    await drag(page, first, second);
    expect([await pressed(page), await stepOf(page)]).toEqual([2, step]);
    // Nothing of it is left: a click is a click.
    await page.mouse.click(first.x, first.y);
    await expect.poll(() => pressed(page)).not.toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('from the hand onto the board gives the only answer that card has', async () => {
    const { page, context, faults } = await begin('fftcg');
    const playable = await untilHandIsLit(page);
    const step = await stepOf(page);
    const { x, y, width } = (await playable.boundingBox())!;
    const board = (await page.locator('main.board').boundingBox())!;
    await drag(page, { x: x + width / 2, y: y + 20 }, { x: board.x + board.width / 2, y: board.y + 20 });
    await expect.poll(() => stepOf(page)).not.toBe(step);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('drag, wherever one can click', () => {
  const middle = async (page: Page, selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };

  test('a character onto a place of the pitch goes there; past everything, it stays', async () => {
    const { page, context, faults } = await begin('inazuma');
    await shows(page, '.table[data-asked=place]');
    const [step, from] = [await stepOf(page), await middle(page, '.ina-tray [data-lit]')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 40, { steps: 3 });
    // While it is dragged, the places it may go to are there.
    await shows(page, '[data-place][data-drop]');
    await page.mouse.move(5, 300, { steps: 2 });
    await page.mouse.up();
    expect([await page.locator('[data-place]').count(), await pressed(page), await stepOf(page)]).toEqual([0, 0, step]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 40, { steps: 3 });
    const place = await middle(page, '[data-place]');
    await page.mouse.move(place.x, place.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => stepOf(page)).not.toBe(step);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a card onto the question, or onto one of its answers, gives it', async () => {
    const { page, context, faults } = await begin('fftcg');
    await untilHandIsLit(page);
    const [step, from] = [await stepOf(page), await middle(page, '.hand [data-lit]')];
    const question = await middle(page, '.ask h2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(question.x, question.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stepOf(page)).not.toBe(step);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a finger', () => {
  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  test('that rests shows the card and answers nothing; that drags, drags; that taps, chooses', async () => {
    const { page, context, faults } = await begin('playca', { hasTouch: true, viewport: { width: 820, height: 1180 } });
    const cdp = await context.newCDPSession(page);
    const step = await stepOf(page);
    const [first, second] = [await middleOf(page, 0), await middleOf(page, 1)];
    await touch(cdp, 'touchStart', first);
    await shows(page, 'dialog.zoom[open]');
    await touch(cdp, 'touchEnd');
    expect(await page.locator('dialog.zoom[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect([await pressed(page), await stepOf(page)]).toEqual([0, step]);

    await touch(cdp, 'touchStart', first);
    for (const part of [0.2, 0.4, 0.7, 1]) {
      await touch(cdp, 'touchMove', { x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part });
      // However slowly: a finger that has moved does not rest.
      await page.waitForTimeout(150);
    }
    expect(await page.locator('dialog.zoom[open]').count()).toBe(0);
    await touch(cdp, 'touchEnd');
    await expect.poll(() => pressed(page)).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => pressed(page)).toBe(0);

    await page.touchscreen.tap(first.x, first.y);
    await expect.poll(() => pressed(page)).toBe(1);
    expect([await page.locator('dialog.zoom[open]').count(), await stepOf(page)]).toEqual([0, step]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('that moves the way the hand scrolls, scrolls', async () => {
    const { page, context } = await begin('playca', { hasTouch: true, viewport: { width: 360, height: 844 } });
    const cdp = await context.newCDPSession(page);
    const card = await untilHandIsLit(page);
    const hand = page.locator('.hand');
    await card.scrollIntoViewIfNeeded();
    const room = () => hand.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth - clientWidth]);
    const [from, most] = await room();
    expect(most).toBeGreaterThan(50);
    const { x, y } = (await card.boundingBox())!;
    const at = { x: Math.max(x, 0) + 10, y: y + 30 };
    // Towards the side where there is more.
    const way = from < most / 2 ? -1 : 1;
    await touch(cdp, 'touchStart', at);
    for (const by of [20, 60, 100, 140]) await touch(cdp, 'touchMove', { x: at.x + way * by, y: at.y });
    await touch(cdp, 'touchEnd');
    await expect.poll(async () => Math.abs((await room())[0] - from)).toBeGreaterThan(20);
    expect(await pressed(page)).toBe(0);
    await context.close();
  });
});
