/** A round: Draw Phase, Attack Phase, Shoot/Pass Phase with its result, Discard Phase. */
import type { Seat } from '@touchline/engine';
import { clearPlayAreas, draw } from '../piles.ts';
import {
  act,
  ask,
  attacker,
  bothSides,
  defender,
  EXTRA_ROUNDS,
  each,
  inExtraTime,
  matchCardsLeft,
  matchDeck,
  type Outcome,
  offer,
  phase,
  when,
} from '../state.ts';
import { hand, pitch } from '../zones.ts';
import { attack } from './attack.ts';
import { shoot } from './shoot.ts';

/** TSU-205. */
const HAND = 4;
/** TSU-105. */
export const PITCH = 4;

// ---------------------------------------------------------------- Draw Phase

/** TSU-205 to TSU-207, TSU-R6, TSU-R72: both fill their hands first; who has four or more draws none. */
const fillHands = act('fillHands', 'TSU-205', (t) => {
  for (const seat of bothSides(t)) draw(t, seat, HAND - t.count(hand, seat));
});

/** TSU-209, TSU-210, TSU-212, TSU-213, TSU-R10: the Defender, then the Attacker takes one Match card; nothing is filled up in between. */
const takes = each(
  'takes',
  (t) => [defender(t), attacker(t)],
  'seat',
  ask('take', {
    who: (t) => t.v<number>('seat'),
    clause: 'TSU-209',
    open: true,
    offers: [
      offer('take', { things: (t) => t.pile(pitch), take: (t, o, seat) => t.move(o.card, t.at(hand, seat)) }),
      // TSU-R7, TSU-R9: only who takes it sees it.
      offer('blind', {
        unless: (t) => (t.count(matchDeck(t)) > 0 ? '' : 'TSU-214'),
        take: (t, _o, seat) => t.move(t.top(matchDeck(t)), t.at(hand, seat)),
      }),
    ],
  }),
);

/** TSU-601, TSU-R45: from the last Match cards on, and in Extra Time from the last round on. Each round of it counts (TSU-R42). */
const injuryTime = act('injuryTime', 'TSU-601', (t) => {
  const { half, round, injury } = t.own;
  if (inExtraTime(t.own) ? round < EXTRA_ROUNDS : matchCardsLeft(t) > 0) return;
  t.set('injury', injury + 1);
  if (injury === 0) t.emit('injuryTime', [], { half, cap: t.option<number>('injuryTimeCap') });
});

const drawPhase = phase(
  'draw',
  'TSU-205',
  fillHands,
  when('someLeft', (t) => matchCardsLeft(t) > 0, takes),
  injuryTime,
);

// ---------------------------------------------------------------- result

const lost: readonly Outcome[] = ['goal', 'stolen', 'caught', 'blocked'];
/** TSU-501, TSU-502, TSU-503, TSU-732, TSU-747, TSU-748: is the other coach the Attacker next? */
export const ballLost = ({ outcome }: { readonly outcome: Outcome }): boolean => lost.includes(outcome);

const result = act('result', 'TSU-501', (t) => {
  const seat: Seat = attacker(t);
  const { outcome } = t.own;
  if (outcome === 'goal') t.setOf('goals', seat, t.own.goals[seat] + 1);
  if (ballLost(t.own)) t.set('attacker', 1 - seat);
  t.emit('result', [], { outcome, action: t.own.action, goals: t.own.goals, ball: t.own.attacker }, seat);
});

// ---------------------------------------------------------------- Discard Phase

/** TSU-504, TSU-505, TSU-R3: played cards are discarded, spent points are in the pool again; hands are kept (TSU-507, TSU-320). */
const tidy = act('tidy', 'TSU-504', (t) => {
  clearPlayAreas(t);
  const { spent, action } = t.own;
  if (spent.some((n) => n > 0)) t.emit('returned', [], { spent, action, attacker: t.own.attacker });
  t.set('spent', [0, 0]);
  t.set('action', '');
  t.set('dice', [0, 0]);
});

/** TSU-506, TSU-211, TSU-R8. */
export const refill = act('refill', 'TSU-506', (t) => {
  while (!inExtraTime(t.own) && t.count(pitch) < PITCH && t.count(matchDeck(t)) > 0) t.move(t.top(matchDeck(t)), t.at(pitch));
});

const nextRound = act('round', 'TSU-508', (t) => {
  t.set('round', t.own.round + 1);
  t.set('outcome', '');
  t.emit('round', [], { half: t.own.half, round: t.own.round }, attacker(t));
});

/** What an ability that ends the Attack Phase leaves goes on with the result (TSU-310, TSU-R25). */
export const round = phase(
  'round',
  'TSU-204',
  nextRound,
  drawPhase,
  phase('action', 'TSU-301', attack, shoot),
  result,
  phase('discard', 'TSU-504', tidy, refill),
);
