/** Waiting for what a page shows, with every frame: Playwright itself looks only twice a second after the first moments. */
import type { Page } from 'playwright-core';

/** Until one of these can be seen. */
export async function shows(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll(wanted)].some((found) => found.checkVisibility() && found.getClientRects().length > 0),
    selector,
  );
}

/** Until there is one of these, seen or not. */
export async function holds(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Until there is none. */
export async function lacks(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) === null, selector);
}
