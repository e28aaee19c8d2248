/** Crossbar en français. */
import type { Game, Own } from '@touchline/engine';
import { french as f, fr, type GameWords, speaker } from '@touchline/text';
import type { Draw } from '../../cards.ts';

const { er, own, some, vous } = f;
const { question, sentence, tell } = f.grammar;
const carte = f.f('carte');
const pioche = f.f('pioche');
const area = (one: string) => ({ area: f.f(one) });

export const speak = <O extends Own>(game: Game<O>) => speaker(game, { shared: fr, words });

const words: GameWords = {
  lang: 'fr',
  title: 'Crossbar',
  card: carte,
  zones: { deck: { area: pioche }, hand: area('main'), box: area('surface'), net: { area: f.m('filet') }, discard: area('défausse') },
  stats: { power: { name: 'force', f: true, change: (who, _how, by) => ({ who, verb: er('gagn'), rest: `+${by} en force` }) } },
  effects: { draw: ({ n }: Draw) => ({ who: vous, verb: er('pioch'), rest: some(n, carte) }) },
  conditions: { behind: "vous avez moins de buts que l'adversaire" },
  asks: {
    substitutions: { prompt: question('remplacer une carte, ou continuer'), only: 'seule une carte de votre main se remplace' },
    shot: { prompt: question('quelle carte tire'), only: 'seule une carte de votre main peut tirer' },
  },
  verbs: { substitute: (o) => `remplacer ${o.names(o.option)[0]}`, shoot: (o) => `tirer avec ${o.names(o.option)[0]}` },
  events: {
    goal: ({ who, e }) => ({ who, verb: er('marqu'), rest: some(Number(e.args.n), f.m('but')) }),
    crossbar: () => sentence('la barre ! Les deux cartes attendent le prochain but'),
  },
  move: ({ who, to, n, seen }) => {
    if (to === 'hand') return { who, verb: er('pioch'), rest: some(n, carte) };
    if (to === 'deck') return { who, verb: f.mettre, rest: `${some(n, carte)} sous ${own(who, pioche)}` };
    return to === 'box' ? { who, verb: er('tir'), rest: `avec ${seen[0].name}` } : null;
  },
  refusals: {
    'XB-4': 'vous avez fait vos deux remplacements',
    'XB-5': ({ card }) => `la carte ${card} a une force de plus de 2 et ne peut pas être remplacée`,
  },
  problem: ({ card, args }) => (card ? `un paquet a au plus 3 fois ${card} ; retirez-en` : `un paquet a 12 cartes et non ${args.count}`),
  results: { goals: (w) => (w ? tell({ who: w, verb: er('gagn'), rest: 'avec plus de buts' }) : 'le match est nul') },
  values: { round: 'Manche', substitutions: 'Remplacements' },
  line: (def) => `Force ${def.stats.power}`,
};
