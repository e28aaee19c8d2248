/** FFT-2040: Warp. A card is paid for and removed from the game with counters; without the stack, and no cast. */
import type { Ctx, Flow, Offer, Seat } from '@touchline/engine';
import { affordable, type Bill, billOf } from '../costs.ts';
import { warpIn } from '../kinds.ts';
import { act, type Fftcg, offer, revocable, seatOf, seq, type T, when } from '../state.ts';
import { hand, removed, stack } from '../zones.ts';
import { choosePayment, fixBill, PAYING, payAll } from './payment.ts';

const warpOf = (t: T, card: number) => warpIn(t.def(card).notes);

const bill = (t: T, card: number, ctx: Ctx): Bill => billOf(t, warpOf(t, card)!.cost, ctx);

/** Why a card cannot be warped; '' if it can: as a Character is played (FFT-701). */
function cannotWarp(t: T, seat: Seat, card: number): string {
  if (t.own.phase !== 'main' || t.own.turn !== seat || t.count(stack) > 0) return 'FFT-2040';
  const ctx = { seat, self: card, event: null };
  return affordable(t, seat, bill(t, card, ctx), ctx, [card]) ? '' : 'FFT-519';
}

export const warpOffer: Offer<Fftcg> = offer('warp', {
  clause: 'FFT-2040',
  things: (t, seat) => t.pile(hand, seat).filter((c) => warpOf(t, c) !== null),
  merge: true,
  unless: cannotWarp,
  take: (t, o, seat) => t.call('warp', { seat, self: { ...t.ref(o.card) }, spends: [], crystals: 0, spent: [], used: [] }),
});

export const warpVars = ['seat', 'self', 'event', 'was', 'back', ...PAYING] as const;

export const warp: Flow<Fftcg> = seq(
  revocable(
    'announcing',
    'FFT-1415',
    seatOf,
    act('putBack', 'FFT-1415', (t) => t.let('back', true)),
    fixBill('layOut', 'FFT-2040', (t) => {
      const card = t.vCard('self');
      t.show(card);
      return bill(t, card, { seat: seatOf(t), self: card, event: null });
    }),
    choosePayment,
  ),
  when(
    'kept',
    (t) => t.v('back') !== true,
    seq(
      payAll,
      act('remove', 'FFT-2040', (t) => {
        const card = t.vCard('self');
        const { n } = warpOf(t, card)!;
        t.happen({ type: 'move', card, to: t.at(removed, seatOf(t)), why: 'warp' });
        if (t.inZone(card, removed)) t.setMark(card, 'warp', n);
      }),
    ),
  ),
);
