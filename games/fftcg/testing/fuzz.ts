/** For the fuzzer: how this game is made of other cards, and kinds that none of the house cards uses. */
import { type AnyCard, defineGame, type Game } from '@touchline/engine';
import { items } from '../cards/index.ts';
import {
  action,
  auto,
  cast,
  castFor,
  castOnlyIf,
  cp,
  draw,
  enters,
  exists,
  fieldAbility,
  forwards,
  gains,
  inYour,
  nextCheaper,
  spends,
  them,
  this_,
  type,
  yourTurn,
} from '../cards/make.ts';
import { type Fftcg, ofCards } from '../index.ts';
import type { Ability } from '../kinds.ts';
import { RECORDS } from '../paidRecord.ts';
import { backup, fwd, summon } from '../rules/testing/testCards.ts';

const isItem = (card: AnyCard) => items.some(({ id }) => id === card.id);

export const remake = (cards: readonly AnyCard[]): Game<Fftcg> => ofCards(cards.filter((card) => !isItem(card)));

/** So many Forwards on each side from the beginning, no two of one name. */
const CROWD = 40;

export function crowd(cards: readonly AnyCard[]): Game<Fftcg> {
  const names = new Set<string>();
  const fits = ({ name, traits }: AnyCard) => {
    const limited = traits.element?.some((e) => e === 'light' || e === 'dark') ?? true;
    return traits.type?.includes('forward') && !limited && !names.has(name) && names.add(name).size > 0;
  };
  const forwards = cards.filter(fits).slice(0, CROWD);
  const { spec } = remake(cards);
  const ids = forwards.map(({ id }) => id);
  return defineGame({ ...spec, common: () => [0, 1].map((seat) => ({ zone: 'field', seat, cards: ids, owner: seat })) });
}

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

const paid = (mark: string): Ability => enters({ if: { exists: { self: true, where: [{ mark, atLeast: 1 }] } } }, draw(1));
const taken = { name: 'taken' } as const;
const others: readonly Ability[] = [
  ...RECORDS.map(paid),
  fieldAbility(gains(this_, { times: [1000, { mark: 'paid:elements', of: this_ }] })),
  castFor({ do: 'extra', name: 'more', cost: [cp({ any: 1 })] }),
  castFor({ do: 'extra', name: 'more', cost: [spends('discard', inYour('hand'))] }, { do: 'extra', name: 'again', cost: [cp({ any: 2 })] }),
  castFor({ do: 'extra', name: 'other', cost: [spends('put', forwards('you'))], instead: true }),
  castOnlyIf('play', exists(forwards('opponent'))),
  enters({}, ...nextCheaper(2, 1, type('forward'))),
  action(
    { cost: [spends('discard', inYour('hand'), taken)] },
    { do: 'damage', to: forwards('any'), n: { times: [1000, { stat: 'cost', of: them('taken') }] } },
  ),
  enters(
    {},
    {
      do: 'may',
      cost: [spends('discard', inYour('hand'), taken)],
      then: [{ do: 'search', for: [{ stat: 'cost', atMost: { stat: 'cost', of: them('taken') } }] }],
    },
  ),
  enters({}, { do: 'discard', ...taken }, { do: 'move', what: them('taken'), to: 'hand' }),
  auto({ on: 'move', seat: 'you', why: 'discard', together: 1 }, {}, draw(1)),
];

/** What none of the house cards says. */
export const samples: readonly AnyCard[] = [
  fwd('S-F', 5000, {}, ...others),
  backup('S-B', {}, ...others),
  summon(
    'S-S',
    {},
    cast({ declare: [{ do: 'extra', name: 'other', cost: [spends('dull', forwards('you'))], instead: true }] }, draw(1)),
    castOnlyIf('castSummon', yourTurn),
  ),
];
