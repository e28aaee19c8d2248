/** Playing as a person does: only what is lit or offered as a button is ever clicked. */
import { type Stream, stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import type { Scene } from '../match/scene.ts';
import { listen } from './messages.ts';
import { HASTY, type Site } from './site.ts';
import { shows } from './until.ts';

/** At a table against a bot that does not think, or with these settings; nothing is animated, and what the worker says is heard. */
export async function sitDown(site: Site, game: string, { locale = 'en-GB', ...wishes }: { readonly [wish: string]: string } = {}) {
  const visit = await site.visit({ locale, settings: { level: HASTY, motion: 'off', ...wishes }, before: listen });
  await visit.page.click(`[data-play=${game}]`);
  await asked(visit.page);
  return visit;
}

/** The first screen with everything that can be done with a game: of many games only one shows it. */
export async function openTile(page: Page, game: string): Promise<void> {
  const tile = page.locator(`.ground[data-game=${game}]`);
  await tile.waitFor();
  if (!(await tile.evaluate((one) => one.classList.contains('open')))) await tile.locator('[data-open]').click();
}

/** A match for people only, at one device. Names are asked, but nobody needs one. */
export async function begunForPeople(page: Page, game: string, ...names: readonly string[]): Promise<void> {
  await openTile(page, game);
  await page.click(`[data-hotseat=${game}]`);
  await shows(page, '.setup [data-start]');
  for (const [seat, name] of names.entries()) await page.fill(`.setup [data-name="${seat}"]`, name);
  await page.click('.setup [data-start]');
}

/** Until a question is open, or it is over. */
export async function asked(page: Page): Promise<void> {
  await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
}

/** Until a question is open, the page shows what its worker said last, and nobody else is still to answer: the step stays what it is. */
export async function alone(page: Page): Promise<void> {
  await asked(page);
  await page.waitForFunction(() => {
    const { heard } = window as unknown as { heard: readonly { readonly scene?: Scene }[] };
    const { step, thinking, viewer } = heard.findLast(({ scene }) => scene)!.scene!;
    const shown = Number(document.querySelector('.table')!.getAttribute('data-step'));
    return shown === step && thinking.every((seat) => seat === viewer);
  });
}

export const stepOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-step'));

/** Until a question is open after this step. */
export async function past(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('.table[data-asked]:not([data-sent])')?.getAttribute('data-step')) > before,
    step,
  );
}

export interface Clickable {
  readonly keys: readonly string[];
  readonly handles: readonly number[];
}

interface Look {
  /** Null while no table is shown: the device is being handed over. */
  readonly step: string | null;
  /** What can be clicked at the question that is open; null while somebody else is to move, or it is over. */
  readonly can: Clickable | 'over' | null;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const table = document.querySelector('.table');
    const step = table?.getAttribute('data-step') ?? null;
    if (!table) return { step, can: null };
    if (table.hasAttribute('data-over')) return { step, can: 'over' as const };
    if (!table.hasAttribute('data-asked') || table.hasAttribute('data-sent')) return { step, can: null };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const keys = all('.ask [data-key]').map((button) => button.dataset.key!);
    const handles = all('[data-lit]').map((card) => Number(card.dataset.handle));
    return { step, can: { keys, handles } };
  });

export const clickable = async (page: Page): Promise<Look['can']> => (await look(page)).can;

/** The mouse pressed in the middle of the first that is found: what lies there must be it. `delay`: milliseconds from pressing to letting go. */
export async function hit(page: Page, selector: string, delay = 0): Promise<void> {
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
  await page.mouse.click(x, y, { delay });
}

/** One decision: a button, or a lit card and on until the question is answered. `delay`: milliseconds from pressing to letting go. */
export async function decide(page: Page, chance: Stream, delay = 0): Promise<boolean> {
  let now = await look(page);
  const { step } = now;
  for (let clicks = 0; clicks < 12; clicks++) {
    if (now.can === null || now.can === 'over') return false;
    const { keys, handles } = now.can;
    const cards = [...new Set(handles)];
    const n = chance.below(keys.length + cards.length);
    const selector = n < keys.length ? `.ask [data-key="${quoted(keys[n])}"]` : `[data-lit][data-handle="${cards[n - keys.length]}"]`;
    await hit(page, selector, delay).catch((error) => missing(page, selector, error));
    now = await look(page);
    // The answer is on its way, or the step it led to is there.
    if (now.step !== step || now.can === null) return true;
  }
  return false;
}

/** What was there a moment ago may be gone: then one looks again. What is there must be possible to hit. */
async function missing(page: Page, selector: string, error: unknown): Promise<void> {
  if (await page.locator(selector).count()) throw error;
}

/** Within the quotation marks of a selector. */
export const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

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
