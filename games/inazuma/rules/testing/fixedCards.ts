/**
 * The game the rules are tried with. The numbers of the house set are tuned by play; here they stand still, as the set was first drawn up,
 * so that tuning moves no rule's test. What is printed on the cards in play is held by `cards/printed.rules.ts`.
 */
import { type CardDef, defineGame, type Game } from '@touchline/engine';
import { type Inazuma, spec } from '../../index.ts';

const STARTING: { readonly [id: string]: number } = {
  ...{ 'INH-S01': 400, 'INH-S02': 400, 'INH-S03': 500, 'INH-S06': 300, 'INH-S10': 400 },
  ...{ 'INH-S13': 300, 'INH-S14': 400, 'INH-S15': 300, 'INH-G3': 500 },
};

const LEVELS: { readonly [id: string]: number } = {
  ...{ 'INH-R01': 3, 'INH-R05': 4, 'INH-R06': 3, 'INH-R07': 4, 'INH-R08': 2, 'INH-R09': 3, 'INH-R12': 5, 'INH-R13': 4, 'INH-R14': 2 },
  ...{ 'INH-R17': 1, 'INH-R18': 3, 'INH-T01': 2, 'INH-T02': 4, 'INH-T08': 2, 'INH-T10': 2, 'INH-T12': 3 },
};

const RESERVES: { readonly [id: string]: { readonly sp: number; readonly fsp: number } } = { 'INH-R01': { sp: 400, fsp: 700 } };

const still = (card: CardDef): CardDef => ({
  ...card,
  stats: {
    ...card.stats,
    ...RESERVES[card.id],
    ...(card.id in STARTING && { sp: STARTING[card.id] }),
    ...(card.id in LEVELS && { level: LEVELS[card.id] }),
  },
});

const fixed = spec.cards.map(still);

export const game: Game<Inazuma> = defineGame({ ...spec, cards: fixed });

export const withCards = (cards: readonly CardDef[]): Game<Inazuma> => defineGame({ ...spec, cards: [...fixed, ...cards] });
