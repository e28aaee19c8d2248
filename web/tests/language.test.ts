/** The language at the table: everything on it speaks it, and it can be changed in the middle of a match. */
import { stream } from '@touchline/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gameIds } from '../games/shelf.ts';
import { choose } from '../testing/menu.ts';
import { asked, decide, sitDown, stepOf } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('what the table answered for me is told in the log, in the language of the log', async () => {
  const { page, context, faults } = await sitDown(site, 'playca');
  const chance = stream('passed');
  for (let n = 0; n < 40 && (await page.locator('.log .for-you').count()) === 0; n++) {
    await decide(page, chance);
    await asked(page);
  }
  const line = page.locator('.log .for-you').first();
  expect(await line.textContent()).toMatch(/Answered for you: \S/);
  // It is told once: not as an only choice besides.
  expect(await page.locator('.log').textContent()).not.toContain('only one choice');
  await choose(page, 'language');
  await line.getByText('Répondu pour vous').first().waitFor();
  expect(await page.locator('.log').textContent()).not.toContain("n'avez qu'un choix");
  expect(faults).toEqual([]);
  await context.close();
});

test.each(gameIds)('%s: the language changes at the table, and nothing else', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`language/${game}`);
  for (let n = 0; n < 5; n++) {
    await asked(page);
    await decide(page, chance);
  }
  await shows(page, '.table[data-asked]:not([data-sent])');
  const first = page.locator('.hand .cover').first();
  await first.hover();
  // It is shown large a moment later.
  const name = (await first.getAttribute('aria-label'))!.split(',')[0];
  await page.locator('.inspect', { hasText: name }).waitFor();
  // Why it cannot be chosen comes a moment later still, if others can.
  const others = await page.locator('[data-lit]').count();
  if (others > 0 && (await first.getAttribute('data-lit')) === null) await shows(page, '.inspect .locked');
  let before: string | null = null;
  const settled = async () => {
    const [was, now] = [before, await page.locator('.inspect').textContent()];
    before = now;
    return was === now;
  };
  await expect.poll(settled, { interval: 400 }).toBe(true);
  const parts = ['.board', '.log-lines', '.ask h2', '.phasebar', '.inspect', '.tools'] as const;
  const texts = () => Promise.all(parts.map((part) => page.locator(part).first().textContent()));
  const handles = () => page.locator('[data-handle]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.handle));
  const spoken = () => page.locator('.cover').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).join());
  const [step, english, cards, said, lines] = [
    await stepOf(page),
    await texts(),
    await handles(),
    await spoken(),
    await page.locator('.log li').count(),
  ];
  await choose(page, 'language');
  await first.hover();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask h2')!.textContent !== before, english[2]);
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.inspect')!.textContent !== before, english[4]);
  const french = await texts();
  for (const [i, part] of parts.entries()) expect([part, french[i] !== english[i]]).toEqual([part, true]);
  expect([await stepOf(page), await handles(), await page.locator('.log li').count()]).toEqual([step, cards, lines]);
  expect(await spoken()).not.toBe(said);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await choose(page, 'language');
  await first.hover();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.inspect')!.textContent === before, english[4]);
  expect(await texts()).toEqual(english);
  expect(faults).toEqual([]);
  await context.close();
});
