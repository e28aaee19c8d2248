/** Why a match cannot be opened: every reason is a sentence or two in each language, with what to do. */
import { lint, spaced } from '@touchline/text';
import { expect, test } from 'vitest';
import { type MatchProblem, type Refusals, refusal, refusalsEn, refusalsFr } from '../index.ts';

const examples: { readonly [C in MatchProblem['code']]: Extract<MatchProblem, { readonly code: C }> } = {
  unreadable: { code: 'unreadable' },
  notASave: { code: 'notASave' },
  link: { code: 'link' },
  format: { code: 'format', found: 7, reads: 2 },
  damaged: { code: 'damaged', field: 'record' },
  edited: { code: 'edited', step: 12 },
  otherRules: { code: 'otherRules', step: 12 },
  otherGame: { code: 'otherGame', found: 'playca', wanted: 'fftcg' },
  noGame: { code: 'noGame', game: 'chess', games: ['fftcg', 'playca'] },
  seats: { code: 'seats', allowed: [2, 3], got: 5 },
  option: { code: 'option', option: 'overtime' },
  noCard: { code: 'noCard', card: 'PC-G01' },
  list: { code: 'list', seat: 0, problems: [{ clause: 'EPC-101', args: {} }] },
};

const books: readonly (readonly ['en' | 'fr', Refusals])[] = [
  ['en', refusalsEn],
  ['fr', refusalsFr],
];

test.each(books)('in %s', (language, words) => {
  const said = Object.values(examples).flatMap((problem) => ['', 'Match.json'].map((name) => refusal(words, problem, name)));
  said.push(refusal(words, { code: 'otherRules', step: null }, ''));
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) {
    expect(text).not.toMatch(/undefined|null|\[object/);
    // What happened, and what to do.
    expect(text.match(/\.(?= |$)/g)!.length, text).toBeGreaterThanOrEqual(2);
    expect(lint(language, spaced(text)), text).toEqual([]);
  }
});
