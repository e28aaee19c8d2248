/** What questions, answers and refusals are made of, in French. */
import { french as f } from '@touchline/text';
import { tableBy } from '../atTable.ts';
import { markers, terms } from './terms.ts';

const SUPERLATIVES = { bold: 'la plus audacieuse', safe: 'la plus prudente' };

export const words = tableBy(f.grammar, {
  terms,
  win: f.er('gagn'),
  aCard: 'une carte',
  tooDear: (cost, have) => `cela coûte ${cost} et vous avez ${have}`,
  leaves: (cost, left) => `${cost}, il en reste ${left}`,
  gains: (gain, now) => `gain : ${gain}, ${now} en tout`,
  instead: (cost, printed) => `${cost} au lieu de ${printed}`,
  free: 'gratuit',
  semicolon: ' ; ',
  shows: (face) => `le dé montre ${face}`,
  nobody: 'personne',
  lineUp: (names) => {
    const aims = names.flatMap((name) => (name === 'bold' || name === 'safe' ? [SUPERLATIVES[name]] : []));
    const isBest = names.includes('best');
    const rest = f.grammar.and(aims);
    const what = isBest ? ['la meilleure composition', ...(rest === '' ? [] : [rest])] : aims.length > 0 ? [`la composition ${rest}`] : [];
    return [...what, ...(names.includes('last') ? ['comme la semaine passée'] : [])].join(', ');
  },
  some: f.grammar.some,
  markers,
  foe: (place, task, strength) => `leur ${place}, ${task} ${strength}`,
  worn: (jersey, card) => `${card} (${jersey})`,
});
