/** FFT-708, FFT-810, FFT-702: announcing, declaring, paying. Until it is paid it can be taken back (FFT-1415). */
import { countUse, declarable, type Flow, forbidden, type Giving, startDeclaring } from '@touchline/engine';
import { announce, castBill, effectOf, type How, unusedGiving, useBill } from '../acts.ts';
import { isCharacter } from '../characters.ts';
import { crystalsOf, iconPrice, spendsOf } from '../costs.ts';
import { overLimit } from '../fieldLimits.ts';
import { inOwnKinds, type Spoken } from '../kinds.ts';
import { noteFreeUse } from '../loops.ts';
import { FREE, together } from '../payment/index.ts';
import { ontoField } from '../piles.ts';
import { act, type Fftcg, revocable, seatOf, seq, type T, when } from '../state.ts';
import { hand, stack } from '../zones.ts';
import { choosePayment, PAYING, payAll } from './payment.ts';
import { chosenEvents } from './stack.ts';

const how = (t: T) => t.v<How>('how');
const item = (t: T) => t.vCard('item');

/** A Character is shown (FFT-702), a Summon laid on the stack (FFT-708), an ability gets a marker there. Nothing is paid yet. */
const layOut = act('layOut', 'FFT-708', (t) => {
  const seat = seatOf(t);
  const card = t.vCard('self');
  if (how(t) === 'play') {
    t.show(card);
    return;
  }
  const ability = t.v<number>('ability');
  let carrier = card;
  if (how(t) === 'cast') {
    t.let('from', t.s.zone[card]);
    t.move(card, t.at(stack));
    t.let('self', { ...t.ref(card) });
    if (t.v('free') === true) t.set('castNext', t.ref(card));
  } else {
    if (t.inZone(card, hand)) t.show(card); // FFT-811: revealed when used
    t.let('giving', unusedGiving(t, card, ability, seat));
    carrier = t.make(t.ability(ability).notes?.special ? 'special' : 'action', t.at(stack), seat);
  }
  t.let('item', { ...t.ref(carrier) });
  t.hold({ ability, self: t.ref(card), seat, event: null }, carrier);
});

/** Everything is as it was, except that the card has been seen. */
const putBack = act('putBack', 'FFT-1415', (t) => {
  t.let('back', true);
  const card = item(t);
  if (card < 0) return;
  if (how(t) === 'use') t.unmake(card);
  else {
    t.set('castNext', null);
    t.move(card, t.v<number>('from'));
  }
});

/** What was declared to be paid besides: extra costs (FFT-2072), X (FFT-110). */
function extras(t: T): readonly Spoken[] {
  const w = item(t) < 0 ? null : t.held(item(t));
  if (!w) return [];
  return inOwnKinds(t.ability(w.ability).declare).flatMap((e): readonly Spoken[] => {
    if (e.do === 'x') return [{ do: 'cp', any: Number(w.bound?.[e.name]) }];
    return e.do === 'extra' && w.bound?.[e.name] === 1 ? e.cost : [];
  });
}

/** FFT-520: the cost is fixed now. */
const lockCost = act('lockCost', 'FFT-520', (t) => {
  const ctx = { seat: seatOf(t), self: t.vCard('self'), event: null };
  const bill = how(t) === 'use' ? useBill(t, t.v<number>('ability'), ctx) : castBill(t, t.vCard('self'));
  const more = extras(t);
  // FFT-716: cast without paying its cost; what is added is paid all the same.
  const base = t.v('free') === true ? FREE : bill.price;
  t.let('price', together(base, iconPrice(t, more, ctx)));
  t.let('spends', [...bill.spends, ...spendsOf(more)]);
  t.let('crystals', bill.crystals + crystalsOf(more));
});

/** FFT-529: paid; now it is on the field (without the stack, FFT-902) or on the stack for good, and can be noticed. */
const done = act('done', 'FFT-529', (t) => {
  const seat = seatOf(t);
  const card = t.vCard('self');
  if (how(t) === 'use') {
    const ability = t.v<number>('ability');
    const w = t.held(item(t))!;
    countUse(t, ability, w.self, seat, t.v<Giving>('giving'));
    noteFreeUse(t, w.self.id, ability);
    t.batch([
      { type: 'use', card: card >= 0 ? card : w.self.id, seat, why: t.ability(ability).notes?.special ? 'special' : 'action' },
      ...chosenEvents(t, item(t)),
    ]);
    return;
  }
  t.addTally('cast', seat);
  if (how(t) === 'play') {
    t.batch([ontoField(t, card, seat, 'play'), { type: 'cast', card, seat }]);
    return;
  }
  t.addTally('summons', seat);
  t.set('castNext', null);
  t.batch([{ type: 'cast', card, seat }, ...chosenEvents(t, item(t))]);
});

export const announceFlow: Flow<Fftcg> = seq(
  revocable(
    'announcing',
    'FFT-1415',
    seatOf,
    putBack,
    layOut,
    when(
      'declares',
      (t) => item(t) >= 0,
      act('declare', 'FFT-708', (t) => startDeclaring(t, item(t))),
    ),
    lockCost,
    choosePayment,
  ),
  // FFT-521: nobody can respond in between.
  when('kept', (t) => t.v('back') !== true, seq(payAll, done)),
);

export const announceVars = [
  'how',
  'seat',
  'self',
  'event',
  'was',
  'ability',
  'item',
  'from',
  'free',
  'back',
  'giving',
  ...PAYING,
] as const;

/** FFT-717: the card an effect named is cast right after that effect, by the player it told to, without paying its cost; if it lawfully can be (FFT-703, FFT-709). */
export const castFree: Flow<Fftcg> = act('castFree', 'FFT-717', (t) => {
  const card = t.find(t.own.castNext);
  const seat = t.own.castBy;
  t.set('castNext', null);
  if (isCharacter(t, card)) {
    if (overLimit(t, card, seat) === '') announce(t, 'play', seat, card, -1, true);
  } else if (forbidden(t, 'castSummon', -1, seat) === '' && declarable(t, effectOf(t, card), card, seat))
    announce(t, 'cast', seat, card, effectOf(t, card), true);
});
