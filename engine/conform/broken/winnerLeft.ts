/** Three play in turn, and at the end somebody has won who is not there any more. */
import { flowOf, type Own } from '../../index.ts';
import { toy } from '../../toys/plain.ts';

const { ask, each, over, offer, seq } = flowOf<Own>();

export const fault = 'leavingMismatches';
export const game = toy({
  id: 'winner-left',
  seats: [3],
  zones: { box: { per: 'seat', owner: 'card', others: 'card' } },
  own: () => ({}),
  flow: seq(
    each(
      'turns',
      () => [0, 1, 2, 0, 1, 2],
      'seat',
      ask('say', { who: (t) => t.v<number>('seat'), clause: 'T-1', offers: [offer('this'), offer('that')] }),
    ),
    over('all', 'T-2', () => ({ winners: [0, 1, 2], reason: 'all' })),
  ),
});
