/** `node web/shots/icons.ts`: the pictures an installed table is shown by, drawn from their SVG. What it writes is kept with the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../testing/chromium.ts';

const folder = join(import.meta.dirname, '..', 'public');
const browser = await startChromium();
for (const [drawing, size] of [
  ['icon', 192],
  ['icon', 512],
  ['icon-maskable', 512],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${readFileSync(join(folder, `${drawing}.svg`), 'utf8')}`);
  writeFileSync(join(folder, `${drawing}-${size}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
