/** The engine answers for a seat that holds nothing playable, so the table sees that it holds nothing playable. */
import { flow, makeToy, z } from '../toy/index.ts';

const { ask, offer } = flow;

export const fault = 'leaks';
export const game = makeToy('open-hand', {
  afterPlay: ask('gift', {
    who: (t) => t.own.leader,
    clause: 'T-6',
    open: true,
    offers: [
      offer('give', {
        things: (t, seat) => t.pile(z.hand, seat),
        unless: (t, _seat, card) => (t.is(card, 'colour', 'red') ? '' : 'T-6'),
        take: (t, o, seat) => t.move(o.card, t.at(z.discard, seat)),
      }),
      offer('pass'),
    ],
  }),
});
