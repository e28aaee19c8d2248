/** A card that is played now and then ceases to be. */
import { flow, makeToy, z } from '../toy/index.ts';

const { act } = flow;

export const fault = 'cardsLost';
export const game = makeToy('loses-card', {
  afterPlay: act('lose', 'T-6', (t) => {
    const seat = t.own.leader;
    if (t.count(z.discard, seat) > 2) t.unmake(t.top(z.discard, seat));
  }),
});
