/** ELEVEN: Football Manager, complete. */
import { defineGame, type Game, type GameSpec, reading } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { advice } from './advice/index.ts';
import { cards } from './cards/index.ts';
import { scenarios } from './cards/scenarios.ts';
import { conditions, effectFlows, kinds } from './effects/index.ts';
import { facts } from './facts.ts';
import { flows, match } from './flow/match.ts';
import { options } from './options.ts';
import { ownOf } from './read/seen.ts';
import { refuse, refuseCard, refuseText } from './sense/index.ts';
import { common } from './setUp.ts';
import { BUILDINGS } from './stadium.ts';
import { type Eleven, MARKS, startState } from './state.ts';
import { zones } from './zones.ts';

/** What counts on the Trained face of a Player. */
const TRAINED: { readonly [stat: string]: string } = { strength: 'strengthT', gloves: 'glovesT', jersey: 'jerseyT' };

export const spec: GameSpec<Eleven> = {
  id: 'eleven',
  seats: facts.seats,
  zones,
  cards,
  common,
  decks: { '': {} },
  groups: {},
  checkDeck: () => [],
  options,
  marks: MARKS,
  rules: {
    /** ELV-502. */
    paidAction: 2,
    /** Taken off Maintenance (ELV-1204). */
    maintenance: 0,
    /** ELV-1209. */
    keepFan: 1,
    keepOp: 1,
    keepFit: 1,
    /** Taken off the first build of a Week (ELV-R86). */
    firstBuild: 0,
    /** Players assigned for 0 FIT, and dice rerolled for free. */
    freeAssign: 0,
    freeReroll: 0,
    /** ELV-1003: Tactic cards for their effect. */
    tacticPlays: 1,
    /** Tokens fewer: by consequences, by Board Meetings. */
    injuryLess: 0,
    meetingLess: 0,
    /** More cash for each FAN of a Sold Out Stadium. */
    soldOutPay: 0,
    /** 1: sales are not halved (ELV-612). */
    fullSale: 0,
    /** ELV-202: printed Stands and Adboards. */
    stands: 2,
    adboards: 2,
    /** ELV-923: FAN on Stands this Week. */
    standLimit: 9,
    /** Strength of cardless markers this Week, and of those showing A. */
    cardless: 0,
    cardlessA: 0,
  },
  own: startState,
  flow: match,
  flows: { ...flows, ...effectFlows },
  kinds,
  conditions,
  refuse,
  refuseText,
  refuseCard,
  // ELV-R81.
  leaving: 'bot',
  paysFirst: true,
  advice,
  turnOrder: (t) => Array.from({ length: t.s.seats }, (_, i) => (t.own.first + i) % t.s.seats),
  printedAs: reading(['mark.trained'], (t, card, stat) => (t.mark(card, 'trained') === 1 ? (TRAINED[stat] ?? stat) : stat)),
  bound: { decisions: 8000, steps: 40000, clause: 'ELV-1301' },
};

export const game: Game<Eleven> = defineGame(spec);

export { readReport } from './cards/scout.ts';
export { inOwnKinds } from './kinds.ts';
export { SUGGESTIONS, type Suggestion } from './lineUp/model.ts';
export { type Forecast, forecastOf } from './read/forecast.ts';
export { hopesOf, lineUpsOf, type ShownLineUp } from './read/lineUps.ts';
export { type Played, type TeamWeek, type ToldLine, type WeekTold, weeksOfTeam, weeksTold } from './read/results.ts';
export { rollingTexts } from './read/rolled.ts';
export { changesIn, consequencesOf, ownOf } from './read/seen.ts';
export { type Shown, type ShownMan, shownOf } from './read/shown.ts';
export type { Eleven };

/** ELV-R85: a Scenario is for one, in its own Divisions, over six Weeks. */
const scenarioLeaves = Object.fromEntries(
  Object.values(scenarios).map(({ no, divisions }) => [String(no), { seats: [1], options: { division: divisions, weeks: [6] } }]),
);

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  logged: [
    'hire',
    'hireYoungster',
    'hireStaff',
    'sell',
    'small',
    'adboard',
    'adboardBonus',
    'kit',
    ...BUILDINGS,
    'office',
    'action',
    'paidAction',
    'repay',
    'bonus',
    'joinTrained',
    'joinUntrained',
    'discardPlayer',
    'discardTactic',
    'loseSponsor',
    'overdue',
    'hit',
    'lay',
    'heal',
    'pardon',
    'train',
  ],
  declines: ['decline', 'done', 'no', 'endDay', 'keep', 'none'],
  plays: ['hire', 'hireStaff', 'action', 'paidAction'],
  first: ({ first }) => first,
  score: (view) => ownOf(view).points,
  markers: 'marker',
  recap: () => import('./recap.ts'),
  // A Week.
  turns: { of: ({ week }) => week, open: ['ELV-302'] },
  presets: {
    season: { options: {} },
    short: { options: { weeks: 3 } },
    firstJob: { seats: 1, options: { scenario: 1 } },
  },
  leaves: { scenario: scenarioLeaves },
});
