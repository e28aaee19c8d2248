/** What questions, answers and refusals are made of, in French. */
import { french as f } from '@touchline/text';
import { tableBy } from '../atTable.ts';
import { markers, terms } from './terms.ts';

export const words = tableBy(f.grammar, {
  terms,
  win: f.er('gagn'),
  aCard: 'une carte',
  tooDear: (cost, have) => `cela coûte ${cost} et vous avez ${have}`,
  leaves: (cost, left) => `${cost}, il en reste ${left}`,
  gains: (gain, now) => `gain : ${gain}, ${now} en tout`,
  semicolon: ' ; ',
  shows: (face) => `le dé montre ${face}`,
  markers,
  foe: (place, task, strength) => `leur ${place}, ${task} ${strength}`,
  worn: (jersey, card) => `${card} (${jersey})`,
});
