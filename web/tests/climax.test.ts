/** The moments that matter, in a real browser: each is on the screen long enough to be seen before anybody is asked again, and can be skipped. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beforeIt, bring, CLIMAX, resume } from '../testing/climax.ts';
import { asked } from '../testing/play.ts';
import { openSite, type Site, type Visitor } from '../testing/site.ts';
import { lacks, shows as seen } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

// ---------------------------------------------------------------- what is on the screen

interface Painted {
  /** Milliseconds. */
  readonly at: number;
  /** The moment that is shown; '' if none is. */
  readonly shows: string;
  readonly parts: readonly string[];
  readonly asked: boolean;
  readonly step: number;
}

/** From now on every frame the browser paints is noted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted: Painted[] = [];
    Object.assign(window, { painted, pressed: 0 });
    const press = ({ timeStamp }: Event) => Object.assign(window, { pressed: timeStamp });
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, press, true);
    const look = () => {
      const table = document.querySelector('.table');
      const stage = document.querySelector<HTMLElement>('.stage');
      const has = (part: string) => stage?.querySelector(part) && getComputedStyle(stage.querySelector(part)!).visibility !== 'hidden';
      painted.push({
        at: performance.now(),
        shows: stage?.dataset.shows ?? '',
        parts: ['.turned > .card:not(.back)', '.meter', '.stage-band'].filter(has),
        asked: document.querySelector('[data-lit], .ask [data-key]') !== null || (table?.hasAttribute('data-asked') ?? false),
        step: Number(table?.getAttribute('data-step') ?? -1),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** How many answers the page sends to its worker. */
const countPicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { picks: 0 });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly call?: string }) {
      if (message.call === 'pick') counted.picks++;
      postMessage.call(this, message);
    };
  });

const paintedIn = (page: Page): Promise<Painted[]> => page.evaluate(() => (window as unknown as { painted: Painted[] }).painted);

/** What was shown, in its order, and for how long. */
function shownIn(painted: readonly Painted[]): { readonly shows: string; readonly ms: number }[] {
  const runs: { shows: string; from: number; to: number }[] = [];
  for (const [i, { shows, at }] of painted.entries()) {
    const last = runs.at(-1);
    if (last && shows === painted[i - 1].shows) last.to = at;
    else {
      if (last) last.to = at;
      runs.push({ shows, from: at, to: at });
    }
  }
  return runs.filter(({ shows }) => shows !== '').map(({ shows, from, to }) => ({ shows, ms: to - from }));
}

const total = (painted: readonly Painted[]) => shownIn(painted).reduce((sum, { ms }) => sum + ms, 0);
const answer = (page: Page, key: string) => page.locator(`.ask [data-key="${key}"]`).click();
/** Until it is shown, and until it is over: what was painted tells, however late one looks. */
const begun = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { painted: Painted[] }).painted.some(({ shows }) => shows !== ''));
const gone = (page: Page) => lacks(page, '.stage');

/** From the question before it to the next one. */
async function through(game: string, settings: Visitor['settings']) {
  const { text, key } = await beforeIt(game);
  const visit = await resume(site, text, settings);
  await asked(visit.page);
  await watch(visit.page);
  await answer(visit.page, key);
  await begun(visit.page);
  await gone(visit.page);
  await asked(visit.page);
  return { ...visit, painted: await paintedIn(visit.page) };
}

describe.each(Object.keys(CLIMAX))('%s', (game) => {
  const { shows } = CLIMAX[game];

  test('what decides is seen part by part before anything is asked', async () => {
    const { page, context, faults, painted } = await through(game, { motion: 'full', speed: 'normal' });
    const runs = shownIn(painted);
    // Totals that are level are followed by another flip.
    expect([...new Set(runs.map((run) => run.shows))]).toEqual(shows);
    const least: { readonly [shows: string]: number } = { flip: 420, sum: 900, banner: 800 };
    for (const run of runs) expect([run.shows, run.ms > least[run.shows] * 0.95]).toEqual([run.shows, true]);
    // The card's face, the totals and the banner are each in a frame, and nobody is asked before the last of them.
    const parts = new Set(painted.flatMap((one) => (one.asked ? [] : one.parts)));
    expect(parts.size).toBe(shows.length);
    expect(painted.filter((one) => one.shows !== '' && one.asked)).toEqual([]);
    // The table stays as it was until then.
    const first = painted.findIndex((one) => one.shows !== '');
    expect(new Set(painted.filter((one) => one.shows !== '' && one.at < painted[first].at + 500).map(({ step }) => step))).toEqual(
      new Set([painted[first].step]),
    );
    expect(await page.locator('.stage').count()).toBe(0);
    await context.close();
    expect(faults).toEqual([]);
  });

  // Skipping is the same everywhere: a goal and a damage stand for all.
  test.skipIf(game === 'inazuma').each(['click', 'key'])('a %s skips it, and does nothing else', async (how) => {
    const { text, key } = await beforeIt(game);
    const { page, context, faults } = await resume(site, text, { motion: 'full', speed: 'slow' }, { before: countPicks });
    await asked(page);
    await watch(page);
    await answer(page, key);
    await begun(page);
    // Where the answers of the next question will be; the key that passes.
    if (how === 'click') {
      const { x, y, width, height } = (await page.locator('.ask').boundingBox())!;
      await page.mouse.click(x + width - 80, y + height / 2);
    } else await page.keyboard.press('Space');
    await gone(page);
    const painted = await paintedIn(page);
    const pressed = await page.evaluate(() => (window as unknown as { pressed: number }).pressed);
    const at = painted.findLast((one) => one.at <= pressed)!.shows;
    // What was shown then may stay for a frame; nothing else is shown after it.
    expect(shows).toContain(at);
    expect(shownIn(painted.filter((one) => one.at > pressed)).filter((run) => run.shows !== at)).toEqual([]);
    // Whatever comes next is shown or asked: nothing was answered by what skipped it.
    await asked(page);
    expect(await page.evaluate(() => (window as unknown as { picks: number }).picks)).toBe(1);
    expect(await page.locator('[aria-pressed=true][data-lit]').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('reduced motion: one still frame has all of it; off: nothing waits', async () => {
    const { text, key } = await beforeIt(game);
    const { page, context } = await resume(site, text, { motion: 'reduced' });
    await asked(page);
    await answer(page, key);
    // Looked at in the frame in which it is there: it does not stay for long.
    const still = await page.waitForFunction(
      () =>
        document.querySelector('.stage-band') && {
          parts: ['.turned > .card:not(.back)', '.meter', '.stage-band'].filter((part) => document.querySelector(`.stage ${part}`)),
          moving: document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.stage')).length,
        },
    );
    expect(await still.jsonValue()).toEqual({ parts: expect.objectContaining({ length: shows.length }), moving: 0 });
    await context.close();

    const off = await resume(site, text, { motion: 'off' });
    await asked(off.page);
    await watch(off.page);
    const step = Number(await off.page.locator('.table').getAttribute('data-step'));
    await answer(off.page, key);
    await off.page.waitForFunction((was) => Number(document.querySelector('.table')?.getAttribute('data-step')) > was, step);
    await asked(off.page);
    expect(shownIn(await paintedIn(off.page))).toEqual([]);
    await off.context.close();
  });

  test('a replay shows it too, and runs on only afterwards', async () => {
    const found = await beforeIt(game);
    const { page, context, faults } = await bring(site, found.with, { motion: 'full' });
    const last = Number(await page.locator('.scrub input').getAttribute('max'));
    const at = (step: number) => seen(page, `.table[data-step="${step}"]`);
    await page.keyboard.press('End');
    await at(last);
    expect(await page.locator('.stage').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await at(last - 1);
    await watch(page);
    await page.keyboard.press('ArrowRight');
    await at(last);
    const painted = await paintedIn(page);
    expect(shownIn(painted).map((run) => run.shows)).toEqual(expect.arrayContaining([...shows]));
    expect(painted.filter((one) => one.shows !== '').every(({ step }) => step === last - 1)).toBe(true);
    // By itself, and skipped.
    await page.keyboard.press('ArrowLeft');
    await at(last - 1);
    await page.keyboard.press('Space');
    await seen(page, '.stage');
    await page.mouse.click(700, 300);
    await at(last);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('it is longer at normal than at fast speed, and as complete', async () => {
  const at = async (speed: string) => {
    const { context, painted } = await through('fftcg', { motion: 'full', speed });
    await context.close();
    return painted;
  };
  const [normal, fast] = [await at('normal'), await at('fast')];
  expect(total(fast)).toBeLessThan(total(normal) * 0.75);
  expect(shownIn(fast).map(({ shows }) => shows)).toEqual(shownIn(normal).map(({ shows }) => shows));
});

test('inazuma: the pitch is not cleared before the goal was seen', async () => {
  const { text, key } = await beforeIt('inazuma');
  const { page, context } = await resume(site, text, { motion: 'full', speed: 'normal' });
  await asked(page);
  const before = await page.locator('.ina-half [data-handle]').count();
  await answer(page, key);
  const withGoal = await page.waitForFunction(
    () => document.querySelector('.stage-band.goal') && document.querySelectorAll('.ina-half [data-handle]').length,
  );
  expect(await withGoal.jsonValue()).toBe(before);
  expect(before).toBeGreaterThan(4);
  await context.close();
});

test('two at one device both see it before the device is handed over', async () => {
  const { text, key } = await beforeIt('playca', ['person', 'person']);
  const { page, context, faults } = await resume(site, text, { motion: 'full', speed: 'fast' });
  await page.locator('.handover .btn').click();
  await asked(page);
  await answer(page, key);
  const alone = await page.waitForFunction(
    () => document.querySelector('.stage-band.goal') && { handedOver: document.querySelector('.handover') !== null },
  );
  expect(await alone.jsonValue()).toEqual({ handedOver: false });
  await seen(page, '.handover, .table[data-asked]');
  expect(await page.locator('.stage').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('who has answered is not told to wait for themselves', async () => {
  const { text, key } = await beforeIt('playca');
  const slow = (page: Page) =>
    page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      // The match is slow to answer.
      Worker.prototype.postMessage = function (this: Worker, message: { readonly call?: string }) {
        setTimeout(() => postMessage.call(this, message), message.call === 'pick' ? 1500 : 0);
      };
    });
  const { page, context } = await resume(site, text, { motion: 'off' }, { before: slow });
  await asked(page);
  await answer(page, key);
  await seen(page, '.ask.idle');
  expect(await page.locator('.ask h2').textContent()).toBe('One moment…');
  await context.close();
});
