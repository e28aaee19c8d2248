/** The tables of levels say what levels are now, and nothing that was measured of what they were before. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { levelIn, type Measured, type Recorded } from '../cli/record.ts';
import { ladderTable, levelsTable, playing, withPart } from './botLevels.ts';
import { BOTS, botsPage, GAMES, RESULTS, recordedIn } from './botResults.ts';

const games = await playing(GAMES);
const [playca] = games;
const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.includes(`| \`${name}\` |`))!;

test('docs/bots.md has the tables that `node tools/botResults.ts` writes', async () => {
  const page = readFileSync(BOTS, 'utf8');
  expect(page).toBe(await botsPage(page, recordedIn(readFileSync(RESULTS, 'utf8'))));
});

test('what a level is in each game, how it chooses and how long it may take', () => {
  const row = rowOf(levelsTable(games), 'anchor');
  for (const { game } of games) expect(row).toContain(`\`${levelIn('anchor', game)!.split(' ')[0]}\``);
  expect(row).toMatch(/overlooks up to 3 points \(Eleven PlayCa: 1\.5\) \| 300 ms \|$/);
  expect(rowOf(levelsTable(games), 'maestro')).toMatch(/\| the best \| 2 s \|$/);
});

describe('what a level scored against the one below', () => {
  const measured = (score: number): Measured => ({ bot: 'libero', against: 'anchor', games: 20, score, low: 0.4, high: 0.8 });
  const levels = Object.fromEntries(['libero', 'anchor'].map((name) => [name, levelIn(name, playca.game)!]));
  const line = (score: number, more: Partial<Recorded> = {}): Recorded => ({
    ...{ date: '2026-01-02', game: 'playca', seats: 2, about: '', levels, matches: [measured(score)] },
    ...more,
  });
  const told = (...lines: Recorded[]) => rowOf(ladderTable(lines, [playca]), 'libero` | `anchor');

  test('the newest counts', () => {
    expect(told(line(0.6), line(0.7))).toBe('| `libero` | `anchor` | 70 (40 – 80) of 20 |');
  });
  test('nothing is said of a level that was another then, of other games, seats and decks', () => {
    const unknown = '| `libero` | `anchor` | – |';
    expect(told(line(0.6, { levels: { ...levels, libero: 'search:7 0/0' } }))).toBe(unknown);
    expect(told(line(0.6, { levels: undefined }))).toBe(unknown);
    expect(told(line(0.6, { game: 'fftcg' }))).toBe(unknown);
    expect(told(line(0.6, { seats: 4 }))).toBe(unknown);
    expect(told(line(0.6, { matches: [{ ...measured(0.6), on: 'one deck' }] }))).toBe(unknown);
  });
});

test('a page is written anew between its marks only, and has them once', () => {
  const page = 'a\n<!-- x -->\nold\n<!-- end of x -->\nb\n';
  const written = withPart(page, 'x', 'new');
  expect(written).toBe('a\n<!-- x -->\n\nnew\n\n<!-- end of x -->\nb\n');
  expect(withPart(written, 'x', 'new')).toBe(written);
  for (const other of ['a\n', page + page, 'a\n<!-- x -->\nold\n']) expect(() => withPart(other, 'x', 'new')).toThrow(/no one place/);
});
