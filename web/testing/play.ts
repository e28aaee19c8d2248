/** Playing as a person does: only what is lit or offered as a button is ever clicked. */
import { type Stream, stream } from '@touchline/engine';
import type { Page } from 'playwright-core';

/** What can be clicked at the question that is open; null while somebody else is to move, or it is over. */
export async function clickable(page: Page): Promise<{ readonly keys: string[]; readonly handles: number[] } | 'over' | null> {
  return page.evaluate(() => {
    const table = document.querySelector('.table');
    if (!table) return null;
    if (table.hasAttribute('data-over')) return 'over' as const;
    if (!table.hasAttribute('data-asked')) return null;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      keys: all('.ask [data-key]').map((button) => button.dataset.key!),
      handles: all('[data-lit]').map((card) => Number(card.dataset.handle)),
    };
  });
}

/** Null while no table is shown: the device is being handed over. */
const stepOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.table')?.getAttribute('data-step') ?? null);

/** One decision: a button, or a lit card and on until the question is answered. */
export async function decide(page: Page, chance: Stream): Promise<boolean> {
  const before = await stepOf(page);
  for (let clicks = 0; clicks < 12; clicks++) {
    const now = await clickable(page);
    if (now === null || now === 'over') return false;
    const cards = [...new Set(now.handles)];
    const n = chance.below(now.keys.length + cards.length);
    if (n < now.keys.length)
      await page
        .locator(`.ask [data-key="${CSS_escape(now.keys[n])}"]`)
        .first()
        .click({ timeout: 5000 })
        .catch(gone);
    else
      await page
        .locator(`[data-lit][data-handle="${cards[n - now.keys.length]}"]`)
        .first()
        .click({ timeout: 5000 })
        .catch(gone);
    if ((await stepOf(page)) !== before) return true;
  }
  return false;
}

const CSS_escape = (text: string) => text.replace(/["\\]/g, '\\$&');

/** What was there a moment ago may be gone: then one looks again. */
const gone = (): void => {};

/** A whole match; how many decisions were made. */
export async function playOut(page: Page, seed: string, most = 600): Promise<number> {
  const chance = stream(seed);
  for (let n = 0; n < most; ) {
    const now = await clickable(page);
    if (now === 'over') return n;
    if (now === null) await page.waitForSelector('.table[data-asked], .table[data-over]', { timeout: 30_000 });
    else if (await decide(page, chance)) n++;
  }
  throw new Error(`The match is not over after ${most} decisions.`);
}
