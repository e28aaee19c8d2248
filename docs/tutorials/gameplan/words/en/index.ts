/** Game Plan in English. */
import type { Game, Own } from '@touchline/engine';
import { english as e, en, type GameWords, speaker } from '@touchline/text';

const { noun, some, verb } = e;
const { sentence, tell } = e.grammar;
const card = noun('card');
const [point, trick] = [noun('point'), noun('trick')];
const area = (one: string) => ({ area: noun(one) });

export const speak = <O extends Own>(game: Game<O>) => speaker(game, { shared: en, words });

const words: GameWords = {
  lang: 'en',
  title: 'Game Plan',
  card,
  zones: { pack: area('pack'), plan: area('plan'), hand: area('hand'), pitch: area('pitch'), won: area('won pile') },
  stats: { power: { name: 'power' } },
  conditions: { last: 'you are the last to play' },
  scopes: { 'per round': 'per round' },
  happenings: {
    trick: (who) => ({ who, verb: verb('win'), rest: 'a trick' }),
    score: (who, n) => ({ who, verb: verb('score'), rest: some(Number(n), point) }),
  },
  asks: {
    call: { prompt: 'How many tricks will you win?', only: 'now everybody says how many tricks they will win' },
    play: { prompt: 'Which card do you play?', only: 'now only a card from your hand can be played' },
  },
  verbs: { call: (o) => `call ${some(o.option.n, trick)}`, play: (o) => `play ${o.names(o.option)[0]}` },
  events: {
    shuffle: () => 'The pack is shuffled.',
    call: ({ who, e }) => sentence(tell({ who, verb: verb('call'), rest: some(Number(e.args.n), trick) })),
    trick: ({ who }) => sentence(tell({ who, verb: verb('win'), rest: 'the trick' })),
    score: ({ who, e }) => sentence(tell({ who, verb: verb('score'), rest: some(Number(e.args.n), point) })),
  },
  move: ({ to, toOther, n, seen }) => {
    if (toOther && to === 'hand') return { who: toOther, verb: verb('get'), rest: some(n, card) };
    if (toOther && to === 'pitch') return { who: toOther, verb: verb('play'), rest: seen[0].name };
    return to === 'plan' ? { who: { words: 'the plan' }, verb: e.be, rest: seen[0].traits.formation[0] } : null;
  },
  refusals: { 'GP-6': ({ formation }) => `you have a card of ${formation} and must play one` },
  problem: () => 'this game has no decks',
  results: { points: (w) => (w ? tell({ who: w, verb: verb('win'), rest: 'with the most points' }) : 'the match is a draw') },
  phases: { call: 'Calls', tricks: 'Tricks' },
  values: { round: 'Rounds played', leader: '', calls: 'Called', tricks: 'Tricks', points: '' },
  line: (def) => `${def.traits.formation[0]}, power ${def.stats.power}`,
  options: {
    bonus: { name: 'Points for a call that comes true', about: 'How much it pays to call exactly' },
    start: { name: 'Points to begin with', about: 'A head start for whoever plays for the first time' },
  },
  presets: {
    careful: { name: 'Careful', about: 'A call is worth 3 points' },
    usual: { name: 'Usual', about: 'A call is worth 5 points' },
    bold: { name: 'Bold', about: 'A call is worth 10 points' },
  },
};
