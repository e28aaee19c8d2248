/**
 * Paying source by source: a helper on the table gives 1 of its colour when it tires, a card from the hand gives 2 of its colour
 * when it is thrown away. Each price asks for at least one red and may be exceeded by one at most, so not every source fits every
 * beginning: only what can still be completed is offered.
 */
import { type Flow, flowOf, kindsOf, type Own, type Seat, type Table } from '../index.ts';
import { plainCard, toy } from './plain.ts';

type Shop = { bought: readonly number[]; seat: number; price: number; paid: number; red: number } & Own;
const { act, ask, group, leave, loop, offer, over, phase, seq, when } = flowOf<Shop>();

const zones = {
  hand: { per: 'seat', owner: 'card', others: 'back' },
  helpers: { per: 'seat', owner: 'card', others: 'card' },
  gone: { per: 'seat', owner: 'card', others: 'card' },
} as const;
const { hand, helpers, gone } = kindsOf(zones);

const isRed = (t: Table<Shop>, card: number) => (t.is(card, 'colour', 'red') ? 1 : 0);
const tired = (t: Table<Shop>, card: number) => t.mark(card, 'tired') === 1;

/** What could still be used, as [worth, red]. */
function sources(t: Table<Shop>, seat: Seat, without: number): [number, number][] {
  const own = (kind: number, worth: number) =>
    t
      .pile(kind, seat)
      .filter((c) => c !== without && !tired(t, c))
      .map((c): [number, number] => [worth, isRed(t, c)]);
  return [...own(helpers, 1), ...own(hand, 2)];
}

/** Can a payment that has come this far be completed with these sources? */
function completable(paid: number, red: number, price: number, left: readonly (readonly [number, number])[]): boolean {
  if (paid > price + 1) return false;
  if (paid >= price && red > 0) return true;
  return left.some(([worth, isRedOne], i) => completable(paid + worth, red + isRedOne, price, left.slice(i + 1)));
}

const cannot = (t: Table<Shop>, seat: Seat, card: number, worth: number) =>
  !tired(t, card) && completable(t.own.paid + worth, t.own.red + isRed(t, card), t.own.price, sources(t, seat, card)) ? '' : 'PAY-3';

const count = (t: Table<Shop>, card: number, worth: number) => {
  t.set('paid', t.own.paid + worth);
  t.set('red', t.own.red + isRed(t, card));
};

const paid = (t: Table<Shop>) => t.own.paid >= t.own.price && t.own.red > 0;

const pay: Flow<Shop> = group(
  'pay',
  'PAY-2',
  // Helpers first: they recover. They come before cards in the list.
  [{ verb: 'payForMe', plan: () => 0 }],
  loop(
    'paying',
    when('paid', paid, leave('paying')),
    ask('source', {
      who: (t) => t.own.seat,
      clause: 'PAY-3',
      offers: [
        offer('tire', {
          things: (t, seat) => t.pile(helpers, seat),
          merge: true,
          unless: (t, seat, card) => cannot(t, seat, card, 1),
          take: (t, o) => {
            count(t, o.card, 1);
            t.setMark(o.card, 'tired', 1);
          },
        }),
        offer('throw', {
          things: (t, seat) => t.pile(hand, seat),
          merge: true,
          unless: (t, seat, card) => cannot(t, seat, card, 2),
          take: (t, o, seat) => {
            count(t, o.card, 2);
            t.move(o.card, t.at(gone, seat));
          },
        }),
      ],
    }),
  ),
);

const affordable = (t: Table<Shop>, seat: Seat, price: number) => completable(0, 0, price, sources(t, seat, -1));

/** Each seat in turn buys as long as it can and likes. */
const shop = ask('shop', {
  who: (t) => t.own.seat,
  clause: 'PAY-1',
  offers: [
    offer('buy', {
      list: (t, seat, add) => {
        for (let price = 1; price <= 4; price++) if (affordable(t, seat, price)) add(-1, -1, price);
      },
      take: (t, o) => {
        t.set('price', o.n);
        t.set('paid', 0);
        t.set('red', 0);
      },
      then: seq(
        pay,
        act('bought', 'PAY-4', (t) => t.setOf('bought', t.own.seat, t.own.bought[t.own.seat] + t.own.price)),
      ),
    }),
    offer('stop', { then: leave('shopping') }),
  ],
});

export const payment = toy<Shop>({
  id: 'payment',
  zones,
  cards: ['red', 'blue', 'green'].flatMap((colour) => [
    plainCard(`${colour}Helper`, { traits: { colour: [colour] } }),
    plainCard(`${colour}Card`, { traits: { colour: [colour] } }),
  ]),
  decks: {
    plain: {
      helpers: ['redHelper', 'blueHelper', 'blueHelper', 'greenHelper'],
      hand: ['redCard', 'redCard', 'blueCard', 'greenCard'],
    },
  },
  groups: { helpers: 'helpers', hand: 'hand' },
  marks: ['tired'],
  own: () => ({ bought: [0, 0], seat: 0, price: 0, paid: 0, red: 0 }),
  flow: seq(
    phase('first', 'PAY-1', loop('shopping', shop)),
    act('next', 'PAY-1', (t) => t.set('seat', 1)),
    phase('second', 'PAY-1', loop('shopping', shop)),
    over('end', 'PAY-5', (t) => ({
      winners: t.own.bought[0] === t.own.bought[1] ? [0, 1] : [t.own.bought[0] > t.own.bought[1] ? 0 : 1],
      reason: 'bought',
    })),
  ),
});
