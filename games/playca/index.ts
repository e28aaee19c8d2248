/** Eleven PlayCa, complete. */
import { type AnyCard, defineGame, type Game, type GameSpec } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { advice } from './advice.ts';
import { areas } from './areas.ts';
import { houseCards } from './cards/index.ts';
import { checkDeck, decks, groups } from './decks.ts';
import { conditions, kinds, moves, roles } from './effects.ts';
import { facts } from './facts.ts';
import { flows, match } from './flow/match.ts';
import learned from './learned.json' with { type: 'json' };
import { refuse } from './sense.ts';
import { type PlayCa, startState } from './state.ts';

export const spec: GameSpec<PlayCa> = {
  id: 'playca',
  seats: facts.seats,
  zones: areas,
  cards: houseCards,
  decks,
  groups,
  options: {
    support: { default: true },
    licenses: { default: true },
    overtime: { default: true },
    pk: { default: true },
    tpPerPeriod: { default: 5, values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    firstAttacker: { default: 'random', values: ['random', 'player1', 'player2'] },
    multiPass: { default: false },
    fixedFieldOrder: { default: false },
    supportDuration: { default: 'character', values: ['character', 'battle', 'period'] },
    effectsPerBattle: { default: 'each', values: ['each', 'one'] },
    pkTie: { default: 'single', values: ['single', 'setOfFive'] },
    pkIncludeDiscard: { default: false },
    showTpIdentity: { default: false },
    scoreMode: { default: 'cards', values: ['cards', 'counter'] },
    cardSet: { default: 'house', values: ['house', 'custom'] },
  },
  marks: ['faceDown'],
  tallies: { supports: { per: 'seat', scope: 'strategy' }, effects: { per: 'seat', scope: 'battle' } },
  rules: { tpPerPeriod: { option: 'tpPerPeriod' }, chanceCards: 1 },
  own: startState,
  flow: match,
  flows,
  kinds: { ...kinds, ...moves },
  conditions,
  roles,
  floors: { cost: 0 },
  refuse,
  checkDeck,
  advice,
  learned,
  bound: { decisions: 2000, steps: 20000, clause: 'EPC-R24' },
};

export const game: Game<PlayCa> = defineGame(spec);

/** The same game with further cards on the same card model (option `cardSet` = `custom`). */
export function withCards(cards: readonly AnyCard[]): Game<PlayCa> {
  return defineGame({ ...spec, cards: [...houseCards, ...cards] });
}
export { type ComingFlip, clubOf, comingFlip, fightersOf, type Powers, powersAfter, powersOf, type Range } from './read/shown.ts';
export type { PlayCa };
export { decks };

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  recap: () => import('./recap.ts'),
  turns: { of: ({ period }) => period + 1, open: ['EPC-301'] },
  logged: ['pass', 'takeAll'],
  declines: ['done', 'stay'],
  plays: ['use', 'support'],
  first: ({ attacker }) => attacker,
  score: ({ own }) => (own as PlayCa).goals,
  goals: ({ own }) => own.goals.reduce((sum, n) => sum + n),
  shootout: 'penalties',
  presets: {
    beginner: { options: { support: false, licenses: false } },
    standard: { options: {} },
    drawStands: { options: { overtime: false, pk: false } },
  },
});
