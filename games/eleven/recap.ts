/** What a season of ELEVEN is summed up by. */
import type { SeenEvent } from '@touchline/engine';
import type { Recap } from '@touchline/kit';

const counting = (type: string) => (e: SeenEvent) => (e.type === type ? ([e.seat, 1] as const) : null);
const scoreOf = ({ args }: SeenEvent): readonly [number, number] => {
  const [own, their] = Array.isArray(args.score) ? args.score.map(Number) : [0, 0];
  return [own, their];
};

export const recap: Recap = {
  moments: {
    // ELV-1105: how far apart both teams were at the end of a match.
    result: (e) => {
      const [own, their] = scoreOf(e);
      return { kind: 'margin', by: Math.abs(own - their) };
    },
    // ELV-1522
    objective: () => ({ kind: 'special' }),
    // ELV-920
    stands: ({ args }) => (args.soldOut === true ? { kind: 'special' } : null),
    // ELV-808: a step of the Office from the third on is a decision for the season.
    office: ({ args }) => (Number(args.space) >= 3 ? { kind: 'special' } : null),
  },
  // ELV-1106: points come with the result.
  scoring: 'result',
  figures: [
    { name: { en: 'goals', fr: 'buts' }, of: (e) => (e.type === 'result' ? [e.seat, scoreOf(e)[0]] : null) },
    { name: { en: 'goals against', fr: 'buts encaissés' }, of: (e) => (e.type === 'result' ? [e.seat, scoreOf(e)[1]] : null) },
    { name: { en: 'wins', fr: 'victoires' }, of: (e) => (e.type === 'result' && e.args.result === 'win' ? [e.seat, 1] : null) },
    { name: { en: 'cards hired', fr: 'cartes recrutées' }, of: counting('hire') },
    { name: { en: 'contracts', fr: 'contrats' }, of: counting('contract') },
    { name: { en: 'buildings', fr: 'installations' }, of: counting('build') },
    { name: { en: 'card actions', fr: 'actions de carte' }, of: counting('action') },
    { name: { en: 'fans on Stands', fr: 'supporters en tribune' }, of: (e) => (e.type === 'stands' ? [e.seat, Number(e.args.n)] : null) },
  ],
};
