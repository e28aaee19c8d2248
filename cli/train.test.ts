/** `touchline train`, on a game for two and on one that knows nothing of bots. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsDigest, featuresOf, judgement, lessonsOf, levels, random } from '@touchline/bots';
import type { Learned } from '@touchline/engine';
import { findGame, gameIds, root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { deckOf, problemsOf } from './choices.ts';
import { gameAt } from './games.ts';
import { main } from './main.ts';
import type { Measured, Recorded } from './record.ts';
import { scripted } from './scripted.ts';
import { readyDecks } from './seats.ts';
import { newFolder } from './testing/folder.ts';
import { mayTakeThePlace, seriesOf } from './train/promotion.ts';
import { withoutEach, writeWeights } from './train/weightsFile.ts';

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

test('a trial tells how they play, and a file keeps it', async () => {
  const folder = newFolder();
  const tutorial = join(root, 'docs/tutorials/crossbar');
  const args = ['train', tutorial, ...quickly, '--trial', '1', '--bot', 'search:5', '--record', 'results.jsonl', '--out', 'w.json'];
  const { code, out, errors } = await run(folder, ...args);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/search:5@new against search:5@hand: [\d.]+ % \([\d.]+ – [\d.]+\) of 2 games/);
  const { trained, matches }: Recorded = JSON.parse(readFileSync(join(folder, 'results.jsonl'), 'utf8'));
  // Two games are won or not: who has not won both is not tried any further.
  const [{ bot, against, low }] = matches;
  expect([bot, against]).toEqual(['search:5@new', 'search:5@hand']);
  expect(matches.slice(1).map((one) => [one.bot, one.against])).toEqual(
    low > 0.5 ? levels.map(({ name }) => [`${name}@new`, `${name}@hand`]) : [],
  );
  expect(trained).toMatchObject({ games: 30, teacher: 'random', promoted: mayTakeThePlace(matches.map(asTried)) });
  expect(JSON.stringify(matches)).not.toContain(folder);
});

const asTried = (one: Measured, i: number) => ({ ...one, needs: i === 0 ? 'above half' : 'not worse' }) as const;
const measured = (low: number, score: number): Measured => ({ bot: 'a', against: 'b', games: 100, score, low, high: 1 });

test('who was above half against the first and the last version may take its place, unless a level is worse', () => {
  const above = { ...measured(0.51, 0.6), needs: 'above half' } as const;
  const level = { ...measured(0.3, 0.45), needs: 'not worse' } as const;
  expect(mayTakeThePlace([above, above, level])).toBe(true);
  expect(mayTakeThePlace([above, { ...above, low: 0.5 }, level])).toBe(false);
  expect(mayTakeThePlace([above, above, level, { ...level, score: 0.44 }])).toBe(false);
});

test('each deck is played by weights learned without it, and decks of other cards by all', () => {
  const deck = (name: string) => ({ name, list: {} });
  const decks = ['x', 'y', 'z'].map(deck);
  const trial = {
    ...{ folder: '', weights: 'w.json', bot: 'search:9', shipped: true, rounds: 30, threads: 1, unseen: [deck('new')] },
    ground: { game: 'playca', seats: 2, options: {}, decks, seed: 's' },
    without: decks.map((one) => ({ deck: one, weights: `${one.name}.json` })),
  };
  const told = seriesOf(trial).map(({ matchUp, ground, rounds, needs }) => [
    ...matchUp,
    ground.decks.map(({ name }) => name).join(),
    rounds,
    needs,
  ]);
  expect(told).toEqual([
    ['search:9@w.json', 'search:9@hand', 'x,y,z', 30, 'above half'],
    ['search:9@w.json', 'search:9', 'x,y,z', 30, 'above half'],
    ['search:9@x.json', 'search:9@hand', 'x', 10, 'above half'],
    ['search:9@y.json', 'search:9@hand', 'y', 10, 'above half'],
    ['search:9@z.json', 'search:9@hand', 'z', 10, 'above half'],
    ['search:9@w.json', 'search:9@hand', 'new', 30, 'above half'],
    ...levels.map(({ name }, i) => [`${name}@w.json`, name, 'x,y,z', [15, 15, 15, 8, 1][i], 'not worse']),
  ]);
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

test('weights without a deck know none of the cards that only it has', async () => {
  const folder = newFolder();
  const pack = await gameAt('playca', root);
  const decks = readyDecks(pack);
  const features = featuresOf(pack.game, 2);
  const lessons = Array.from({ length: 32 }, (_, match) => {
    const lists = [match % 4, Math.floor(match / 4) % 4];
    const setting = { game: pack.game, options: {}, lists: lists.map((at) => decks[at].list), seed: `w/${match}`, bot: random };
    return lessonsOf(setting, features).map((lesson) => ({ ...lesson, lists }));
  });
  const setting = { hidden: 0, rounds: 8, seed: 'w', numbers: false };
  const cardsIn = ({ reads }: Learned) => new Set(Object.keys(reads).flatMap((name) => name.split('=')[1] ?? []));
  const all = cardsIn(writeWeights(join(folder, 'all.json'), pack, lessons, setting, 2).weights);
  // Where a name has a card behind it, something was learned of that card; whose turn it is has none.
  const { weights: plain } = writeWeights(join(folder, 'plain.json'), pack, lessons, { ...setting, numbers: true }, 2);
  expect([[...cardsIn(plain)].filter((card) => card !== ''), all.size > 1]).toEqual([[], true]);
  expect(Object.keys(plain.reads)).toContain('field.of');
  const without = withoutEach(folder, pack, decks, lessons, setting, 2);
  expect(without.map(({ deck }) => deck.name)).toEqual(decks.map(({ name }) => name));
  for (const { deck, weights } of without) {
    const others = new Set(decks.filter((one) => one !== deck).flatMap(({ list }) => Object.values(list).flat()));
    const only = Object.values(deck.list)
      .flat()
      .filter((card) => !others.has(card));
    expect(only.some((card) => all.has(card))).toBe(true);
    const known = cardsIn(JSON.parse(readFileSync(weights, 'utf8')));
    expect(known.size).toBeGreaterThan(0);
    expect(only.filter((card) => known.has(card))).toEqual([]);
  }
});

test('decks for a trial with other cards are legal, and share none with the ready decks', async () => {
  const pack = await gameAt('fftcg', root);
  const known = new Set(Object.values(pack.decks).flatMap((list) => Object.values(list).flat()));
  for (const file of ['fftcg-1.txt', 'fftcg-2.txt']) {
    const { list } = deckOf(pack, join('bots/results/unseen', file), root);
    expect(problemsOf(pack, {}, list), file).toEqual([]);
    expect(
      Object.values(list)
        .flat()
        .filter((card) => known.has(card)),
      file,
    ).toEqual([]);
  }
});
