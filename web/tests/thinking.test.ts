/** The strongest bot on a slow machine: how long somebody waits for it, and what they see meanwhile. */
import { boxOf } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asked, clickable, decide } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The page runs so many times as slowly; its workers share the machine with it. */
const SLOWER = 6;
/** Milliseconds a machine that is busy with other tests may add to what a bot is given. */
const BUSY = 12_000;

test('however many questions it answers in a row, it keeps nobody waiting for more than two boxes', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB', settings: { level: 'maestro', motion: 'reduced' } });
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Seen as it is drawn: a line that fills while a bot thinks.
  await page.evaluate(() => {
    const seen = { bars: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => (seen.bars += document.querySelectorAll('.ask .thinks [role=progressbar]').length)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await page.click('[data-play=fftcg]');
  const chance = stream('slow');
  const waited: number[] = [];
  for (let n = 0; n < 10; n++) {
    const began = performance.now();
    await asked(page);
    waited.push(performance.now() - began);
    if ((await clickable(page)) === 'over') break;
    await decide(page, chance);
  }
  const box = boxOf('maestro', 2);
  console.log(`box ${box} ms, page ${SLOWER} times slower; waited for a question: ${waited.map(Math.round).join(', ')} ms`);
  expect(Math.max(...waited)).toBeLessThan(2 * box + BUSY);
  // It did think.
  expect(Math.max(...waited)).toBeGreaterThan(box / 4);
  expect(await page.evaluate(() => (window as unknown as { seen: { bars: number } }).seen.bars)).toBeGreaterThan(0);
  await shows(page, '.table');
  expect(faults).toEqual([]);
  await context.close();
});
