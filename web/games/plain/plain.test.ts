/** The plain board: any game, any number of seats, from its zones and public values alone. */
import { Timeline } from '@touchline/host';
import { drawnOptions, listsFor } from '@touchline/kit';
import { beforeAll, expect, test } from 'vitest';
import { scouts } from '../../../kit/testing/scouts.ts';
import { facesOf, sceneOf } from '../../match/stage.ts';
import { boardOf, litIn } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import type { TableGame } from '../teller.ts';
import { plain } from './board.tsx';
import { drawPlain } from './card.tsx';
import { tellPlain } from './told.ts';

const pack: TableGame = { tell: tellPlain(scouts), ...scouts };
const look = plain('scouts');
// One language is all this game has.
beforeAll(() => Promise.all([scouts.learn('en'), scouts.learn('fr')]));

function sceneFor(seats: number, picks = 0) {
  const lists = listsFor(scouts.game, [], seats, 's').map(({ list }) => list);
  const timeline = new Timeline(scouts.game, { options: drawnOptions(scouts.offers, {}, seats, 's'), lists, seed: 's' });
  for (let n = 0; n < picks; n++) {
    const [seat] = timeline.asked();
    timeline.pick(seat, timeline.ask(seat)!.options[0].key);
  }
  const players = ['person', ...new Array<string>(seats - 1).fill('rookie')];
  const decks = players.map(() => '');
  return sceneOf({ pack, language: 'en', players, decks }, { step: picks, view: timeline.view(0), entries: [], practice: 0 });
}

test.each([1, 2, 3, 4])('everybody at a table for %i has a side with name, team, bot and values', async (seats) => {
  const scene = sceneFor(seats, seats);
  const board = (await boardOf(pack, look))(scene);
  const sides = [...board.matchAll(/<section class="side (you|opp)[^>]*aria-label="([^"]+)"/g)].map(([, side, name]) => `${side} ${name}`);
  expect(sides.at(-1)).toBe('you You');
  expect(sides.length).toBe(seats);
  expect(board.match(/<dt>Money<\/dt>/g)).toHaveLength(seats);
  expect(board.match(/<dt>signed<\/dt><dd>1<\/dd>/g)).toHaveLength(seats);
  expect(board).not.toContain('<dt>done');
  for (const { deck } of scene.seats) expect(['Red Star', 'Blue Moon', 'Green Bay', 'Gold Coast']).toContain(deck);
  for (const { deck } of scene.seats) expect(board).toContain(deck);
  expect(look.period(scene)).toBe('Round 2');
  expect(look.score(scene).map(({ seat }) => seat)[0]).toBe(0);
});

test('a hidden card that shows its other side is shown with it, on the page of whoever sees it', async () => {
  const scene = sceneFor(2);
  const reports = scene.zones.filter(({ zone }) => zone === 'reports');
  expect(reports.map(({ cards, faces }) => [cards, faces])).toEqual([
    [[null], ['strong']],
    [[null], [null]],
  ]);
  const board = (await boardOf(pack, look))(scene);
  expect(board.match(/class="face">strong</g)).toHaveLength(1);
});

test('what can be chosen is laid out and lit, also in a pile of many', async () => {
  const scene = sceneFor(2);
  const board = (await boardOf(pack, look))(scene);
  const market = scene.zones.find(({ zone }) => zone === 'market')!;
  expect(litIn(board).sort()).toEqual(market.cards.map((card) => card!.handle).sort());
  // Nobody is asked: the same cards are a pile that can be looked through.
  const quiet = (await boardOf(pack, look))({ ...scene, ask: null });
  expect(quiet).toMatch(/aria-haspopup="dialog" aria-label="Market"/);
  expect(litIn(quiet)).toEqual([]);
});

test('what changed on a card, and what lies on it, is said in the language of the page', async () => {
  const game = await gameOf('fftcg', 'en', 'fr');
  const printed = facesOf(game, 'fr').find(({ stats }) => stats.power > 0)!;
  const { power } = printed.stats;
  const sums = { power: { value: power + 1000, printed: power, parts: [] } };
  const card = { handle: 1, def: printed.id, owner: 0, marks: { dull: 2 }, sums, traits: {} };
  // A mark has the name a game gives it.
  const face = { ...printed, names: { ...printed.names, dull: 'engagé' } };
  expect(drawPlain(face, null).spoken).toBe(face.line);
  expect(drawPlain(face, card).spoken).toBe(`${face.line}, force ${power + 1000}, engagé 2`);
});
