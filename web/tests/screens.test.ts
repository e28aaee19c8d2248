/** The screens around the table, in a real browser: addresses, settings, what is kept, and axe at each of them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { violations } from '../testing/axe.ts';
import { broken } from '../testing/french.ts';
import { shown } from '../testing/shown.ts';
import { openSite, type Site, type Visit } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';
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

describe('addresses', () => {
  test('each screen has a heading, a title, and nothing sticks out on a small phone', async () => {
    const visit = await site.visit({ viewport: { width: 360, height: 640 }, locale: 'fr-FR' });
    const screens = [
      '#/',
      '#/cards/fftcg',
      '#/cards/playca/PC-G01',
      '#/rules/playca',
      '#/decks',
      '#/decks/fftcg/Thunderforge',
      '#/settings',
      '#/lesson/inazuma',
    ];
    const titles = new Set<string>();
    for (const hash of screens) {
      const page = await at(visit, hash);
      await shown(page);
      titles.add(await page.title());
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([hash, wider]).toEqual([hash, 0]);
      expect([hash, await broken(page)]).toEqual([hash, []]);
    }
    expect(titles.size).toBeGreaterThanOrEqual(6);
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });

  test('an unknown one says so and leads home; back and forward work; the heading has the focus', async () => {
    const visit = await site.visit();
    const page = await at(visit, '#/nowhere/at/all');
    expect(await page.locator('main').textContent()).toContain('/nowhere/at/all');
    await page.locator('main a').click();
    await shows(page, '[data-play=playca]');
    await page.locator('.ways a', { hasText: 'Decks' }).click();
    await shows(page, '[data-deck="Thunderforge"]');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await shows(page, '[data-play=playca]');
    await page.goForward();
    await shows(page, '[data-deck="Thunderforge"]');
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });

  test('a match has an address: a reload stays at the table, and home knows of it until it is deleted', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await page.click('[data-play=playca]');
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(page.url()).toMatch(/#\/match\/playca-/);
    await matchKept(page);
    const step = await page.locator('.table').getAttribute('data-step');
    await page.reload();
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(await page.locator('.table').getAttribute('data-step')).toBe(step);
    await page.goBack();
    await shows(page, '[data-resume]');
    // Going forward goes on with it and does not begin it anew.
    await page.goForward();
    await shows(page, '.table[data-asked]:not([data-sent])');
    await page.goBack();
    const remove = page.locator('.kept-matches li button');
    await remove.click();
    expect(await page.locator('[data-resume]').count()).toBe(1);
    await remove.click();
    await page.waitForFunction(() => !document.querySelector('[data-resume]'));
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });
});

test('settings change the page at once and last; everything can be deleted', async () => {
  const visit = await site.visit();
  const page = await at(visit, '#/settings');
  await page.locator('input[name=theme]').nth(2).check();
  await page.locator('input[name=palette]').nth(1).check();
  await page.locator('input[name=motion]').nth(1).check();
  await page.reload();
  const { theme, palette, motion } = (await page.evaluate(() => ({ ...document.documentElement.dataset }))) as { [name: string]: string };
  expect([theme, palette, motion]).toEqual(['contrast', 'cb', 'reduced']);
  await at(visit, '#/decks/playca/Galewick%20Relay');
  await shows(page, '.said.ok');
  await page.fill('.panel header input', 'To be forgotten');
  await page.waitForURL(/own-/);
  await at(visit, '#/lesson/playca');
  await shows(page, '.lesson');
  const storages = () => page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(await storages()).toEqual([1, 1]);
  await at(visit, '#/settings');
  const button = page.locator('.danger');
  await button.click();
  await button.click();
  await page.waitForFunction(() => document.documentElement.dataset.theme !== 'contrast');
  expect(await storages()).toEqual([0, 0]);
  await at(visit, '#/decks');
  await shows(page, '[data-deck="Galewick Relay"]');
  expect(await page.locator('[data-deck^="own-"]').count()).toBe(0);
  expect(visit.faults).toEqual([]);
  await visit.context.close();
});

test('matches kept before there were decks are still there', async () => {
  const { page, context, faults } = await site.visit();
  // A file of the same origin that opens no store.
  await page.goto(`${site.address}icon.svg`);
  await page.evaluate(async () => {
    const done = (request: IDBRequest) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
    await done(indexedDB.deleteDatabase('touchline'));
    const request = indexedDB.open('touchline', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('matches', { keyPath: 'key' });
      request.result.createObjectStore('keys');
    };
    await done(request);
    const old = { key: 'playca-old', game: 'playca', players: ['person', 'anchor'], decks: ['A', 'B'], step: 7, winners: [0], at: 0 };
    await done(request.result.transaction('matches', 'readwrite').objectStore('matches').put(old));
    request.result.close();
  });
  await page.goto(site.address);
  expect(await page.locator('[data-resume=playca-old]').textContent()).toContain('Won');
  await page.goto(`${site.address}#/decks/playca/Galewick%20Relay`);
  await shows(page, '.said.ok');
  await page.fill('.panel header input', 'After the upgrade');
  await page.waitForURL(/own-/);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['#/', '#/cards/fftcg', '#/rules/playca/EPC-101', '#/decks', '#/decks/fftcg/Thunderforge', '#/settings', '#/nowhere'])(
  'axe finds nothing at %s, in any theme',
  async (hash) => {
    const visit = await site.visit();
    const page = await at(visit, hash);
    await shown(page);
    expect(await violations(page)).toEqual([]);
    await visit.context.close();
  },
);
