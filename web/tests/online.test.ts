/** People with browsers of their own at a real server: from the invitation to the rematch, with everything that can go wrong between. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OnlineSite, openOnlineSite, openTable } from '../testing/online.ts';
import { clickable, decide } from '../testing/play.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site?.close());

/** Somebody comes by a link and sits down. */
async function sit(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.click('[data-sit]');
  await shows(page, '.table');
}

/** Whoever is asked answers, until it is over or this holds. */
async function playOn(pages: readonly Page[], label: string, enough: () => boolean = () => false): Promise<number> {
  const chance = stream(label);
  let n = 0;
  for (;;) {
    const open = pages.map((page) => page.waitForSelector('.table[data-asked]:not([data-sent]), .table[data-over]').then(() => page));
    const page = await Promise.race(open);
    if ((await clickable(page)) === 'over' || enough()) return n;
    if (await decide(page, chance)) n++;
  }
}

test('two people and one who watches: invited, seated, played to the end, and once more with sides changed', async () => {
  const [one, two, three] = await Promise.all([
    site.visit({ locale: 'en-GB' }),
    site.visit({ locale: 'fr-FR' }),
    site.visit({ locale: 'en-GB' }),
  ]);
  const link = await openTable(one.page, 'playca');
  expect(link).toMatch(/#\/join\/\w{12}\/[\w-]{43}\/[\w-]{43}$/);
  await sit(two.page, link);
  await shows(one.page, '.table');
  await three.page.goto(link);
  await three.page.click('[data-watch]');
  await shows(three.page, '.table[data-viewer=spectator]');
  await shows(one.page, '[data-watching="1"]');
  await playOn([one.page, two.page], 'online');
  for (const { page } of [one, two]) await shows(page, 'dialog.result');
  expect(one.faults).toEqual([]);
});
