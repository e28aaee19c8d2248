/** What does not fit on a screen that scrolls up and down, but never sideways. */
import type { Page } from 'playwright-core';

export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Controls that stick out sideways, whose words do not fit, or that are too small for a finger or a mouse. */
export const sticksOut = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((root) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    const least = window.innerWidth <= 760 ? 40 : 24;
    for (const one of document.querySelectorAll<HTMLElement>(`${root} :is(button, a, select, summary, label:has(> input[type=radio]))`)) {
      if (!one.checkVisibility() || one.closest('[inert], .sr')) continue;
      const name = `"${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}"`;
      const { left, right, width, height } = one.getBoundingClientRect();
      if (left < -1 || right > window.innerWidth + 1) found.push(`${name} reaches from ${left} to ${right}`);
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') found.push(`${name} does not fit its words`);
      // Links within a line are as high as their line.
      if (getComputedStyle(one).display !== 'inline' && !one.closest('h2') && Math.min(width, height) < least)
        found.push(`${name} is ${width} × ${height}`);
    }
    return found;
  }, within);
