/** Inazuma Eleven TCG, complete. */
import { type AnyCard, defineGame, forbidden, type Game, type GameSpec } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { advice } from './advice.ts';
import { allCards } from './cards/index.ts';
import { conditions, roles } from './conditions.ts';
import { checkDeck, decks, groups } from './decks.ts';
import { kinds } from './effects.ts';
import { facts } from './facts.ts';
import { flows, match } from './flow/match.ts';
import { printedAs } from './pitch.ts';
import { goalsShown, passable, scored } from './read/shown.ts';
import { DEEDS, refuse } from './sense.ts';
import { type Inazuma, startState } from './state.ts';
import { zones } from './zones.ts';

export const spec: GameSpec<Inazuma> = {
  id: 'inazuma',
  seats: facts.seats,
  zones,
  cards: allCards,
  decks,
  groups,
  options: {
    shootout: { default: true },
    goalFever: { default: true },
    firstAttacker: { default: 'coin', values: ['coin', 'player1', 'player2', 'loserOfLastGame'] },
    starterFormations: { default: false },
    attackTie: { default: 'defence', values: ['defence', 'attack'] },
    strictSpread: { default: true },
    stackKeepsExhausted: { default: true },
    assistLevelGate: { default: false },
    deckOutOnLastChance: { default: true },
    deckRules: { default: 'constructed', values: ['constructed', 'starter', 'open'] },
    cardPool: { default: 'all', values: ['all', 'known', 'custom'] },
  },
  marks: ['exhausted', 'attacking', 'defending', 'attacked', 'kicking'],
  tallies: { moves: { per: 'seat', scope: 'strategy' } },
  own: startState,
  flow: match,
  flows,
  kinds,
  conditions,
  roles,
  printedAs,
  /** INA-R47: only what chooses is barred, and only the opponent's. */
  choosable: (t, card, seat) => t.controller(card) === seat || forbidden(t, 'beChosen', card, seat) === '',
  /** INA-R27: read as 0, but what comes later repays the deficit first. */
  floors: { sp: 0 },
  deeds: DEEDS,
  refuse,
  advice,
  checkDeck,
  bound: { decisions: 3000, steps: 20000, clause: 'INA-R35' },
};

export const game: Game<Inazuma> = defineGame(spec);

/** The same game with further cards on the same card model (option `cardPool` = `custom`). */
export function withCards(cards: readonly AnyCard[]): Game<Inazuma> {
  return defineGame({ ...spec, cards: [...allCards, ...cards] });
}
export {
  comingFlip,
  type Fight,
  type FightSide,
  fightOf,
  type Levels,
  type Part,
  passable,
  type Standing,
  type Sum,
  scored,
  standingOf,
  sumsOf,
  totalsAfter,
} from './read/shown.ts';
export type { Inazuma };
export { decks };

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  recap: () => import('./recap.ts'),
  turns: { of: ({ turn }) => turn, open: ['INA-302'] },
  logged: ['pass', 'side', 'kicker', 'play', 'assist', 'use', 'lineUpA', 'lineUpB', 'done', 'decline', 'asFlipped', 'yes', 'no'],
  declines: ['pass', 'decline', 'done', 'no', 'asFlipped'],
  plays: ['play'],
  passable,
  first: ({ first }) => first,
  score: goalsShown,
  goals: (state) => scored(game, state),
  shootout: 'shootout',
  // Of the house set: the first screen shows no names of the series.
  showcase: ['INH-S04', 'INH-R14', 'INH-T06'],
  presets: {
    firstGame: { options: { starterFormations: true, deckRules: 'starter' } },
    constructed: { options: {} },
    short: { options: { goalFever: false, shootout: false } },
  },
});
