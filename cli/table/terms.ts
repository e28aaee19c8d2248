/** `why` with a word of the game: what it means, and the rules that speak of it. */
import type { Clauses } from '../clauses.ts';
import { termsOf } from '../clauses.ts';
import { plain } from './lookup.ts';
import type { Scene } from './scene.ts';

/** More rules than this are not read at once. */
const MOST = 3;

export function explained(s: Scene, clauses: Clauses, text: string): string[] {
  const wanted = plain(text);
  const { lang } = s.speaker;
  const meanings = [...s.pack.intro(lang).words, ...termsOf(s.pack, lang)].filter(([term]) => fits(term, wanted));
  const [meaning] = meanings;
  const speaking = [...clauses].filter(([, rule]) =>
    plain(rule)
      .split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .includes(wanted),
  );
  return [
    ...(meaning ? [s.words.deed(meaning[0], meaning[1])] : []),
    ...speaking.slice(0, MOST).map(([clause, rule]) => s.words.deed(clause, rule)),
  ];
}

/** "TP" fits "Technique points (TP)" and "OF" fits "OF and DF". */
const fits = (term: string, wanted: string): boolean =>
  plain(term) === wanted ||
  plain(term)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word, _, all) => word === wanted && all.length <= 4);
