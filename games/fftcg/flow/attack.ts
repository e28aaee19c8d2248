/** FFT-1000, FFT-1100: the Attack Phase, one attack after another. */
import type { Seat } from '@touchline/engine';
import {
  attackers,
  blocker,
  cannotAttack,
  cannotBlock,
  fitsParty,
  forwards,
  has,
  isForward,
  mustAttack,
  mustBlock,
} from '../characters.ts';
import { affordable, anyCp, iconPrice } from '../costs.ts';
import {
  act,
  ask,
  BOTH,
  group,
  leave,
  loop,
  nonTurnPlayer,
  offer,
  phase,
  phaseEnding,
  seq,
  sub,
  type T,
  turnPlayer,
  when,
} from '../state.ts';
import { field } from '../zones.ts';
import { damageStep } from './battle.ts';
import { noBill } from './payment.ts';

/** FFT-1009, FFT-1018: what attacking or blocking with these costs, in CP of any Element, as texts say. */
const toll = (t: T, stat: 'attackCost' | 'blockCost', cards: readonly number[]): number =>
  cards.reduce((sum, c) => sum + t.stat(c, stat), 0);
const tollBill = (t: T, seat: Seat, n: number) => ({
  price: iconPrice(t, [anyCp(n)], { seat, self: -1, event: null }),
  spends: [],
  crystals: 0,
});
function cannotPay(t: T, seat: Seat, stat: 'attackCost' | 'blockCost', cards: readonly number[]): boolean {
  const n = toll(t, stat, cards);
  return n > 0 && !affordable(t, seat, tollBill(t, seat, n), { seat, self: -1, event: null }, cards);
}

/** Fixed and paid on declaration. */
const payToll = (stat: 'attackCost' | 'blockCost', clause: string, who: (t: T) => Seat, cards: (t: T) => readonly number[]) =>
  when(
    'toll',
    (t) => toll(t, stat, cards(t)) > 0,
    act('toll', clause, (t) => {
      const seat = who(t);
      t.call('payNow', {
        ...noBill,
        seat,
        self: { ...t.ref(cards(t)[0]) },
        price: tollBill(t, seat, toll(t, stat, cards(t))).price,
      });
    }),
  );

/** Why a Character cannot be declared as an attacker; '' if it can. FFT-R74: nor can one whose cost cannot be paid. */
const cannotDeclare = (t: T, card: number): string =>
  cannotAttack(t, card) || (cannotPay(t, t.own.turn, 'attackCost', [card]) ? 'FFT-1009' : '');

/** FFT-1012, FFT-1013: declining is allowed unless a Forward that must attack is able to. */
const cannotStop = (t: T) =>
  forwards(t, t.own.turn).some((c) => mustAttack(t, c) && !cannotPay(t, t.own.turn, 'attackCost', [c])) ? 'FFT-1013' : '';

/** FFT-1102: every member must be able to attack on its own. */
const joinable = (t: T, card: number) =>
  t.mark(card, 'attacking') === 0 && cannotAttack(t, card) === '' && fitsParty(t, attackers(t), card);

/** Whether a cost can be paid is hidden in the hand: only where there is none, everybody can count the answers. */
const noToll = (stat: 'attackCost' | 'blockCost', who: (t: T) => Seat) => (t: T) => forwards(t, who(t)).every((c) => t.stat(c, stat) === 0);

/** FFT-1005, FFT-1101: one Forward, or a party that shares an Element, put together member by member. FFT-1104: only here. */
const chooseAttackers = group(
  'attack',
  'FFT-1005',
  [],
  ask('attack', {
    who: turnPlayer,
    clause: 'FFT-1005',
    open: noToll('attackCost', turnPlayer),
    offers: [
      offer('attack', {
        things: (t, seat) => t.pile(field, seat),
        merge: true,
        unless: (t, _seat, card) => cannotDeclare(t, card),
        take: (t, o) => t.setMark(o.card, 'attacking', 1),
      }),
      offer('stop', { unless: cannotStop, then: leave('attacks') }),
    ],
  }),
  loop(
    'joining',
    when('alone', (t) => !t.pile(field, t.own.turn).some((c) => joinable(t, c)), leave('joining')),
    ask('join', {
      who: turnPlayer,
      clause: 'FFT-1101',
      open: noToll('attackCost', turnPlayer),
      offers: [
        offer('join', {
          things: (t, seat) => t.pile(field, seat),
          merge: true,
          unless: (t, seat, card) =>
            cannotAttack(t, card) ||
            (joinable(t, card) ? '' : 'FFT-1101') ||
            (cannotPay(t, seat, 'attackCost', [...attackers(t), card]) ? 'FFT-1009' : ''),
          take: (t, o) => t.setMark(o.card, 'attacking', 1),
        }),
        offer('charge', { then: leave('joining') }),
      ],
    }),
  ),
);

/** FFT-1007, FFT-1103: attackers dull, except with Brave (FFT-1302); each has used an attack (FFT-1008) and
 * notices its own (FFT-1112). */
const declareAttack = act('declareAttack', 'FFT-1007', (t) => {
  const members = attackers(t);
  for (const card of members) t.setMark(card, 'attacks', t.mark(card, 'attacks') + 1);
  const dulling = members.filter((card) => !has(t, card, 'brave'));
  const n = members.length;
  t.batch([
    ...dulling.map((card) => ({ type: 'dull', card })),
    ...members.map((card) => ({ type: 'attack', card, n })),
    ...(n > 1 ? members.map((card) => ({ type: 'party', card, n })) : []),
  ]);
});

/**
 * FFT-1014 to FFT-1017, FFT-1106: one active Forward, of a party as of one attacker, or none. Blocking does not dull (FFT-1015). That it is
 * dulled or grows weaker later changes nothing (FFT-1023, FFT-R25), nor does who comes later (FFT-R79).
 */
const block = ask('block', {
  who: nonTurnPlayer,
  clause: 'FFT-1014',
  open: noToll('blockCost', nonTurnPlayer),
  offers: [
    offer('block', {
      things: (t, seat) => t.pile(field, seat),
      merge: true,
      unless: (t, seat, card) =>
        cannotBlock(t, card) ||
        (cannotPay(t, seat, 'blockCost', [card]) ? 'FFT-1018' : '') ||
        (duty(t, seat) && !mustBlock(t, card) ? 'FFT-1017' : ''),
      take: (t, o) => {
        t.setMark(o.card, 'blocking', 1);
        t.set('blocked', true);
      },
      then: seq(
        payToll('blockCost', 'FFT-1018', nonTurnPlayer, (t) => [blocker(t)]),
        act('declareBlock', 'FFT-1014', (t) => {
          const by = blocker(t);
          t.batch([{ type: 'block', card: by }, ...attackers(t).map((card) => ({ type: 'blocked', card, by }))]);
        }),
      ),
    }),
    offer('noBlock', { unless: (t, seat) => (duty(t, seat) ? 'FFT-1017' : '') }),
  ],
});

const duty = (t: T, seat: number) => forwards(t, seat).some((c) => mustBlock(t, c) && !cannotPay(t, seat, 'blockCost', [c]));

/** FFT-1030, FFT-R68, FFT-1116: the attack is over; nobody is attacking or blocking any more. */
const attackOver = act('attackOver', 'FFT-1030', (t) => {
  t.set('blocked', false);
  for (const seat of BOTH)
    for (const card of t.pile(field, seat)) {
      if (t.mark(card, 'attacking') === 1) t.setMark(card, 'attacking', 0);
      if (t.mark(card, 'blocking') === 1) t.setMark(card, 'blocking', 0);
    }
});

/** FFT-1022, FFT-R24, FFT-1117: an attacker is still in battle. */
const stillAttacking = (t: T) => attackers(t).some((c) => isForward(t, c));

/** FFT-1002: Preparation, Declaration, Block, Damage, as often as the turn player likes (FFT-1028). */
export const attackPhase = phase(
  'attackPhase',
  'FFT-1001',
  // FFT-1004, FFT-R21: once a phase.
  act('begin', 'FFT-1004', (t) => t.happen({ type: 'attackBegins', seat: t.own.turn })),
  loop(
    'attacks',
    phase('preparation', 'FFT-1003', sub('priority')),
    phaseEnding(
      'battle',
      'FFT-1002',
      attackOver,
      // FFT-1011, FFT-1019: what the declaration, and then the block, triggers is placed, and both may act.
      phase(
        'declaration',
        'FFT-1005',
        chooseAttackers,
        payToll('attackCost', 'FFT-1009', turnPlayer, attackers),
        declareAttack,
        sub('priority'),
      ),
      phase('blockStep', 'FFT-1014', when('attacked', stillAttacking, seq(block, sub('priority')))),
      phase('damageStep', 'FFT-1025', when('inBattle', stillAttacking, seq(damageStep, sub('priority')))),
    ),
  ),
);
