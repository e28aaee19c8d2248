/** What is chosen before a match begins, in a game without decks for one to four. */
import { asked, create, options, play, view } from '@touchline/engine';
import { beforeAll, expect, test } from 'vitest';
import { drawnOptions, facesDown, gamePackage, hasDecks, listsFor, publicValues, seatChoices, seatOptions } from './index.ts';
import { scouts } from './testing/scouts.ts';

const { game } = scouts;
beforeAll(() => scouts.learn('en'));

const begun = (seats: number, seed = 'seed') =>
  create(
    game,
    drawnOptions(scouts.offers, {}, seats, seed),
    listsFor(game, [], seats, seed).map(({ list }) => list),
    seed,
  );

test('it has no decks, and every seat brings an empty list', () => {
  expect(hasDecks(game)).toBe(false);
  expect(listsFor(game, [], 3, 'seed')).toEqual(new Array(3).fill({ name: '', list: {} }));
});

test.each([1, 2, 3, 4])('it is played to its end by %i', (seats) => {
  const state = begun(seats);
  while (!state.result) {
    const [seat] = asked(game, state);
    play(game, state, seat, options(game, state, seat).length - 1);
  }
  expect(state.result.reason).toBe('money');
});

test('each seat is given a team that nobody else has; who names teams gets those', () => {
  expect(seatOptions(game)).toEqual(['team']);
  for (const seed of ['a', 'b', 'c']) {
    const { team } = drawnOptions(scouts.offers, {}, 4, seed) as { team: string[] };
    expect([...team].sort()).toEqual(['blue', 'gold', 'green', 'red']);
    expect(drawnOptions(scouts.offers, {}, 4, seed)).toEqual({ team });
  }
  expect(drawnOptions(scouts.offers, { team: ['red', 'red'] }, 2, 'a')).toEqual({ team: ['red', 'red'] });
  expect(drawnOptions(scouts.offers, { team: 'red', division: 1 }, 2, 'a')).toEqual({ team: 'red', division: 1 });
  for (const seed of ['a', 'b', 'c']) {
    const { team } = drawnOptions(scouts.offers, { team: [null, 'gold', null] }, 3, seed) as { team: string[] };
    expect(team[1]).toBe('gold');
    expect(new Set(team).size).toBe(3);
  }
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(drawnOptions(scouts.offers, {}, 2, seed)))).size).toBeGreaterThan(
    1,
  );
});

test('what a seat has chosen is said in words', () => {
  const state = create(game, { team: ['gold', 'blue'] }, [{}, {}], 'seed');
  const { options: chosen } = view(game, state, 0);
  expect([0, 1].map((seat) => seatChoices(game, chosen, seat, scouts.speak('en')))).toEqual(['Gold Coast', 'Blue Moon']);
});

test('public values have their names, by seat or for all; a name that is empty hides one', () => {
  const state = begun(3);
  play(game, state, 0, 0);
  const values = publicValues(game, view(game, state, 1), scouts.speak('en', 3));
  expect(values).toEqual([
    { name: 'Round', seat: -1, value: '1' },
    ...['9', '10', '10'].map((value, seat) => ({ name: 'Money', seat, value })),
    ...['1', '0', '0'].map((value, seat) => ({ name: 'signed', seat, value })),
  ]);
});

test('the side of a card that is turned to somebody is told, and to nobody else', () => {
  const state = begun(2);
  const reports = (viewer: number) =>
    view(game, state, viewer)
      .zones.filter(({ zone }) => zone === 'reports')
      .map((zone) => facesDown(zone, scouts.speak('en')));
  expect(reports(0)).toEqual([['strong'], []]);
  expect(reports(1)).toEqual([[], ['a fast one']]);
});

test('a voice that was not learnt says so', () => {
  // One that nobody else can have taught anything.
  const silent = gamePackage({ game: scouts.game, facts: scouts.facts, voice: () => Promise.reject(), about: () => Promise.reject() });
  expect(() => silent.speak('fr')).toThrow('scouts has not learnt "fr" yet');
});

test('who has a name is called by it, except to themselves', () => {
  const [told, plain] = [scouts.speak('en', 2, ['Ana', '']), scouts.speak('en', 2)];
  expect([0, 1].flatMap((seat) => [0, 1].map((viewer) => told.seat(seat, viewer)))).toEqual(['You', 'Ana', 'Your opponent', 'You']);
  expect(plain.seat(0, 1)).toBe('Your opponent');
  expect(told.result({ winners: [0], reason: 'money', clause: 'SC-3' }, 1)).toBe('Ana wins with the most money. [SC-3]');
});
