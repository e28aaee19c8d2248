/** On a small phone: nothing sticks out sideways, and whatever can be chosen can be brought into sight and hit. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIds } from '../games/shelf.ts';
import { allPlain } from '../testing/plain.ts';
import { clickable, decide } from '../testing/play.ts';
import { shown } from '../testing/shown.ts';
import { openSite, type Site } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';
import { thorough } from '../testing/thorough.ts';
import { lacks, shows } from '../testing/until.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** The same, turned. */
const LYING = { ...PHONE, viewport: { width: 640, height: 360 } };
/** So many decisions into a match every kind of question has been there: most of them soon, and one of paying late. */
const ALL = 50;
const MOST = thorough ? 30 : 15;

let own: Site;
let plain: Site;
beforeAll(async () => {
  own = await openSite();
  plain = await openSite([allPlain]);
});
afterAll(async () => {
  await own?.close();
  await plain?.close();
});

/** What is wrong with the page as it stands: too wide, or something that can be chosen is out of reach, covered, or too small. */
const wrong = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The line follows once the board is painted.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await new Promise(requestAnimationFrame);
    const asked = document.querySelector('.table')?.getAttribute('data-asked');
    const wider = document.documentElement.scrollWidth - screen.width;
    const found = wider > 0 ? [`${asked}: ${wider} px too wide`] : [];
    const high = document.querySelector('.board')?.getBoundingClientRect().height;
    if (high !== undefined && high < 140) found.push(`${asked}: the board is ${high} px high`);
    const line = document.querySelector('.phasebar');
    const now = [...(line?.querySelectorAll('[aria-current=step]') ?? [])].at(-1)?.getBoundingClientRect();
    if (now && now.right > line!.getBoundingClientRect().right + 1) found.push(`${asked}: the line does not show where the match stands`);
    for (const thing of document.querySelectorAll<HTMLElement>('[data-lit], .ask [data-key]')) {
      const name = `${asked}: "${thing.getAttribute('aria-label') ?? thing.textContent}"`;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // A script can scroll what a finger cannot.
      for (let around = thing.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if ((around.scrollTop > 0 && overflowY === 'hidden') || (around.scrollLeft > 0 && overflowX === 'hidden'))
          found.push(`${name} cannot be scrolled to in ${around.className}`);
      }
      const { x, y, width, height } = thing.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !thing.contains(hit)) found.push(`${name} is under ${hit?.className || hit?.tagName}`);
      // Cards of a pile may be smaller than a finger; an answer may not.
      if (thing.matches('.ask *') && Math.min(width, height) < 40) found.push(`${name} is ${width} × ${height}`);
    }
    for (const tool of document.querySelectorAll<HTMLElement>('.tools .tb')) {
      const { width, height } = tool.getBoundingClientRect();
      if (tool.checkVisibility() && (width < 38 || height < 40)) found.push(`the tool "${tool.title}" is ${width} × ${height}`);
    }
    return found;
  });

async function playing(site: Site, game: string, decisions: number, held = PHONE): Promise<void> {
  const { page, context, faults } = await site.visit({ ...held, locale: 'fr-FR' });
  await page.locator(`[data-play=${game}]`).tap();
  const chance = stream(`phone/${game}`);
  for (let n = 0; n < decisions; n++) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
    if ((await clickable(page)) === 'over') break;
    expect(await wrong(page)).toEqual([]);
    await decide(page, chance);
  }
  // The result goes away as every dialog does.
  if ((await clickable(page)) === 'over') {
    await shows(page, 'dialog.result');
    await page.keyboard.press('Escape');
    await lacks(page, 'dialog.result');
  }
  // Log and card lie over the board, and go away again.
  await page.locator('.tools .tb', { hasText: /journal/i }).tap();
  await shows(page, '.table.drawer');

  await matchKept(page);
  await page.goto(site.address);
  // What was begun says how it stands.
  expect(await page.locator('.match-row .stand').first().textContent()).toMatch(/^\d+–\d+$/);
  await page.locator('[data-replay]').first().tap();
  await shows(page, '.table.replay');
  expect(await wrong(page)).toEqual([]);
  await page.locator('.scrub .tb').last().tap();
  await shows(page, '.table.replay[data-step="1"]');
  expect(faults).toEqual([]);
  await context.close();
}

describe.each(gameIds)('%s', (game) => {
  test('its own board, and looking back', () => playing(own, game, ALL));
  test('the plain board', () => playing(plain, game, MOST));
  test('its own board on a phone that lies', () => playing(own, game, MOST, LYING));
});

test('no screen is wider than the phone with the largest letters', async () => {
  const { page, context, faults } = await own.visit({ ...PHONE, locale: 'fr-FR', settings: { textSize: 'larger' } });
  for (const hash of [
    '#/',
    '#/decks',
    '#/settings',
    '#/nowhere',
    ...gameIds.flatMap((game) => [`#/cards/${game}`, `#/rules/${game}`]),
    '#/decks/fftcg/Thunderforge',
    '#/decks/playca/Galewick%20Relay',
    '#/cards/playca/PC-G01',
  ]) {
    await page.goto(own.address + hash);
    await shown(page);
    expect([hash, await wrong(page)]).toEqual([hash, []]);
  }
  expect(faults).toEqual([]);
  await context.close();
});
