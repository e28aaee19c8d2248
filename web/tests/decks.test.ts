/** Cards, rules and decks in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSite, type Site, type Visit } from '../testing/site.ts';
import { deckKept } from '../testing/stored.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const at = async ({ page }: Visit, hash: string): Promise<Page> => {
  await page.goto(site.address + hash);
  return page;
};

describe('cards and rules', () => {
  test('search without accents, filters, arrow keys, and one card large', async () => {
    const visit = await site.visit({ locale: 'fr-FR' });
    const page = await at(visit, '#/cards/fftcg');
    const count = () => page.locator('.cards-grid > li').count();
    await shows(page, '.cards-grid > li');
    const all = await count();
    await page.fill('input[type=search]', 'degats');
    await page.waitForFunction((n) => document.querySelectorAll('.cards-grid > li').length < n, all);
    const named = await count();
    expect(named).toBeGreaterThan(3);
    await page.locator('.value', { hasText: 'Glace' }).click();
    await page.waitForFunction((n) => document.querySelectorAll('.cards-grid > li').length < n, named);
    expect(await count()).toBeGreaterThan(0);
    await page.locator('.cover').first().focus();
    await page.keyboard.press('ArrowRight');
    const second = await page.locator('.cards-grid > li').nth(1).getAttribute('data-card');
    await page.keyboard.press('Enter');
    await shows(page, 'dialog[open]');
    expect(page.url()).toContain(second!);
    const name = await page.locator('#zoomed').textContent();
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((before) => document.querySelector('#zoomed')?.textContent !== before, name);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });

  test('a clause is marked and on the screen, in both languages; the search keeps what it finds', async () => {
    const visit = await site.visit();
    const page = await at(visit, '#/rules/fftcg/FFT-701');
    const marked = page.locator('li.marked');
    await marked.waitFor();
    expect(await marked.getAttribute('id')).toBe('FFT-701');
    const top = async () => (await marked.boundingBox())!.y;
    await expect.poll(async () => (await top()) > 0 && (await top()) < 900).toBe(true);
    const english = await marked.textContent();
    await page.locator('.roof select').first().selectOption('fr');
    await page.waitForFunction((before) => document.querySelector('li.marked')?.textContent !== before, english);
    await page.fill('input[type=search]', 'ex burst');
    await page.waitForFunction(() => document.querySelectorAll('.clauses li').length < 100);
    for (const text of await page.locator('.clauses li').allTextContents()) expect(text.toLowerCase()).toContain('burst');
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });
});

describe('decks', () => {
  test('a ready deck becomes one of my own by the first change; problems are named, and solved by one click', async () => {
    const visit = await site.visit();
    const page = await at(visit, '#/decks/fftcg/Thunderforge');
    await shows(page, '.said.ok');
    await page.locator('[data-card="V1-F01"] .copies button').last().click();
    await shows(page, '.said.bad');
    expect(page.url()).toContain('/decks/fftcg/own-');
    expect(await page.locator('.said.bad').count()).toBe(2);
    expect(await page.locator('.said.bad a').first().getAttribute('href')).toMatch(/^#\/rules\/fftcg\/FFT-\d+$/);
    await page.locator('.said.bad button').click();
    await shows(page, '.said.ok');
    await page.fill('.panel header input', 'My storm');
    await deckKept(page, 'My storm');
    await page.reload();
    await shows(page, '.said.ok');
    expect(await page.locator('.panel header input').inputValue()).toBe('My storm');
    await page.locator('.panel footer .btn.pri').click();
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(await page.locator('.scoreboard').textContent()).toContain('My storm');
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });

  test('a link carries a deck to another device', async () => {
    const visit = await site.visit();
    const page = await at(visit, '#/decks/playca/Galewick%20Relay');
    await shows(page, '.said.ok');
    await page.locator('[data-export]').click();
    await page.locator('.forms label').last().click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value.includes('#/decks/playca/import/'),
    );
    const link = await page.locator('dialog textarea').inputValue();
    await visit.context.close();

    const other = await site.visit({ locale: 'fr-FR' });
    await other.page.goto(link);
    await shows(other.page, '.said.ok');
    expect(await other.page.locator('.panel header input').inputValue()).toBe('Galewick Relay');
    // Nothing is kept that nobody wanted to keep.
    await other.page.locator('.judged p button').click();
    await other.page.waitForURL(/\/decks\/playca\/own-/);
    await other.page.goto(`${site.address}#/decks`);
    await shows(other.page, '[data-deck^="own-"]');
    expect(other.faults).toEqual([]);
    await other.context.close();
  });

  test.each([
    ['en-GB', /^Line 4: There is no card "Nobody Atall"\./, /^No card was found.*Line 1: There is no card "Nobody"/],
    ['fr-FR', /^Ligne 4\s: Il n'y a pas de carte «\sNobody Atall\s»\./, /^Aucune carte.*Ligne 1\s: Il n'y a pas de carte «\sNobody\s»/],
  ] as const)('an imported list says which lines it could not use: %s', async (locale, says, nothing) => {
    const visit = await site.visit({ locale });
    const page = await at(visit, '#/decks');
    await page.locator('[data-import=playca]').click();
    await page.fill('dialog textarea', '3 Nobody\n');
    await page.locator('dialog button[type=submit]').click();
    await shows(page, 'dialog .failed li:nth-child(2)');
    expect(await page.locator('dialog .failed').textContent()).toMatch(nothing);
    await page.fill('dialog textarea', 'Name: Half a team\nDeck\n3 Pia Quickstep\n2 Nobody Atall\n');
    await page.locator('dialog button[type=submit]').click();
    await shows(page, '.said.warn');
    expect(await page.locator('.said.warn > span').textContent()).toMatch(says);
    expect(await page.locator('[data-listed]').count()).toBe(1);
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });
});
