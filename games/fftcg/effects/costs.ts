/** Parts of costs as effects: paid on announcement, or in the middle of a resolution (FFT-524). */
import type { AnyEffect, Ctx, Flow, Paying, Run } from '@touchline/engine';
import { num } from '@touchline/engine';
import { castBill, isEffect, useBill } from '../acts.ts';
import { affordable, anyCp, type Bill, billWith, costDeclared, crystalsOf, iconPrice, spendsOf } from '../costs.ts';
import { inOwnKinds, type Linked, type Spoken } from '../kinds.ts';
import { FREE } from '../payment/index.ts';
import { act, ask, BOTH, type Fftcg, offer, seq, type T } from '../state.ts';
import { nameHere } from '../taken.ts';
import { field } from '../zones.ts';
import { type Deeds, you } from './board.ts';

const billFor = (t: T, cost: readonly AnyEffect[], ctx: Ctx) => ({
  price: iconPrice(t, cost, ctx),
  spends: spendsOf(cost),
  crystals: crystalsOf(cost),
});

/** A part of a cost, as against any other effect that is done as one. */
const isPart = (e: Spoken): e is Spoken<'cp' | 'spend' | 'crystals'> => e.do === 'cp' || e.do === 'spend' || e.do === 'crystals';
const paidBy = (e: Spoken, seat: number) => (e.do === 'cp' && e.by === 'opponent' ? 1 - seat : seat);

/** The parts of a cost that this player pays. */
const partsOf = (cost: readonly AnyEffect[], seat: number, reader: number) =>
  inOwnKinds(cost).filter((e) => isPart(e) && paidBy(e, reader) === seat);

/** FFT-519: a cost is paid in full at one time, so that each card pays for one part of it, or it cannot be paid at all. */
export const costs: Paying<Fftcg> = {
  can: (t, cost, ctx) =>
    BOTH.every((seat) => {
      const parts = partsOf(cost, seat, ctx.seat);
      return parts.length === 0 || affordable(t, seat, billFor(t, parts, { ...ctx, seat }), { ...ctx, seat }, []);
    }) && inOwnKinds(cost).every((e) => isPart(e) || t.game.kinds[e.do].possible?.(t, e, ctx) !== false),
  run: (cost, run) =>
    seq(
      act('pay', 'FFT-524', (t) => {
        const reader = t.v<number>('seat');
        for (const seat of [reader, 1 - reader]) {
          const parts = partsOf(cost, seat, reader);
          const bill = billFor(t, parts, { seat, self: t.vCard('self'), event: null });
          if (parts.length > 0) t.call('payNow', { seat, self: t.v('self'), ...bill, spent: [], used: [] });
        }
      }),
      act('named', 'FFT-R98', nameHere),
      run(cost.filter((e) => !inOwnKinds([e]).every(isPart))),
    ),
};

/** One part as a whole cost. */
const part: Deeds['cp'] & Deeds['spend'] & Deeds['crystals'] = {
  possible: (t: T, e: AnyEffect, ctx: Ctx) => costs.can(t, [e], ctx),
  run: (e: AnyEffect, run: Run<Fftcg>) => costs.run([e], run),
};

/** What announcing this ability costs, with all that has been declared so far. */
const billSoFar = (t: T, seat: number, self: number): Bill => {
  const ctx = { seat, self, event: null };
  const w = t.held(t.vCard('item'));
  if (!w) return castBill(t, self);
  const { parts, instead } = costDeclared(t, w.ability, (name) => t.v(name));
  const bill = isEffect(t, w.ability) ? castBill(t, self) : useBill(t, w.ability, ctx);
  // FFT-716: without its cost; what is added is paid all the same.
  return billWith(t, instead || isFree(t, self) ? { ...bill, price: FREE } : bill, parts, ctx);
};
const isFree = (t: T, self: number) => t.find(t.own.castNext) === self;

const canPayAlso = (t: T, seat: number, bill: Bill, parts: readonly AnyEffect[]): boolean => {
  const self = t.vCard('self');
  const ctx = { seat, self, event: null };
  return affordable(t, seat, billWith(t, bill, parts, ctx), ctx, takenOf(t, self));
};

/** FFT-2072: an optional cost, besides the others. */
const besides = (e: Linked<'extra'>): Flow<Fftcg> =>
  ask('extra', {
    who: you,
    clause: 'FFT-2072',
    offers: [
      offer('payExtra', {
        unless: (t, seat) => (canPayAlso(t, seat, billSoFar(t, seat, t.vCard('self')), e.cost) ? '' : 'FFT-2072'),
        take: (t) => t.let(e.name, 1),
      }),
      offer('noExtra', { take: (t) => t.let(e.name, 0) }),
    ],
  });

/** FFT-2072: another cost in place of the card's; without any cost (FFT-716) there is nothing it could stand for. */
const inPlace = (e: Linked<'extra'>): Flow<Fftcg> =>
  ask('otherCost', {
    who: you,
    clause: 'FFT-2072',
    offers: [
      offer('payOther', {
        unless: (t, seat) => {
          const self = t.vCard('self');
          return !isFree(t, self) && canPayAlso(t, seat, { ...castBill(t, self), price: FREE }, e.cost) ? '' : 'FFT-2072';
        },
        take: (t) => t.let(e.name, 1),
      }),
      offer('payUsual', {
        unless: (t, seat) => (canPayAlso(t, seat, billSoFar(t, seat, t.vCard('self')), []) ? '' : 'FFT-519'),
        take: (t) => t.let(e.name, 0),
      }),
    ],
  });

/** A card being played pays for nothing (FFT-513); a Character on the field may be dulled for its own ability. */
const takenOf = (t: T, self: number) => (t.inZone(self, field) ? [] : [self]);

export const costDeeds: Pick<Deeds, 'cp' | 'spend' | 'crystals' | 'extra' | 'x'> = {
  /** FFT-514, FFT-524, FFT-R75: CP, produced and paid at that moment by the player named. */
  cp: part,
  /** Cards used up: the source itself, namesakes, cards from the hand, the field or the Break Zone. */
  spend: part,
  /** FFT-2031. */
  crystals: part,
  /** FFT-2072: an optional cost, declared with the cast and paid with it. */
  extra: { run: (e) => (e.instead ? inPlace(e) : besides(e)) },
  /** FFT-110: X is named on declaration, from 0 up (FFT-107); only what can be paid can be named. */
  x: {
    run: (e) =>
      ask(e.name, {
        who: you,
        clause: 'FFT-110',
        offers: [
          offer('number', {
            list: (t, seat, add) => {
              const self = t.vCard('self');
              const base = billSoFar(t, seat, self);
              const most = e.most === undefined ? 20 : num(t, e.most, { seat, self, event: null });
              for (let n = 0; n <= most; n++) {
                if (!canPayAlso(t, seat, base, [anyCp(n)])) break;
                add(-1, -1, n);
              }
            },
            take: (t, o) => t.let(e.name, o.n),
          }),
        ],
      }),
  },
};
