/** The menu of the table. */
import type { Page } from 'playwright-core';
import { lacks, shows } from './until.ts';

/** Opens it and presses a tool, also one that is off and says why. */
export async function choose(page: Page, tool: string): Promise<void> {
  await page.click('[data-menu]');
  await shows(page, 'dialog.menu');
  await page.click(`dialog.menu [data-tool=${tool}]`, { force: true });
  await lacks(page, 'dialog.menu');
}

/** Gives up, as the table asks for it. */
export async function concede(page: Page): Promise<void> {
  await choose(page, 'concede');
  await shows(page, 'dialog.sure');
  await page.click('[data-concede]');
  await shows(page, 'dialog.result');
}
