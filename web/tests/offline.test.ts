/** The table without a connection, after an update, and as something that can be installed: in a real browser, with real servers. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { stream } from '@touchline/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameIds, hasDecks } from '../games/shelf.ts';
import { serve } from '../site/serve.ts';
import { type Built, built } from '../testing/built.ts';
import { sharedChromium } from '../testing/chromium.ts';
import { decide } from '../testing/play.ts';
import { shown } from '../testing/shown.ts';
import { matchKept } from '../testing/stored.ts';
import { holds, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const ASKS = 5;
/** As released, and as the next release. */
const builds: Built[] = [];
let [released, next] = ['', ''];
let browser: Browser;
let leave: () => Promise<void> = async () => {};
let server: Server | null = null;
let port = 0;

beforeAll(async () => {
  // The version is written into the page's own script.
  builds.push(await built(), await built({ define: { 'import.meta.env.VITE_VERSION': '"next"' } }));
  [released, next] = builds.map(({ folder }) => folder);
  ({ browser, leave } = await sharedChromium());
});
afterEach(stop);
afterAll(async () => {
  await leave();
  for (const { forget } of builds) forget();
});

/** The same address serves one build or the other. */
async function open(folder: string): Promise<string> {
  stop();
  const opened = await serve(folder, port);
  server = opened.server;
  port = Number(new URL(opened.address).port);
  return opened.address;
}

function stop(): void {
  server?.close();
  server?.closeAllConnections();
  server = null;
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
  readonly asked: string[];
}

async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const faults: string[] = [];
  // The policy's refusals are told in the console too, wherever they happen.
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  context.on('weberror', (error) => faults.push(error.error().message));
  return { page: await context.newPage(), context, faults, asked };
}

/** Keeping everything takes its time: the service worker takes breath between two files. */
const until = (page: Page, holds: () => Promise<boolean>) => vi.waitUntil(() => page.evaluate(holds), { timeout: 60_000 });

/** The page does it a while later by itself, which has a test of its own. */
const register = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.register('./sw.js').then(() => {}));

/** Everything is kept and the page is in the care of its service worker. */
async function settled(page: Page): Promise<void> {
  await register(page);
  await until(page, async () => navigator.serviceWorker.controller !== null);
}

const filesOf = (folder: string): string[] => JSON.parse(/const files = (\[.*?\]);/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))![1]);
/** Scripts and styles this page runs on, as the build names them. */
const runsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));
    return all.filter((name) => /\.(js|css)$/.test(name));
  });

/** When the page began to keep everything, and when it first asked somebody: milliseconds of the page. */
interface Noted {
  registered?: number;
  asked?: number;
}

test.each([
  ['stays on the first screen', null],
  ['begins a match', 'playca'],
])('what is only for later is not fetched at once: somebody who %s', async (_who, game) => {
  const address = await open(released);
  const { page, context } = await visit();
  await page.addInitScript(() => {
    const noted: Noted = {};
    Object.assign(window, { noted });
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...args) {
      noted.registered ??= performance.now();
      return register.apply(this, args);
    };
    new MutationObserver(() => {
      if (document.querySelector('.table[data-asked]')) noted.asked ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(address);
  await shows(page, '[data-play]');
  if (game) await page.click(`[data-play=${game}]`);
  const noted = await page.waitForFunction(() => {
    const { noted: now } = window as unknown as { noted: Noted };
    return now.registered !== undefined && now;
  });
  const { registered, asked: first = Number.POSITIVE_INFINITY } = (await noted.jsonValue()) || {};
  // Four seconds after the page has come, or one after the first question.
  expect(registered).toBeGreaterThan(Math.min(3900, first + 900));
  await context.close();
});

test('a new build is there at the next load, whole; an open page of the old one keeps its own files', async () => {
  const address = await open(released);
  const { page: old, context, faults } = await visit({ locale: 'en-GB' });
  await old.goto(address);
  await settled(old);

  await open(next);
  const page = await context.newPage();
  await page.goto(address);
  await shown(page);
  const ofNew = filesOf(next);
  const ofOld = filesOf(released);
  const whole = async (one: Page, files: readonly string[]) => {
    const used = await runsOn(one);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => !files.includes(name))).toEqual([]);
  };
  await whole(page, ofNew);
  // The new service worker has kept everything.
  await register(page);
  await until(page, async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

  // The old page has never asked for its rules before, and the server does not have them any more.
  await old.goto(`${address}#/rules/playca`);
  await shows(old, '.clauses li');
  await whole(old, ofOld);
  expect((await runsOn(old)).some((name) => !ofNew.includes(name))).toBe(true);

  // Offline both builds are kept, and the newer one is shown.
  stop();
  await page.goto(`${address}#/rules/fftcg`);
  await page.reload();
  await shows(page, '.clauses li');
  await whole(page, ofNew);

  // When the last page of the old build is gone, so are its files.
  await old.close();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await until(later, async () => (await caches.keys()).length === 1);
  await shown(later);
  await whole(later, ofNew);
  expect(faults.filter((text) => !/ERR_CONNECTION_REFUSED|ERR_FAILED/.test(text))).toEqual([]);
  await context.close();
});

describe('in a browser that has been here once', () => {
  let been: Visit;
  beforeAll(async () => {
    been = await visit({ locale: 'fr-FR' });
    await been.page.goto(await open(released));
    await settled(been.page);
    await been.page.close();
  });
  afterAll(() => been?.context.close());

  test('a server that fails or answers for somebody else is not believed', async () => {
    const address = await open(released);
    const page = await been.context.newPage();
    await page.goto(address);
    // Nothing is here any more: every answer is a 404.
    await open(join(released, 'assets'));
    await page.reload();
    await shows(page, '[data-play]');
    await page.close();
  });

  test('the policy lets in nothing from elsewhere and nothing written into the page, with and without a connection', async () => {
    const address = await open(released);
    const page = await been.context.newPage();
    const policyOf = async () => (await page.reload())!.headers()['content-security-policy'];
    await page.goto(address);
    const policy = await policyOf();
    expect(policy.split('; ')).toContain("default-src 'none'");
    for (const part of policy.split('; ')) expect(part).toMatch(/^[a-z-]+ '(none|self)'$/);
    stop();
    expect(await policyOf()).toBe(policy);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'document.title = "written"';
          document.head.append(script);
        }),
    );
    expect(refused).toBe('script-src-elem');
    await page.close();
  });

  test('it can be installed, and its pictures are what they are drawn from', async () => {
    const address = await open(released);
    const { context } = been;
    const page = await context.newPage();
    await page.goto(address);
    const cdp = await context.newCDPSession(page);
    const { errors, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    // A headless Chromium finds nothing wrong with anything here; a whole one does, but does not install from a window without memory.
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    // So its conditions are put here one by one.
    const manifest = JSON.parse(data!);
    expect(manifest).toMatchObject({ name: 'Touchline', short_name: 'Touchline', display: 'standalone' });
    expect(manifest).not.toHaveProperty('prefer_related_applications');
    expect(manifest.description_localized.fr.value).not.toBe(manifest.description);
    for (const inside of [manifest.id, manifest.start_url, manifest.scope]) expect(new URL(inside, address).href).toBe(address);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    expect(manifest.icons.map(({ type, sizes, purpose }: Record<string, string>) => `${type} ${sizes} ${purpose}`)).toEqual([
      'image/svg+xml any any',
      'image/png 192x192 any',
      'image/png 512x512 any',
      'image/png 512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of manifest.icons.slice(1)) {
      const [size] = sizes.split('x').map(Number);
      const difference = await page.evaluate(
        async ([picture, drawing, side]) => {
          const pixels = async (from: string) => {
            const image = new Image();
            image.src = from;
            await image.decode();
            const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
            canvas.drawImage(image, 0, 0, side, side);
            return { wide: image.naturalWidth, data: canvas.getImageData(0, 0, side, side).data };
          };
          const [made, drawn] = [await pixels(picture), await pixels(drawing)];
          const off = made.data.reduce((sum, value, i) => sum + Math.abs(value - drawn.data[i]), 0) / made.data.length;
          return { wide: made.wide, off };
        },
        [src, purpose === 'maskable' ? 'icon-maskable.svg' : 'icon.svg', size] as const,
      );
      expect([src, difference.wide]).toEqual([src, size]);
      expect(difference.off).toBeLessThan(1);
    }
    await page.close();
  });

  test('one visit, then no server and no network: matches, cards, rules, decks and replays', async () => {
    const address = await open(released);
    const { context, faults, asked } = been;
    // What others have broken is not told here.
    faults.length = 0;
    stop();
    await context.setOffline(true);
    await expect(fetch(address)).rejects.toThrow();

    const page = await context.newPage();
    await page.goto(address);
    const chance = stream('offline');
    for (const game of gameIds) {
      await page.goto(`${address}#/`);
      await page.click(`[data-play=${game}]`);
      for (let n = 0; n < ASKS; n++) {
        await shows(page, '.table[data-asked]:not([data-sent])');
        await decide(page, chance);
      }
      await shows(page, '.table[data-asked]:not([data-sent])');
      await matchKept(page);
    }
    const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    expect(new Set(await fonts())).toEqual(new Set(['Archivo', 'Big Shoulders Display']));

    const screens = [
      ...gameIds.flatMap((game) => [
        [`#/cards/${game}`, '.cards-grid > li'],
        [`#/rules/${game}`, '.clauses li'],
      ]),
      ['#/decks', ...gameIds.filter(hasDecks).map((game) => `[data-import=${game}]`)],
      ['#/settings', 'input[name=theme]'],
      ['#/', ...gameIds.map((game) => `[data-replay^=${game}]`)],
    ];
    for (const [hash, ...parts] of screens) {
      await page.goto(address + hash);
      await page.reload();
      for (const part of parts) await holds(page, part);
    }
    await page.locator('[data-replay]').first().click();
    await shows(page, '.table.replay');
    await page.goto(`${address}#/decks`);
    await page.locator('[data-deck] a').first().click();
    await shows(page, '.said.ok');

    expect(faults.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    // What workers ask for is seen here as well, and nobody ever asked anybody else.
    expect(asked.some((url) => /\/worker-playca-[\w-]+\.js$/.test(url))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
  });
});
