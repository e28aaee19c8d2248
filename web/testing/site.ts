/** The table as it is released, in a real browser: built, served from this machine. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { PluginOption } from 'vite';
import { serve } from '../site/serve.ts';
import { built } from './built.ts';
import { sharedChromium } from './chromium.ts';
import { shows } from './until.ts';

export interface Visitor extends BrowserContextOptions {
  /** What they have chosen on this device before; else nothing moves, bots do not think, sound was offered: each has tests of its own. */
  readonly settings?: { readonly [name: string]: string | boolean };
  /** What is done to their page before it opens. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the browser complains of: a broken script, a refused style, a file that is missing. */
  readonly faults: string[];
}

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A browser of its own for each visitor: nothing is remembered between two. */
  visit(visitor?: Visitor): Promise<Visit>;
  close(): Promise<void>;
}

/** Whoever thinks does so for a time, and a busy machine gives it less: only who draws answers by the match's seed gives the same ones everywhere. */
export const HASTY = 'random';
const QUICK = { motion: 'off', level: HASTY };

/** `plugins`: what is built otherwise than released. */
export async function openSite(plugins: readonly PluginOption[] = []): Promise<Site> {
  const { folder, forget } = await built(plugins.length > 0 ? { plugins: [...plugins] } : {});
  const { server, address } = await serve(folder, 0);
  const { browser, leave } = await sharedChromium();
  const { visit, goAll } = visitors(browser, address);
  return {
    address,
    browser,
    visit,
    async close() {
      await goAll();
      await leave();
      server.close();
      forget();
    },
  };
}

/** Whoever comes to this address, each with a browser of their own. */
export function visitors(browser: Browser, address: string): Pick<Site, 'visit'> & { goAll(): Promise<void> } {
  const visits = new Set<BrowserContext>();
  return {
    async visit({ settings = QUICK, before, ...options } = {}) {
      // What is kept for later has a test of its own; fetching it would be in the way of everything else.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...options });
      // A busy machine is not a failing test.
      context.setDefaultTimeout(60_000);
      visits.add(context);
      context.once('close', () => visits.delete(context));
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      // A page that is left stops what it was loading.
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText;
        if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${why}`);
      });
      await page.addInitScript(arrive, JSON.stringify({ soundOffered: true, ...settings }));
      await before?.(page);
      await page.goto(address);
      await shows(page, '[data-play]');
      return { page, context, faults };
    },
    async goAll() {
      // What a test that failed has left open must not go on beside the others.
      await Promise.all([...visits].map((context) => context.close()));
    },
  };
}

/** In the page, before its own scripts. */
function arrive(settings: string): void {
  if (localStorage.length === 0) localStorage.setItem('touchline.settings', settings);
  // The seeds a page draws are the same in every run: a test that fails fails again.
  let n = 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = (n++ * 37 + 11) % 251;
    return array;
  };
}
