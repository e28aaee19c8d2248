/** TSU-301 to TSU-320: turn by turn both play cards or pass, until the limit is reached or both have passed. */
import type { Seat } from '@touchline/engine';
import { act, ask, attacker, countPlayed, isFull, leave, limitIn, loop, offer, phase, seq, type T, when } from '../state.ts';
import { hand } from '../zones.ts';
import { motivate, sign } from './extras.ts';
import { playOffer } from './play.ts';

const whose = (t: T): Seat => t.own.turn;
const hasPassed = (t: T, seat: Seat): boolean => t.own.passed[seat] === 1;

/** TSU-303, TSU-R82: always allowed; the hand is kept, and no card is played any more this round. */
const pass = offer('pass', {
  take: (t, _o, seat) => {
    t.setOf('passed', seat, 1);
    t.emit('pass', [], { hand: t.count(hand, seat) }, seat);
  },
  then: leave('turn'),
});

/** TSU-R23, TSU-316: what may be done besides, with points that were just gained too. */
const afterwards = loop(
  'afterwards',
  ask('afterwards', {
    who: whose,
    clause: 'TSU-R23',
    open: true,
    offers: [motivate, sign, offer('done', { then: leave('afterwards') })],
  }),
);

/** TSU-302, TSU-R80: first whatever is motivated and signed, then one card or a pass. */
const turn = loop(
  'turn',
  ask('turn', {
    who: whose,
    clause: 'TSU-302',
    // TSU-R13, TSU-R81: with an empty hand there is nothing left but to pass.
    open: (t) => t.count(hand, whose(t)) === 0,
    offers: [{ ...playOffer, then: seq(afterwards, leave('turn')) }, motivate, sign, pass],
  }),
  // TSU-R24: a signing has filled the limit; that is no pass.
  when('full', isFull, leave('turn')),
);

/** TSU-305, TSU-306, TSU-R21, TSU-R22: looked at after each turn. */
const isOver = (t: T): boolean => isFull(t) || (hasPassed(t, 0) && hasPassed(t, 1));

export const attack = phase(
  'attack',
  'TSU-301',
  act('begin', 'TSU-301', (t) => {
    t.set('passed', [0, 0]);
    t.set('turn', attacker(t));
  }),
  loop(
    'turns',
    turn,
    when('over', isOver, leave('turns')),
    // TSU-309, TSU-R20: who has passed is left out.
    act('next', 'TSU-304', (t) => {
      const next = 1 - t.own.turn;
      t.set('turn', hasPassed(t, next) ? t.own.turn : next);
    }),
  ),
  act('end', 'TSU-305', (t) => {
    t.set('turn', -1);
    t.emit('attackOver', [], { count: countPlayed(t), limit: limitIn(t.own), why: isFull(t) ? 'limit' : 'passed' });
  }),
);
