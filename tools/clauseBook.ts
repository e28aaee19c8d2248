// Reads what the conformance suite wants to know about clauses: rules.en.md, its translations, the game's code and its tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseBook } from '@touchline/engine/conform';

const chapter = /^##+ (\d+)\b/gm;
const bullet = /^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*(.*)$/gm;
/** The title of a test, or of a rule: what stands first in the call. */
const title = /\b(?:rule|test|it)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
const startingIds = /^(?:[A-Z]+-[A-Z]?\d+[a-z]?(?:,? and |[ ,+&/]*))+/;
const anyId = /[A-Z]+-[A-Z]?\d+[a-z]?/g;

/** Nothing if the folder has no rules.en.md: then it makes no promise about clauses. */
export function clauseBook(folder: string): ClauseBook | undefined {
  if (!existsSync(join(folder, 'rules.en.md'))) return undefined;
  const rules = readFileSync(join(folder, 'rules.en.md'), 'utf8');
  const english = [...rules.matchAll(bullet)];
  const listed = english.map((found) => found[1]);
  const translated: { [language: string]: string[] } = {};
  for (const file of readdirSync(folder)) {
    const language = /^rules\.(\w+)\.md$/.exec(file)?.[1];
    if (language && language !== 'en')
      translated[language] = [...readFileSync(join(folder, file), 'utf8').matchAll(bullet)].map((found) => found[1]);
  }
  // Only ids of this game's own family: cards have ids of the same shape.
  const families = new Set(listed.map((id) => id.slice(0, id.indexOf('-'))));
  const chapters = [...rules.matchAll(chapter)].flatMap(([, n]) => [...families].map((family) => `${family}-${n}`));
  const own = (ids: readonly string[]) => ids.filter((id) => families.has(id.slice(0, id.indexOf('-'))));
  const cited: string[] = [];
  const tested: string[] = [];
  for (const file of sources(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (/\.(test|rules)\.ts$/.test(file)) for (const found of text.matchAll(title)) tested.push(...own(idsAtStart(found[2])));
    // A phrase for a clause is no code that enforces it, and neither is what tests are made of.
    else if (!/^words\//.test(file) && !/^rules\//.test(file)) cited.push(...own(text.match(anyId) ?? []));
  }
  return {
    listed,
    chapters,
    noCode: english.filter((found) => found[2].includes('(no code needed)')).map((found) => found[1]),
    cited,
    tested,
    translated,
  };
}

function idsAtStart(words: string): string[] {
  return startingIds.exec(words)?.[0].match(anyId) ?? [];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules/'));
}
