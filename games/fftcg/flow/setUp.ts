/** FFT-200: shuffling, who begins, opening hands, mulligan. */
import type { Seat } from '@touchline/engine';
import { draw } from '../piles.ts';
import { act, ask, BOTH, each, loopWhile, offer, phase, seq, type T, turnOrder, when } from '../state.ts';
import { deck, hand } from '../zones.ts';

const OPENING = 5;

/** FFT-208: chance names a player, who decides; or chance decides; or the first seat does (the loser of the last game, seated there). */
const chooser = (t: T): Seat => (t.option<string>('firstPlayer') === 'randomChooses' ? t.random(-1, 2) : 0);
const somebodyChooses = (t: T) => ['randomChooses', 'loserOfPrevious'].includes(t.option<string>('firstPlayer'));

const whoBegins = seq(
  act('lot', 'FFT-208', (t) => t.set('turn', t.option<string>('firstPlayer') === 'random' ? t.random(-1, 2) : chooser(t))),
  when(
    'somebodyChooses',
    somebodyChooses,
    ask('whoBegins', {
      who: (t) => t.own.turn,
      clause: 'FFT-208',
      offers: [
        offer('goFirst', { take: (t, _o, seat) => t.set('turn', seat) }),
        offer('goSecond', { take: (t, _o, seat) => t.set('turn', 1 - seat) }),
      ],
    }),
  ),
);

/** FFT-210, FFT-211: all five under the deck, in an order only their owner knows; five new ones; no shuffle (FFT-R4). */
const redraw = seq(
  loopWhile(
    'putting',
    (t) => t.count(hand, t.v<number>('player')) > 0,
    ask('putUnder', {
      who: (t) => t.v<number>('player'),
      clause: 'FFT-210',
      open: (t) => t.count(hand, t.v<number>('player')) === 1,
      offers: [
        offer('putUnder', {
          things: (t, seat) => t.pile(hand, seat),
          merge: true,
          take: (t, o, seat) => t.move(o.card, t.at(deck, seat), 'bottom'),
        }),
      ],
    }),
  ),
  act('drawAgain', 'FFT-210', (t) => draw(t, t.v<number>('player'), OPENING)),
);

export const setUp = phase(
  'setUp',
  'FFT-207',
  act('shuffle', 'FFT-207', (t) => {
    for (const seat of BOTH) t.shuffle(t.at(deck, seat));
  }),
  whoBegins,
  act('openingHands', 'FFT-209', (t) => {
    for (const seat of turnOrder(t)) draw(t, seat, OPENING);
  }),
  when(
    'mulligans',
    (t) => t.option<string>('mulligan') === 'onceBottom',
    // FFT-212: the first player decides first.
    each(
      'players',
      (t) => turnOrder(t),
      'player',
      ask('mulligan', {
        who: (t) => t.v<number>('player'),
        clause: 'FFT-210',
        offers: [offer('keep'), offer('redraw', { then: redraw })],
      }),
    ),
  ),
);
