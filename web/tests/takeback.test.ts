/** Thinking again: what can be taken back, what only in practice, and what one has pointed at. */
import { stream } from '@touchline/engine';
import { readSaved } from '@touchline/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchFile } from '../testing/messages.ts';
import { asked, decide, hit, past, sitDown, stepOf } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const question = (page: Page) => page.locator('.ask h2').textContent();
const practice = async (page: Page) => readSaved(await matchFile(page), 'the match').practice ?? 0;
const at = (page: Page, step: number) => shows(page, `.table[data-asked]:not([data-sent])[data-step="${step}"]`);

describe('taking back', () => {
  test('a new hand that is not yet drawn can be thought over, and is no practice', async () => {
    const { page, context, faults } = await sitDown(site, 'fftcg');
    const [step, asks] = [await stepOf(page), await question(page)];
    await page.keyboard.press('2');
    await past(page, step);
    expect(await question(page)).not.toBe(asks);
    await page.keyboard.press('u');
    await at(page, step);
    expect(await question(page)).toBe(asks);
    // It can be answered again.
    await page.keyboard.press('1');
    await past(page, step);
    expect(await practice(page)).toBe(0);
    expect(await page.locator('.crumb i').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('undo goes back to a decision of mine or says why not, whatever the table has answered since', async () => {
    const { page, context, faults } = await sitDown(site, 'fftcg');
    const chance = stream('undo');
    let refused = 0;
    let revoked = 0;
    for (let n = 0; n < 14; n++) {
      await decide(page, chance);
      await asked(page);
      const step = await stepOf(page);
      await page.keyboard.press('u');
      const done = await page.waitForFunction(
        (before) =>
          document.querySelector('.why') ? 'refused' : document.querySelector('.table')?.getAttribute('data-step') !== before && 'back',
        String(step),
      );
      if ((await done.jsonValue()) === 'refused') refused++;
      else if ((await stepOf(page)) > step) {
        // What was announced has been seen: it is taken back by the rules' own answer.
        const { picks } = JSON.parse(await matchFile(page)).record;
        expect(picks[step][1]).toBe('takeBack');
        revoked++;
      } else expect(await stepOf(page)).toBeLessThan(step);
      await asked(page);
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused + revoked).toBeLessThan(14);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('after the bot has answered only in practice, which the match says from then on', async () => {
    const { page, context, faults } = await sitDown(site, 'playca');
    // Nothing has been decided yet.
    await page.keyboard.press('b');
    await page.getByRole('alert').getByText('no decision of yours').waitFor();
    const [first, asks] = [await stepOf(page), await question(page)];
    await decide(page, stream('back'));
    await past(page, first + 1);
    const later = await stepOf(page);
    await page.keyboard.press('u');
    await page.getByRole('alert').getByText('This cannot be taken back: somebody else has acted since.').waitFor();
    expect([await stepOf(page), await page.locator('.crumb i').count()]).toEqual([later, 0]);
    await page.keyboard.press('b');
    await at(page, first);
    expect(await question(page)).toBe(asks);
    expect(await page.locator('.crumb i').textContent()).toBe('practice');
    expect(await practice(page)).toBe(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    // It goes on from there.
    await decide(page, stream('forth'));
    await past(page, first + 1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('what I have pointed at stays while the other side answers the same question', async () => {
  // The bot that thinks longest.
  const { page, context, faults } = await sitDown(site, 'playca', { level: 'maestro' });
  await hit(page, '[data-lit]');
  expect(await stepOf(page)).toBe(0);
  await shows(page, '.table[data-asked]:not([data-sent])[data-step="1"]');
  // Whatever that changes is drawn.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('[data-lit][aria-pressed=true]').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.matches('[aria-pressed=true]'))).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
