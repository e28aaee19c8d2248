/** Rules sort a pile where it lies instead of sorting a copy. */
import { flow, makeToy, seats, z } from '../toy/index.ts';

export const fault = 'directWrites';
export const game = makeToy('sorts-state', {
  afterPlay: flow.act('sort', 'T-6', (t) => {
    for (const seat of seats) (t.pile(z.discard, seat) as number[]).sort((a, b) => a - b);
  }),
});
