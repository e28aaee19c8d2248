/**
 * A strong bot at a table in the browser: `node bench/browser/side.ts browser/<game>` prints nanoseconds per decision as JSON, the median
 * and what 95 of 100 stay under. On the clock, not the processor, and every decision once: this is how long somebody waits.
 */
import process from 'node:process';
import type { View } from '@touchline/engine';
import { game as fftcg, decks as fftcgDecks } from '@touchline/fftcg';
import { game as inazuma, decks as inazumaDecks } from '@touchline/inazuma';
import { game as playca, decks as playcaDecks } from '@touchline/playca';
import { median } from '../figures.ts';
import { positions } from '../positions.ts';
import { openBrowserBots } from './page.ts';

const BOT = 'search:400';
/** Decisions before the first that counts: until then the compiler is at work too. */
const WARM_UP = 20;

/** About eighty of each; a match of PlayCa has fewer decisions. */
const asked: { readonly [side: string]: () => { readonly game: string; readonly views: readonly View[] } } = {
  'browser/playca': () => ({ game: playca.id, views: positions(playca, playcaDecks, 8, 3) }),
  'browser/fftcg': () => ({ game: fftcg.id, views: positions(fftcg, fftcgDecks, 4, 6) }),
  'browser/inazuma': () => ({ game: inazuma.id, views: positions(inazuma, inazumaDecks, 4, 5) }),
};

const [side] = process.argv.slice(2);
const prepare = asked[side];
if (!prepare) throw new Error(`There is no side "${side}". Sides: ${Object.keys(asked).join(', ')}.`);
const { game, views } = prepare();
const bots = await openBrowserBots();
try {
  const waited: number[] = [];
  const ask = async (view: View, seed: string) => {
    const { ms } = await bots.think({ id: 0, bot: BOT, how: 'counted', game, view, seed });
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
