/** Captain Tsubasa, complete. */
import { defineGame, type Game, type GameSpec, reading } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { advice } from './advice.ts';
import { cards } from './cards/index.ts';
import { conditions, kinds } from './effects.ts';
import { facts } from './facts.ts';
import { flows, match } from './flow/match.ts';
import { ownOf } from './read/seen.ts';
import { refuse, refuseText, TIMINGS } from './sense.ts';
import { common } from './setUp.ts';
import { startState, type Tsubasa } from './state.ts';
import { zones } from './zones.ts';

/** TSU-704: which value stands for one on the red side of a card. */
const RED: { readonly [stat: string]: string } = { shot: 'redShot', pass: 'redPass', defence: 'redDefence' };
/** TSU-R27: totals may sink below 0. */
const LOWEST = -100;

export const spec: GameSpec<Tsubasa> = {
  id: 'tsubasa',
  seats: facts.seats,
  zones,
  cards,
  common,
  decks: { '': {} },
  groups: {},
  checkDeck: () => [],
  options: {
    teams: { default: 'nankatsu', values: ['nankatsu', 'toho'] },
    firstMatch: { default: false },
    motivation: { default: true },
    signings: { default: true },
    assuredSuccess: { default: false },
    startingPoints: { default: 0, values: [0, 1, 2, 3, 4, 5] },
    motivationWindow: { default: 'anytimeBeforeDice', values: ['anytimeBeforeDice', 'ownTurn'] },
    specialCardsSingleUse: { default: false },
    rerollTarget: { default: 'anyDie', values: ['anyDie', 'ownDie'] },
    extraTime: { default: true },
    extraTimeReshuffle: { default: 'eachHalf', values: ['eachHalf', 'once'] },
    kickoffChoice: { default: 'winnerChooses', values: ['winnerChooses', 'random'] },
    injuryTimeCap: { default: 20, values: [20, 10, 0] },
  },
  marks: ['red', 'parting'],
  rules: { shotTotal: 0, passTotal: 0, defenceTotal: 0 },
  floors: { shotTotal: LOWEST, passTotal: LOWEST, defenceTotal: LOWEST },
  own: startState,
  flow: match,
  flows,
  kinds,
  conditions,
  timings: TIMINGS,
  refuse,
  refuseText,
  printedAs: reading(['mark.red'], (t, card, stat) => (t.mark(card, 'red') === 1 ? (RED[stat] ?? stat) : stat)),
  advice,
  bound: { decisions: 5000, steps: 20000, clause: 'TSU-R42' },
};

export const game: Game<Tsubasa> = defineGame(spec);

export { inOwnKinds } from './kinds.ts';
export { chanceOf } from './read/chance.ts';
export { ownOf, priceOf, runsOf, sumOf } from './read/seen.ts';
export {
  type Helper,
  helpersOf,
  type Prospect,
  prospectsOf,
  type Standing,
  type Sum,
  standingOf,
  type Tokens,
  tokensOf,
  totalsOf,
} from './read/shown.ts';
export { teamOf } from './setUp.ts';
export { KINDS, type Kind } from './state.ts';
export type { Addend } from './totals.ts';
export type { Tsubasa };

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  logged: ['play', 'pass', 'motivate', 'sign', 'use', 'gain', 'shoot', 'passBall', 'spend', 'reroll', 'save', 'take', 'blind', 'choose'],
  declines: ['pass', 'decline', 'done', 'no'],
  plays: ['play'],
  // TSU-R70: conceding is the engine's own affair.
  first: ({ whistle }) => whistle,
  score: (view) => ownOf(view).goals,
  goals: ({ own }) => own.goals[0] + own.goals[1],
  recap: () => import('./recap.ts'),
  // A half, those of Extra Time included.
  turns: { of: ({ whistle, half }) => (whistle < 0 ? 0 : half + 1), open: ['TSU-607'] },
  presets: {
    firstMatch: { options: { firstMatch: true, motivation: false, signings: false } },
    standard: { options: { motivation: false, signings: false } },
    full: { options: {} },
  },
});
