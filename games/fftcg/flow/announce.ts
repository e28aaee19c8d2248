/** FFT-708, FFT-810, FFT-702: announcing, declaring, paying. Until it is paid it can be taken back (FFT-1415). */
import { countUse, declarable, type Flow, forbidden, type Giving, startDeclaring } from '@touchline/engine';
import { announce, castBill, effectOf, type How, unusedGiving, useBill } from '../acts.ts';
import { isCharacter } from '../characters.ts';
import { billWith, costDeclared, type Declared, NOTHING_DECLARED, type Used, useUpPrices } from '../costs.ts';
import { overLimit } from '../fieldLimits.ts';
import { noteFreeUse } from '../loops.ts';
import { recordOf } from '../paidRecord.ts';
import { FREE } from '../payment/index.ts';
import { ontoField } from '../piles.ts';
import { act, type Fftcg, revocable, seatOf, seq, type T, when } from '../state.ts';
import { nameOn } from '../taken.ts';
import { hand, stack } from '../zones.ts';
import { choosePayment, fixBill, PAYING, payAll } from './payment.ts';
import { chosenEvents } from './stack.ts';

const how = (t: T) => t.v<How>('how');
const item = (t: T) => t.vCard('item');

/** A Character is shown (FFT-702), a Summon laid on the stack (FFT-708), an ability gets a marker there. Nothing is paid yet. */
const layOut = act('layOut', 'FFT-708', (t) => {
  const seat = seatOf(t);
  const card = t.vCard('self');
  const ability = t.v<number>('ability');
  if (how(t) === 'play') {
    t.show(card);
    if (ability >= 0) declaring(t, card, card);
    return;
  }
  let carrier = card;
  if (how(t) === 'cast') {
    t.let('from', t.s.zone[card]);
    t.move(card, t.at(stack));
    t.let('self', { ...t.ref(card) });
  } else {
    if (t.inZone(card, hand)) t.show(card); // FFT-811: revealed when used
    t.let('giving', unusedGiving(t, card, ability, seat));
    carrier = t.make(t.ability(ability).notes?.special ? 'special' : 'action', t.at(stack), seat);
  }
  declaring(t, card, carrier);
});

/** What carries the text of the card while it is declared: a Summon, a marker, or the Character that is being played (FFT-2072). */
function declaring(t: T, card: number, carrier: number): void {
  if (how(t) !== 'use' && t.v('free') === true) t.set('castNext', t.ref(card));
  t.let('item', { ...t.ref(carrier) });
  t.hold({ ability: t.v<number>('ability'), self: t.ref(card), seat: seatOf(t), event: null }, carrier);
}

/** Everything is as it was, except that the card has been seen. */
const putBack = act('putBack', 'FFT-1415', (t) => {
  t.let('back', true);
  const card = item(t);
  if (card < 0) return;
  if (how(t) === 'use') t.unmake(card);
  else {
    t.set('castNext', null);
    if (how(t) === 'play') t.release(card);
    else t.move(card, t.v<number>('from'));
  }
});

/** What was declared to be paid. */
function declaredCost(t: T): Declared {
  const w = item(t) < 0 ? null : t.held(item(t));
  return w ? costDeclared(t, w.ability, (name) => w.bound?.[name] ?? null) : NOTHING_DECLARED;
}

const lockCost = fixBill('lockCost', 'FFT-520', (t) => {
  const ctx = { seat: seatOf(t), self: t.vCard('self'), event: null };
  const bill = how(t) === 'use' ? useBill(t, t.v<number>('ability'), ctx) : castBill(t, t.vCard('self'));
  const { parts, instead } = declaredCost(t);
  // FFT-716: cast without paying its cost, or for another cost (FFT-2072); what is added is paid all the same.
  return billWith(t, t.v('free') === true || instead ? { ...bill, price: FREE } : bill, parts, ctx);
});

/** FFT-R95: how it is paid, before it is. */
const record = act('record', 'FFT-R95', (t) =>
  t.let('record', recordOf(t, t.v<readonly Used[]>('used'), declaredCost(t).parts.length > 0)),
);

/** FFT-529: paid; now it is on the field (without the stack, FFT-902) or on the stack for good, and can be noticed. */
const done = act('done', 'FFT-529', (t) => {
  const seat = seatOf(t);
  const card = t.vCard('self');
  nameOn(t, item(t));
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
  useUpPrices(t, card);
  t.set('castNext', null);
  const paid = t.v<{ readonly [mark: string]: number }>('record');
  if (how(t) === 'play') {
    t.batch([ontoField(t, card, seat, 'play', paid), { type: 'cast', card, seat }]);
    return;
  }
  t.addTally('summons', seat);
  for (const [mark, n] of Object.entries(paid)) t.setMark(card, mark, n);
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
  when('kept', (t) => t.v('back') !== true, seq(record, payAll, done)),
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
  'record',
  ...PAYING,
] as const;

/** FFT-717: the card an effect named is cast right after that effect, by the player it told to, without paying its cost; if it lawfully can be (FFT-703, FFT-709). */
export const castFree: Flow<Fftcg> = act('castFree', 'FFT-717', (t) => {
  const card = t.find(t.own.castNext);
  const seat = t.own.castBy;
  t.set('castNext', null);
  if (isCharacter(t, card)) {
    if (forbidden(t, 'play', card, seat) === '' && overLimit(t, card, seat) === '')
      announce(t, 'play', seat, card, effectOf(t, card), true);
  } else if (forbidden(t, 'castSummon', card, seat) === '' && declarable(t, effectOf(t, card), card, seat))
    announce(t, 'cast', seat, card, effectOf(t, card), true);
});
