/** The engine gives the only card a seat may give. Everybody sees the card anyway, but now also that there was no other. */
import { flow, makeToy, z } from '../toy/index.ts';

const { ask, offer, when } = flow;

export const fault = 'leaks';
export const game = makeToy('only-card', {
  afterPlay: when(
    'some',
    (t) => t.count(z.hand, t.own.leader) > 0,
    ask('gift', {
      who: (t) => t.own.leader,
      clause: 'T-6',
      open: true,
      offers: [
        offer('give', {
          things: (t, seat) => t.pile(z.hand, seat),
          // Red ones must be given first.
          unless: (t, seat, card) => {
            const red = (c: number) => t.is(c, 'colour', 'red');
            return red(card) || !t.pile(z.hand, seat).some(red) ? '' : 'T-6';
          },
          take: (t, o, seat) => t.move(o.card, t.at(z.discard, seat)),
        }),
      ],
    }),
  ),
});
