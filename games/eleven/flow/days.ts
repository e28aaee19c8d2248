/** ELV-501 to ELV-512: Tuesday to Thursday, one manager after the other; a Basic action and a Paid one, in either order, or none. */
import type { Seat } from '@touchline/engine';
import { objectivesNow } from '../objectives.ts';
import { isAvailable, type RowName } from '../piles.ts';
import { canPay, type Price, pay, plus } from '../resources.ts';
import { act, ask, each, inTurn, leave, loop, offer, phase, seatHere, seq, type T, THURSDAY, TUESDAY, when } from '../state.ts';
import { costOf, figuresOf, startText, textAt } from '../texts.ts';
import { isOut } from '../tokens.ts';
import { directors, playerRow, sponsorRow, squad, staff, staffRow, youngsterDeck } from '../zones.ts';
import { buildOffers, officeOffer } from './building.ts';
import { contractOffers } from './contracts.ts';
import { priceOf, saleFigures, sellPlayer, youngsterPrice } from './transfers.ts';

/** ELV-501. */
const basicUsed = (t: T, seat: Seat): string => (t.own.basic[seat] === 1 ? 'ELV-501' : '');
const useBasic = (t: T, seat: Seat): void => t.setOf('basic', seat, 1);

/** ELV-601, ELV-701, ELV-721: the three rightmost slots. */
const CLAUSES = { players: 'ELV-601', staff: 'ELV-701', sponsors: 'ELV-721' } as const;
const outOfReach = (t: T, name: RowName, card: number): string => (isAvailable(t, name, card) ? '' : CLAUSES[name]);
const prices = (t: T, seat: Seat, card: number, cost: number) => ({ card: t.def(card).id, cost, cash: t.own.cash[seat] });
const tooDear = (t: T, seat: Seat, price: number): string => (price <= t.own.cash[seat] ? '' : 'ELV-304');

// ---------------------------------------------------------------- the Basic actions (ELV-507), on every Day anew (ELV-509)

const hire = offer('hire', {
  things: (t) => t.pile(playerRow),
  unless: (t, seat, card) => basicUsed(t, seat) || outOfReach(t, 'players', card) || tooDear(t, seat, priceOf(t, card)),
  facts: (t, seat, card) => prices(t, seat, card, priceOf(t, card)),
  figures: (t, _seat, o) => ({ cost: priceOf(t, o.card) }),
  take: (t, o, seat) => {
    useBasic(t, seat);
    t.call('takePlayer', { seat, card: { ...t.ref(o.card) }, price: priceOf(t, o.card), why: '' });
  },
});

/** ELV-605: the top one; there is no choice. */
const hireYoungster = offer('hireYoungster', {
  things: (t) => t.pile(youngsterDeck).slice(-1),
  unless: (t, seat) => basicUsed(t, seat) || tooDear(t, seat, youngsterPrice(t, seat)),
  facts: (t, seat) => ({ cost: youngsterPrice(t, seat), cash: t.own.cash[seat] }),
  figures: (t, seat) => ({ cost: youngsterPrice(t, seat) }),
  take: (t, o, seat) => {
    useBasic(t, seat);
    t.call('takeYoungster', { seat, card: { ...t.ref(o.card) }, price: youngsterPrice(t, seat), why: 'scenario' });
  },
});

/** ELV-R78: also the last one. */
const sell = offer('sell', {
  things: (t, seat) => t.pile(squad, seat),
  unless: basicUsed,
  figures: (t, seat, o) => saleFigures(t, seat, o.card),
  take: (t, o, seat) => {
    useBasic(t, seat);
    sellPlayer(t, seat, o.card, 0);
  },
});

const hireStaff = offer('hireStaff', {
  things: (t) => t.pile(staffRow),
  unless: (t, seat, card) => basicUsed(t, seat) || outOfReach(t, 'staff', card) || tooDear(t, seat, priceOf(t, card)),
  facts: (t, seat, card) => prices(t, seat, card, priceOf(t, card)),
  figures: (t, _seat, o) => ({ cost: priceOf(t, o.card) }),
  take: (t, o, seat) => {
    useBasic(t, seat);
    t.call('takeStaff', { seat, card: { ...t.ref(o.card) }, price: priceOf(t, o.card), why: '' });
  },
});

const contract = contractOffers(
  (t) => t.pile(sponsorRow),
  (t, seat, card) => basicUsed(t, seat) || outOfReach(t, 'sponsors', card),
  useBasic,
);

// ---------------------------------------------------------------- Card actions (ELV-811, ELV-812)

/** Cards that have an action at all: Staff and Directors, never Players (ELV-510). */
const actors = (t: T, seat: Seat): number[] =>
  [...t.pile(staff, seat), ...t.pile(directors, seat)].filter((card) => textAt(t, card, 'action') >= 0);

/** ELV-508, ELV-811, ELV-812: once per Week, no Suspension, and the whole cost; ELV-813, ELV-R23: whatever it may come to. */
function cannotUse(t: T, seat: Seat, card: number, besides: Price): string {
  if (isOut(t, card)) return 'ELV-811';
  if (t.mark(card, 'exhausted') === 1) return 'ELV-508';
  return canPay(t, seat, plus(costOf(t, textAt(t, card, 'action')), besides)) ? '' : 'ELV-812';
}

const figuresFor = (t: T, card: number, besides: Price) => figuresOf(plus(costOf(t, textAt(t, card, 'action')), besides));

/** ELV-812: exhaust, pay, resolve. */
function use(t: T, seat: Seat, card: number, besides: Price): void {
  const index = textAt(t, card, 'action');
  t.setMark(card, 'exhausted', 1);
  t.emit('action', card, { paid: besides.op ?? 0 }, seat);
  pay(t, seat, besides, 'paidAction');
  pay(t, seat, costOf(t, index), t.def(card).id);
  startText(t, index, card, seat);
}

const action = offer('action', {
  things: actors,
  unless: (t, seat, card) => basicUsed(t, seat) || cannotUse(t, seat, card, {}),
  facts: (t, _seat, card) => ({ card: t.def(card).id, ...figuresFor(t, card, {}) }),
  figures: (t, _seat, o) => figuresFor(t, o.card, {}),
  take: (t, o, seat) => {
    useBasic(t, seat);
    use(t, seat, o.card, {});
  },
});

/** ELV-502 to ELV-505: a Card action and nothing else (ELV-504), for OP besides its own cost; before or after the Basic action (ELV-503). */
const paidPrice = (t: T, seat: Seat): Price => ({ op: t.rule(seat, 'paidAction') });
const paidAction = offer('paidAction', {
  things: actors,
  unless: (t, seat, card) => (t.own.paid[seat] === 1 ? 'ELV-502' : cannotUse(t, seat, card, paidPrice(t, seat))),
  facts: (t, seat, card) => ({ card: t.def(card).id, ...figuresFor(t, card, paidPrice(t, seat)) }),
  figures: (t, seat, o) => figuresFor(t, o.card, paidPrice(t, seat)),
  take: (t, o, seat) => {
    t.setOf('paid', seat, 1);
    use(t, seat, o.card, paidPrice(t, seat));
  },
});

/** H14, ELV-1652: any amount, and not more than is owed. */
const noRepayment = (t: T, seat: Seat): string => (t.own.debt[seat] === 0 ? 'ELV-1652' : '') || basicUsed(t, seat) || tooDear(t, seat, 1);
const repay = offer('repay', {
  unless: noRepayment,
  facts: (t, seat) => ({ cost: 1, cash: t.own.cash[seat] }),
  list: (t, seat, add) => {
    if (noRepayment(t, seat) !== '') return;
    for (let n = 1; n <= Math.min(t.own.cash[seat], t.own.debt[seat]); n++) add(-1, -1, n);
  },
  figures: (_t, _seat, o) => ({ cost: o.n }),
  take: (t, o, seat) => {
    useBasic(t, seat);
    pay(t, seat, { cash: o.n }, 'debt');
    t.setOf('debt', seat, t.own.debt[seat] - o.n);
    t.emit('repay', [], { n: o.n, left: t.own.debt[seat] }, seat);
  },
});

// ---------------------------------------------------------------- turns

const isOver = (t: T): boolean => t.own.basic[seatHere(t)] === 1 && t.own.paid[seatHere(t)] === 1;

/** ELV-506, ELV-512, ELV-R8: until both are used, or the rest is passed. */
const turn = seq(
  act('begin', 'ELV-501', (t) => {
    const seat = seatHere(t);
    t.set('active', seat);
    t.setOf('basic', seat, 0);
    t.setOf('paid', seat, 0);
    t.emit('turn', [], { day: t.own.day }, seat);
  }),
  loop(
    'turn',
    when('over', isOver, leave('turn')),
    ask('day', {
      who: seatHere,
      clause: 'ELV-507',
      open: true,
      offers: [
        hire,
        hireYoungster,
        sell,
        hireStaff,
        ...contract,
        ...buildOffers(basicUsed, useBasic),
        officeOffer(basicUsed, () => 0, useBasic),
        action,
        paidAction,
        repay,
        offer('endDay', { then: leave('turn') }),
      ],
    }),
    objectivesNow,
  ),
  act('end', 'ELV-512', (t) => t.set('active', -1)),
);

/** ELV-303, ELV-412, ELV-511: from Tuesday on, each Day completely before the next. */
export const days = each(
  'days',
  () => Array.from({ length: THURSDAY - TUESDAY + 1 }, (_, i) => TUESDAY + i),
  'day',
  phase(
    'day',
    'ELV-511',
    act('day', 'ELV-511', (t) => t.set('day', t.v<number>('day'))),
    each('turns', inTurn, 'seat', turn),
  ),
);
