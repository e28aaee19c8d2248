/**
 * How long somebody waits for the strongest bot at the table in the browser: `node web/measure/waiting.ts [--busy N] [--seats N] [game…]`. A person answers at
 * random; told are, for each time bots were to move, the milliseconds to their first step that is seen and to the next question, and whether
 * progress was shown. `--busy 2` keeps two cores busy meanwhile.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { stream } from '@touchline/engine';
import { gameIds } from '@touchline/kit/node';
import type { Page } from 'playwright-core';
import { asked, clickable, decide, openTile } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

const { values, positionals } = parseArgs({
  options: { busy: { type: 'string' }, seats: { type: 'string' }, turns: { type: 'string' } },
  allowPositionals: true,
});
const TURNS = Number(values.turns ?? 25);

/** What the page showed: when, which step, whether the person was asked, whether progress was to be seen. */
type Seen = readonly [ms: number, step: number, asked: boolean, progress: boolean];

const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: [number, number, boolean, boolean][] = [];
    Object.assign(window, { seen });
    const note = () => {
      const table = document.querySelector('.table');
      if (!table) return;
      const open = (table.hasAttribute('data-asked') && !table.hasAttribute('data-sent')) || table.hasAttribute('data-over');
      const now = [
        performance.now(),
        Number(table.getAttribute('data-step')),
        open,
        document.querySelector('[role=progressbar]') !== null,
      ] as const;
      const last = seen.at(-1);
      if (!last || last[1] !== now[1] || last[2] !== now[2] || last[3] !== now[3]) seen.push([...now]);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
    note();
  });

/** At the usual table, or at one of so many, bots on all other seats. */
async function sitDown(page: Page, game: string): Promise<void> {
  if (!values.seats) return page.click(`[data-play=${game}]`);
  await openTile(page, game);
  await page.click(`[data-set-up=${game}]`);
  await shows(page, '.setup form[aria-busy=false]');
  await page.locator('.setup [data-of=count] label', { hasText: values.seats }).click();
  await shows(page, '.setup form[aria-busy=false]');
  await page.click('.setup [data-start]');
}

interface Wait {
  readonly first: number;
  readonly whole: number;
  readonly steps: number;
  readonly progress: boolean;
}

/** From an answer to the next question: the first step is the person's own, the others are those of bots. */
function waitsOf(seen: readonly Seen[]): Wait[] {
  const waits: Wait[] = [];
  for (let i = 1; i < seen.length; i++) {
    if (seen[i][2] || !seen[i - 1][2]) continue;
    const until = seen.findIndex(([, , open], at) => at > i && open);
    if (until < 0) break;
    const [began, step] = seen[i - 1][1] < seen[i][1] ? seen[i] : [seen[i][0], seen[i][1] + 1];
    const bots = seen.slice(i, until + 1).filter(([, at]) => at > step);
    if (bots.length > 0)
      waits.push({
        first: bots[0][0] - began,
        whole: seen[until][0] - began,
        steps: seen[until][1] - step,
        progress: seen.slice(i, until).some(([, , , progress]) => progress),
      });
  }
  return waits;
}

const busy = Array.from({ length: Number(values.busy ?? 0) }, () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }));
const site = await openSite();
try {
  for (const game of positionals.length > 0 ? positionals : gameIds) {
    const { page, context } = await site.visit({ locale: 'en-GB', settings: { level: 'maestro', motion: 'off' } });
    await sitDown(page, game);
    await asked(page);
    await watch(page);
    const chance = stream('waiting');
    for (let n = 0; n < TURNS; n++) {
      await asked(page);
      if ((await clickable(page)) === 'over') break;
      await decide(page, chance);
    }
    await asked(page);
    const waits = waitsOf(await page.evaluate<Seen[]>('seen'));
    const told = (of: (wait: Wait) => number) => {
      const all = waits.map(of).toSorted((a, b) => a - b);
      return all.length === 0 ? null : { median: Math.round(all[all.length >> 1]), most: Math.round(all.at(-1)!) };
    };
    const long = waits.filter(({ whole }) => whole > 500);
    console.log(
      JSON.stringify({
        game,
        waits: waits.length,
        first: told(({ first }) => first),
        whole: told(({ whole }) => whole),
        steps: told(({ steps }) => steps),
        longWithProgress: `${long.filter(({ progress }) => progress).length} of ${long.length}`,
        load: loadavg()[0].toFixed(1),
        cores: availableParallelism(),
      }),
    );
    await context.close();
  }
} finally {
  await site.close();
  for (const worker of busy) await worker.terminate();
}
