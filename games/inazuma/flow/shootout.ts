/**
 * INA-1000: card against card from the decks as they are (INA-1001); flipped cards stay where they are (INA-R24). All five flips are made
 * whatever the score (INA-1003, INA-1007, INA-R25).
 */
import { deckOut } from '../piles.ts';
import { act, loop, over, phase, SEATS, type T, when } from '../state.ts';
import { deck, shootout } from '../zones.ts';

const FLIPS = 5;

const flip = act('flip', 'INA-1002', (t) => {
  for (const seat of SEATS) t.move(t.top(deck, seat), t.at(shootout, seat));
});

/** INA-1002: the higher level scores; equal levels score nothing. */
const record = act('record', 'INA-1002', (t) => {
  const levels = SEATS.map((seat) => t.stat(t.top(shootout, seat), 'level'));
  for (const seat of SEATS) if (levels[seat] > levels[1 - seat]) t.setOf('kicks', seat, t.own.kicks[seat] + 1);
  t.emit('kick', [], { levels, kicks: t.own.kicks });
});

const bothOut = (t: T) => t.count(deck, 0) === 0 && t.count(deck, 1) === 0;

export const penalties = phase(
  'shootout',
  'INA-306',
  loop(
    'kicks',
    flip,
    // INA-R26: with both decks gone this flip still counts. INA-1006: with one gone it does not.
    when('bothOut', bothOut, record),
    deckOut,
    record,
    when(
      'decided',
      // INA-1004, INA-1005: after five the first difference.
      (t) => t.count(shootout, 0) >= FLIPS && t.own.kicks[0] !== t.own.kicks[1],
      over('shootoutWon', 'INA-1004', (t) => ({ winners: [t.own.kicks[0] > t.own.kicks[1] ? 0 : 1], reason: 'shootout' })),
    ),
  ),
);
