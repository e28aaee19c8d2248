/** Whole matches in a real browser, by clicking only what is lit. */
import { readFileSync } from 'node:fs';
import { stream } from '@touchline/engine';
import { readSaved } from '@touchline/host';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameIds } from '../games/shelf.ts';
import { violations } from '../testing/axe.ts';
import { alone, clickable, decide, playOut, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each([
  { game: 'playca', locale: 'en-GB' },
  { game: 'fftcg', locale: 'fr-FR' },
  { game: 'inazuma', locale: 'fr-FR' },
])('$game', ({ game, locale }) => {
  test('a match against a bot, from one click on the first screen to the result', async () => {
    const { page, context, faults } = await site.visit({ locale });
    await page.locator('input[name^=level]').first().check();
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.table[data-asked]:not([data-sent])');
    expect(await playOut(page, `web/${game}`)).toBeGreaterThan(5);
    expect(await page.locator('.ask h2').textContent()).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a reload in the middle goes on at the same question', async () => {
    const { page, context, faults } = await sitDown(site, game, { locale });
    const chance = stream('reload');
    for (let n = 0; n < 4; n++) {
      await page.waitForSelector('.table[data-asked]:not([data-sent])');
      await decide(page, chance);
    }
    await page.waitForSelector('.table[data-asked]:not([data-sent])');
    const question = async () => [await page.locator('.ask h2').textContent(), await clickable(page)];
    await alone(page);
    await matchKept(page);
    const before = await question();
    await page.reload();
    await page.waitForSelector('.table[data-asked]:not([data-sent])');
    expect(await question()).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a match is looked at again: any step, either side, and played on from there', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await page.locator('input[name^=level]').first().check();
  await page.click('[data-play=playca]');
  const chance = stream('replay');
  for (let n = 0; n < 8; n++) {
    await page.waitForSelector('.table[data-asked]:not([data-sent])');
    await decide(page, chance);
  }
  await page.waitForSelector('.table[data-asked]:not([data-sent])');
  const battles = { step: await page.locator('.table').getAttribute('data-step'), text: await page.locator('.pc-chain').textContent() };
  expect(battles.text).toMatch(/\d–\d/);
  await matchKept(page);
  await page.goto(site.address);
  await page.locator('[data-replay]').first().click();
  await page.waitForSelector('.table.replay');
  const table = page.locator('.table.replay');
  const scrub = page.locator('.scrub input');
  // What was fought out is shown as it was shown then.
  await scrub.fill(battles.step!);
  await page.waitForSelector(`.table.replay[data-step="${battles.step}"]`);
  await expect.poll(() => page.locator('.pc-chain').textContent()).toBe(battles.text);
  const steps = Number(await scrub.getAttribute('max'));
  expect(steps).toBeGreaterThan(8);
  const seen = new Set<string | null>();
  for (const step of [steps, 0, Math.floor(steps / 2), 1]) {
    await scrub.fill(String(step));
    await page.waitForSelector(`.table.replay[data-step="${step}"]`);
    seen.add(await table.locator('.board').textContent());
  }
  expect(seen.size).toBeGreaterThan(1);
  // A line of the log leads to its step.
  await page.locator('.log button.lt').last().click();
  await page.waitForSelector(`.table.replay[data-step="${await page.locator('.log button.lt').last().textContent()}"]`);
  await scrub.fill('4');
  await page.waitForSelector('.table.replay[data-step="4"]');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.table[data-asked]:not([data-sent]):not(.replay)');
  expect(Number(await page.locator('.table').getAttribute('data-step'))).toBeGreaterThanOrEqual(4);
  expect(faults).toEqual([]);
  await context.close();
});

test('a match as a file: saved, brought back on another device, and refused with the reason when it is damaged', async () => {
  const first = await site.visit({ locale: 'en-GB' });
  await first.page.locator('input[name^=level]').first().check();
  await first.page.click('[data-play=playca]');
  const chance = stream('file');
  for (let n = 0; n < 5; n++) {
    await first.page.waitForSelector('.table[data-asked]:not([data-sent])');
    await decide(first.page, chance);
  }
  await first.page.waitForSelector('.table[data-asked]:not([data-sent])');
  const saved = async (button: string) => {
    const [file] = await Promise.all([first.page.waitForEvent('download'), first.page.getByRole('button', { name: button }).click()]);
    return readFileSync(await file.path(), 'utf8');
  };
  const text = await saved('Save as a file');
  const report = JSON.parse(await saved('Report a fault'));
  expect(readSaved(JSON.stringify(report), 'report').record.picks).toEqual(JSON.parse(text).record.picks);
  expect(report.report.settings.language).toBe('en');

  const second = await site.visit({ locale: 'fr-FR' });
  const bring = (name: string, content: string) =>
    second.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const [name, content, reason] of [
    ['cut.json', text.slice(0, 200), /cut\.json is not a save/],
    ['other.json', text.replace('"touchline":2', '"touchline":7'), /another version/],
    ['edited.json', text.replace(/"seed":"[^"]+"/, '"seed":"x"'), /edited\.json was edited/],
  ] as const) {
    await bring(name, content);
    await second.page.getByText(reason).waitFor();
  }
  await bring('match.json', text);
  await second.page.waitForSelector('.table.replay');
  expect(Number(await second.page.locator('.scrub input').getAttribute('max'))).toBe(JSON.parse(text).record.picks.length);
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.context.close();
  await second.context.close();
});

test.each(gameIds)('%s: axe finds nothing at the table, in any theme', async (game) => {
  const { page, context } = await site.visit({ locale: 'en-GB' });
  await page.click(`[data-play=${game}]`);
  const chance = stream('axe');
  for (let n = 0; n < 6; n++) {
    await page.waitForSelector('.table[data-asked]:not([data-sent])');
    await decide(page, chance);
  }
  await page.waitForSelector('.table[data-asked]:not([data-sent])');
  expect(await violations(page)).toEqual([]);
  await context.close();
});
