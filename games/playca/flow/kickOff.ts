/**
 * EPC-300: three characters face-down, then five TP (EPC-308) on top of those left over, without a maximum (EPC-305, EPC-309), then the
 * first character of both is turned and Flip texts follow, the attacker's first (EPC-307, EPC-R9).
 */
import type { Option, Seat } from '@touchline/engine';
import { active, field } from '../areas.ts';
import { addTp, takeTop } from '../piles.ts';
import { act, askAll, attacker, defender, each, leave, offer, phase, seq, sub, type T, when } from '../state.ts';
import { flipEffects } from '../uses.ts';

/** Orders of up to three places. */
const ORDERS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[0]],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
];

const orderOf = (t: T, seat: Seat, n: number) => ORDERS[t.count(field, seat)][n].map((i) => t.pile(field, seat)[i]);

/** Does this order look like an earlier one, because equal cards changed places? */
function twin(t: T, pile: readonly number[], orders: readonly (readonly number[])[], n: number): boolean {
  const { def } = t.s;
  for (let m = 0; m < n; m++) {
    let same = true;
    for (let i = 0; i < pile.length && same; i++) same = def[pile[orders[m][i]]] === def[pile[orders[n][i]]];
    if (same) return true;
  }
  return false;
}

const arrange = offer('arrange', {
  list: (t, seat, add) => {
    const pile = t.pile(field, seat);
    const orders = ORDERS[pile.length];
    for (let n = 0; n < orders.length; n++) if (!twin(t, pile, orders, n)) add(-1, -1, n);
  },
  key: (t, seat, o) =>
    orderOf(t, seat, o.n)
      .map((c) => t.def(c).id)
      .join(','),
  lights: (t, seat, o) => orderOf(t, seat, o.n),
  take: (t, o: Option, seat) => t.arrange(t.at(field, seat), orderOf(t, seat, o.n)),
});

const SEATS: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]];
const arranging = (t: T) => SEATS[(t.count(field, 0) > 1 ? 1 : 0) + (t.count(field, 1) > 1 ? 2 : 0)];

const bothSides = (t: T) => [attacker(t), defender(t)];
const without = (t: T) => bothSides(t).filter((seat) => t.top(active, seat) < 0);

export const kickOff = phase(
  'kickOff',
  'EPC-202',
  act('draw', 'EPC-301', (t) => {
    for (const seat of bothSides(t)) for (let i = 0; i < 3; i++) takeTop(t, seat, field);
  }),
  // EPC-303: how many cards there are to arrange is public, which ones is not.
  askAll('arrange', { clause: 'EPC-303', seats: arranging, offers: [arrange] }),
  act('layTp', 'EPC-304', (t) => {
    for (const seat of bothSides(t)) addTp(t, seat, t.rule(seat, 'tpPerPeriod'));
  }),
  act('flipFirst', 'EPC-306', (t) => {
    for (const seat of bothSides(t)) if (t.count(field, seat) > 0) t.move(t.pile(field, seat)[0], t.at(active, seat));
  }),
  // EPC-R35: a side without any character has already been broken through.
  when('someNone', (t) => without(t).length > 0, sub('noCharacter')),
  each(
    'flips',
    bothSides,
    'side',
    flipEffects((t) => t.v<number>('side')),
  ),
);

/** EPC-R35: nobody to play for one side: the other shoots. For both: the period ends without a shot, and the next one turns the ball over. */
export const noCharacter = seq(
  act('brokenThrough', 'EPC-R35', (t) => {
    const none = without(t);
    if (none.length === 1) t.set('attacker', 1 - none[0]);
  }),
  when('nobody', (t) => without(t).length === 2, leave('period'), leave('beforeShot')),
);
