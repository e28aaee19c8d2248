/**
 * A strong bot at a table in the browser: `node bench/browser/side.ts browser/<game>` prints nanoseconds per decision as JSON, the median
 * and what 95 of 100 stay under. On the clock, not the processor, and every decision once: this is how long somebody waits.
 */
import process from 'node:process';
import type { View } from '@touchline/engine';
import { findGame } from '@touchline/kit/node';
import { median } from '../figure.ts';
import { positions, spread } from '../positions.ts';
import { openBrowserBots } from './page.ts';

const BOT = 'search:400';
/** Decisions before the first that counts: until then the compiler is at work too. */
const WARM_UP = 20;

const DECISIONS = 80;

const [side] = process.argv.slice(2);
const { pack } = await findGame(side.replace(/^browser\//, ''));
const { id: game } = pack.game;
const views = spread(positions(pack.game, 4, 1), DECISIONS);
const bots = await openBrowserBots();
try {
  const waited: number[] = [];
  const ask = async (view: View, seed: string) => {
    const { ms } = await bots.think({ id: 0, bot: BOT, box: null, game, view, seed });
    return ms;
  };
  for (let i = 0; i < WARM_UP; i++) await ask(views[Math.floor((i * views.length) / WARM_UP)], `warm-up/${i}`);
  for (const [i, view] of views.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\rdecision ${i + 1} of ${views.length}`);
    waited.push(await ask(view, `decision/${i}`));
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  const sorted = waited.toSorted((a, b) => a - b);
  console.log(JSON.stringify({ median: median(sorted) * 1e6, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] * 1e6 }));
} finally {
  await bots.close();
}
