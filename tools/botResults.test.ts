/** The page of results says what was recorded, and nothing else. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Recorded } from '../cli/record.ts';
import { PAGE, pageOf, RESULTS, recordedIn } from './botResults.ts';

test('docs/bot-results.md is what `node tools/botResults.ts` writes', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(pageOf(recordedIn(readFileSync(RESULTS, 'utf8'))));
});

test('a trial tells how it was learned and what became of it; columns nobody fills are left out', () => {
  const row = { bot: 'search:9@new', against: 'search:9@hand', games: 20, score: 0.625, low: 0.5, high: 0.75 };
  const trained = { games: 9, teacher: 'random', hidden: 8, positions: 70, loss: 0.6, coin: 0.7, microseconds: 2.5, promoted: false };
  const line: Recorded = {
    date: '2026-01-02',
    game: 'playca',
    seats: 2,
    about: 'try',
    trained,
    matches: [row, { ...row, on: 'one deck' }],
  };
  const page = pageOf([line]);
  expect(page).toContain('2026-01-02: try. Learned from 70 positions of 9 matches of `random`, 8 hidden units;');
  expect(page).toContain('**Not promoted.**');
  expect(page).toContain('| bot | against | with | games | scored % | 95 % interval |\n');
  expect(page).toContain('| `search:9@new` | `search:9@hand` | one deck | 20 | 62.5 | 50.0 – 75.0 |\n');
});
