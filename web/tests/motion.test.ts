/** What moves, sounds and can be dragged, in a real browser: cards fly to where they lie, and nothing waits for them. */
import { stream } from '@touchline/engine';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import { listen } from '../testing/messages.ts';
import { alone, decide, stepOf } from '../testing/play.ts';
import { openSite, type Site, type Visitor } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** What the page did since it was loaded. */
interface Done {
  /** Names of the animations that were begun, and of the styles they change. */
  readonly moved: readonly { readonly id: string; readonly styles: readonly string[] }[];
  readonly contexts: number;
}

function watch(): void {
  const done = { moved: [] as { id: string; styles: string[] }[], contexts: 0 };
  Object.assign(window, { done });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    const all = Array.isArray(frames) ? frames : [frames ?? {}];
    done.moved.push({ id: (how as KeyframeAnimationOptions).id ?? '', styles: all.flatMap((frame) => Object.keys(frame as object)) });
    return animate.call(this, frames, how);
  };
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor() {
      super();
      done.contexts++;
    }
  };
}

const doneIn = (page: Page): Promise<Done> => page.evaluate(() => (window as unknown as { done: Done }).done);

/** On the first screen, with these settings. */
async function arrive(wishes: Visitor['settings'], options: Visitor = {}) {
  const visit = await site.visit({ locale: 'en-GB', settings: { level: 'rookie', ...wishes }, before: listen, ...options });
  await visit.page.evaluate(watch);
  return visit;
}

/** At the first question of a match against the quickest bot, which has answered what both are asked. */
async function begin(game: string, wishes: Visitor['settings'], options: Visitor = {}) {
  const visit = await arrive(wishes, options);
  await visit.page.click(`[data-play=${game}]`);
  await alone(visit.page);
  return visit;
}

const pressed = (page: Page) => page.locator('[data-lit][aria-pressed=true]').count();

async function decisions(page: Page, n: number, seed: string): Promise<void> {
  const chance = stream(seed);
  for (let i = 0; i < n; i++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    await decide(page, chance);
  }
  await shows(page, '.table[data-asked]:not([data-sent])');
}

/** Decisions until something flies while something can be chosen. */
async function untilOneFlies(page: Page): Promise<void> {
  const chance = stream('flies');
  for (let n = 0; n < 30; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    await decide(page, chance);
    const both = () => document.getAnimations().some(({ id }) => id === 'flight') && document.querySelector('[data-lit]') !== null;
    const found = await page.waitForFunction(both, null, { polling: 'raf', timeout: 1500 }).catch(() => null);
    if (found) return;
  }
  throw new Error('Nothing flew while something was lit, in 30 decisions.');
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

/** The middle of a lit card, on the screen. */
async function middleOf(page: Page, n: number): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await page.locator('[data-lit]').nth(n).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('cards fly', () => {
  test.each(gameIds.filter(hasBoard))('%s: to where they lie, and what is lit can be chosen at once', async (game) => {
    const { page, context, faults } = await begin(game, { motion: 'full', speed: 'slow' });
    await untilOneFlies(page);
    // All pictures stand still, the moment before they land.
    const landing = await page.evaluate(() => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const cards = [...document.querySelectorAll('.card > [data-handle]')].map((cover) => middle(cover.parentElement!));
      return document.getAnimations().flatMap((one) => {
        if (one.id !== 'flight') return [];
        one.pause();
        one.currentTime = Number(one.effect!.getComputedTiming().endTime) - 0.01;
        const ghost = (one.effect as KeyframeEffect).target!;
        // What goes to a pile is gone there.
        if (Number(getComputedStyle(ghost).opacity) < 0.5) return [];
        const [x, y] = middle(ghost);
        return [Math.min(...cards.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))];
      });
    });
    expect(landing.length).toBeGreaterThan(0);
    expect(Math.max(...landing)).toBeLessThan(10);
    // A picture is nothing to find, and over the card it does not take the click.
    expect(await page.locator('.flights [data-handle], .flights button').count()).toBe(0);
    const at = await middleOf(page, 0);
    const before = [await pressed(page), await stepOf(page)];
    await page.mouse.click(at.x, at.y);
    await expect.poll(async () => [await pressed(page), await stepOf(page)]).not.toEqual(before);
    await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ id }) => id === 'flight')
        .map((one) => one.finish()),
    );
    await expect.poll(() => page.locator('.flights > *').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLElement>('.board .card')!.checkVisibility({ opacityProperty: true })))
      .toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by no other styles than those that need no new layout; reduced, they only fade; off, not even that', async () => {
    const stylesOf = async (motion: string) => {
      const { page, context } = await begin('playca', { motion, speed: 'fast' });
      await decisions(page, 4, 'styles');
      const { moved } = await doneIn(page);
      await context.close();
      return [...new Set(moved.flatMap(({ styles }) => styles))].sort();
    };
    const [full, reduced, off] = await Promise.all(['full', 'reduced', 'off'].map(stylesOf));
    expect(full).toEqual(['opacity', 'rotate', 'scale', 'translate']);
    expect(reduced).toEqual(['opacity']);
    expect(off).toEqual([]);
  });
});

describe('drag', () => {
  const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };

  test('one lit card onto another chooses both; onto nothing, none', async () => {
    const { page, context, faults } = await begin('playca', { motion: 'off' });
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
    const { page, context, faults } = await begin('fftcg', { motion: 'off' });
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
    const { page, context, faults } = await begin('inazuma', { motion: 'off' });
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
    const { page, context, faults } = await begin('fftcg', { motion: 'off' });
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
    const { page, context, faults } = await begin('playca', { motion: 'off' }, { hasTouch: true, viewport: { width: 820, height: 1180 } });
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
    const { page, context } = await begin('playca', { motion: 'off' }, { hasTouch: true, viewport: { width: 360, height: 844 } });
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

test('sound: nothing is made ready for it while it is off, nor before the page is touched', async () => {
  const silent = await begin('playca', { motion: 'off', sound: 'off' });
  await decisions(silent.page, 2, 'sound');
  expect((await doneIn(silent.page)).contexts).toBe(0);
  await silent.context.close();

  const { page, context, faults } = await arrive({ motion: 'off', sound: 'on' });
  await page.addInitScript(watch);
  await page.addInitScript(beginUntouched);
  const [untouched] = await Promise.all([page.waitForEvent('console', (message) => message.text().startsWith('untouched')), page.reload()]);
  expect(untouched.text()).toBe('untouched, active: false, contexts: 0');
  await decisions(page, 2, 'sound');
  expect((await doneIn(page)).contexts).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

/** A match begun by a script of the page's own: to look at the page from here counts as touching it. */
function beginUntouched(): void {
  const begin = setInterval(() => document.querySelector<HTMLElement>('[data-play=playca]')?.click(), 50);
  const look = setInterval(() => {
    if (!document.querySelector('.table[data-asked]:not([data-sent])')) return;
    clearInterval(begin);
    clearInterval(look);
    const { contexts } = (window as unknown as { done: Done }).done;
    console.info(`untouched, active: ${navigator.userActivation.hasBeenActive}, contexts: ${contexts}`);
  }, 300);
}
