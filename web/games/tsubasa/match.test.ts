/** Captain Tsubasa in a real browser: whole matches in each preset, by clicks and by keys; what happens is shown, and all of it fits. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { THEMES, violations } from '../../testing/axe.ts';
import { resume } from '../../testing/climax.ts';
import { asked, atKeys, openTile, playOut, pressOn, sitDown } from '../../testing/play.ts';
import { openSite, type Site } from '../../testing/site.ts';
import { inTurn } from '../../testing/thorough.ts';
import { lacks, shows } from '../../testing/until.ts';
import { gameOf } from '../packages.ts';
import { fits } from './testing/fits.ts';
import { kept, nineOf, turns } from './testing/lively.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const pack = await gameOf('tsubasa', 'en', 'fr');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

// ---------------------------------------------------------------- whole matches

test.each([
  { preset: 'firstMatch', rounds: 4, extras: 0 },
  { preset: 'standard', rounds: 6, extras: 0 },
  { preset: 'full', rounds: 6, extras: 2 },
])('a whole match by clicks: $preset', async ({ preset, rounds, extras }) => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await openTile(page, 'tsubasa');
  await page.click('[data-set-up=tsubasa]');
  await shows(page, '.setup form');
  await page.locator(`[data-preset="${preset}"]`).check();
  await page.click('.setup [data-start]');
  await asked(page);
  if ((await page.locator('.table').getAttribute('data-asked')) === 'kickOff') await page.click('.ask [data-key]');
  await asked(page);
  expect(await page.locator('.sb-foot').textContent()).toContain(`of ${rounds}`);
  expect(await page.locator('.ts-extras section').count()).toBe(extras);
  await playOut(page, `whole/${preset}`, 1500);
  await shows(page, 'dialog.result');
  // Goals on the score board are those of the rounds.
  await page.keyboard.press('Escape');
  await lacks(page, 'dialog.result');
  const goals = await page.locator('.sb-n').allTextContents();
  expect(await page.locator('.ts-rounds .goal').count()).toBe(goals.reduce((sum, n) => sum + Number(n), 0));
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole match by keys', async () => {
  const { page, context, faults } = await sitDown(site, 'tsubasa');
  const chance = stream('keys/tsubasa');
  let keys = 0;
  for (; keys < 6000; keys++) {
    const now = await atKeys(page);
    if (now.over) break;
    if (!now.asked) {
      await asked(page);
      continue;
    }
    expect([now.step, now.focus]).not.toEqual([now.step, 'body']);
    await pressOn(page, now, chance);
  }
  expect(keys).toBeLessThan(6000);
  await shows(page, 'dialog.result');
  expect(faults).toEqual([]);
  await context.close();
});

// ---------------------------------------------------------------- what happens is shown

/** The match before the first seat says how much it spends on a Shot, as the Attacker. */
function beforeTheDice(): { readonly text: string; readonly key: string } {
  for (let n = 0; n < 20; n++)
    for (const { match, seat } of turns(pack, `dice/${n}`)) {
      const { ask, own } = match.view(seat);
      const { attacker, action } = own as { readonly attacker: number; readonly action: string };
      if (seat === 0 && attacker === 0 && action === 'shot' && ask!.name === 'spend')
        return { text: kept(match), key: ask!.options[0].key };
    }
  throw new Error('Nobody ever shot.');
}

test.each(['full', 'reduced'])(
  'dice roll, totals are counted and the outcome is told before anybody is asked again: %s',
  async (motion) => {
    const { text, key } = beforeTheDice();
    const { page, context, faults } = await resume(site, text, { motion, speed: 'fast' });
    await shows(page, `.ask [data-key="${key}"]`);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const stage = document.querySelector<HTMLElement>('.stage');
        const parts = ['dice', 'meter', 'stage-band'].filter((part) => stage?.querySelector(`.${part}`)).join(' ');
        if (stage && seen.at(-1) !== parts) seen.push(parts);
        if (stage && document.querySelector('[data-lit], .ask [data-key]')) seen.push('asked too early');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.click(`.ask [data-key="${key}"]`);
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.some((one) => one.includes('dice')));
    await lacks(page, '.stage');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).not.toContain('asked too early');
    // The first thing that is seen, and all that is there with reduced motion, are the dice.
    expect(seen[0]).toMatch(/^dice/);
    if (motion === 'full') expect(seen.length).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await context.close();
  },
);

// ---------------------------------------------------------------- everything fits

/** Of each question the fullest state: most cards in the Play Areas, somebody to bring in, a Yellow card; and nine cards of one coach. */
function states(): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly full: number; readonly text: string }>();
  for (let n = 0; n < 6; n++)
    for (const { match, seat } of turns(pack, `states/${n}`)) {
      if (seat !== 0) continue;
      const { ask, zones } = match.view(0);
      const count = (name: string) => zones.reduce((sum, one) => sum + (one.zone === name ? one.count : 0), 0);
      const extras = ask!.options.some(({ verb }) => verb === 'motivate' || verb === 'sign');
      const kind = extras ? `${ask!.name} extras` : ask!.name;
      const full = 2 * count('playArea') + count('booking');
      if (full > (found.get(kind)?.full ?? -1)) found.set(kind, { full, text: kept(match) });
    }
  return new Map([
    ['nine of yours', nineOf(pack, 0)],
    ['nine of theirs', nineOf(pack, 1)],
    ...[...found].map(([kind, { text }]) => [kind, text] as const),
  ]);
}

const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** Until the match that is opened is asked about, with everything that is loaded when it is first shown. */
const drawn = (page: Page) => shows(page, '.table[data-asked]:not([data-sent]) :is(.ts-meter, .ts-specials, .ts-box)');

test('nothing is cut off or lies over something else, in any state at any size', async () => {
  const all = states();
  const kinds = [...all.keys()].join();
  for (const name of ['take', 'turn', 'use', 'spend', 'declare', 'rerolls', 'save', 'duel', 'it', 'extras']) expect(kinds).toContain(name);
  const wrong: string[] = [];
  for (const [n, [kind, text]] of [...all].entries()) {
    // French takes more room.
    const { page, context, faults } = await resume(site, text, { motion: 'off' }, { locale: 'fr-FR' });
    await drawn(page);
    for (const [width, height] of inTurn(SIZES, n)) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await fits(page)).map((what) => `${kind} at ${width}×${height}: ${what}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(wrong).toEqual([]);
});

test('axe finds nothing while cards are played, points are spent, dice lie and special cards are chosen, in any theme', async () => {
  const all = states();
  for (const [n, kind] of ['nine of yours', 'declare', 'rerolls', 'save', 'duel', 'turn extras'].entries()) {
    const { page, context } = await resume(site, all.get(kind)!, { motion: 'off' });
    await drawn(page);
    expect([kind, await violations(page, inTurn(THEMES, n))]).toEqual([kind, []]);
    await context.close();
  }
});
