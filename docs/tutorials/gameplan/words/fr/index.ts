/** Game Plan en français. */
import type { Game, Own } from '@touchline/engine';
import { french as f, fr, type GameWords, speaker } from '@touchline/text';

const { er, some } = f;
const { question, sentence, tell } = f.grammar;
const carte = f.f('carte');
const [point, pli] = [f.m('point'), f.m('pli')];
const area = (one: string) => ({ area: f.f(one) });

export const speak = <O extends Own>(game: Game<O>) => speaker(game, { shared: fr, words });

const words: GameWords = {
  lang: 'fr',
  title: 'Plan de jeu',
  card: carte,
  zones: { pack: area('pioche'), plan: { area: f.m('plan') }, hand: area('main'), pitch: { area: f.m('terrain') }, won: area('réserve') },
  stats: { power: { name: 'force', f: true, change: (who, _how, by) => ({ who, verb: er('gagn'), rest: `+${by} en force` }) } },
  conditions: { last: 'vous jouez en dernier' },
  scopes: { 'per round': 'par manche' },
  happenings: {
    trick: (who) => ({ who, verb: er('remport'), rest: 'un pli' }),
    score: (who, n) => ({ who, verb: er('marqu'), rest: some(Number(n), point) }),
  },
  asks: {
    call: { prompt: question('combien de plis allez-vous remporter'), only: 'chacun annonce maintenant son nombre de plis' },
    play: { prompt: question('quelle carte jouez-vous'), only: 'seule une carte de votre main peut être jouée' },
  },
  verbs: { call: (o) => `annoncer ${some(o.option.n, pli)}`, play: (o) => `jouer ${o.names(o.option)[0]}` },
  events: {
    shuffle: () => 'La pioche est mélangée.',
    call: ({ who, e }) => sentence(tell({ who, verb: er('annonc'), rest: some(Number(e.args.n), pli) })),
    trick: ({ who }) => sentence(tell({ who, verb: er('remport'), rest: 'le pli' })),
    score: ({ who, e }) => sentence(tell({ who, verb: er('marqu'), rest: some(Number(e.args.n), point) })),
  },
  move: ({ to, toOther, n, seen }) => {
    if (toOther && to === 'hand') return { who: toOther, verb: er('pioch'), rest: some(n, carte) };
    if (toOther && to === 'pitch') return { who: toOther, verb: er('jou'), rest: seen[0].name };
    return to === 'plan' ? { who: { words: 'le plan' }, verb: f.etre, rest: seen[0].traits.formation[0] } : null;
  },
  refusals: { 'GP-6': ({ formation }) => `vous avez une carte ${formation} et devez en jouer une` },
  problem: () => 'ce jeu se joue sans paquets',
  results: { points: (w) => (w ? tell({ who: w, verb: er('gagn'), rest: 'avec le plus de points' }) : 'le match est nul') },
  phases: { call: 'Annonces', tricks: 'Plis' },
  values: { round: 'Manches jouées', leader: '', calls: 'Annonce', tricks: 'Plis', points: '' },
  line: (def) => `${def.traits.formation[0]}, force ${def.stats.power}`,
  options: {
    bonus: { name: 'Points pour une annonce tenue', about: 'Ce que rapporte une annonce juste' },
    start: { name: 'Points de départ', about: 'Une avance pour qui joue pour la première fois' },
  },
  presets: {
    careful: { name: 'Prudent', about: 'Une annonce vaut 3 points' },
    usual: { name: 'Habituel', about: 'Une annonce vaut 5 points' },
    bold: { name: 'Audacieux', about: 'Une annonce vaut 10 points' },
  },
};
