/** The table as it is released, in a real browser: built, served from this machine. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PluginOption } from 'vite';
import { serve } from '../site/serve.ts';
import { built } from './built.ts';
import { startChromium } from './chromium.ts';

export interface Site {
  readonly address: string;
  /** A browser of its own for each visitor: nothing is remembered between two. */
  visit(
    options?: Parameters<Browser['newContext']>[0],
  ): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }>;
  close(): Promise<void>;
}

/** `plugins`: what is built otherwise than released. */
export async function openSite(plugins: readonly PluginOption[] = []): Promise<Site> {
  const { folder, forget } = await built(plugins);
  const { server, address } = await serve(folder, 0);
  const browser = await startChromium();
  return {
    address,
    async visit(options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      // Whatever the browser complains of is a fault: a broken script, a refused style, a file that is missing.
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      // A page that is left stops what it was loading.
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText;
        if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${why}`);
      });
      // The seeds a page draws are the same in every run: a test that fails fails again.
      await page.addInitScript(() => {
        // What moves and waits to be seen has a test of its own.
        if (localStorage.length === 0) localStorage.setItem('touchline.settings', '{"motion":"off"}');
        let n = 0;
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
          if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = (n++ * 37 + 11) % 251;
          return array;
        };
      });
      await page.goto(address);
      return { page, context, faults };
    },
    async close() {
      await browser.close();
      server.close();
      forget();
    },
  };
}
