/** A strand writes only its own, but reads the other's: the result depends on who was first. */
import { draw, flow, makeToy, z } from '../toy/index.ts';

const { together, ask, offer } = flow;

export const fault = 'strandMismatches';
export const game = makeToy('strand-reads', {
  strands: together(
    'tidy',
    'live',
    ask('tidy', {
      who: (t) => t.strand,
      clause: 'T-7',
      offers: [
        offer('keep'),
        offer('drawByParity', {
          take: (t, _o, seat) => draw(t, seat, t.count(z.hand, t.other(seat)) % 2 === 0 ? 2 : 1),
        }),
      ],
    }),
  ),
});
