/** The rules of a game as tests: every *.rules.ts in its folder and below. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectRules, type Rule } from './index.ts';

/** By folder: a file is imported once in a thread, and its rules are told only then. */
const loaded = new Map<string, Promise<readonly Rule[]>>();

export function loadRules(folder: string): Promise<readonly Rule[]> {
  const known = loaded.get(folder) ?? load(folder);
  loaded.set(folder, known);
  return known;
}

async function load(folder: string): Promise<readonly Rule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules.ts') && !file.includes('node_modules'))
    .sort((a, b) => (a < b ? -1 : 1));
  for (const file of files) await import(pathToFileURL(join(folder, file)).href);
  return collectRules();
}
