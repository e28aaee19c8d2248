/** The order of one's own answers depends on what the other holds. */
import { makeToy, playOffer, z } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('option-order', {
  offers: [
    {
      ...playOffer,
      things: (t, seat) => {
        const mine = [...t.pile(z.hand, seat)];
        const strong = t.pile(z.hand, t.other(seat)).some((c) => t.def(c).stats.power > 6);
        return strong ? mine.reverse() : mine;
      },
    },
  ],
});
