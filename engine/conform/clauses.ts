/** Clauses of the rules, the code that cites them and the tests that show them. Reading the files is the caller's business. */
import type { Fault, Ledger } from './report.ts';

export interface ClauseBook {
  /** Ids listed in the rules, in order. */
  readonly listed: readonly string[];
  /** Those marked as needing no code (advice, wording): neither code nor test is asked for. */
  readonly noCode: readonly string[];
  /** Numbers of whole chapters, which code may cite too. */
  readonly chapters: readonly string[];
  /** Ids that occur in the game's code. */
  readonly cited: readonly string[];
  /** Ids that start the title of a test. */
  readonly tested: readonly string[];
  /** Ids listed in the rules of the other languages. */
  readonly translated: { readonly [language: string]: readonly string[] };
}

export function checkClauses(ledger: Ledger, book: ClauseBook): void {
  ledger.did('clauses', book.listed.length);
  const free = new Set(book.noCode);
  const cited = new Set(book.cited);
  const tested = new Set(book.tested);
  const listed = new Set(book.listed);
  const note = (kind: Fault, words: string, ids: Iterable<string>) => {
    const list = [...ids];
    if (list.length > 0) ledger.fault(kind, null, `${words}: ${list.join(', ')}`, list.length);
  };
  if (listed.size === 0) ledger.fault('clausesUnknown', null, 'the rules list no clause at all');
  const twice = book.listed.filter((id, i) => book.listed.indexOf(id) !== i);
  note('clausesUnknown', 'listed twice', twice);
  const binding = [...listed].filter((id) => !free.has(id));
  note(
    'clausesWithoutCode',
    'cited by no code (or mark them "no code needed")',
    binding.filter((id) => !cited.has(id)),
  );
  note(
    'clausesWithoutTest',
    'start the title of no test',
    binding.filter((id) => !tested.has(id)),
  );
  note(
    'clausesUnknown',
    'cited, but not listed in the rules',
    [...cited].filter((id) => !listed.has(id) && !book.chapters.includes(id)),
  );
  for (const [language, ids] of Object.entries(book.translated)) {
    note(
      'clausesUntranslated',
      `missing in ${language}`,
      [...listed].filter((id) => !ids.includes(id)),
    );
    note(
      'clausesUntranslated',
      `only in ${language}`,
      ids.filter((id) => !listed.has(id)),
    );
  }
}
