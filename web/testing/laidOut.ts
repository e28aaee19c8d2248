/** Where everything on a table lies. */
import type { Page } from 'playwright-core';

/** Where all of a hand has room. */
const DESK = 1024;

export interface LaidOut {
  /** The board's place in the page. */
  readonly board: string;
  /** How wide the widest card is in the hand, and on the board. */
  readonly cards: readonly [hand: number, board: number];
  readonly wrong: readonly string[];
}

/** How a table is laid out now: nothing may be cut off, lie over something else or be out of sight. */
export const laidOut = (page: Page): Promise<LaidOut> =>
  page.evaluate(async (desk) => {
    const wide = innerWidth >= desk;
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
      for (let one = card.parentElement!; one !== board; one = one.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'auto' && one.scrollWidth > one.clientWidth) return true;
        if (overflowY === 'auto' && one.scrollHeight > one.clientHeight) return true;
      }
      return false;
    };
    const room = board.getBoundingClientRect();
    beyond(board, 'board');
    for (const part of [board.firstElementChild!, ...board.querySelectorAll('.ina-pitch')]) beyond(part, part.className);
    // Parts that lie beside each other begin at the same height, and what they hold fits, unless a finger pushes it.
    const parts = [...board.querySelectorAll('.el-panels > *')].filter((one) => one.checkVisibility());
    if (new Set(parts.map((one) => Math.round(one.getBoundingClientRect().top))).size > 1)
      wrong.push('parts of the board lie below each other');
    for (const part of [...parts, ...board.querySelectorAll('.el-meet, .el-votes, .el-push, .el-draftsum, .el-match > ol > li')])
      if (part.checkVisibility() && getComputedStyle(part).overflowY !== 'auto') beyond(part, part.className || 'a pair of Sections');
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
    // A match that is looked at again asks nothing.
    const question = document.querySelector('.ask-q');
    if (question) beyond(question, 'question');
    const hand = document.querySelector('.hand')!;
    if (wide) {
      beyond(hand, 'hand');
      beyond(document.querySelector('.ask')!, 'answers');
    }
    const { x, y, width, height } = room;
    const widest = (within: Element) => Math.max(0, ...[...within.querySelectorAll<HTMLElement>('.card')].map((card) => card.offsetWidth));
    return { board: [x, y, width, height].map(Math.round).join(), cards: [widest(hand), widest(board)] as const, wrong };
  }, DESK);
