/** TSU-302, TSU-311 to TSU-318: a card is played, and its Optional Abilities may be used; one of them may play another card (TSU-R18). */
import { type Called, type Ref, type Seat, unusable, useAbility } from '@touchline/engine';
import { lies } from '../effects.ts';
import { act, ask, isFull, leave, loop, offer, seq, sub, type T, type Tsubasa } from '../state.ts';
import { hand, playArea } from '../zones.ts';

/** When a text is used: as its card is played, after a roll, or after a lost Shot. */
export type Timing = 'play' | 'reroll' | 'save';

/** The abilities of a card for one of these moments. */
export function textsAt(t: T, card: number, timing: Timing): readonly number[] {
  return t.game.usedOf[t.s.def[card]].filter((index) => {
    const { when } = t.ability(index);
    return 'use' in when && when.use.includes(timing);
  });
}

/** TSU-313, TSU-R15: why an ability cannot be used now; '' if it can. */
export const whyUnusable = (t: T, index: number, card: number, seat: Seat): string =>
  lies(t, card, seat) ? unusable(t, index, card, seat) : 'nothing';

const seatOf = (t: T): Seat => t.v<number>('seat');

/** TSU-R14, TSU-315: each at most once, in any order. */
function usableNow(t: T): readonly number[] {
  const card = t.vCard('card');
  if (!lies(t, card, seatOf(t))) return [];
  const used = t.v<readonly number[]>('used');
  return textsAt(t, card, 'play').filter((index) => !used.includes(index) && unusable(t, index, card, seatOf(t)) === '');
}

const use = offer('use', {
  list: (t, _seat, add) => {
    for (const index of usableNow(t)) add(t.vCard('card'), -1, index);
  },
  key: (t, _seat, o) => t.game.abilities[o.n].flow.slice('ability/'.length),
  take: (t, o, seat) => {
    t.let('used', [...t.v<readonly number[]>('used'), o.n]);
    t.emit('use', o.card, { ability: o.n }, seat);
    useAbility(t, o.n, t.ref(o.card), seat);
  },
});

/** TSU-312: using an ability is always a choice. Everybody sees what there is to use. */
const abilities = seq(
  act('begin', 'TSU-311', (t) => t.let('used', [])),
  loop('uses', ask('use', { who: seatOf, clause: 'TSU-312', open: true, offers: [use, offer('done', { then: leave('uses') })] })),
  act('unused', 'TSU-313', (t) => {
    const card = t.vCard('card');
    const seat = seatOf(t);
    if (!t.log || !lies(t, card, seat)) return;
    const used = t.v<readonly number[]>('used');
    for (const index of textsAt(t, card, 'play'))
      if (!used.includes(index)) t.emit('unused', card, { ability: index, why: whyUnusable(t, index, card, seat) }, seat);
  }),
);

/** TSU-711: a card of the hand goes face up to the own Play Area; `by` is the card that brought it into play, if one did. */
const play = seq(
  act('lay', 'TSU-302', (t) => {
    const card = t.vCard('card');
    const seat = seatOf(t);
    const by = t.v<Ref | null>('by');
    t.move(card, t.at(playArea, seat));
    t.emit('play', card, { by: by ? t.def(by.id).id : '' }, seat);
  }),
  sub('abilities', { seat: seatOf, card: (t) => t.v('card') }),
);

/** TSU-307: below the limit only. */
export const playOffer = offer('play', {
  things: (t, seat) => t.pile(hand, seat),
  unless: (t) => (isFull(t) ? 'TSU-307' : ''),
  merge: true,
  take: (t, o, seat) => t.call('play', { seat, card: { ...t.ref(o.card) }, by: t.hasV('by') ? t.v('by') : null }),
});

export const playFlows: { readonly [name: string]: Called<Tsubasa> } = {
  play: { vars: ['seat', 'card', 'by'], body: play },
  abilities: { vars: ['seat', 'card', 'used'], body: abilities },
  /** TSU-318, TSU-R17: one more card; whoever used the ability plays one. */
  playMore: { vars: ['seat', 'by'], body: ask('playMore', { who: seatOf, clause: 'TSU-318', offers: [playOffer] }) },
};
