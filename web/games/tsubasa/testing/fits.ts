/** What does not fit on the board as it stands: cut off, out of its place, or over something else. */
import type { Page } from 'playwright-core';

export const fits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const wrong: string[] = [];
    const board = document.querySelector('.board')!;
    const room = board.getBoundingClientRect();
    const beyond = (element: Element, name: string) => {
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (x > 1 || y > 1) wrong.push(`${name}: ${x} × ${y} px do not fit`);
    };
    const seen = (selector: string) => [...board.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const nameOf = (one: Element) => one.querySelector('.cover')?.getAttribute('aria-label')?.split(',')[0] ?? one.className;
    beyond(document.documentElement, 'the page');
    beyond(board, 'the board');
    beyond(document.querySelector('.ts-board')!, 'what lies on the board');
    for (const one of seen('.ts-mid, .ts-piles, .ts-points')) beyond(one, one.className);
    const outside = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 1 || inner.top < outer.top - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    const pushed = (one: Element) => {
      for (let around = one.parentElement!; around !== board; around = around.parentElement!)
        if (getComputedStyle(around).overflowX === 'auto') return true;
      return false;
    };
    for (const one of seen('.card, .ts-pile, .ts-points li, .ts-mid > *'))
      if (!pushed(one) && outside(one.getBoundingClientRect(), room)) wrong.push(`${nameOf(one)} is cut off`);
    for (const row of seen('.ts-row'))
      if (outside(row.getBoundingClientRect(), row.parentElement!.getBoundingClientRect()))
        wrong.push('played cards lie outside their area');
    // Of each played card the values can be read: nothing lies over its left edge.
    for (const card of seen('.ts-row .card')) {
      const { left, top, height, width } = card.getBoundingClientRect();
      if (width < 32) wrong.push(`${nameOf(card)} is only ${Math.round(width)} px wide`);
      const there = document.elementFromPoint(left + 5, top + height / 2);
      if (!there || !card.contains(there)) wrong.push(`over the values of ${nameOf(card)} lies ${there?.className || there?.tagName}`);
    }
    // What can be chosen can be hit.
    for (const lit of seen('[data-lit]')) {
      lit.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = lit.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there || !lit.contains(there)) wrong.push(`over ${lit.getAttribute('aria-label')?.split(',')[0]} lies ${there?.className}`);
    }
    const middle = board.querySelector('.ts-mid')?.getBoundingClientRect();
    if (middle)
      for (const one of seen('.ts-area, .ts-lower, .ts-res')) {
        const box = one.getBoundingClientRect();
        const [x, y] = [
          Math.min(middle.right, box.right) - Math.max(middle.left, box.left),
          Math.min(middle.bottom, box.bottom) - Math.max(middle.top, box.top),
        ];
        if (x > 1 && y > 1) wrong.push(`the middle lies over ${one.className}`);
      }
    return wrong;
  });
