/** `touchline train`, on a game for two and on one that knows nothing of bots. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsDigest, judgement } from '@touchline/bots';
import { findGame, gameIds, root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';

async function run(folder: string, ...args: string[]) {
  const io = scripted({ folder });
  const code = await main(args, io);
  return { code, out: io.text(), errors: io.errors() };
}

const quickly = ['--teacher', 'random', '--games', '30', '--passes', '3'];

test('weights come from matches, and do not depend on how many threads play them', async () => {
  const folder = newFolder();
  const one = await run(folder, 'train', 'playca', ...quickly, '--jobs', '1', '--out', 'one.json', '--json');
  const two = await run(folder, 'train', 'playca', ...quickly, '--jobs', '2', '--out', 'two.json', '--json');
  expect([one.code, two.code]).toEqual([0, 0]);
  const weights = readFileSync(join(folder, 'one.json'), 'utf8');
  expect(readFileSync(join(folder, 'two.json'), 'utf8')).toBe(weights);
  const { game } = (await findGame('playca')).pack;
  expect(JSON.parse(weights).cards).toBe(cardsDigest(game));
  expect(judgement(game, JSON.parse(weights))).not.toBeNull();
  expect(JSON.parse(one.out)).toMatchObject({ game: 'playca', games: 30, teacher: 'random' });
});

test('a trial tells how they play, and a file of results keeps it', async () => {
  const folder = newFolder();
  const tutorial = join(root, 'docs/tutorials/crossbar');
  const args = ['train', tutorial, ...quickly, '--trial', '2', '--bot', 'search:5', '--results', 'results.jsonl', '--out', 'w.json'];
  const { code, out, errors } = await run(folder, ...args);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/search:5@new against search:5@hand: [\d.]+ % \([\d.]+ – [\d.]+\) of 4 games/);
  const kept = JSON.parse(readFileSync(join(folder, 'results.jsonl'), 'utf8'));
  expect(kept.duels).toHaveLength(3);
  expect(kept.promoted).toBe(kept.duels[0].low > 0.5 && kept.duels.slice(1).every(({ score }: { score: number }) => score >= 0.45));
  expect(JSON.stringify(kept)).not.toContain(folder);
});

test('mistakes are said', async () => {
  const folder = newFolder();
  const four = await run(folder, 'train', join(root, 'docs/tutorials/gameplan'), '--seats', '3', '--trial', '5');
  expect([four.code, four.errors]).toEqual([2, expect.stringContaining('A trial is played by two')]);
  const none = await run(folder, 'arena', 'playca', '--bots', 'search:5@nothing.json,random');
  expect([none.code, none.errors]).toEqual([2, expect.stringContaining('nothing.json')]);
});

test.each(gameIds)('%s: what it ships was learned with the cards it has', async (id) => {
  const { game } = (await findGame(id)).pack;
  const { learned } = game.spec;
  if (learned) expect([judgement(game, learned) !== null, learned.cards]).toEqual([true, cardsDigest(game)]);
});
