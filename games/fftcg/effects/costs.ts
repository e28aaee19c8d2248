/** Parts of costs as effects: paid on announcement, or in the middle of a resolution (FFT-524). */
import type { AnyEffect, Ctx } from '@touchline/engine';
import { num } from '@touchline/engine';
import { castBill, useBill } from '../acts.ts';
import { affordable, anyCp, crystalsOf, iconPrice, spendsOf } from '../costs.ts';
import type { Linked } from '../kinds.ts';
import { FREE, together } from '../payment/index.ts';
import { act, ask, offer, type T } from '../state.ts';
import { field, stack } from '../zones.ts';
import type { Deeds } from './board.ts';

const payer = (e: Linked<'cp'>, seat: number) => (e.by === 'opponent' ? 1 - seat : seat);

const billFor = (t: T, cost: readonly AnyEffect[], ctx: Ctx) => ({
  price: iconPrice(t, cost, ctx),
  spends: spendsOf(cost),
  crystals: crystalsOf(cost),
});

/** What announcing this ability costs without anything optional. */
const baseBill = (t: T, seat: number, self: number) => {
  const ctx = { seat, self, event: null };
  const w = t.held(t.vCard('item'));
  // FFT-716: without its cost; what is added is paid all the same.
  if (t.find(t.own.castNext) === self) return { price: FREE, spends: [], crystals: 0 };
  return t.inZone(self, stack) || !w ? castBill(t, self) : useBill(t, w.ability, ctx);
};

/** A card being played pays for nothing (FFT-513); a Character on the field may be dulled for its own ability. */
const takenOf = (t: T, self: number) => (t.inZone(self, field) ? [] : [self]);

export const costDeeds: Pick<Deeds, 'cp' | 'spend' | 'crystals' | 'extra' | 'x'> = {
  /** FFT-514, FFT-524, FFT-R75: CP, produced and paid at that moment by the player named. */
  cp: {
    possible: (t, e, ctx) => {
      const seat = payer(e, ctx.seat);
      return affordable(t, seat, billFor(t, [e], { ...ctx, seat }), { ...ctx, seat }, []);
    },
    run: (e) =>
      act('pay', 'FFT-524', (t) => {
        const seat = payer(e, t.v<number>('seat'));
        const ctx = { seat, self: t.vCard('self'), event: null };
        t.call('payNow', { seat, self: null, price: iconPrice(t, [e], ctx), spends: [], crystals: 0, spent: [], used: [] });
      }),
  },
  /** Cards used up: the source itself, namesakes, cards from the hand, the field or the Break Zone. */
  spend: {
    run: (e) =>
      act('pay', 'FFT-524', (t) => {
        const seat = t.v<number>('seat');
        t.call('payNow', { seat, self: t.v('self'), price: FREE, spends: [e], crystals: 0, spent: [], used: [] });
      }),
    possible: (t, e, ctx) => affordable(t, ctx.seat, billFor(t, [e], ctx), ctx, []),
  },
  /** FFT-2031. */
  crystals: {
    possible: (t, e, ctx) => t.own.crystals[ctx.seat] >= e.n,
    run: (e) =>
      act('pay', 'FFT-2031', (t) => {
        const seat = t.v<number>('seat');
        t.setOf('crystals', seat, t.own.crystals[seat] - e.n);
      }),
  },
  /** FFT-2072: an optional cost, declared with the cast and paid with it. */
  extra: {
    run: (e) =>
      ask('extra', {
        who: (t) => t.v<number>('seat'),
        clause: 'FFT-2072',
        offers: [
          offer('payExtra', {
            unless: (t, seat) => {
              const self = t.vCard('self');
              const base = baseBill(t, seat, self);
              const more = billFor(t, e.cost, { seat, self, event: null });
              const all = {
                price: together(base.price, more.price),
                spends: [...base.spends, ...more.spends],
                crystals: base.crystals + more.crystals,
              };
              return affordable(t, seat, all, { seat, self, event: null }, takenOf(t, self)) ? '' : 'FFT-2072';
            },
            take: (t) => t.let(e.name, 1),
          }),
          offer('noExtra', { take: (t) => t.let(e.name, 0) }),
        ],
      }),
  },
  /** FFT-110: X is named on declaration, from 0 up (FFT-107); only what can be paid can be named. */
  x: {
    run: (e) =>
      ask(e.name, {
        who: (t) => t.v<number>('seat'),
        clause: 'FFT-110',
        offers: [
          offer('number', {
            list: (t, seat, add) => {
              const self = t.vCard('self');
              const base = baseBill(t, seat, self);
              const most = e.most === undefined ? 20 : num(t, e.most, { seat, self, event: null });
              for (let n = 0; n <= most; n++) {
                const price = together(base.price, iconPrice(t, [anyCp(n)], { seat, self, event: null }));
                if (!affordable(t, seat, { ...base, price }, { seat, self, event: null }, takenOf(t, self))) break;
                add(-1, -1, n);
              }
            },
            take: (t, o) => t.let(e.name, o.n),
          }),
        ],
      }),
  },
};
