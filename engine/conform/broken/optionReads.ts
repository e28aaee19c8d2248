/** A card may be played only if the other holds nothing stronger: the list of answers tells what the other holds. */
import { makeToy, playOffer, z } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('option-reads', {
  offers: [
    {
      ...playOffer,
      unless: (t, seat, card) => (t.pile(z.hand, t.other(seat)).some((c) => t.def(c).stats.power > t.def(card).stats.power) ? 'T-5' : ''),
    },
  ],
});
