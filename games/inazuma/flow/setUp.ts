/** INA-201: decks are shuffled, goalkeepers lie face-up in their goal zones, both draw five, then the coin. */
import { deckOut, draw } from '../piles.ts';
import { act, SEATS, seq } from '../state.ts';
import { deck } from '../zones.ts';

/** INA-202: no second try. */
const OPENING_HAND = 5;

export const setUp = seq(
  act('shuffle', 'INA-201', (t) => {
    for (const seat of SEATS) t.shuffle(t.at(deck, seat));
  }),
  act('deal', 'INA-202', (t) => {
    for (const seat of SEATS) for (let i = 0; i < OPENING_HAND; i++) draw(t, seat);
  }),
  deckOut,
  act('toss', 'INA-203', (t) => {
    const rule = t.option<string>('firstAttacker');
    // Whoever lost the last game is seated as player 1.
    t.set('first', rule === 'coin' ? t.random(-1, 2) : rule === 'player2' ? 1 : 0);
    t.emit('toss', [], {}, t.own.first, t.layout.everybody);
  }),
);
