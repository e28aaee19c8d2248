/** FFT-519, FFT-529: paying. Sources are chosen one by one and used together; only what can still be completed is offered. */
import type { Ctx, Flow, Happening, Json, Seat } from '@touchline/engine';
import { ctxOf } from '@touchline/engine';
import { isDull } from '../characters.ts';
import { affordable, type Bill, canPayWith, castPrice, isOwn, remembered, type Spend, type Spent, spendable, type Used } from '../costs.ts';
import { overLimit } from '../fieldLimits.ts';
import { asksElements } from '../paidRecord.ts';
import { automatic, complete, DISCARD, ELEMENTS, elementsOffered, FREE, fits, Paid, type Pool, type Price } from '../payment/index.ts';
import { discards, toBreakZone } from '../piles.ts';
import { facts, sources } from '../sources.ts';
import { act, ask, type Fftcg, group, leave, loop, offer, seatOf, seq, type T, when } from '../state.ts';
import { takeAs } from '../taken.ts';
import { field, hand, limitSpent, removed } from '../zones.ts';

/** Variables a flow needs to pay: `seat`, `self`, and these. */
export const PAYING = ['price', 'spends', 'crystals', 'spent', 'used'] as const;

const billOf = (t: T): Bill => ({
  price: t.v<Price>('price'),
  spends: t.v<readonly Spend[]>('spends'),
  crystals: t.v<number>('crystals'),
});
/** FFT-520: what has to be paid is fixed now. */
export const fixBill = (name: string, clause: string, bill: (t: T) => Bill): Flow<Fftcg> =>
  act(name, clause, (t) => {
    const { price, spends, crystals } = bill(t);
    t.let('price', price);
    t.let('spends', spends);
    t.let('crystals', crystals);
  });
const spentOf = (t: T) => t.v<readonly Spent[] | null>('spent') ?? [];
const usedOf = (t: T) => t.v<readonly Used[] | null>('used') ?? [];
const free = (t: T) => t.option<string>('overpay') === 'free';
const ctx = (t: T): Ctx => ({ ...ctxOf(t), seat: seatOf(t) });

/** A Character that does not pay with itself is a source like any other for its own ability; a card being played is not (FFT-513). */
const selfTaken = (t: T): number[] => {
  const self = t.vCard('self');
  return self >= 0 && t.inZone(self, field) && !billOf(t).spends.some(isOwn) ? [] : [self];
};

/** Cards that are used for something already, or are the card itself (FFT-513, FFT-518, FFT-R10). */
const taken = (t: T): number[] => [...selfTaken(t), ...spentOf(t).map((s) => t.find(s.card)), ...usedOf(t).map((u) => t.find(u.card))];

// ---------------------------------------------------------------- parts that use cards

/** The first part of which cards are still to be chosen, or -1. */
function openPart(t: T): number {
  let left = spentOf(t).length;
  return billOf(t).spends.findIndex((s) => {
    if (isOwn(s)) return false;
    left -= s.count ?? 1;
    return left < 0;
  });
}

/** The parts from this one on, less what is chosen. */
function stillToSpend(t: T, card: number): boolean {
  const bill = billOf(t);
  const chosen = [...spentOf(t), { card: t.ref(card), how: bill.spends[openPart(t)].how }];
  let n = chosen.length;
  const spends = bill.spends.flatMap((s) => {
    if (isOwn(s)) return [s];
    const used = Math.min(n, s.count ?? 1);
    n -= used;
    return used < (s.count ?? 1) ? [{ ...s, count: (s.count ?? 1) - used }] : [];
  });
  return affordable(t, seatOf(t), { ...bill, spends }, ctx(t), [...taken(t), card]);
}

const spendCards = loop(
  'spending',
  when('spent', (t) => openPart(t) < 0, leave('spending')),
  ask('spend', {
    who: seatOf,
    clause: 'FFT-519',
    offers: [
      offer('spend', {
        things: (t) => spendable(t, billOf(t).spends[openPart(t)], ctx(t)).filter((c) => !taken(t).includes(c)),
        merge: true,
        unless: (t, _seat, card) => (stillToSpend(t, card) ? '' : 'FFT-519'),
        take: (t, o) => {
          const { how, counter, n, name } = billOf(t).spends[openPart(t)];
          const what = { how, ...(counter !== undefined && { counter, n: n ?? 1 }), ...(name !== undefined && { name }) };
          t.let('spent', [...spentOf(t), { card: t.ref(o.card), ...what }]);
        },
      }),
    ],
  }),
);

// ---------------------------------------------------------------- CP, source by source

const paid = new Paid();

/** The pool without what is used, and what has been given so far. `undo` shows it all again. */
function withUsed<R>(t: T, seat: Seat, read: (pool: Pool, price: Price, paid: Paid) => R): R {
  const pool = sources(t, seat);
  const hidden = taken(t).map((card) => pool.find(card));
  paid.clear();
  for (const u of usedOf(t)) {
    const index = pool.find(t.find(u.card));
    paid.add(pool.worth(index), u.element, pool.gives(index));
  }
  for (const index of hidden) pool.hide(index);
  const answer = read(pool, billOf(t).price, paid);
  for (const index of hidden) pool.show(index);
  return answer;
}

const isPaid = (t: T) => {
  const { price } = billOf(t);
  return price.need === 0 || (usedOf(t).length > 0 && withUsed(t, seatOf(t), (_pool, p, given) => complete(p, given, free(t))));
};

/** Sources of one worth that fit, equal ones once, for each Element that makes a difference (FFT-507). */
function listSources(t: T, seat: Seat, worth: number, add: (card: number, to: number, n: number) => void): void {
  withUsed(t, seat, (pool, price, given) => {
    const listed: number[] = [];
    for (let i = 0; i < pool.size; i++) {
      if (pool.isHidden(i) || pool.worth(i) !== worth) continue;
      const card = pool.ref(i);
      if (listed.some((other) => alike(t, other, card))) continue;
      const offered = asksElements(t) ? pool.gives(i) & price.only : elementsOffered(price, given, pool.gives(i));
      for (let e = 0; e < ELEMENTS.length; e++)
        if ((offered & (1 << e)) !== 0 && fits(price, given, pool, i, e, free(t))) {
          listed.push(card);
          add(card, -1, e);
        }
    }
  });
}

/** Cards that are equal for paying: the same print, with nothing laid on one of them. */
function alike(t: T, a: number, b: number): boolean {
  if (t.s.def[a] !== t.s.def[b]) return false;
  for (const mark of t.s.marks) if (mark[a] !== mark[b]) return false;
  return t.inZone(a, hand) || !(remembered(t, a) || remembered(t, b));
}

const sourceKey = (t: T, seat: Seat, card: number, element: number) => {
  const gives = sources(t, seat).gives(sources(t, seat).find(card));
  return (gives & (gives - 1)) === 0 ? t.def(card).id : `${t.def(card).id}:${ELEMENTS[element]}`;
};

/** Why a card cannot be the next source; '' if it can. */
function cannotGive(t: T, seat: Seat, card: number): string {
  if (taken(t).includes(card)) return t.inZone(card, hand) && card === t.vCard('self') ? 'FFT-513' : 'FFT-518';
  if (t.inZone(card, field) && isDull(t, card)) return 'FFT-502';
  return withUsed(t, seat, (pool, price, given) => {
    const i = pool.find(card);
    if (i < 0) return t.inZone(card, hand) ? 'FFT-505' : 'FFT-508';
    if ((pool.gives(i) & price.only) === 0) return 'FFT-526';
    const possible = (p: Price) =>
      ELEMENTS.some((_, e) => (elementsOffered(p, given, pool.gives(i)) & (1 << e)) !== 0 && fits(p, given, pool, i, e, free(t)));
    if (possible(price)) return '';
    // Would it do if no Element were asked for? Then one is missing, else it is too much.
    const anyElement = { ...price, of: FREE.of, wants: 0, sole: -1 };
    return !possible(anyElement) ? 'FFT-511' : t.hasV('how') && t.v('how') !== 'use' ? 'FFT-509' : 'FFT-514';
  });
}

const sourceOffer = (verb: string, worth: number, clause: string) =>
  offer(verb, {
    clause,
    things: (t, seat) => t.pile(worth === DISCARD ? hand : field, seat),
    unless: cannotGive,
    list: (t, seat, add) => listSources(t, seat, worth, add),
    key: (t, seat, o) => sourceKey(t, seat, o.card, o.n),
    take: (t, o) => t.let('used', [...usedOf(t), { card: t.ref(o.card), element: o.n }]),
  });

/** What "pay for me" answers: the next source of the automatic payment. Equal cards are offered once, so it is found by print. */
function nextSource(t: T, seat: Seat, options: readonly { verb: string; card: number; n: number }[]): number {
  if (options.some((o) => o.verb === 'spend')) return options.findIndex((o) => o.verb === 'spend');
  // Judged before anything is set aside, so that the plan stays the same from source to source.
  const could = t.pile(hand, seat).filter((c) => playable(t, seat, c));
  const steps = withUsed(t, seat, (pool, price, given) =>
    automatic(price, pool, (card) => facts(t, seat, card, could.includes(card)), { free: free(t), paid: given }),
  );
  const step = steps?.[0];
  if (!step) return options.findIndex(isSource);
  const verb = t.inZone(step.ref, hand) ? 'discard' : 'dull';
  const equal = options.findIndex((o) => o.verb === verb && t.s.def[o.card] === t.s.def[step.ref] && o.n === step.element);
  // Whoever left it to the table is not asked in the middle: each of these completes the payment.
  return equal >= 0 ? equal : options.findIndex(isSource);
}

const isSource = (o: { readonly verb: string }) => o.verb === 'dull' || o.verb === 'discard';

const playable = (t: T, seat: Seat, card: number) => overLimit(t, card, seat) === '' && canPayWith(t, seat, castPrice(t, card), [card]);

/** One decision: which cards, which sources. The whole of it can be left to the table. */
export const choosePayment: Flow<Fftcg> = group(
  'pay',
  'FFT-519',
  [{ verb: 'payForMe', plan: nextSource }],
  spendCards,
  loop(
    'paying',
    when('paid', isPaid, leave('paying')),
    ask('source', {
      who: seatOf,
      clause: 'FFT-511',
      offers: [sourceOffer('dull', 1, 'FFT-502'), sourceOffer('discard', DISCARD, 'FFT-504')],
    }),
  ),
);

// ---------------------------------------------------------------- all of it at once

function spending(t: T, card: number, { how, counter, n }: Pick<Spent, 'how' | 'counter' | 'n'>): Happening {
  if (how === 'counters') return { type: 'counter', card, n: -(n ?? 1), why: counter! };
  if (how === 'dull') return { type: 'dull', card };
  if (how === 'put') return toBreakZone(t, card, 'put');
  if (how === 'discard') return discards(t, [card])[0];
  const to = how === 'remove' ? removed : how === 'turn' ? limitSpent : hand;
  return { type: 'move', card, to: t.at(to, t.s.owner[card]), why: how };
}

/**
 * FFT-519: every part at the same time; CP too many are lost with it (FFT-501), and what is discarded for another part gives none
 * (FFT-517). FFT-R53: a source that is dulled and put away pays both.
 */
export const payAll: Flow<Fftcg> = seq(
  act('pay', 'FFT-519', (t) => {
    const bill = billOf(t);
    const self = t.vCard('self');
    // How it is paid is now for everybody to see, and may tell of the hand. What is dulled comes first.
    const cards = usedOf(t).map((u) => t.find(u.card));
    const dulled = cards.filter((c) => !t.inZone(c, hand));
    const paying = [...dulled, ...cards.filter((c) => t.inZone(c, hand)), ...spentOf(t).map((x) => t.find(x.card))];
    if (paying.length > 0) t.disclose('pays', paying, seatOf(t), { dulled: dulled.length });
    if (bill.crystals > 0) t.setOf('crystals', seatOf(t), t.own.crystals[seatOf(t)] - bill.crystals);
    const events = [
      ...cards.map((c) => (t.inZone(c, hand) ? discards(t, [c])[0] : { type: 'dull', card: c })),
      ...spentOf(t).map((s) => spending(t, t.find(s.card), s)),
      ...bill.spends.filter((s) => isOwn(s)).map((s) => spending(t, self, s)),
    ];
    if (events.length > 0) t.batch(events);
  }),
  when(
    'named',
    (t) => spentOf(t).some((s) => s.name !== undefined),
    act('took', 'FFT-R98', (t) => {
      for (const name of new Set(spentOf(t).flatMap((s) => s.name ?? [])))
        takeAs(
          t,
          name,
          spentOf(t)
            .filter((s) => s.name === name)
            .map((s) => s.card),
        );
    }),
  ),
);

export const noBill = { price: null, spends: [], crystals: 0, spent: [], used: [] } satisfies { [name: string]: Json };
