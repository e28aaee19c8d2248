/** A rule copies the name of a hidden card into a public value: it shows something without a verb that says so, so undo goes past it. */
import { makeToy, playOffer, z } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('names-hidden', {
  offers: [
    playOffer,
    {
      verb: 'spy',
      unless: (t, seat) => (t.tally('peeks', seat) > 0 || t.count(z.hand, t.other(seat)) === 0 ? 'T-6' : ''),
      take: (t, _o, seat) => {
        t.addTally('peeks', seat);
        t.set('note', t.def(t.pile(z.hand, t.other(seat))[0]).name);
      },
    },
  ],
});
