/** Whether a pick can be taken back depends on what the other holds. */
import { makeToy, playOffer, z } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('undo-tells', {
  offers: [
    playOffer,
    {
      verb: 'wait',
      unless: (t, seat) => (t.tally('peeks', seat) > 0 ? 'T-6' : ''),
      take: (t, _o, seat) => {
        t.addTally('peeks', seat);
        if (t.pile(z.hand, t.other(seat)).some((c) => t.def(c).stats.power > 6)) t.random(seat, 2);
      },
    },
  ],
});
