/** Crossbar en français. */
import { french as f, type GameWords } from '@touchline/text';

const { er, grammar, own, some, vous } = f;
const carte = f.f('carte');
const pioche = f.f('pioche');
const area = (one: string) => ({ area: f.f(one) });

export const french: GameWords = {
  lang: 'fr',
  title: 'Crossbar',
  card: carte,
  zones: { deck: { area: pioche }, hand: area('main'), box: area('surface'), net: { area: f.m('filet') }, discard: area('défausse') },
  stats: { power: { name: 'force', f: true } },
  effects: { draw: ({ n }) => ({ who: vous, verb: er('pioch'), rest: some(Number(n), carte) }) },
  conditions: { behind: () => 'vous êtes mené' },
  asks: {
    substitutions: { prompt: () => 'Remplacer une carte, ou continuer\u00a0?', only: 'seule une carte de votre main peut être remplacée' },
    shot: { prompt: () => 'Quelle carte tire\u00a0?', only: 'seule une carte de votre main peut tirer' },
  },
  verbs: { substitute: (o) => `remplacer ${o.names(o.option)[0]}`, shoot: (o) => `tirer avec ${o.names(o.option)[0]}` },
  events: {
    goal: ({ who, e }) => grammar.sentence(grammar.tell({ who, verb: er('marqu'), rest: some(Number(e.args.n), f.m('but')) })),
    crossbar: () => 'La barre\u00a0! Les deux cartes attendent le prochain but.',
  },
  move: ({ who, to, n, seen }) => {
    if (to === 'hand') return { who, verb: er('pioch'), rest: some(n, carte) };
    if (to === 'deck') return { who, verb: f.mettre, rest: `${some(n, carte)} sous ${own(who, pioche)}` };
    return to === 'box' ? { who, verb: er('tir'), rest: `avec ${seen[0].name}` } : null;
  },
  refusals: {
    'XB-4': () => 'vous avez fait vos deux remplacements',
    'XB-5': ({ card }) => `${card} a une force de plus de 2 et ne peut pas être remplacée`,
  },
  problem: (p) =>
    p.card
      ? `un paquet compte au plus 3 fois la même carte ; retirez des ${p.card}`
      : `un paquet compte 12 cartes, et celui-ci ${p.args.count}`,
  results: { goals: (w) => (w ? grammar.tell({ who: w, verb: er('gagn'), rest: 'avec plus de buts' }) : 'le match est nul') },
  line: (def) => `Force ${def.stats.power}`,
};
