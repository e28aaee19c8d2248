/** For the fuzzer: how this game is made of other cards, and kinds that none of the house cards uses. */
import type { AnyCard, Game } from '@touchline/engine';
import { items } from '../cards/index.ts';
import { type Fftcg, ofCards } from '../index.ts';

const isItem = (card: AnyCard) => items.some(({ id }) => id === card.id);

export const remake = (cards: readonly AnyCard[]): Game<Fftcg> => ofCards(cards.filter((card) => !isItem(card)));

export const also = {
  declare: ['target', 'modes', 'extra', 'x'],
  cost: ['cp', 'spend', 'crystals'],
  do: [
    'fight',
    'put',
    'freeze',
    'enter',
    'control',
    'become',
    'cancel',
    'mill',
    'lookTop',
    'eachSelects',
    'castFree',
    'gainCrystals',
    'wound',
    'mute',
    'later',
    'whenDone',
    'may',
    'if',
    'move',
  ],
} as const;
