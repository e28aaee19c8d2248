/** Playing as a person does: only what is lit or offered as a button is ever clicked. */
import { type Stream, stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { listen } from './messages.ts';
import type { Site } from './site.ts';

/** At a table against the first of the bots, or with these settings; nothing is animated, and what the worker says is heard. */
export async function sitDown(site: Site, game: string, { locale = 'en-GB', ...wishes }: { readonly [wish: string]: string } = {}) {
  const visit = await site.visit({ locale });
  const { page } = visit;
  await listen(page);
  const settings = { level: 'rookie', motion: 'off', ...wishes };
  await page.evaluate((text) => localStorage.setItem('touchline.settings', text), JSON.stringify(settings));
  await page.reload();
  await page.click(`[data-play=${game}]`);
  await asked(page);
  return visit;
}

/** The first screen with everything that can be done with a game: of many games only one shows it. */
export async function openTile(page: Page, game: string): Promise<void> {
  const tile = page.locator(`.ground[data-game=${game}]`);
  await tile.waitFor();
  if (!(await tile.evaluate((one) => one.classList.contains('open')))) await tile.locator('.about > .btn').click();
}

/** Until a question is open, or it is over. */
export const asked = (page: Page) => page.waitForSelector('.table[data-asked]:not([data-sent]), .table[data-over]', { timeout: 30_000 });

/** What can be clicked at the question that is open; null while somebody else is to move, or it is over. */
export async function clickable(page: Page): Promise<{ readonly keys: string[]; readonly handles: number[] } | 'over' | null> {
  return page.evaluate(() => {
    const table = document.querySelector('.table');
    if (!table) return null;
    if (table.hasAttribute('data-over')) return 'over' as const;
    if (!table.hasAttribute('data-asked') || table.hasAttribute('data-sent')) return null;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      keys: all('.ask [data-key]').map((button) => button.dataset.key!),
      handles: all('[data-lit]').map((card) => Number(card.dataset.handle)),
    };
  });
}

/** The mouse pressed in the middle of the first that is found: what lies there must be it. */
export async function hit(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const found = document.querySelector(wanted);
    if (!found) throw new Error(`There is no ${wanted}.`);
    found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = found.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const there = document.elementFromPoint(point.x, point.y);
    if (!there || !found.contains(there)) throw new Error(`Over ${wanted} lies ${there?.outerHTML.slice(0, 200)}.`);
    return point;
  }, selector);
  await page.mouse.click(x, y);
}

/** Null while no table is shown: the device is being handed over. */
const stepOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.table')?.getAttribute('data-step') ?? null);

/** One decision: a button, or a lit card and on until the question is answered. `delay`: milliseconds from pointing to letting go. */
export async function decide(page: Page, chance: Stream, delay = 0): Promise<boolean> {
  const before = await stepOf(page);
  for (let clicks = 0; clicks < 12; clicks++) {
    const now = await clickable(page);
    if (now === null || now === 'over') return false;
    const cards = [...new Set(now.handles)];
    const n = chance.below(now.keys.length + cards.length);
    if (n < now.keys.length)
      await page
        .locator(`.ask [data-key="${quoted(now.keys[n])}"]`)
        .first()
        .click({ timeout: 5000, delay })
        .catch(gone);
    else
      await page
        .locator(`[data-lit][data-handle="${cards[n - now.keys.length]}"]`)
        .first()
        .click({ timeout: 5000, delay })
        .catch(gone);
    if (await isAnswered(page, before)) return true;
  }
  return false;
}

/** The answer is on its way, or the step it led to is there. */
const isAnswered = (page: Page, step: string | null): Promise<boolean> =>
  page.evaluate((before) => {
    const table = document.querySelector('.table');
    return !table || table.hasAttribute('data-sent') || table.getAttribute('data-step') !== before;
  }, step);

/** Within the quotation marks of a selector. */
export const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

/** What was there a moment ago may be gone: then one looks again. */
const gone = (): void => {};

/** A whole match; how many decisions were made. */
export async function playOut(page: Page, seed: string, most = 600): Promise<number> {
  const chance = stream(seed);
  for (let n = 0; n < most; ) {
    const now = await clickable(page);
    if (now === 'over') return n;
    if (now === null) await asked(page);
    else if (await decide(page, chance)) n++;
  }
  throw new Error(`The match is not over after ${most} decisions.`);
}

// ---------------------------------------------------------------- by keys alone

interface AtKeys {
  readonly step: string | null;
  readonly over: boolean;
  readonly asked: boolean;
  /** What has the focus. */
  readonly focus: 'body' | 'lit' | 'chosen' | 'button' | 'other';
  readonly buttons: number;
  readonly lit: number;
  readonly pass: boolean;
}

export const atKeys = (page: Page): Promise<AtKeys> =>
  page.evaluate(() => {
    const table = document.querySelector('.table');
    const at = document.activeElement;
    const focus =
      !at || at === document.body
        ? 'body'
        : at.matches('[data-lit][aria-pressed=true]')
          ? 'chosen'
          : at.matches('[data-lit]')
            ? 'lit'
            : at.matches('button, a')
              ? 'button'
              : 'other';
    return {
      step: table?.getAttribute('data-step') ?? null,
      over: table?.hasAttribute('data-over') ?? false,
      asked: table?.hasAttribute('data-asked') ?? false,
      focus,
      buttons: document.querySelectorAll('.ask [data-key]').length,
      lit: document.querySelectorAll('[data-lit]').length,
      pass: document.querySelector('.ask .pass') !== null,
    };
  });

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** One key towards an answer: a number, passing, or on the way to a lit card and pressing it. */
export async function pressOn(page: Page, now: AtKeys, chance: Stream): Promise<void> {
  const way = chance.below(4);
  if (now.pass && way === 0 && now.focus === 'other') return page.keyboard.press('Space');
  if (now.buttons > 0 && (now.lit === 0 || way < 2)) return page.keyboard.press(String(1 + chance.below(Math.min(9, now.buttons))));
  if (now.focus === 'lit') return page.keyboard.press(way === 3 ? ARROWS[chance.below(4)] : 'Enter');
  // What is chosen is confirmed by pressing it again, or something else goes with it.
  if (now.focus === 'chosen') return page.keyboard.press(way === 3 ? 'Enter' : ARROWS[chance.below(4)]);
  return page.keyboard.press(now.focus === 'other' || way < 3 ? 'F6' : ARROWS[chance.below(4)]);
}
