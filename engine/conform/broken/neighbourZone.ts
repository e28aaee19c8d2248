/** A card of the table is sent to its owner's discard pile, and nobody owns it. */
import { flow, makeToy, z } from '../toy/index.ts';

export const fault = 'crashes';
export const game = makeToy('neighbour-zone', {
  common: [{ zone: 'pot', cards: ['c1', 'c2'] }],
  afterPlay: flow.act('takePot', 'T-6', (t) => {
    const card = t.top(z.pot);
    if (card >= 0) t.move(card, t.at(z.discard, t.s.owner[card]));
  }),
});
