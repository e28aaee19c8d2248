/** An ask that a seat with an empty hand, or one of the wrong colour, cannot answer. */
import { flow, makeToy, z } from '../toy/index.ts';

export const fault = 'deadEnds';
export const game = makeToy('dead-end', {
  afterPlay: flow.ask('pay', {
    who: (t) => t.own.leader,
    clause: 'T-6',
    offers: [
      flow.offer('pay', {
        things: (t, seat) => t.pile(z.hand, seat),
        unless: (t, _seat, card) => (t.is(card, 'colour', 'red') ? '' : 'T-6'),
        take: (t, o, seat) => t.move(o.card, t.at(z.discard, seat)),
      }),
    ],
  }),
});
