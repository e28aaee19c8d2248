/** The page says when it can be played without a connection, and it is so: in a real browser, from a folder of a larger site. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@touchline/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '../site/serve.ts';
import { type Built, built } from '../testing/built.ts';
import { sharedChromium } from '../testing/chromium.ts';
import { asked, decide } from '../testing/play.ts';
import { matchKept } from '../testing/stored.ts';
import { holds, lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Built;
let browser: Browser;
let leave: () => Promise<void> = async () => {};
let server: Server;
let address = '';
let [around, context]: [string, BrowserContext | null] = ['', null];

beforeAll(async () => {
  site = await built();
  around = mkdtempSync(join(tmpdir(), 'touchline-around-'));
  symlinkSync(site.folder, join(around, 'table'));
  const opened = await serve(around, 0);
  ({ server } = opened);
  address = `${opened.address}table/`;
  ({ browser, leave } = await sharedChromium());
});
afterAll(async () => {
  await context?.close();
  await leave();
  server.close();
  server.closeAllConnections();
  rmSync(around, { recursive: true });
  site.forget();
});

/** As the settings say it; `coming` and `missing` may yet change. */
const ready = (page: Page) => shows(page, '[data-offline=ready]');

test('the first match is begun, the page says that no connection is needed, and none is', async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('touchline.settings', '{"motion":"off","level":"rookie","soundOffered":true}');
  });
  await page.goto(address);
  await shows(page, '[data-play=playca]');
  await page.click('[data-play=playca]');
  await asked(page);

  await shows(page, '.left [role=status].whisper');
  expect(await page.locator('.left [role=status]').textContent()).toContain('Prêt à jouer sans connexion');
  await context.setOffline(true);
  await matchKept(page);
  await page.reload();
  const chance = stream('offline ready');
  for (let n = 0; n < 5; n++) {
    await asked(page);
    await decide(page, chance);
  }
  await asked(page);
  // The menu says it too; the note goes by itself and is not said again.
  await page.click('[data-menu]');
  await ready(page);
  await page.keyboard.press('Escape');
  await lacks(page, '.left [role=status]');
  // Nobody has ever opened this one here.
  await page.goto(`${address}#/`);
  await page.click('[data-open=fftcg], [data-play=fftcg]');
  if (await page.locator('.grounds-row').count()) await page.click('[data-play=fftcg]');
  await asked(page);
  expect(await page.locator('.left [role=status]').count()).toBe(0);
});

test('what the browser has thrown away is not promised', async () => {
  const page = await context!.newPage();
  await page.goto(`${address}#/settings`);
  await ready(page);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const fftcg = (await cache.keys()).find(({ url }) => url.includes('fftcg'))!;
    await cache.delete(fftcg);
  });
  await page.reload();
  await holds(page, '[data-offline=missing]');
  // The service worker has had its say when it answers somebody who asks after the page did.
  await page.evaluate(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration())!;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    active!.postMessage('', [port2]);
    await answered;
  });
  expect(await page.locator('[data-offline]').getAttribute('data-offline')).toBe('missing');
});
