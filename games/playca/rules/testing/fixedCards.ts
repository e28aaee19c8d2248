/**
 * The game the rules are tried with. The numbers of the house set are tuned by play; here they stand still, as the set was first drawn up,
 * so that tuning moves no rule's test. What is printed on the cards in play is held by `cards/printed.rules.ts`.
 */
import { type AnyCard, defineGame, type Game } from '@touchline/engine';
import { type PlayCa, spec } from '../../index.ts';

const BCP: { readonly [id: string]: number } = { 'PC-L03': 4, 'PC-L04': 5, 'PC-L08': 4, 'PC-E02': 1, 'PC-I11': 1 };

const fixed = spec.cards.map((card) => (card.id in BCP ? { ...card, stats: { ...card.stats, bcp: BCP[card.id] } } : card));

export const game: Game<PlayCa> = defineGame({ ...spec, cards: fixed });

export const withCards = (cards: readonly AnyCard[]): Game<PlayCa> => defineGame({ ...spec, cards: [...fixed, ...cards] });
