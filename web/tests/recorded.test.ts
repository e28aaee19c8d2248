/**
 * A recorded match of each game, looked at again from its first state to its last: each of them at one of five sizes, the next at the next.
 * Nothing is cut off or out of sight, and the board keeps its place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import { bring } from '../testing/climax.ts';
import { laidOut } from '../testing/laidOut.ts';
import { SIZES } from '../testing/overflow.ts';
import { openSite, type Site } from '../testing/site.ts';
import { thorough } from '../testing/thorough.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Of a long match not every state is looked at, but states from all of it. */
const STATES = thorough ? 1000 : 50;

test.each(gameIds.filter(hasBoard))('%s', async (game) => {
  const record = readFileSync(join(root, 'games', game, 'golden', 'a-0.json'), 'utf8');
  const { page, context, faults } = await bring(site, record, { motion: 'off' });
  const scrub = page.locator('.scrub input');
  const last = Number(await scrub.getAttribute('max'));
  const stride = Math.ceil(last / STATES);
  const steps = Array.from({ length: Math.ceil(last / stride) }, (_, n) => n * stride).concat(last);
  const places = new Map<number, Set<string>>();
  const wrong: string[] = [];
  for (const [n, step] of steps.entries()) {
    const size = SIZES[n % SIZES.length];
    await page.setViewportSize(size);
    await scrub.fill(String(step));
    await shows(page, `.table.replay[data-step="${step}"]`);
    const { board, wrong: found } = await laidOut(page);
    places.set(size.width, (places.get(size.width) ?? new Set()).add(board));
    wrong.push(...found.map((words) => `step ${step} at ${size.width}: ${words}`));
  }
  expect(wrong).toEqual([]);
  expect([...places].filter(([, at]) => at.size > 1).map(([width, at]) => [width, [...at]])).toEqual([]);
  // A match with a few steps more than are looked at is looked at in every second one.
  expect(steps.length).toBeGreaterThan(Math.min(last, STATES) / 2);
  expect(faults).toEqual([]);
  await context.close();
});
