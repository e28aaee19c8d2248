/** The numbered clauses of a game's rules, as written in `rules.<language>.md`. */
import { readFileSync } from 'node:fs';
import type { Language, Title } from './games.ts';

export type Clauses = ReadonlyMap<string, string>;

export function clausesOf(title: Title, language: Language): Clauses {
  const out = new Map<string, string>();
  for (const line of readFileSync(title.rules(language), 'utf8').split('\n')) {
    const found = /^- \*\*([A-Z]+-R?\d+)\*\* (.+)$/.exec(line);
    // Emphasis is for the page; a terminal shows the words.
    if (found) out.set(found[1], found[2].replace(/[*`]/g, ''));
  }
  return out;
}
