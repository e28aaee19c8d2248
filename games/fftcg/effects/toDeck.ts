/** FFT-418, FFT-R6: of several cards that go to one deck, its owner decides the order. */
import {
  type Called,
  type Deeds,
  type Flow,
  follow,
  type Ref,
  type SharedKinds,
  sendAway,
  sharedDeeds,
  zoneNamed,
} from '@touchline/engine';
import type { Linked } from '../kinds.ts';
import { movable } from '../piles.ts';
import { act, ask, BOTH, each, type Fftcg, loopWhile, offer, seq, type T, turnOrder, when } from '../state.ts';
import { deck } from '../zones.ts';
import { cardsOf, exposed } from './board.ts';

const deckMove = (t: T, card: number, at: 'top' | 'bottom') => ({ type: 'move', card, to: t.at(deck, t.s.owner[card]), at });

const toDeck = (e: Linked<'move'>): Flow<Fftcg> =>
  act('move', '', (t) => {
    const cards = cardsOf(t, e.what).filter((c) => t.def(c).kind !== 'item');
    const at = e.at === 'bottom' ? 'bottom' : 'top';
    if (BOTH.some((seat) => cards.filter((c) => t.s.owner[c] === seat).length > 1))
      t.call('ordering', { cards: cards.map((c) => ({ ...t.ref(c) })), at, ordered: [] });
    else t.batch(cards.map((c) => deckMove(t, c, at)));
  });

const refs = (t: T, name: string) => t.v<readonly Ref[] | null>(name) ?? [];
/** Cards of the owner who is asked that have no place yet. */
const unplaced = (t: T): number[] =>
  refs(t, 'cards')
    .map((r) => t.find(r))
    .filter((c) => c >= 0 && t.s.owner[c] === t.v<number>('owner') && !refs(t, 'ordered').some((r) => t.find(r) === c));

const nextPlace = (name: 'putUnder' | 'putBack') =>
  ask(name, {
    who: (t) => t.v<number>('owner'),
    clause: 'FFT-418',
    open: (t) => unplaced(t).length === 1,
    offers: [
      offer(name, {
        things: unplaced,
        merge: true,
        take: (t, o) => t.let('ordered', [...refs(t, 'ordered'), t.ref(o.card)]),
      }),
    ],
  });

/** They move together, once their places are known; each lies under (or on) those named before it. */
export const ordering: Called<Fftcg> = {
  vars: ['cards', 'at', 'ordered', 'owner'],
  body: seq(
    each(
      'decks',
      (t) => turnOrder(t),
      'owner',
      loopWhile(
        'places',
        (t) => unplaced(t).length > 0,
        when('under', (t) => t.v('at') === 'bottom', nextPlace('putUnder'), nextPlace('putBack')),
      ),
    ),
    act('move', 'FFT-418', (t) => t.batch(refs(t, 'ordered').map((r) => deckMove(t, t.find(r), t.v<'top' | 'bottom'>('at'))))),
  ),
};

/** FFT-1518: what a text can keep a card from. */
const DEED: { readonly [zone: string]: string } = { hand: 'return', removed: 'remove', breakZone: 'put' };

/** Everywhere else cards go as in any game, but for those a text keeps from it. */
const elsewhere = (e: Linked<'move'>): Flow<Fftcg> => {
  const deed = DEED[e.to];
  return seq(
    act('move', '', (t) => {
      const cards = movable(t, cardsOf(t, e.what), zoneNamed(t, e.to));
      sendAway(t, e, deed === undefined ? cards : exposed(t, cards, deed));
    }),
    ...(e.name === undefined ? [] : [act('followed', 'FFT-R87', (t) => follow(t, e))]),
  );
};
export const moveDeeds: Pick<Deeds<Fftcg, SharedKinds>, 'move'> = {
  move: { ...sharedDeeds.move, run: (e) => (e.to === 'deck' ? toDeck(e) : elsewhere(e)) },
};
