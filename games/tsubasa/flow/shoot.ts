/** TSU-401 to TSU-414: the Attacker shoots or passes, both spend points and roll; then re-rolls, and saves against a Shot. */

import { type Called, countUse, type Seat, startAbility, unusable, useAbility } from '@touchline/engine';
import { inOwnKinds } from '../kinds.ts';
import { kindFor } from '../points.ts';
import {
  act,
  ask,
  attacker,
  bothSides,
  defender,
  each,
  leave,
  loop,
  loopWhile,
  offer,
  phase,
  SEATS,
  seq,
  sub,
  type T,
  type Tsubasa,
  when,
  window,
} from '../state.ts';
import { addendsOf, strengthOf, totalOf } from '../totals.ts';
import { playArea } from '../zones.ts';
import { motivate } from './extras.ts';
import { type Timing, textsAt } from './play.ts';

const seatNow = (t: T): Seat => t.v<number>('seat');

/** TSU-R57, TSU-R58: one more chance to motivate, before the action is declared; who has passed has it too. */
const lastMotivation = when(
  'mayMotivate',
  (t) => t.option<string>('motivationWindow') === 'anytimeBeforeDice',
  each(
    'motivation',
    bothSides,
    'seat',
    loop(
      'motivating',
      ask('motivation', { who: seatNow, clause: 'TSU-R57', open: true, offers: [motivate, offer('done', { then: leave('motivating') })] }),
    ),
  ),
);

const tellTotals = act('totals', 'TSU-403', (t) =>
  t.emit('totals', [], {
    attacker: attacker(t),
    shot: addendsOf(t, attacker(t), 'shot'),
    pass: addendsOf(t, attacker(t), 'pass'),
    defence: addendsOf(t, defender(t), 'defence'),
  }),
);

const action = (verb: string, of: 'shot' | 'pass') =>
  offer(verb, {
    take: (t, _o, seat) => {
      t.set('action', of);
      t.emit('declare', [], { action: of, total: totalOf(t, seat, of) }, seat);
    },
  });

/** TSU-404, TSU-R28: both actions are always there. */
const declare = ask('declare', { who: attacker, clause: 'TSU-404', offers: [action('shoot', 'shot'), action('passBall', 'pass')] });

/** TSU-405 to TSU-408, TSU-R5: the Attacker announces first, then the Defender; both are final and public. */
const spending = each(
  'spending',
  bothSides,
  'seat',
  ask('spend', {
    who: seatNow,
    clause: 'TSU-405',
    open: true,
    offers: [
      offer('spend', {
        list: (t, seat, add) => {
          for (let n = 0; n <= t.own[kindFor(t, seat)][seat]; n++) add(-1, -1, n);
        },
        take: (t, o, seat) => {
          const kind = kindFor(t, seat);
          t.setOf('spent', seat, o.n);
          t.setOf(kind, seat, t.own[kind][seat] - o.n);
          if (o.n > 0) t.emit('spend', [], { n: o.n, kind, left: t.own[kind][seat] }, seat);
        },
      }),
    ],
  }),
);

/** TSU-409, TSU-114, TSU-R78. */
const roll = act('roll', 'TSU-409', (t) => {
  for (const seat of bothSides(t)) t.setOf('dice', seat, t.roll(seat, 6));
  t.emit('dice', [], { attacker: attacker(t), dice: t.own.dice });
});

// ---------------------------------------------------------------- re-rolls

/** TSU-317, TSU-R37, TSU-R76: the texts for this moment of the cards that lie in the Play Area now, as pairs of card and text. */
function ready(t: T, seat: Seat, timing: Timing): [card: number, index: number][] {
  return t.pile(playArea, seat).flatMap((card) =>
    textsAt(t, card, timing)
      .filter((index) => unusable(t, index, card, seat) === '')
      .map((index): [number, number] => [card, index]),
  );
}

/** TSU-R29, TSU-R31, TSU-R32: any die that was rolled, or one's own; while a save is tried, that of the save only. */
function diceFor(t: T, seat: Seat): readonly Seat[] {
  const all = t.own.save > 0 ? [defender(t)] : SEATS;
  return t.option<string>('rerollTarget') === 'ownDie' ? all.filter((die) => die === seat) : all;
}

/** The die that was pointed at, under the name the text has for it. */
const dieNamed = (t: T, index: number, die: Seat): { [name: string]: Seat } =>
  Object.fromEntries(inOwnKinds(t.ability(index).do).flatMap((e) => (e.do === 'reroll' ? [[e.die, die]] : [])));

/** TSU-R30: the Attacker, then the Defender, until both decline in a row. */
const rerolls = window('rerolls', {
  clause: 'TSU-R30',
  first: attacker,
  next: 'other',
  pass: 'row',
  open: true,
  offers: [
    offer('reroll', {
      list: (t, seat, add) => {
        for (const [card] of ready(t, seat, 'reroll')) for (const die of diceFor(t, seat)) add(card, -1, die);
      },
      key: (t, _seat, o) => `${t.def(o.card).id}/${o.n}`,
      take: (t, o, seat) => {
        const [index] = textsAt(t, o.card, 'reroll');
        countUse(t, index, t.ref(o.card), seat);
        startAbility(t, index, t.ref(o.card), seat, null, dieNamed(t, index, o.n));
      },
    }),
  ],
});

// ---------------------------------------------------------------- who wins

/** TSU-811, TSU-812: with the option, a 6 against a 1 wins whatever the totals are. -1: nobody. */
function assured(t: T): Seat {
  if (!t.option<boolean>('assuredSuccess')) return -1;
  return SEATS.find((seat) => t.own.dice[seat] === 6 && t.own.dice[1 - seat] === 1) ?? -1;
}

/** TSU-410, TSU-411, TSU-501 to TSU-503: the higher value wins, the Attacker where they are level. */
const compare = act('compare', 'TSU-410', (t) => {
  const values = SEATS.map((seat) => strengthOf(t, seat) + t.own.dice[seat]);
  const [a, d] = [values[attacker(t)], values[defender(t)]];
  const sure = assured(t);
  const won = sure >= 0 ? sure : a >= d ? attacker(t) : defender(t);
  const cards = SEATS.map((seat) => strengthOf(t, seat) - t.own.spent[seat]);
  const why = sure >= 0 ? 'assured' : a === d ? 'tie' : 'higher';
  t.emit('compare', [], { attacker: attacker(t), action: t.own.action, cards, spent: t.own.spent, dice: t.own.dice, values, why }, won);
  t.set('outcome', won === defender(t) ? 'stolen' : t.own.action === 'shot' ? 'goal' : 'kept');
});

/** TSU-414, TSU-731, TSU-R33, TSU-R34, TSU-R75: one save after another while the goal stands, each card once. */
const saves = loopWhile(
  'saves',
  (t) => t.own.outcome === 'goal',
  ask('save', {
    who: defender,
    clause: 'TSU-414',
    open: true,
    offers: [
      offer('save', {
        list: (t, seat, add) => {
          for (const [card, index] of ready(t, seat, 'save')) add(card, -1, index);
        },
        key: (t, _seat, o) => t.def(o.card).id,
        take: (t, o, seat) => useAbility(t, o.n, t.ref(o.card), seat),
      }),
      offer('decline', { then: leave('saves') }),
    ],
  }),
);

export const shoot = phase('shoot', 'TSU-404', lastMotivation, tellTotals, declare, spending, roll, sub('rerolls'), compare, saves);

export const shootFlows: { readonly [name: string]: Called<Tsubasa> } = { rerolls: { vars: [], body: seq(rerolls) } };
