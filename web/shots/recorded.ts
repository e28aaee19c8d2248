/** Recorded matches from their first state to their last on the smallest phone: nothing is cut off or out of sight in any of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, root } from '@touchline/kit/node';
import { laidOut } from '../testing/laidOut.ts';
import type { Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';
import type { Task } from './tasks.ts';

const hasBoard = (game: string): boolean => existsSync(join(import.meta.dirname, '../games', game, 'look.tsx'));

const PHONE = { width: 360, height: 640 };

/** How many states were looked at. */
async function lookThrough(site: Site, file: string): Promise<number> {
  // French takes more room.
  const { page, context, faults } = await site.visit({ locale: 'fr-FR', viewport: PHONE });
  try {
    const buffer = readFileSync(file);
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await shows(page, '.table.replay');
    const scrub = page.locator('.scrub input');
    const last = Number(await scrub.getAttribute('max'));
    for (let step = 0; step <= last; step++) {
      await scrub.fill(String(step));
      await shows(page, `.table.replay[data-step="${step}"]`);
      const { wrong } = await laidOut(page);
      faults.push(...wrong.map((words) => `step ${step}: ${words}`));
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return last + 1;
  } finally {
    await context.close();
  }
}

export const recorded = (site: Site): readonly Task[] =>
  gameIds.filter(hasBoard).flatMap((game) => {
    const folder = join(root, 'games', game, 'golden');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        name: `recorded ${game} ${name}`,
        run: async () => `${await lookThrough(site, join(folder, name))} states`,
      }));
  });
