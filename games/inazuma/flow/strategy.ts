/**
 * INA-401: line-up on odd turns, draw, bench, position. After each of the last three a window opens (INA-425), and what is done in one
 * of them lasts until the phase ends (INA-428).
 */
import type { Seat } from '@touchline/engine';
import { deckOut, draw } from '../piles.ts';
import { slotName } from '../pitch.ts';
import { slotsFor, toBench, toField } from '../stacks.ts';
import { act, ask, bothSides, each, leave, loop, offer, opensRound, phase, SEATS, seq, sub, type T, when } from '../state.ts';
import { bench, hand } from '../zones.ts';
import { formation } from './formation.ts';

/** INA-411: one card each, at the same moment. */
export const bothDraw = seq(
  act('draw', 'INA-411', (t) => {
    for (const seat of SEATS) draw(t, seat);
  }),
  deckOut,
);

/** INA-412, INA-413, INA-414: attacker, then defender, one reserve character or none; its level does not matter (INA-415, INA-R10). */
const benching = each(
  'benching',
  bothSides,
  'bencher',
  ask('bench', {
    who: (t) => t.v<number>('bencher'),
    clause: 'INA-413',
    offers: [
      offer('bench', {
        things: (t, seat) => t.pile(hand, seat),
        unless: (t, _seat, card) => (t.def(card).kind === 'reserve' ? '' : 'INA-413'),
        facts: (t, _seat, card) => ({ card: t.def(card).name }),
        merge: true,
        take: (t, o, seat) => toBench(t, o.card, seat),
      }),
      offer('decline'),
    ],
  }),
);

/** INA-418, INA-419: two characters at most, a stack being one. */
const MOST_MOVES = 2;

/** INA-420, INA-421, INA-422, INA-516, INA-909. */
function cannotMove(t: T, seat: Seat, card: number): string {
  if (t.tally('moves', seat) >= MOST_MOVES) return 'INA-418';
  if (t.mark(card, 'exhausted') === 1) return 'INA-422';
  if (t.stat(card, 'level') > t.own.turn) return 'INA-420';
  return slotsFor(t, seat, card).length === 0 ? 'INA-421' : '';
}

/** INA-417, INA-429, INA-430, INA-R53: all moves of the attacker, one after another, then those of the defender. Everything is public. */
const moving = each(
  'moving',
  bothSides,
  'mover',
  loop(
    'moves',
    ask('move', {
      who: (t) => t.v<number>('mover'),
      clause: 'INA-418',
      open: true,
      offers: [
        offer('move', {
          list: (t, seat, add) => {
            for (const card of t.pile(bench, seat))
              if (cannotMove(t, seat, card) === '') for (const slot of slotsFor(t, seat, card)) add(card, -1, slot);
          },
          things: (t, seat) => t.pile(bench, seat),
          unless: cannotMove,
          facts: (t, _seat, card) => ({ card: t.def(card).name, level: t.stat(card, 'level'), turn: t.own.turn }),
          key: (t, _seat, o) => `${t.def(o.card).id}@${slotName(o.n)}`,
          take: (t, o, seat) => {
            t.addTally('moves', seat);
            toField(t, o.card, seat, o.n);
          },
        }),
        offer('done', { then: leave('moves') }),
      ],
    }),
  ),
);

export const strategy = phase(
  'strategy',
  'INA-401',
  when('newRound', (t) => opensRound(t.own), formation),
  phase('drawStep', 'INA-411', bothDraw, sub('actions')),
  phase('benchStep', 'INA-413', benching, sub('actions')),
  phase('moveStep', 'INA-418', moving, sub('actions')),
);
