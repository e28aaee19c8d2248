/** French as it is set. */
import type { Page } from 'playwright-core';

/** Where a French line could end before or after a mark that must not stand alone. `? 1–4` is a number that is not known yet. */
export const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document.body.textContent ?? '').match(/.{0,30}(?: [;:!»]| \?(?! \d)|« ).{0,10}/g) ?? []);
