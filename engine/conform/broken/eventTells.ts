/** The log names a card that was drawn unseen. */
import { draw, flow, makeToy, seats, z } from '../toy/index.ts';

export const fault = 'leaks';
export const game = makeToy('event-tells', {
  drawing: flow.act('draw', 'T-2', (t) => {
    for (const seat of seats) {
      const card = t.top(z.deck, seat);
      draw(t, seat);
      if (card >= 0) t.emit('drew', -1, { what: t.def(card).id }, seat);
    }
  }),
});
