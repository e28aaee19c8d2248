/**
 * INA-900: no window, no use (INA-908, INA-R21). First the bench is ready, then the reserves come back exhausted, and stay so through the
 * next turn (INA-903, INA-904).
 */
import { fielded } from '../pitch.ts';
import { toBenchAgain } from '../stacks.ts';
import { act, opensRound, phase, SEATS, when } from '../state.ts';
import { bench, out } from '../zones.ts';

export const endPhase = phase(
  'end',
  'INA-901',
  act('ready', 'INA-901', (t) => {
    for (const seat of SEATS) for (const card of t.pile(bench, seat)) t.setMark(card, 'exhausted', 0);
  }),
  act('comeBack', 'INA-902', (t) => {
    for (const seat of SEATS)
      for (const card of fielded(t, seat)) {
        t.setMark(card, 'attacked', 0);
        toBenchAgain(t, card, seat);
      }
  }),
  // INA-905: in the first turn of a round they stay. INA-409: what was never placed stays in the pile.
  when(
    'roundOver',
    (t) => !opensRound(t.own),
    act('goOut', 'INA-906', (t) => {
      for (const seat of SEATS) for (const card of fielded(t, seat)) t.move(card, t.at(out, seat));
    }),
  ),
);
