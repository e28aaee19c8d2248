/** Tools of the table: the menu, the log, hints that can be played, the rules beside the match, and what is heard of it all. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/axe.ts';
import { choose } from '../testing/menu.ts';
import { asked, decide, past, sitDown, stepOf } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function decisions(page: Page, seed: string, n: number): Promise<void> {
  const chance = stream(seed);
  for (let i = 0; i < n; i++) {
    await asked(page);
    await decide(page, chance);
  }
  await asked(page);
}

const focused = (page: Page, selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

test.each([
  [360, 640],
  [1024, 768],
  [1440, 900],
])('at %i × %i every tool has a name that can be read, and giving up is neither at the edge nor one click away', async (width, height) => {
  const { page, context, faults } = await sitDown(site, 'playca', { locale: 'fr-FR' });
  await page.setViewportSize({ width, height });
  const bar = await page.locator('.tools .tb:visible').evaluateAll((tools) =>
    tools.map((tool) => {
      const name = tool.querySelector('span')!;
      const { width: w, height: h, right } = name.getBoundingClientRect();
      return { name: name.textContent, seen: w > 8 && h > 8 && right <= innerWidth && name.scrollWidth <= name.clientWidth + 1 };
    }),
  );
  expect(bar.length).toBeGreaterThan(3);
  for (const tool of bar) expect(tool).toMatchObject({ seen: true });
  expect(bar.map(({ name }) => name)).not.toContain('Abandonner');
  await page.click('[data-menu]');
  await shows(page, 'dialog.menu');
  const rows = await page.locator('dialog.menu li').allTextContents();
  // Undo and Take back say what each of them does.
  expect(rows.find((row) => row.startsWith('Annuler'))).toContain('votre dernière réponse');
  expect(rows.find((row) => row.startsWith('Reprendre'))).toContain('entraînement');
  expect(rows.findIndex((row) => row.startsWith('Abandonner'))).toBeLessThan(rows.length - 1);
  expect(await violations(page)).toEqual([]);
  // Giving up is asked in our own dialog, and the safe answer has the focus.
  await page.click('dialog.menu [data-tool=concede]');
  await shows(page, 'dialog.sure');
  await focused(page, 'dialog.sure .btn.pri');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await lacks(page, 'dialog.sure');
  expect(await page.locator('.table[data-over]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('the log: by turns, with answers of the table folded; filtered and copied', async () => {
  const { page, context, faults } = await sitDown(site, 'fftcg', { locale: 'en-GB' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await decisions(page, 'log', 14);
  const turns = await page.locator('.log h4').allTextContents();
  expect(turns[0]).toBe('Turn 1');
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns).size).toBe(turns.length);
  const folded = page.locator('.log .for-you details').first();
  await folded.waitFor();
  expect(await folded.getAttribute('open')).toBeNull();
  expect(await folded.locator('summary').textContent()).toMatch(/^Answered for you: \d+$/);
  const all = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Filter the log' }).click();
  await page.keyboard.type('draws');
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length < n, all);
  for (const line of await page.locator('.log li').allTextContents()) expect(line.toLowerCase()).toContain('draws');
  expect(await page.locator('.log-status').textContent()).toMatch(/^\d+ lines?$/);
  await page.getByRole('button', { name: 'Copy the log' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Turn \d+\n\d+\t.*draws.*\[FFT-\d+\]/m);
  await page.getByRole('button', { name: 'Filter the log' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length === n, all);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever hears the table hears what choosing a card does, and the log without steps and clauses until they are wanted', async () => {
  const { page, context, faults } = await sitDown(site, 'fftcg', { locale: 'en-GB' });
  await decisions(page, 'heard', 6);
  const lit = page.locator('[data-lit]').first();
  for (let n = 0; n < 30 && (await lit.count()) === 0; n++) await decisions(page, `heard/${n}`, 1);
  expect(await lit.getAttribute('aria-label')).toMatch(/, can be chosen now/);
  const spoken = () =>
    page.locator('.log-lines li:not(.for-you)').evaluateAll((lines) =>
      lines.map((line) => {
        const copy = line.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
        return copy.textContent;
      }),
    );
  for (const line of await spoken()) expect(line).not.toMatch(/FFT-\w+|^\d/);
  await page.getByRole('button', { name: 'Read out steps and rules' }).click();
  const exact = await spoken();
  expect(exact.filter((line) => /^\d+.*FFT-\w+/.test(line ?? '')).length).toBeGreaterThan(3);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['playca', 'fftcg'])('%s: a hint can be played, by a click and by keys', async (game) => {
  const { page, context, faults } = await sitDown(site, game, { locale: 'en-GB' });
  for (const by of ['click', 'keys'] as const) {
    await asked(page);
    const step = await stepOf(page);
    await page.keyboard.press('h');
    const hint = page.locator('.hint button').first();
    await hint.waitFor();
    if (by === 'click') await hint.click();
    else {
      await hint.focus();
      await page.keyboard.press('Enter');
    }
    await past(page, step);
    await lacks(page, '.hint');
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the rules open beside the match: from a clause of the log, from the menu, and from clause to clause', async () => {
  const { page, context, faults } = await sitDown(site, 'playca', { locale: 'en-GB' });
  await decisions(page, 'rules', 3);
  const step = await stepOf(page);
  const clause = page.locator('.log .rule').last();
  const id = await clause.textContent();
  await clause.click();
  await focused(page, '.beside .marked');
  expect(await page.locator('.beside .marked').getAttribute('id')).toBe(id);
  // No answer lies under it.
  const under = await page.evaluate(() => {
    const { left } = document.querySelector('.beside')!.getBoundingClientRect();
    return [...document.querySelectorAll('.ask button, .hand .cover')].filter((one) => one.getBoundingClientRect().right > left + 1).length;
  });
  expect(under).toBe(0);
  await page.locator('.beside .text a').last().click();
  await page.waitForFunction((before) => document.querySelector('.beside .marked')?.id !== before, id);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await lacks(page, '.beside');
  await choose(page, 'rules');
  await focused(page, '.beside .marked');
  expect([await stepOf(page), new URL(page.url()).hash.startsWith('#/match/')]).toEqual([step, true]);
  expect(faults).toEqual([]);
  await context.close();
});
