/** Secret bids, shown together; before each round the first seat says openly whether it counts double. */
import { flowOf, type Own } from '../index.ts';
import { toy } from './plain.ts';

type Bids = { round: number; stake: number; points: readonly number[]; bids: readonly number[] } & Own;
const { act, ask, askAll, loop, offer, over, seq, when } = flowOf<Bids>();

const round = seq(
  ask('stake', {
    who: () => 0,
    clause: 'BID-1',
    offers: [
      offer('single', { take: (t) => t.set('stake', 1) }),
      offer('double', { unless: (t) => (t.own.round < 3 ? '' : 'BID-4'), take: (t) => t.set('stake', 2) }),
    ],
  }),
  askAll('bid', {
    clause: 'BID-2',
    offers: [
      offer('bid', {
        list: (_t, _seat, add) => {
          for (let n = 1; n <= 3; n++) add(-1, -1, n);
        },
        take: (t, o, seat) => t.setOf('bids', seat, o.n),
      }),
    ],
  }),
  act('score', 'BID-3', (t) => {
    const best = Math.max(...t.own.bids);
    t.own.bids.forEach((bid, seat) => {
      if (bid === best && t.own.bids.filter((b) => b === best).length === 1) t.setOf('points', seat, t.own.points[seat] + t.own.stake);
    });
    t.set('round', t.own.round + 1);
  }),
);

export const bidsToy = (seats: number) =>
  toy<Bids>({
    id: `bids${seats}`,
    seats: [seats],
    own: () => ({ round: 1, stake: 1, points: new Array(seats).fill(0), bids: new Array(seats).fill(0) }),
    flow: loop(
      'rounds',
      round,
      when(
        'ended',
        (t) => t.own.round > 3,
        over('most', 'BID-5', (t) => ({
          winners: t.playing().filter((seat) => t.own.points[seat] === Math.max(...t.playing().map((other) => t.own.points[other]))),
          reason: 'points',
        })),
      ),
    ),
  });

export const bids = bidsToy(2);
export const bidsOfThree = bidsToy(3);
