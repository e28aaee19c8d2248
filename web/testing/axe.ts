/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }>;
}

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe
      .run()
      .then((found) => found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)),
  );
}
