/** What a match of Final Fantasy TCG is summed up by. */
import type { SeenEvent } from '@touchline/engine';
import type { Recap } from '@touchline/kit';

const counting = (type: string) => (e: SeenEvent) => (e.type === type ? ([e.seat, 1] as const) : null);

export const recap: Recap = {
  moments: {
    wound: () => ({ kind: 'score' }),
    // FFT-1212
    burst: () => ({ kind: 'special' }),
  },
  // FFT-112: the score is damage taken.
  lowLeads: true,
  figures: [
    { name: { en: 'damage dealt', fr: 'dégâts infligés' }, of: (e) => (e.type === 'wound' ? [1 - e.seat, Number(e.args.n ?? 0)] : null) },
    { name: { en: 'unblocked attacks', fr: 'attaques non bloquées' }, of: (e) => (e.type === 'hit' ? [1 - e.seat, 1] : null) },
    { name: { en: 'cards played', fr: 'cartes jouées' }, of: counting('cast') },
    { name: { en: 'EX Bursts', fr: 'EX Bursts' }, of: counting('burst') },
    { name: { en: 'abilities triggered', fr: 'capacités déclenchées' }, of: counting('triggers') },
  ],
};
