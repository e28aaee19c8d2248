/**
 * EPC-1000: penalty kicks compare printed BCP, card by card. TP go back into the deck (EPC-R42); the discard pile joins only when the deck
 * runs out (EPC-R19). Cards turned up stay in the row (EPC-1007); everything else stays where it is (EPC-1009).
 */
import { deck, discard, pkRow, tp } from '../areas.ts';
import { takeTop } from '../piles.ts';
import { act, leave, loop, over, phase, seq, type T, when } from '../state.ts';

/** EPC-R24. */
const MOST_EXTRA_ROUNDS = 100;
/** EPC-R20: in total. */
const ROUNDS = 5;

const gather = act('gather', 'EPC-1001', (t) => {
  for (const seat of [0, 1]) {
    const to = t.at(deck, seat);
    for (const card of t.pile(tp, seat).slice()) t.move(card, to);
    if (t.option<boolean>('pkIncludeDiscard')) for (const card of t.pile(discard, seat).slice()) t.move(card, to);
    t.shuffle(to);
  }
});

/** EPC-R22: who has nothing left to turn up shuffles the own row into a new deck; the counts stay. */
function kick(t: T, seat: number): number {
  if (t.count(deck, seat) + t.count(discard, seat) === 0) {
    const to = t.at(deck, seat);
    for (const card of t.pile(pkRow, seat).slice()) {
      t.setMark(card, 'faceDown', 0);
      t.move(card, to);
    }
    t.shuffle(to);
  }
  return takeTop(t, seat, pkRow);
}

/** EPC-1002, EPC-1003, EPC-1008: both turn up a card; the lower printed BCP is turned face-down. */
const round = act('round', 'EPC-1002', (t) => {
  const cards = [kick(t, 0), kick(t, 1)];
  const bcp = cards.map((card) => (card < 0 ? -1 : t.def(card).stats.bcp));
  for (const seat of [0, 1]) {
    if (cards[seat] < 0) continue;
    if (bcp[seat] < bcp[1 - seat]) t.setMark(cards[seat], 'faceDown', 1);
    else t.setOf('pkUp', seat, t.own.pkUp[seat] + 1);
  }
  t.set('pkRounds', t.own.pkRounds + 1);
  t.emit(
    'penalty',
    cards.filter((c) => c >= 0),
    { bcp, up: t.own.pkUp },
  );
});

/** EPC-1004, EPC-1006, EPC-R21: five rounds, then one at a time (or five again) while level. */
const setDone = (t: T) =>
  t.own.pkRounds >= ROUNDS &&
  (t.option<string>('pkTie') === 'single' || t.own.pkRounds % ROUNDS === 0 || t.own.pkRounds - ROUNDS >= MOST_EXTRA_ROUNDS);

export const penalties = phase(
  'penalties',
  'EPC-206',
  gather,
  loop(
    'kicks',
    round,
    when(
      'setDone',
      setDone,
      seq(
        when(
          'decided',
          (t) => t.own.pkUp[0] !== t.own.pkUp[1],
          over('penaltiesWon', 'EPC-1005', (t) => ({ winners: [t.own.pkUp[0] > t.own.pkUp[1] ? 0 : 1], reason: 'penalties' })),
        ),
        when('endless', (t) => t.own.pkRounds - ROUNDS >= MOST_EXTRA_ROUNDS, leave('kicks')),
      ),
    ),
  ),
  over('penaltiesLevel', 'EPC-R24', () => ({ winners: [0, 1], reason: 'penaltiesLevel' })),
);
