/** The screens around the table, in a real browser: addresses, cards, rules, decks, settings. */

import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lessonGames } from '../games/shelf.ts';
import { violations } from '../testing/axe.ts';
import { decide, openTile } from '../testing/play.ts';
import { shown } from '../testing/shown.ts';
import { openSite, type Site, type Visit } from '../testing/site.ts';
import { deckKept, matchKept } from '../testing/stored.ts';
import { lacks, shows } from '../testing/until.ts';

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

/** Where a French line could end before or after a mark that must not stand alone. `? 1–4` is a number that is not known yet. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document.body.textContent ?? '').match(/.{0,30}(?: [;:!»]| \?(?! \d)|« ).{0,10}/g) ?? []);

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
    await page.locator('.panel footer .btn').first().click();
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

  test('an imported list says which lines it could not use', async () => {
    const visit = await site.visit();
    const page = await at(visit, '#/decks');
    await page.locator('[data-import=playca]').click();
    await page.fill('dialog textarea', 'Name: Half a team\nDeck\n3 Pia Quickstep\n2 Nobody Atall\n');
    await page.locator('dialog button[type=submit]').click();
    await shows(page, '.said.warn');
    expect(await page.locator('.said.warn').textContent()).toContain('Line 4');
    expect(await page.locator('[data-listed]').count()).toBe(1);
    expect(visit.faults).toEqual([]);
    await visit.context.close();
  });
});

test.each(lessonGames)('the lesson of %s explains every question, goes on after a reload, and says when it is over', async (game) => {
  const visit = await site.visit({ locale: 'fr-FR' });
  const { page } = visit;
  await openTile(page, game);
  await page.click(`[data-lesson=${game}]`);
  const heard = new Set<string>();
  const chance = stream('lesson');
  for (;;) {
    await shows(page, '.table[data-asked]:not([data-sent]) .lesson');
    const note = await page.locator('.lesson').getAttribute('data-note');
    if (note === null) break;
    heard.add(note);
    // Nothing sticks out of it, however long the answer is that it proposes.
    expect(await page.locator('.lesson').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await broken(page)).toEqual([]);
    if (heard.size === 2) {
      await matchKept(page);
      await page.reload();
      await shows(page, '.table[data-asked]:not([data-sent]) .lesson');
      expect(await page.locator('.lesson').getAttribute('data-note')).toBe(note);
    }
    await decide(page, chance);
  }
  expect(heard.size).toBeGreaterThan(2);
  await page.locator('.lesson').getByText('Continuer le match').click();
  await lacks(page, '.lesson');
  expect(await page.title()).toContain('Votre premier match');
  expect(visit.faults).toEqual([]);
  await visit.context.close();
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
