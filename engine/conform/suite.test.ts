import { expect, test } from 'vitest';
import { game as optionOrder } from './broken/optionOrder.ts';
import { bless, type ClauseBook, conform } from './index.ts';
import { game } from './toy/index.ts';

const book: ClauseBook = {
  listed: ['T-1', 'T-2', 'T-3'],
  noCode: ['T-3'],
  chapters: [],
  cited: ['T-1'],
  tested: ['T-1'],
  translated: { fr: ['T-1', 'T-2', 'T-3'] },
};
const none = { games: 0, seed: 'a' };

test('the same run gives the same report', () => {
  const run = () => conform(game, { games: 6, seed: 'again', every: 5 });
  expect(run()).toEqual(run());
}, 60_000);

test('a fault can be seen again by its match alone', () => {
  const first = conform(optionOrder, { games: 12, seed: 'find', every: 6 }).examples.find((words) => words.startsWith('leaks: what seat'))!;
  const match = Number(/match (\d+)/.exec(first)?.[1]);
  const again = conform(optionOrder, { games: 1, seed: 'find', match, every: 1, examples: 500 });
  expect(again.games).toBe(1);
  expect(again.leaks).toBeGreaterThan(0);
}, 60_000);

test('recorded playthroughs are compared, and a change is told with its step', () => {
  const golden = bless(game, 'a', 2);
  expect(conform(game, { ...none, golden })).toMatchObject({ goldenGames: 2, goldenMismatches: 0, ok: true });
  const [{ name, record }] = golden;
  const checks = record.checks.with(1, { ...record.checks[1], hash: 'another' });
  const report = conform(game, { ...none, golden: [{ name, record: { ...record, checks } }] });
  expect(report).toMatchObject({ goldenMismatches: 1, ok: false });
  expect(report.examples[0]).toContain(`Step ${record.checks[1].step}`);
  const picks = record.picks.with(2, [0, 'no such answer']);
  expect(conform(game, { ...none, golden: [{ name, record: { ...record, picks } }] }).goldenMismatches).toBe(1);
});

test('clauses want code, a test and a translation, unless they need none', () => {
  expect(conform(game, { ...none, clauses: book })).toMatchObject({ clauses: 3, clausesWithoutCode: 1, clausesWithoutTest: 1, ok: false });
  const whole = { ...book, cited: ['T-1', 'T-2'], tested: ['T-2', 'T-1'] };
  expect(conform(game, { ...none, clauses: whole }).ok).toBe(true);
  expect(conform(game, { ...none, clauses: { ...whole, translated: { fr: ['T-1', 'T-3', 'T-9'] } } }).clausesUntranslated).toBe(2);
  expect(conform(game, { ...none, clauses: { ...whole, cited: ['T-1', 'T-2', 'T-77'] } }).clausesUnknown).toBe(1);
  expect(conform(game, { ...none, clauses: { ...whole, listed: [], noCode: [], cited: [], translated: {} } }).ok).toBe(false);
});

test('missing texts are counted by language', () => {
  const texts = (language: string) => (language === 'fr' ? ['card c1', 'card c2'] : []);
  expect(conform(game, { ...none, texts, languages: ['en', 'fr'] }).textsMissing).toBe(2);
});
