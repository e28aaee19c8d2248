/** The words of matches at a server, in both languages, held to the same language as what the games say. */
import { lint, lintLabel } from '@touchline/text';
import { expect, test } from 'vitest';
import { words as en } from './en/online.ts';
import { words as fr } from './fr/online.ts';

/** Every text in a book, by its path; what needs to be told something is told a name or a number. */
function texts(book: unknown, path = ''): [path: string, text: string][] {
  if (typeof book === 'string') return [[path, book]];
  if (typeof book !== 'object' || book === null) return [];
  return Object.entries(book).flatMap(([name, inner]) => texts(inner, `${path}/${name}`));
}

const isSentence = (text: string) => /[.?!]$/.test(text);
/** What stands behind something else begins as it likes. */
const begun = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}`;

test.each([
  ['en', en],
  ['fr', fr],
] as const)('they have no slips: %s', (language, book) => {
  const slips = texts(book).flatMap(([path, said]) => {
    const text = begun(said);
    return (isSentence(text) ? lint(language, text) : lintLabel(language, text)).map(
      (slip) => `${path}: ${text} — ${JSON.stringify(slip)}`,
    );
  });
  expect(slips).toEqual([]);
});

test('each is said otherwise in the other language', () => {
  const same = texts(en).filter(([path, text]) => texts(fr).find(([other]) => other === path)?.[1] === text);
  // What reads the same in both.
  expect(same.map(([, text]) => text)).toEqual(['5 min + 5 s', '10 min + 10 s', 'bot']);
});
