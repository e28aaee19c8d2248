/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Theme } from '../page/settings.ts';
import { atRest } from './shown.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: {
    readonly runOnly?: readonly string[];
    readonly resultTypes: readonly string[];
  }): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }>;
}

export const THEMES: readonly Theme[] = ['floodlight', 'matinee', 'contrast'];
/** What axe judges by colours. A theme changes nothing else. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

/** In these themes: everything in the first, and whatever depends on colours in the others. */
export async function violations(page: Page, themes: readonly Theme[] = THEMES): Promise<string[]> {
  await page.evaluate(source);
  const found: string[] = [];
  for (const [n, theme] of themes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await atRest(page);
    const broken = await page.evaluate(
      async (runOnly) => {
        const { axe } = window as unknown as { axe: Axe };
        return (await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`,
        );
      },
      n === 0 ? null : BY_COLOUR,
    );
    found.push(...broken.map((words) => `${theme}: ${words}`));
  }
  return found;
}
