/** Strands draw from one shared pile: who answers first gets the better card. */
import { flow, makeToy, z } from '../toy/index.ts';

const { together, ask, offer } = flow;

export const fault = 'strandMismatches';
export const game = makeToy('strand-draws', {
  strands: together(
    'tidy',
    'live',
    ask('tidy', {
      who: (t) => t.strand,
      clause: 'T-7',
      offers: [
        offer('keep'),
        offer('draw', {
          unless: (t) => (t.count(z.pot) > 0 ? '' : 'T-7'),
          take: (t, _o, seat) => t.move(t.top(z.pot), t.at(z.hand, seat)),
        }),
      ],
    }),
  ),
});
