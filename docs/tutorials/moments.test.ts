/** Moments of games that tell none of their own: dice, cards shown together, and the score. */
import { stream } from '@touchline/engine';
import { entriesSince, Reader, Timeline } from '@touchline/host';
import { drawnOptions, type GamePackage, listsFor } from '@touchline/kit';
import { expect, test } from 'vitest';
import { plainMoments } from '../../web/games/plain/moments.ts';
import { tellPlain } from '../../web/games/plain/told.ts';
import type { TableGame } from '../../web/games/teller.ts';
import type { Banner, Moment } from '../../web/match/moment.ts';
import type { Scene } from '../../web/match/scene.ts';
import { sceneOf } from '../../web/match/stage.ts';
import crossbar from './crossbar/index.ts';
import gameplan from './gameplan/index.ts';

/** A match at random, scene by scene, as the first seat is told it. */
function* played(pack: GamePackage, seats: number, seed: string): Generator<Scene> {
  const game: TableGame = { tell: tellPlain(pack), moments: plainMoments(pack), ...pack };
  const lists = listsFor(pack.game, [], seats, seed).map(({ list }) => list);
  const match = new Timeline(pack.game, { options: drawnOptions(pack.offers, {}, seats, seed), lists, seed });
  const players = new Array<string>(seats).fill('person');
  const chance = stream(seed);
  let before: Scene | undefined;
  while (true) {
    const entries = entriesSince(match, before?.step ?? -1, { viewer: 0, logged: pack.logged });
    const seen = { step: match.steps, view: match.view(0), entries, practice: 0, before };
    const scene = sceneOf({ pack: game, language: 'en', players, decks: players.map(() => '') }, seen);
    yield scene;
    if (match.result) return;
    before = scene;
    const [seat] = match.asked();
    const { options } = match.view(seat).ask!;
    match.pick(seat, options[chance.below(options.length)].key);
  }
}

const momentsIn = (scenes: readonly Scene[]): Moment[] => scenes.flatMap(({ moments }) => moments);

test('cards that two show together are turned up, then the score is told, and at last that it is over', async () => {
  await crossbar.learn('en');
  const scenes = [...played(crossbar, 2, 'moments')];
  const all = momentsIn(scenes);
  const flips = all.filter((one) => one.show === 'flip');
  expect(flips.length).toBeGreaterThan(3);
  for (const { cards } of flips) expect(new Set(cards.map(({ seat }) => seat)).size).toBe(2);
  const scores = all.filter((one): one is Banner => one.show === 'banner' && one.tone === 'score');
  const net = scenes.at(-1)!.zones.flatMap(({ zone, count }) => (zone === 'net' ? [count] : []));
  expect(scores.length).toBeGreaterThan(0);
  expect(scores.at(-1)!.score).toEqual(net);
  expect(scores[0].title).toMatch(/\+\d/);
  expect(all.at(-1)).toMatchObject({ tone: 'end', score: net });
});

test.each([2, 3, 4])('points of %i are told for everybody at once', async (seats) => {
  await gameplan.learn('en');
  const all = momentsIn([...played(gameplan, seats, 'moments')]);
  const scores = all.filter((one): one is Banner => one.show === 'banner' && one.tone === 'score');
  expect(scores.length).toBeGreaterThan(1);
  for (const { score } of scores) expect(score).toHaveLength(seats);
});

test('dice that are rolled one after the other roll together; the others lie between them', async () => {
  await crossbar.learn('en');
  const [scene] = played(crossbar, 2, 'dice');
  const match = new Timeline(crossbar.game, {
    options: {},
    lists: listsFor(crossbar.game, [], 2, 'dice').map(({ list }) => list),
    seed: 'dice',
  });
  const reader = new Reader(crossbar, match.view(0), 'en');
  const at = { game: crossbar.game, view: match.view(0), speaker: reader.speaker, ...reader.values };
  const roll = (seat: number, n: number) => ({ type: 'roll', clause: '', seat, cards: [], args: { sides: 6, n }, shows: false });
  const other = { ...roll(0, 0), type: 'crossbar' };
  const told = plainMoments(crossbar)({ at, before: scene, events: [roll(0, 3), roll(1, 6), other, roll(0, 1)] });
  expect(told.map((one) => one.show === 'dice' && one.dice.map(({ seat, n }) => [seat, n]))).toEqual([
    [
      [0, 3],
      [1, 6],
    ],
    [[0, 1]],
  ]);
});
