/** What questions, answers and refusals are made of, in English. */
import { english as e } from '@touchline/text';
import { tableBy } from '../atTable.ts';
import { markers, terms } from './terms.ts';

const SUPERLATIVES = { best: 'best', bold: 'boldest', safe: 'safest' };

export const words = tableBy(e.grammar, {
  terms,
  win: e.verb('win'),
  aCard: 'a card',
  tooDear: (cost, have) => `it costs ${cost} and you have ${have}`,
  leaves: (cost, left) => `${cost}, ${left} left`,
  gains: (gain, now) => `gain ${gain}, ${now} in all`,
  instead: (cost, printed) => `${cost} instead of ${printed}`,
  free: 'for nothing',
  semicolon: '; ',
  shows: (face) => `the die shows ${face}`,
  nobody: 'nobody',
  lineUp: (names) => {
    const aims = names.flatMap((name) => (name === 'last' ? [] : [SUPERLATIVES[name]]));
    return [...(aims.length > 0 ? [`the ${e.grammar.and(aims)} line-up`] : []), ...(names.includes('last') ? ['as last week'] : [])].join(
      ', ',
    );
  },
  some: e.grammar.some,
  markers,
  foe: (place, task, strength) => `their ${place}, ${task} ${strength}`,
  worn: (jersey, card) => `${card} (${jersey})`,
});
