/** The number of a card inside the engine is put into a public value: it tells where in a list or a shuffle the card came from. */
import { makeToy, playOffer, type ToyTable } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('id-in-value', {
  offers: [
    {
      ...playOffer,
      take: (t: ToyTable, o, seat) => {
        playOffer.take?.(t, o, seat);
        t.set('note', o.card);
      },
    },
  ],
});
