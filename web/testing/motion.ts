/** For tests of what moves and can be dragged: a match against the quickest bot, and what is chosen in it. */
import type { Page } from 'playwright-core';
import { listen } from './messages.ts';
import { alone } from './play.ts';
import { HASTY, type Site, type Visit, type Visitor } from './site.ts';

/** On the first screen, with these settings. */
export const arrive = (site: Site, wishes: Visitor['settings'], options: Visitor = {}): Promise<Visit> =>
  site.visit({ locale: 'en-GB', settings: { level: HASTY, ...wishes }, before: listen, ...options });

/** From the first screen to the first question of a match; the bot has answered what both are asked. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.click(`[data-play=${game}]`);
  await alone(page);
}

export const pressed = (page: Page) => page.locator('[data-lit][aria-pressed=true]').count();

/** The middle of a lit card, on the screen. */
export async function middleOf(page: Page, n: number): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await page.locator('[data-lit]').nth(n).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
