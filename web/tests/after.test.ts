/** After a match: the result, replays by link, the record; by clicks and by keys. */
import { readFileSync } from 'node:fs';
import { gameInLink, linkOf } from '@touchline/host/link';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { violations } from '../testing/axe.ts';
import { finished, openFinished } from '../testing/finished.ts';
import { concede } from '../testing/menu.ts';
import { lay, outcome } from '../testing/outcomes.ts';
import { asked, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const SIZES = [
  [360, 640],
  [390, 844],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** What sticks out at one of the sizes. */
async function sticksOut(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const out = await page.evaluate((wanted) => {
      const root = document.querySelector(wanted)!;
      const wide = [root, document.documentElement].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.tagName);
      // What is drawn ends where its picture ends.
      const cut = [...root.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((one) => {
        const { width: w, right, left } = one.getBoundingClientRect();
        return one.checkVisibility() && w > 1 && (right > innerWidth + 1 || left < -1);
      });
      return [...wide, ...cut.slice(0, 3).map((one) => `${one.className} ${one.textContent?.slice(0, 30)}`)];
    }, within);
    found.push(...out.map((what) => `${width} × ${height}: ${what}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

const clip = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const may = { permissions: ['clipboard-read', 'clipboard-write'] };

test.each([
  ['playca', 0, 'en-GB', 'You win'],
  ['inazuma', 1, 'fr-FR', 'Vous perdez'],
  ['fftcg', 0, 'fr-FR', 'Vous gagnez'],
  ['tsubasa', 1, 'en-GB', 'You lose'],
] as const)(
  '%s won by seat %i (%s): the result says so, with its rule, moments and figures; it fits every screen',
  async (game, winner, locale, said) => {
    const { page, context, faults } = await site.visit({ locale });
    const key = await openFinished(page, finished(await gameOf(game), { winner }));
    await shows(page, '.result-figures tbody tr');
    const result = page.locator('dialog.result');
    expect(await result.getAttribute('data-outcome')).toBe(winner === 0 ? 'won' : 'lost');
    expect(await result.locator('h2').textContent()).toContain(said);
    expect(await result.locator('.result-score').textContent()).toMatch(/\d+–\d+/);
    expect(await result.locator('.result-why .rule').textContent()).toMatch(/^[A-Z]{3}-\d+$/);
    expect(await result.locator('.result-figures tbody tr').count()).toBeGreaterThan(4);
    expect(await sticksOut(page, 'dialog.result')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // A moment leads into the replay, to its step.
    const moment = result.locator('.result-moments a').last();
    const step = await moment.getAttribute('data-step');
    await moment.click();
    await shows(page, `.table.replay[data-step="${step}"]`);
    expect(page.url()).toContain(`#/replay/${key}/${step}`);
    await page.goBack();
    await shows(page, 'dialog.result');
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a win does not look like a loss', async () => {
  const looks: unknown[] = [];
  for (const winner of [0, 1]) {
    const { page, context } = await site.visit({ locale: 'en-GB' });
    await openFinished(page, finished(await gameOf('playca'), { winner }));
    looks.push(
      await page.evaluate(() => {
        const { backgroundImage, boxShadow } = getComputedStyle(document.querySelector('.result-head')!);
        return [backgroundImage, boxShadow, getComputedStyle(document.querySelector('.result h2')!).backgroundColor];
      }),
    );
    await context.close();
  }
  const [won, lost] = looks as string[][];
  for (const [i, one] of won.entries()) expect(one).not.toBe(lost[i]);
});

test('what follows a match: the same decks again, the other side, the next level', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  const saved = finished(await gameOf('playca'), { winner: 0 });
  const [mine, theirs] = saved.decks;
  const key = await openFinished(page, saved);
  const decks = () => page.locator('.scoreboard .sb-name small').allTextContents();
  const after = async (name: string) => {
    await page.goto(`${site.address}#/match/${key}`);
    await shows(page, 'dialog.result');
    await page.getByRole('button', { name }).click();
    await lacks(page, 'dialog.result');
    await asked(page);
    expect(page.url()).not.toContain(key);
    return decks();
  };
  expect(await after('Play again')).toEqual([mine, `rookie · ${theirs}`]);
  expect(await after('Swap sides')).toEqual([theirs, `rookie · ${mine}`]);
  expect(await after('Next level')).toEqual([mine, `winger · ${theirs}`]);
  expect(faults).toEqual([]);
  await context.close();
});

test('by keys: the first thing is to play again, Escape leads to the board and back, moments are links', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await openFinished(page, finished(await gameOf('playca'), { winner: 0 }));
  await shows(page, '.result-moments a');
  const focused = (selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  await focused('dialog.result .btn.pri');
  await page.keyboard.press('Escape');
  await lacks(page, 'dialog.result');
  await page.locator('.hand .btn.pri', { hasText: 'Result' }).focus();
  await page.keyboard.press('Enter');
  await shows(page, '.result-moments a');
  for (let n = 0; n < 20 && !(await page.evaluate(() => document.activeElement?.matches('.result-moments a'))); n++)
    await page.keyboard.press('Tab');
  const step = await page.evaluate(() => document.activeElement!.getAttribute('data-step'));
  await page.keyboard.press('Enter');
  await shows(page, `.table.replay[data-step="${step}"]`);
  await page.keyboard.press('ArrowLeft');
  await shows(page, `.table.replay[data-step="${Number(step) - 1}"]`);
  await page.goBack();
  await shows(page, 'dialog.result .btn.pri');
  await focused('dialog.result .btn.pri');
  await page.keyboard.press('Enter');
  await lacks(page, 'dialog.result');
  await asked(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a replay as a link: copied from the result and from the replay, opened elsewhere without anything kept there', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB', ...may });
  const saved = finished(await gameOf('fftcg'), { winner: 0 });
  await openFinished(page, saved);
  await page.click('[data-copy-link]');
  await page.locator('output.copied').waitFor();
  const address = await clip(page);
  expect(address.startsWith(`${site.address}#/m/TM1.fftcg.`)).toBe(true);
  expect(address.length).toBeLessThan(6000);
  // By keys, in the replay.
  await page.getByRole('link', { name: 'Replay' }).click();
  await shows(page, '.table.replay');
  await page.locator('.tools .tb', { hasText: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.board > .why', { hasText: 'The link is copied' }).waitFor();
  expect(await clip(page)).toBe(address);
  expect(faults).toEqual([]);
  await context.close();

  const other = await site.visit({ locale: 'fr-FR' });
  await other.page.goto(address);
  await shows(other.page, '.table.replay');
  expect(await violations(other.page)).toEqual([]);
  const { length } = saved.record.picks;
  await other.page.keyboard.press('End');
  await shows(other.page, `.table.replay[data-step="${length}"]`);
  expect(await other.page.locator('.log li').count()).toBeGreaterThan(20);
  expect(await sticksOut(other.page, '.table')).toEqual([]);
  await other.page.goto(`${site.address}#/`);
  await shows(other.page, '[data-play]');
  expect(await other.page.locator('[data-resume]').count()).toBe(0);
  expect(other.faults).toEqual([]);
  await other.context.close();
});

test('where the browser does not let us copy, the link is there to be copied by hand', async () => {
  const { page, context, faults } = await site.visit({
    locale: 'en-GB',
    before: (one) =>
      one.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
      ),
  });
  await openFinished(page, finished(await gameOf('playca'), { winner: 0 }));
  await page.click('[data-copy-link]');
  await shows(page, 'dialog.slip textarea');
  expect(gameInLink((await page.inputValue('dialog.slip textarea')).split('#/m/')[1])).toBe('playca');
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['cut off', (link: string) => link.slice(0, -9), /This link is damaged/, /Ce lien est endommagé/],
  [
    'changed',
    (link: string) => link.replace(/.(?=\.\w+$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    /This link is damaged/,
    /Ce lien est endommagé/,
  ],
  ['of another version', (link: string) => link.replace('TM1', 'TM7'), /another version of Touchline/, /autre version de Touchline/],
  ['of a game that is not here', (link: string) => link.replace(/^.*$/, 'TM1.chess.AAAA.xxxxxx'), /damaged/, /endommagé/],
] as const)('a link that is %s says so in the reader’s language', async (_, damage, english, french) => {
  const pack = await gameOf('playca');
  const link = damage(linkOf(pack.game, finished(pack)));
  for (const [locale, said] of [
    ['en-GB', english],
    ['fr-FR', french],
  ] as const) {
    const { page, context, faults } = await site.visit({ locale });
    await page.goto(`${site.address}#/m/${link}`);
    await page.locator('[role=alert] h1').filter({ hasText: said }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('the record: nothing at first; a match that is over counts once; exported and deleted', async () => {
  const { page, context, faults } = await sitDown(site, 'playca', { locale: 'en-GB', level: 'rookie' });
  await page.goto(`${site.address}#/record`);
  await shows(page, '.record-none');
  await page.goBack();
  await asked(page);
  await concede(page);
  await page.locator('.result footer .btn', { hasText: 'Home' }).click();
  // By the navigation, with keys.
  await page.locator('.ways a', { hasText: 'Record' }).first().focus();
  await page.keyboard.press('Enter');
  await shows(page, '.record-games li');
  expect(await page.locator('.record-games li').textContent()).toMatch(/0 of 1.*4 more for a share/);
  expect(await page.locator('.record-rows').first().textContent()).toContain('rookie');
  // Looked at again it is still one.
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exported.matches).toMatchObject([{ game: 'playca', players: ['person', 'rookie'], winners: [1], practice: false }]);
  await page.getByRole('button', { name: 'Delete the record' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await shows(page, '.record-none');
  // The match itself is still there.
  await page.goto(`${site.address}#/`);
  await shows(page, '[data-replay], [data-resume]');
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['en-GB', 'fr-FR'])(
  'the record of many matches (%s): by game, level and deck, over time; it fits every screen',
  async (locale) => {
    const { page, context, faults } = await site.visit({ locale });
    await page.goto(`${site.address}#/record`);
    await shows(page, '.record-none');
    const bots = ['rookie', 'winger', 'anchor'];
    await lay(page, [
      ...Array.from({ length: 40 }, (_, n) =>
        outcome(
          n,
          n,
          n % 4 === 0 ? 'fftcg' : 'playca',
          n % 4 === 0 ? 'Thunderforge' : 'Lanternfall Tricks',
          bots[n % 3],
          n % 3 === 0 ? [1] : [0],
        ),
      ),
      { ...outcome(90, 1, 'playca', 'Practised', 'rookie', [0]), practice: true },
      { ...outcome(91, 1, 'playca', 'Shared', 'person', [0]) },
      ...[92, 93].map((n) => outcome(n, 3, 'inazuma', 'Raimon Fire', 'rookie', [0])),
    ]);
    await page.reload();
    await shows(page, '.record-games li');
    const text = async (selector: string) => (await page.locator(selector).allTextContents()).join('\n');
    expect(await page.locator('.record-games li').count()).toBe(3);
    // Two matches are no share; practice and matches of several people do not count.
    expect(await text('.record-games li:has-text("Inazuma")')).not.toContain('%');
    expect(await text('.record-games li:has-text("PlayCa")')).toMatch(/\d+\s?%/);
    expect(await text('main')).not.toMatch(/Practised|Shared/);
    expect(await page.locator('.over-time .share').count()).toBeGreaterThan(0);
    expect(await sticksOut(page, '.record')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.locator('.record-head select').first().selectOption('fftcg');
    expect(await text('.record-rows')).not.toContain('Lanternfall');
    await page.locator('.in-numbers summary').click();
    expect(await page.locator('.in-numbers tbody tr').count()).toBeGreaterThan(3);
    expect(faults).toEqual([]);
    await context.close();
  },
);
