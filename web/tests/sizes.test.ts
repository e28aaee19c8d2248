/**
 * One match of each game, walked through on a small phone and at the other sizes in turn, up to a large desk: nothing is cut off or out of sight, and from
 * the first question to the last the board keeps its place.
 */
import { stream } from '@touchline/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import { laidOut } from '../testing/laidOut.ts';
import { SIZES } from '../testing/overflow.ts';
import { clickable, decide, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { inTurn } from '../testing/thorough.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** So many decisions into a match every kind of question has been there. */
const DECISIONS = 30;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test.each(gameIds.filter(hasBoard))('%s', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`sizes/${game}`);
  const places = new Map<string, Set<string>>();
  const widest = new Map<string, readonly [number, number]>();
  const wrong: string[] = [];
  let decisions = 0;
  for (; decisions < DECISIONS && (await clickable(page)) !== 'over'; decisions++) {
    for (const { width, height } of inTurn(SIZES, decisions)) {
      await page.setViewportSize({ width, height });
      const seen = await laidOut(page);
      const size = `${width}×${height}`;
      places.set(size, (places.get(size) ?? new Set()).add(seen.board));
      const [hand, onBoard] = widest.get(size) ?? [0, 0];
      widest.set(size, [Math.max(hand, seen.cards[0]), Math.max(onBoard, seen.cards[1])]);
      const question = await page.locator('.table').getAttribute('data-asked');
      wrong.push(...seen.wrong.map((words) => `${decisions}. ${question} at ${size}: ${words}`));
    }
    await decide(page, chance);
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over]');
  }
  expect(wrong).toEqual([]);
  expect([...places].filter(([, at]) => at.size > 1).map(([size, at]) => [size, [...at]])).toEqual([]);
  // On a large desk cards are larger.
  for (const where of [0, 1]) expect(widest.get('1920×1080')![where]).toBeGreaterThan(widest.get('1440×900')![where] * 1.1);
  expect(decisions).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await context.close();
});
