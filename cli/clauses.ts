/** The numbered clauses of a game's rules, as written in `rules.<language>.md`. */
import { readFileSync } from 'node:fs';
import type { Language, TerminalGame } from './games.ts';

export type Clauses = ReadonlyMap<string, string>;

export function clausesOf(pack: TerminalGame, language: Language): Clauses {
  const out = new Map<string, string>();
  for (const line of readFileSync(pack.rules(language), 'utf8').split('\n')) {
    const found = /^- \*\*([A-Z]+-R?\d+)\*\* (.+)$/.exec(line);
    // Emphasis is for the page; a terminal shows the words.
    if (found) out.set(found[1], found[2].replace(/[*`]/g, ''));
  }
  return out;
}

/** The terms a game's rules explain, from the first table in them: a term, its name in the other language, what it means. */
export function termsOf(pack: TerminalGame, language: Language): [term: string, meaning: string][] {
  const lines = readFileSync(pack.rules(language), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows = first < 0 ? [] : lines.slice(first + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).flatMap((line): [string, string][] => {
    const cells = line.split('|').map((cell) => cell.trim().replace(/[*`]/g, ''));
    return cells.length > 4 ? [[cells[1], cells.at(-2)!]] : [];
  });
}
