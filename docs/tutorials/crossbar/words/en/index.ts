/** Crossbar in English. */
import type { Game, Own } from '@touchline/engine';
import { english as e, en, type GameWords, speaker } from '@touchline/text';
import type { Draw } from '../../cards.ts';

const { noun, own, some, verb, you } = e;
const { tell } = e.grammar;
const card = noun('card');
const area = (one: string, many?: string) => ({ area: noun(one, many) });

export const speak = <O extends Own>(game: Game<O>) => speaker(game, { shared: en, words });

const words: GameWords = {
  lang: 'en',
  title: 'Crossbar',
  card,
  zones: { deck: area('deck'), hand: area('hand'), box: area('box', 'boxes'), net: area('net'), discard: area('discard pile') },
  stats: { power: { name: 'power' } },
  effects: { draw: ({ n }: Draw) => ({ who: you, verb: verb('draw'), rest: some(n, card) }) },
  conditions: { behind: 'you are behind' },
  asks: {
    substitutions: { prompt: 'Substitute a card, or go on?', only: 'now only a card from your hand can be substituted' },
    shot: { prompt: 'Which card takes the shot?', only: 'now only a card from your hand can take the shot' },
  },
  verbs: { substitute: (o) => `substitute ${o.names(o.option)[0]}`, shoot: (o) => `shoot with ${o.names(o.option)[0]}` },
  events: {
    goal: ({ who, e }) => ({ who, verb: verb('score'), rest: some(Number(e.args.n), noun('goal')) }),
    crossbar: () => 'Crossbar! Both cards wait for the next goal.',
  },
  move: ({ who, to, n, seen }) => {
    if (to === 'hand') return { who, verb: verb('draw'), rest: some(n, card) };
    if (to === 'deck') return { who, verb: verb('put'), rest: `${some(n, card)} under ${own(who, 'deck')}` };
    return to === 'box' ? { who, verb: verb('shoot'), rest: `with ${seen[0].name}` } : null;
  },
  refusals: {
    'XB-4': 'you have made both of your substitutions',
    'XB-5': ({ card }) => `${card} has more than 2 power and cannot be substituted`,
  },
  problem: ({ card, args }) =>
    card ? `a deck has at most 3 copies of ${card}; take some out` : `a deck needs 12 cards, not ${args.count}`,
  results: { goals: (w) => (w ? tell({ who: w, verb: verb('win'), rest: 'with more goals' }) : 'the match is a draw') },
  values: { round: 'Round', substitutions: 'Substitutions' },
  line: (def) => `Power ${def.stats.power}`,
};
