/** The rules of a game as tests: every *.rules.ts in its folder and below. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectRules, type Rule } from './index.ts';

export async function loadRules(folder: string): Promise<Rule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules.ts') && !file.includes('node_modules'))
    .sort((a, b) => (a < b ? -1 : 1));
  for (const file of files) await import(pathToFileURL(join(folder, file)).href);
  return collectRules();
}
