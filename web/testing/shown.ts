/** When a screen is all there: what it loads by itself is shown, its letters have come, and nothing changes its colours any more. */
import type { Page } from 'playwright-core';
import { shows } from './until.ts';

/** What comes last on the screen at an address. */
const LAST: readonly (readonly [address: RegExp, part: string])[] = [
  [/^#\/$/, '.fan .card'],
  [/^#\/set-up\//, '.setup form'],
  [/^#\/cards\/\w+$/, '.cards-grid > li .card'],
  [/^#\/cards\/\w+\/.+/, 'dialog[open] .card'],
  [/^#\/rules\//, '.clauses li'],
  [/^#\/decks$/, '[data-deck]'],
  [/^#\/decks\/.+/, '.said'],
  [/^#\/settings$/, 'input[name=theme]'],
  [/^#\/lesson\//, '.table[data-asked]:not([data-sent]) .lesson'],
  [/^#\/nowhere/, 'main a'],
];

export async function shown(page: Page): Promise<void> {
  const address = new URL(page.url()).hash || '#/';
  const found = LAST.find(([pattern]) => pattern.test(address));
  if (!found) throw new Error(`Nobody knows what comes last at ${address}: say so in web/testing/shown.ts.`);
  await shows(page, 'h1');
  await shows(page, found[1]);
  await atRest(page);
}

/** Until letters and colours are what they will be. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    await new Promise(requestAnimationFrame);
  });
