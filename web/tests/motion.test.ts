/** What moves and sounds, in a real browser: cards fly to where they lie, and nothing waits for them. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
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
async function arrive(wishes: Visitor['settings']) {
  const visit = await motion.arrive(site, wishes);
  await visit.page.evaluate(watch);
  return visit;
}

async function begin(game: string, wishes: Visitor['settings']) {
  const visit = await arrive(wishes);
  await motion.begin(visit.page, game);
  return visit;
}

async function decisions(page: Page, n: number, seed: string): Promise<void> {
  const chance = stream(seed);
  for (let i = 0; i < n; i++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    await decide(page, chance);
  }
  await shows(page, '.table[data-asked]:not([data-sent])');
}

/**
 * Decisions until something flies to a place of its own while something can be chosen. All pictures stand still then, the moment before they
 * land: how far each is from the card it lands on.
 */
async function untilOneLands(page: Page): Promise<readonly number[]> {
  const chance = stream('flies');
  const landing = () => {
    if (!document.querySelector('[data-lit]')) return null;
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const cards = [...document.querySelectorAll('.card > [data-handle]')].map((cover) => middle(cover.parentElement!));
    const far = document.getAnimations().flatMap((one) => {
      if (one.id !== 'flight') return [];
      const flown = one.currentTime;
      one.pause();
      one.currentTime = Number(one.effect!.getComputedTiming().endTime) - 0.01;
      const ghost = (one.effect as KeyframeEffect).target!;
      // What goes to a pile is gone there.
      if (Number(getComputedStyle(ghost).opacity) < 0.5) {
        one.currentTime = flown;
        one.play();
        return [];
      }
      const [x, y] = middle(ghost);
      return [Math.min(...cards.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))];
    });
    return far.length > 0 ? far : null;
  };
  for (let n = 0; n < 30; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    await decide(page, chance);
    const found = await page.waitForFunction(landing, null, { polling: 'raf', timeout: 1500 }).catch(() => null);
    if (found) return (await found.jsonValue())!;
  }
  throw new Error('Nothing flew while something was lit, in 30 decisions.');
}

describe('cards fly', () => {
  test.each(gameIds.filter(hasBoard))('%s: to where they lie, and what is lit can be chosen at once', async (game) => {
    const { page, context, faults } = await begin(game, { motion: 'full', speed: 'slow' });
    const landing = await untilOneLands(page);
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
