/**
 * The table itself in the browser: `node web/measure/table.ts table/<game>` prints as JSON what somebody waits for, in nanoseconds on the
 * page's clock, and what a first visit loads, in bytes on the wire. The site is built and served as it is released.
 */
import process from 'node:process';
import { type Stream, stream } from '@touchline/engine';
import { findGame, gameIds } from '@touchline/kit/node';
import type { Page } from 'playwright-core';
import { clickable, decide } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { longMatch } from './longMatch.ts';
import { longestTask, waits, watch } from './stopwatch.ts';
import { firstLoad, ownLoad, sum } from './weight.ts';

const VISITS = 3;
const PICKS = 120;
const TRACED = 30;
/** Milliseconds in which nobody has read a board they have never seen. */
const READING = 500;
/** Milliseconds from pointing at something to letting the button go again. Nobody is faster: what pointing shows is drawn by then. */
const PRESSING = 200;
const JUMPS = 60;
const STEPS = 500;
/** Nothing moves, and the bots are those of whoever comes for the first time. */
const STILL = { motion: 'off' };

/** What so many of a hundred stay under. */
const under = (values: readonly number[], hundredths: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * hundredths) / 100) - 1];

/** From opening the address with an empty browser, by one click, to the first question: milliseconds. */
async function firstDecision(site: Site, game: string): Promise<number> {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.address, { waitUntil: 'commit' });
  await page.click(`[data-play=${game}]`);
  await page.waitForSelector('.table[data-asked]:not([data-sent])');
  const ms = await page.evaluate(() => performance.now());
  await context.close();
  return ms;
}

/** A match in a page of its own against the bot of the third level, who thinks in another worker, until so much was decided: what each answer waited. */
async function decided(page: Page, game: string, chance: Stream, picks: number): Promise<readonly number[]> {
  await page.click(`[data-play=${game}]`);
  await page.waitForSelector('.table[data-asked]:not([data-sent])');
  await watch(page);
  await page.waitForTimeout(READING);
  for (let more = true; more; ) {
    await page.waitForSelector('.table[data-asked]:not([data-sent]), .table[data-over]');
    const now = await clickable(page);
    if (now !== null && now !== 'over') await decide(page, chance, PRESSING);
    more = now !== 'over' && (await waits(page)).length < picks;
  }
  return waits(page);
}

/** Matches until enough was decided: milliseconds of each. */
async function picks(site: Site, game: string): Promise<readonly number[]> {
  const waited: number[] = [];
  const chance = stream('bench/table');
  while (waited.length < PICKS) {
    const { page, context } = await site.visit({ settings: STILL });
    waited.push(...(await decided(page, game, chance, PICKS - waited.length)));
    await context.close();
  }
  return waited;
}

/** The longest task of a match. Whoever writes down every task slows all of them: nothing else is timed meanwhile. */
async function longest(site: Site, game: string): Promise<number> {
  const { page, context } = await site.visit({ settings: STILL });
  const ms = await longestTask(page, async () => void (await decided(page, game, stream('bench/tasks'), TRACED)));
  await context.close();
  return ms;
}

/** Steps of a match that is looked at again, in no order. */
async function jumps(site: Site, text: string): Promise<readonly number[]> {
  const { page, context } = await site.visit();
  await page.locator('input[type=file]').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForSelector('.table.replay');
  const scrub = page.locator('.scrub input');
  const steps = Number(await scrub.getAttribute('max'));
  const chance = stream('bench/jumps');
  await watch(page);
  for (let n = 0, at = 0; n < JUMPS; n++) {
    // Always to another one.
    at = (at + 1 + chance.below(steps)) % (steps + 1);
    await scrub.fill(String(at));
    await page.waitForSelector(`.table.replay[data-step="${at}"]`);
  }
  await page.waitForTimeout(100);
  const waited = await waits(page);
  if (waited.length !== JUMPS) throw new Error(`Of ${JUMPS} jumps ${waited.length} were timed: look at web/measure/stopwatch.ts.`);
  await context.close();
  return waited;
}

const [side] = process.argv.slice(2);
const { game } = (await findGame(side.replace(/^table\//, ''))).pack;
const other = gameIds.find((id) => id !== game.id)!;
const site = await openSite();
try {
  const first = await firstLoad(site, game.id, 'en');
  const own = await ownLoad(site, game.id, other);
  const opened: number[] = [];
  for (let n = 0; n < VISITS; n++) opened.push(await firstDecision(site, game.id));
  const waited = await picks(site, game.id);
  const task = await longest(site, game.id);
  const jumped = await jumps(site, longMatch(game, STEPS));
  const ns = (ms: number) => ms * 1e6;
  console.log(
    JSON.stringify({
      first: ns(under(opened, 50)),
      pick: ns(under(waited, 95)),
      task: ns(task),
      jump: ns(under(jumped, 95)),
      load: sum(first, 'page', 'worker'),
      page: sum(own, 'page'),
      worker: sum(own, 'worker'),
      fonts: sum(first, 'font'),
    }),
  );
} finally {
  await site.close();
}
