/** ELEVEN in a real browser: whole seasons alone, with bots and between people; a Match is shown Section by Section, and all of it fits. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { THEMES, violations } from '../../testing/axe.ts';
import { resume } from '../../testing/climax.ts';
import { laidOut } from '../../testing/laidOut.ts';
import { asked, begunForPeople, clickable, decide, openTile, playOut } from '../../testing/play.ts';
import { openSite, type Site } from '../../testing/site.ts';
import { inTurn } from '../../testing/thorough.ts';
import { lacks, shows } from '../../testing/until.ts';
import { gameOf } from '../packages.ts';
import { kept, type Season, turns } from './testing/seasons.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

const pack = await gameOf('eleven', 'en', 'fr');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The set-up sheet, for a season of so many. */
async function sheetOf(seats: number) {
  const visit = await site.visit({ locale: 'en-GB' });
  await openTile(visit.page, 'eleven');
  await visit.page.click('[data-set-up=eleven]');
  await shows(visit.page, '.setup form[aria-busy=false]');
  const many = visit.page.locator('.setup [data-of=count] label').nth(seats - 1);
  await many.click();
  await shows(visit.page, '.setup form[aria-busy=false]');
  expect(await visit.page.locator('.setup .seat-row').count()).toBe(seats);
  return visit;
}

async function set(page: Page, option: string, value: string): Promise<void> {
  const control = page.locator(`.setup [data-option="${option}"]`);
  if (!(await control.isVisible())) await page.click('.setup summary');
  await control.selectOption(value);
  await shows(page, '.setup form[aria-busy=false]');
}

// ---------------------------------------------------------------- whole seasons

test('a Scenario by clicks, alone, with its goals beside the board', async () => {
  const { page, context, faults } = await sheetOf(1);
  await page.locator('.setup [data-picker=scenario] input[value="2"]').check();
  await shows(page, '.setup form[aria-busy=false]');
  // All it asks for and changes is told before it is begun.
  expect(await page.locator('.setup [data-picker=scenario] .chosen dt').count()).toBe(5);
  await page.click('.setup [data-start]');
  await asked(page);
  await playOut(page, 'alone', 600);
  await shows(page, 'dialog.result');
  await page.keyboard.press('Escape');
  await lacks(page, 'dialog.result');
  // Debt, and the place on the League table.
  await shows(page, '.el-goals');
  expect(await page.locator('.el-goals').first().locator('li').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([2, 4])('a short season by clicks with %i clubs: the sheet of everybody at the end', async (seats) => {
  const { page, context, faults } = await sheetOf(seats);
  await set(page, 'weeks', '3');
  await page.click('.setup [data-start]');
  await asked(page);
  await playOut(page, `short/${seats}`, 600);
  await shows(page, 'dialog.result');
  await page.keyboard.press('Escape');
  await lacks(page, 'dialog.result');
  const totals = await page.locator('.el-season tfoot td').allTextContents();
  expect(totals).toHaveLength(seats);
  expect(totals).toEqual(await page.locator('.sb-n').allTextContents());
  expect(await page.locator('.el-league tbody tr').count()).toBe(seats + 8);
  expect(faults).toEqual([]);
  await context.close();
});

test('two people at one device: nobody sees the other’s cards, and the season goes on', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await begunForPeople(page, 'eleven', 'Ana', 'Ben');
  const chance = stream('people');
  const sat = new Set<string>();
  let decisions = 0;
  for (let n = 0; n < 400 && decisions < 70; n++) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over], [data-hand-over]');
    const over = page.locator('[data-hand-over] button');
    if (await over.count()) {
      expect(await page.locator('.card').count()).toBe(0);
      await over.click();
      await shows(page, '.table');
    } else if ((await clickable(page)) === 'over') break;
    else {
      sat.add((await page.locator('.table').getAttribute('data-viewer'))!);
      if (await decide(page, chance)) decisions++;
    }
  }
  expect(decisions).toBe(70);
  expect([...sat].toSorted()).toEqual(['0', '1']);
  expect(faults).toEqual([]);
  await context.close();
});

// ---------------------------------------------------------------- a Match is shown

/** A season before the answer of the first seat that leads to its Match. */
function beforeTheMatch(): { readonly text: string; readonly key: string } {
  for (let n = 0; n < 10; n++)
    for (const { match, seat, answer } of turns(pack, { seats: 1, seed: `match/${n}` })) {
      const view = match.view(seat);
      if (view.ask!.name !== 'stands') continue;
      const text = kept(match);
      const before = view.zones.find(({ zone }) => zone === 'foes')!.count;
      if (before === 0) return { text, key: answer };
    }
  throw new Error('No Match was ever played.');
}

test.each(['full', 'reduced'])(
  'the line-ups turn up and every pair of Sections is told before anybody is asked again: %s',
  async (motion) => {
    const { text, key } = beforeTheMatch();
    const { page, context, faults } = await resume(site, text, { motion, speed: 'fast' });
    await shows(page, `.ask [data-key="${key}"]`);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const stage = document.querySelector<HTMLElement>('.stage');
        const now = stage?.querySelector('.stage-band strong')?.textContent ?? stage?.querySelector('h3')?.textContent ?? '';
        if (now !== '' && seen.at(-1) !== now) seen.push(now);
        if (stage && document.querySelector('[data-lit], .ask [data-key]')) seen.push('asked too early');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const chance = stream('shown');
    await page.click(`.ask [data-key="${key}"]`);
    // A Tactic or an effect may be asked about first.
    for (let n = 0; n < 12; n++) {
      await asked(page);
      const told = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.some((one) => one.startsWith('Defence')));
      if (told) break;
      await decide(page, chance);
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).not.toContain('asked too early');
    for (const section of ['Left wing', 'Right wing', 'Attack', 'Midfield', 'Defence'])
      expect(seen.filter((one) => one.startsWith(section))).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  },
);

// ---------------------------------------------------------------- everything fits

/** Of each question one state: of those with four clubs, of those alone. */
function states(seasons: readonly Season[]): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly full: number; readonly text: string }>();
  for (const season of seasons)
    for (const { match, seat } of turns(pack, season)) {
      if (seat !== 0) continue;
      const { ask, zones } = match.view(0);
      // The fullest: most cards before the club.
      const full = zones.reduce((sum, { seat: whose, count }) => sum + (whose === 0 ? count : 0), 0);
      if (full > (found.get(ask!.name)?.full ?? -1)) found.set(ask!.name, { full, text: kept(match) });
    }
  return new Map([...found].map(([kind, { text }]) => [kind, text]));
}

const SIZES = [
  [360, 640],
  [640, 360],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const drawn = (page: Page) =>
  shows(page, '.table[data-asked]:not([data-sent]) :is(.el-market, .el-offer, .el-monday, .el-lineup, .el-match, .el-weekend)');

test('nothing is cut off or lies over something else, at any question and any size', async () => {
  const all = states([
    { seats: 4, seed: 'fits/5' },
    { seats: 1, seed: 'fits alone', options: { scenario: 4 } },
  ]);
  const kinds = [...all.keys()];
  expect(kinds).toEqual(expect.arrayContaining(['draft', 'objective', 'reroll', 'day', 'lineUp', 'place', 'stands', 'refresh']));
  const wrong: string[] = [];
  for (const [n, [kind, text]] of [...all].entries()) {
    // French takes more room.
    const { page, context, faults } = await resume(site, text, { motion: 'off' }, { locale: 'fr-FR' });
    await drawn(page);
    for (const [width, height] of inTurn(SIZES, n)) {
      await page.setViewportSize({ width, height });
      const { wrong: found } = await laidOut(page);
      wrong.push(...found.map((what) => `${kind} at ${width}×${height}: ${what}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(wrong).toEqual([]);
});

test('axe finds nothing in the draft, at a meeting, on a Day, at a line-up, in a Match and over a club, in any theme', async () => {
  const all = states(['axe', 'axe/2', 'axe/3'].map((seed) => ({ seats: 3, seed, options: { weeks: 3 } })));
  const wrong: string[] = [];
  for (const [n, kind] of ['draft', 'reroll', 'day', 'lineUp', 'place', 'during'].entries()) {
    const { page, context } = await resume(site, all.get(kind)!, { motion: 'off' });
    await drawn(page);
    wrong.push(...(await violations(page, inTurn(THEMES, n))).map((what) => `${kind}: ${what}`));
    if (kind === 'day') {
      await page.click('.el-clubs [aria-haspopup=dialog]');
      await shows(page, 'dialog.sheet .card');
      wrong.push(...(await violations(page)).map((what) => `club: ${what}`));
    }
    await context.close();
  }
  expect(wrong).toEqual([]);
});
