/** FFT-2060: Priming. A Character is paid for, and a card of another name from the deck is put on top of it; without the stack. */
import { type Flow, mutedAt, type Offer, type Seat } from '@touchline/engine';
import { affordable, billOf } from '../costs.ts';
import { primingIn } from '../kinds.ts';
import { isNamed, putOnTop } from '../primed.ts';
import { act, ask, type Fftcg, offer, revocable, seatOf, seq, type T, when } from '../state.ts';
import { deck, field, looked, stack } from '../zones.ts';
import { choosePayment, fixBill, PAYING, payAll } from './payment.ts';

const primingOf = (t: T, card: number) => primingIn(t.def(card).notes);

/** Why a Character cannot prime; '' if it can: as a Character is played (FFT-701), and as long as it has its abilities (FFT-1514). */
function cannotPrime(t: T, seat: Seat, card: number): string {
  if (t.own.phase !== 'main' || t.own.turn !== seat || t.count(stack) > 0) return 'FFT-2060';
  if (mutedAt(t, card) >= 0) return 'FFT-1514';
  const { name, cost } = primingOf(t, card)!;
  if (t.pile(field, seat).some((c) => isNamed(t, c, name) && !t.is(c, 'icon', 'generic'))) return 'FFT-2065';
  const ctx = { seat, self: card, event: null };
  return affordable(t, seat, billOf(t, cost, ctx), ctx, []) ? '' : 'FFT-519';
}

export const primeOffer: Offer<Fftcg> = offer('prime', {
  clause: 'FFT-2060',
  things: (t, seat) => t.pile(field, seat).filter((c) => primingOf(t, c) !== null),
  merge: true,
  unless: cannotPrime,
  take: (t, o, seat) =>
    t.call('prime', {
      seat,
      self: { ...t.ref(o.card) },
      name: primingOf(t, o.card)!.name,
      spends: [],
      crystals: 0,
      spent: [],
      used: [],
    }),
});

export const primeVars = ['seat', 'self', 'event', 'was', 'back', 'name', ...PAYING] as const;

const found = (t: T): number[] =>
  t.pile(deck, seatOf(t)).filter((c) => t.def(c).kind === 'character' && isNamed(t, c, t.v<string>('name')));
/** The card that was found, until it lies on the Character. */
const onTop = (t: T): number => t.pile(looked, seatOf(t))[0] ?? -1;
const primes = (t: T): boolean => onTop(t) >= 0 && t.vCard('self') >= 0 && t.inZone(t.vCard('self'), field);

/** FFT-1311 to FFT-1313, FFT-R39: the deck is looked through; who finds nothing has paid all the same. */
const search: Flow<Fftcg> = seq(
  act('look', 'FFT-2060', (t) => {
    for (const card of t.pile(deck, seatOf(t))) t.look(seatOf(t), card);
  }),
  ask('search', {
    who: seatOf,
    clause: 'FFT-2060',
    offers: [
      offer('find', {
        things: found,
        merge: true,
        take: (t, o, seat) => {
          t.move(o.card, t.at(looked, seat));
          t.show(o.card);
        },
      }),
      offer('findNothing', { unless: (t) => (found(t).length === 0 || t.option<boolean>('searchMayFail') ? '' : 'FFT-1314') }),
    ],
  }),
);

export const prime: Flow<Fftcg> = seq(
  revocable(
    'announcing',
    'FFT-1415',
    seatOf,
    act('putBack', 'FFT-1415', (t) => t.let('back', true)),
    fixBill('layOut', 'FFT-2060', (t) => {
      const card = t.vCard('self');
      return billOf(t, primingOf(t, card)!.cost, { seat: seatOf(t), self: card, event: null });
    }),
    choosePayment,
  ),
  when(
    'kept',
    (t) => t.v('back') !== true,
    seq(
      payAll,
      search,
      // The Character itself can notice that it primes, and what comes to lie on top of it that it has.
      when(
        'primes',
        primes,
        act('prime', 'FFT-2060', (t) => t.happen({ type: 'prime', card: t.vCard('self'), seat: seatOf(t) })),
      ),
      when(
        'onTop',
        primes,
        act('primed', 'FFT-2061', (t) => {
          putOnTop(t, t.vCard('self'), onTop(t));
          t.happen({ type: 'primed', card: t.vCard('self'), seat: seatOf(t) });
        }),
      ),
      act('shuffle', 'FFT-1313', (t) => {
        if (onTop(t) >= 0) t.move(onTop(t), t.at(deck, seatOf(t)));
        t.shuffle(t.at(deck, seatOf(t)));
      }),
    ),
  ),
);
