/**
 * A small game of our own for what no other game here has: no decks, one to four seats, a team chosen by each of them, a scenario for one, cards that
 * show their other side, a common row, and public values of every kind.
 */
import { type CardDef, defineGame, flowOf, type GameSpec, kindsOf, type Seat, type Table, type ZoneSpec } from '@touchline/engine';
import { en, english, type GameWords, speaker } from '@touchline/text';
import { gamePackage } from '../index.ts';

const zones = {
  market: { per: 'table', owner: 'card', others: 'card' },
  /** A report tells its owner what kind of player it is about, and nobody who. */
  reports: { per: 'seat', owner: 'face:style', others: 'back', ordered: true },
  squad: { per: 'seat', owner: 'card', others: 'card', active: true },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { market, squad } = kindsOf(zones);

type Scouts = { readonly round: number; readonly done: boolean; readonly money: readonly number[] };

const player = (id: string, name: string, style: string, skill: number): CardDef => ({
  id,
  name,
  kind: 'player',
  back: 'player',
  stats: { skill },
  traits: {},
  abilities: [],
  faces: { style },
});
const cards = ['Ama', 'Bo', 'Cy', 'Dov', 'Eva', 'Flo', 'Gus', 'Hal', 'Ida', 'Jon', 'Kai', 'Lou', 'Mia', 'Ned', 'Oda', 'Pip'].map(
  (name, i) => player(name.toLowerCase(), name, i % 2 ? 'fast' : 'strong', 1 + (i % 4)),
);

const { act, ask, each, loopWhile, offer, over, seq } = flowOf<Scouts>();
const seats = (t: Table<Scouts>): Seat[] => [...t.own.money.keys()];

const sign = offer('sign', {
  things: (t) => t.pile(market),
  take: (t, { card }, seat) => {
    t.addTally('signed', seat);
    t.setOf('money', seat, t.own.money[seat] - t.stat(card, 'skill'));
    t.move(card, t.at(squad, seat));
  },
});

const spec: GameSpec<Scouts> = {
  id: 'scouts',
  seats: { min: 1, max: 4 },
  zones,
  cards,
  decks: { '': {} },
  groups: {},
  checkDeck: () => [],
  common: (_options, count) => [
    { zone: 'market', cards: cards.slice(0, 10).map(({ id }) => id) },
    ...Array.from({ length: count }, (_, seat) => ({ zone: 'reports', seat, cards: [cards[12 + seat].id] })),
  ],
  options: {
    scenario: { default: 0, values: [0, 1, 2] },
    division: { default: 3, values: [3, 2, 1] },
    team: { default: 'red', values: ['red', 'blue', 'green', 'gold'], per: 'seat' },
  },
  tallies: { signed: { per: 'seat' } },
  own: (_options, count) => ({ round: 1, done: false, money: new Array<number>(count).fill(10) }),
  flow: seq(
    loopWhile(
      'rounds',
      (t) => t.own.round <= 2,
      each('turns', seats, 'seat', ask('sign', { who: (t) => t.v<Seat>('seat'), clause: 'SC-1', offers: [sign] })),
      act('next', 'SC-2', (t) => t.set('round', t.own.round + 1)),
    ),
    over('end', 'SC-3', (t) => {
      const most = Math.max(...t.own.money);
      return { winners: seats(t).filter((seat) => t.own.money[seat] === most), reason: 'money' };
    }),
  ),
  bound: { decisions: 100, steps: 1000, clause: 'SC-3' },
};

const { noun, verb } = english;
const words: GameWords = {
  lang: 'en',
  title: 'Scouts',
  card: noun('player'),
  zones: { market: { area: noun('market') }, reports: { area: noun('report') }, squad: { area: noun('squad') } },
  stats: { skill: { name: 'skill' } },
  asks: { sign: { prompt: () => 'Whom do you sign?', only: 'now only players on the market can be signed' } },
  verbs: { sign: (o) => `sign ${o.names(o.option)[0]}` },
  problem: () => 'this game has no decks',
  results: { money: (w) => (w ? english.grammar.tell({ who: w, verb: verb('win'), rest: 'with the most money' }) : 'the match is a draw') },
  options: {
    scenario: {
      name: 'Scenario',
      about: 'A task for one',
      values: { 0: 'none', 1: 'First Job', 2: 'Red Numbers' },
      meanings: { 1: 'Do not come last', 2: 'Pay a debt back' },
    },
    division: { name: 'Division', about: 'How strong the others are' },
    team: {
      name: 'Team',
      about: 'Whom you play for',
      values: { red: 'Red Star', blue: 'Blue Moon', green: 'Green Bay', gold: 'Gold Coast' },
    },
  },
  presets: { season: { name: 'Season', about: 'Everybody for themselves' }, solo: { name: 'Solo', about: 'A task for one' } },
  values: { round: 'Round', money: 'Money', done: '' },
  faces: { fast: 'a fast one' },
  line: (def) => `Skill ${def.stats.skill}`,
};

export const game = defineGame(spec);

/** One language is enough here. */
export const scouts = gamePackage({
  game,
  facts: { seats: spec.seats, minutes: 3, decks: false },
  voice: async () => ({ speak: (of) => speaker(of, { shared: en, words }) }),
  about: async () => ({ about: { name: 'Scouts', line: 'Sign two players.' }, intro: { goal: 'Keep your money.', words: [] } }),
  score: ({ own }) => (own as Scouts).money,
  distinct: ['team'],
  presets: { season: { options: {} }, solo: { options: { scenario: 1 }, seats: 1 } },
  leaves: { scenario: { 1: { seats: [1], options: { division: [3] } }, 2: { seats: [1], options: { division: [3, 2] } } } },
});
