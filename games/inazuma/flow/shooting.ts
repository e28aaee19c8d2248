/**
 * INA-800: kicker against goalkeeper, nobody else (INA-804). Only the attacker can score (INA-817). Goal Fever brings a whole further
 * phase in the same turn (INA-1107, INA-R22, INA-R44).
 */
import type { Called, Seat } from '@touchline/engine';
import { deckOut } from '../piles.ts';
import { fielded, keeper, kicker } from '../pitch.ts';
import { act, ask, attacker, bothSides, each, type Inazuma, leave, loop, offer, phase, SEATS, seq, sub, type T, when } from '../state.ts';
import { deck, goals, lastChance, looking } from '../zones.ts';
import { bothDraw } from './strategy.ts';

const begin = act('begin', 'INA-801', (t) => {
  t.set('shot', -1);
  t.set('fever', false);
  t.set('flips', NONE);
});
const NONE: readonly string[] = [];

/** INA-803, INA-819, INA-R5, INA-R61: one of those who attacked this turn, off the action side or not. */
const kickers = (t: T): readonly number[] => fielded(t, attacker(t)).filter((card) => t.mark(card, 'attacked') === 1);

const chooseKicker = ask('kicker', {
  who: attacker,
  clause: 'INA-803',
  open: true,
  offers: [
    offer('kicker', {
      things: kickers,
      take: (t, o, seat) => {
        t.setMark(o.card, 'kicking', 1);
        t.emit('kicker', o.card, {}, seat);
      },
    }),
  ],
});

// ---------------------------------------------------------------- last chance

/** Who stands in the shot for a seat. */
export const shooterOf = (t: T, seat: Seat): number => (seat === attacker(t) ? kicker(t, seat) : keeper(t, seat));

/** INA-807: what a flipped card is worth. */
const PER_LEVEL = 100;

/** INA-806, INA-811, INA-R6: one card each at the same time, added to what was there. */
const flip = act('flip', 'INA-806', (t) => {
  for (const seat of bothSides(t)) {
    const card = t.top(deck, seat);
    t.move(card, t.at(lastChance, seat));
    t.set('flips', [...t.own.flips, `${seat}:${t.def(card).id}`]);
    t.gain({
      source: t.ref(card),
      seat,
      on: { refs: shooterOf(t, seat) < 0 ? [] : [t.ref(shooterOf(t, seat))] },
      stat: 'sp',
      change: 'add',
      by: PER_LEVEL * t.stat(card, 'level'),
      until: ['shooting'],
      clause: 'INA-807',
    });
  }
});

/** INA-808, INA-809, INA-810: only a difference decides. A save changes nothing about the goalkeeper (INA-R41). */
const compare = act('compare', 'INA-808', (t) => {
  const [shot, save] = bothSides(t).map((seat) => (shooterOf(t, seat) < 0 ? 0 : t.stat(shooterOf(t, seat), 'sp')));
  t.set('compared', [shot, save]);
  t.emit('shot', [], { shot, save }, attacker(t));
  if (shot !== save) t.set('shot', shot > save ? 1 : 0);
});

/** INA-812, INA-R36: flips follow each other without a window until the totals differ or a deck is empty. */
const flips = loop(
  'lastChance',
  // Where a deck may be empty for a moment, it still cannot be flipped from.
  deckOut,
  flip,
  when('counts', (t) => t.option<boolean>('deckOutOnLastChance'), deckOut),
  compare,
  when('decided', (t) => t.own.shot >= 0, leave('lastChance')),
);

// ---------------------------------------------------------------- afterwards

/** INA-813: the scorer's last card marks the goal. INA-809, INA-815: without a goal nothing does. */
const scored = when(
  'scored',
  (t) => t.own.shot === 1,
  act('goal', 'INA-813', (t) => {
    const seat = attacker(t);
    t.move(t.top(lastChance, seat), t.at(goals, seat));
    t.emit('goal', [], { goals: SEATS.map((s) => t.count(goals, s)) }, seat);
  }),
  act('save', 'INA-809', (t) => t.emit('save', [], { stopped: t.own.stopped }, 1 - attacker(t))),
);

const handBack = (t: T) => t.v<number>('flipper');

/** INA-814, INA-R43: the others go under their owner's deck in an order of the owner's, which nobody else sees; as flipped if nothing else is said. */
const putUnder = each(
  'flippers',
  bothSides,
  'flipper',
  when('several', (t) => t.count(lastChance, handBack(t)) > 1, sub('putUnder', { seat: handBack })),
  act('under', 'INA-814', (t) => under(t, handBack(t), t.pile(lastChance, handBack(t)))),
);

function under(t: T, seat: Seat, cards: readonly number[]): void {
  for (const card of cards.slice()) t.move(card, t.at(deck, seat), 'bottom');
}

const owner = (t: T) => t.v<number>('seat');
const alike = (t: T) => new Set(t.pile(lastChance, owner(t)).map((card) => t.def(card).id)).size === 1;

/** One card after another, while there is a choice. */
const inOrder = seq(
  act('same', 'INA-R43', (t) => t.let('same', alike(t))),
  act('takeUp', 'INA-R43', (t) => {
    for (const card of t.pile(lastChance, owner(t)).slice()) t.move(card, t.at(looking, owner(t)));
  }),
  when(
    'different',
    (t) => t.v('same') !== true,
    loop(
      'ordering',
      when('last', (t) => t.count(looking, owner(t)) < 2, leave('ordering')),
      ask('under', {
        who: owner,
        clause: 'INA-R43',
        offers: [
          offer('under', {
            things: (t, seat) => t.pile(looking, seat),
            merge: true,
            take: (t, o, seat) => under(t, seat, [o.card]),
          }),
          offer('asFlipped', { then: leave('ordering') }),
        ],
      }),
    ),
  ),
  act('rest', 'INA-R43', (t) => under(t, owner(t), t.pile(looking, owner(t)))),
);

/** INA-816, INA-820: the kicker is the kicker until here. */
const shotOver = act('shotOver', 'INA-816', (t) => {
  t.setMark(kicker(t, attacker(t)), 'kicking', 0);
  t.set('stopped', false);
});

/**
 * INA-801, INA-802, INA-821, INA-R4; the window is that of INA-805. What the flips added has ended before they are put away: a change
 * names the card it comes from, and would tell where that card goes.
 */
const shot = seq(
  phase(
    'shooting',
    'INA-801',
    begin,
    bothDraw,
    when('nobody', (t) => kickers(t).length === 0, leave('shooting')), // INA-R66
    chooseKicker,
    sub('actions'),
    when('shoots', (t) => !t.own.stopped, flips),
    scored,
    shotOver,
  ),
  putUnder,
  deckOut,
);

/** INA-1104, INA-1105, INA-1106, INA-1108: one further phase for a goal with Goal Fever, and so on; then the turn ends (INA-818). */
export const shots = loop(
  'shots',
  shot,
  when('enough', (t) => !(t.own.shot === 1 && t.own.fever), leave('shots')),
  act('again', 'INA-1104', (t) => t.emit('fever', [], {}, attacker(t))),
);

export const shootingFlows: { readonly [name: string]: Called<Inazuma> } = { putUnder: { vars: ['seat', 'same'], body: inOrder } };
