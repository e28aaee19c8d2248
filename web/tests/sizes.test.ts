/**
 * One match of each game, walked through at every size from a small phone to a large desk: nothing is cut off or out of sight, and from
 * the first question to the last the board keeps its place.
 */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import { clickable, decide, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const SIZES = [
  [360, 640],
  [390, 844],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
/** Where all of a hand has room. */
const DESK = 1024;
/** So many decisions into a match every kind of question has been there. */
const DECISIONS = 40;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Seen {
  /** The board's place in the page. */
  readonly board: string;
  /** How wide the widest card is in the hand, and on the board. */
  readonly cards: readonly [hand: number, board: number];
  readonly wrong: readonly string[];
}

const look = (page: Page, desk: boolean): Promise<Seen> =>
  page.evaluate(async (wide) => {
    // What scrolls into sight does so once it is painted.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const wrong: string[] = [];
    const beyond = (element: Element, name: string) => {
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (x > 1 || y > 1) wrong.push(`${name}: ${x} × ${y} px do not fit`);
    };
    beyond(document.documentElement, 'page');
    const board = document.querySelector('.board')!;
    const pushed = (card: Element) => {
      for (let one = card.parentElement!; one !== board; one = one.parentElement!)
        if (getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth) return true;
      return false;
    };
    const room = board.getBoundingClientRect();
    beyond(board, 'board');
    for (const part of [board.firstElementChild!, ...board.querySelectorAll('.ina-pitch')]) beyond(part, part.className);
    for (const card of board.querySelectorAll('.card, .stackv li')) {
      // Cards to choose from may be more than there is room for: then a finger pushes their row.
      if (!card.checkVisibility() || pushed(card)) continue;
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const name = card.querySelector('.cover')?.getAttribute('aria-label') ?? card.className;
      if (left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1)
        wrong.push(`${name} is cut off`);
    }
    // What waits is what one answers: nothing lies over it.
    const waiting = board.querySelector('.stackv li');
    if (waiting) {
      const { left, top, width, height } = waiting.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there || !waiting.contains(there)) wrong.push(`the stack is under ${there?.className || there?.tagName}`);
    }
    // Labels that stand beside each other do not lie over each other.
    for (const row of board.querySelectorAll('.pc-chain, .ina-bench ul')) {
      // As wide as it is drawn, though it may lie aslant.
      const boxes = [...row.children].map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return { left, right: left + Math.max(width, one.querySelector<HTMLElement>('.card')?.offsetWidth ?? 0) };
      });
      const over = boxes.filter(({ left }, i) => i > 0 && left < boxes[i - 1].right - 1);
      if (over.length > 0 && row.checkVisibility()) wrong.push(`${row.className || 'bench'}: ${over.length} lie over the one before`);
    }
    beyond(document.querySelector('.ask-q')!, 'question');
    const hand = document.querySelector('.hand')!;
    if (wide) {
      beyond(hand, 'hand');
      beyond(document.querySelector('.ask')!, 'answers');
    }
    const { x, y, width, height } = room;
    const widest = (within: Element) => Math.max(0, ...[...within.querySelectorAll<HTMLElement>('.card')].map((card) => card.offsetWidth));
    return { board: [x, y, width, height].map(Math.round).join(), cards: [widest(hand), widest(board)] as const, wrong };
  }, desk);

test.each(gameIds.filter(hasBoard))('%s', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`sizes/${game}`);
  const places = new Map<string, Set<string>>();
  const widest = new Map<string, readonly [number, number]>();
  const wrong: string[] = [];
  let decisions = 0;
  for (; decisions < DECISIONS && (await clickable(page)) !== 'over'; decisions++) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const seen = await look(page, width >= DESK);
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
