/** What texts do with cards elsewhere than on the field: drawing, discarding, searching, looking. */
import { type Called, chooseSome, chosen, ctxOf, type Filter, type Flow, fitsAll, type Num, type Ref } from '@touchline/engine';
import type { Linked } from '../kinds.ts';
import { discards, doneBy, draw, ontoField, toBreakZone } from '../piles.ts';
import { act, ask, each, type Fftcg, leave, loop, offer, seq, type T, turnOrder, when } from '../state.ts';
import { nameHere, retake, takeAs } from '../taken.ts';
import { breakZone, deck, hand, looked, removed } from '../zones.ts';
import { bySelf, cardsOf, type Deeds, numberOf, sourceOf, you } from './board.ts';

/** Whose deck or hand a text means. */
const whose = (t: T, e: { readonly whose?: 'you' | 'opponent' }): number => (e.whose === 'opponent' ? 1 - you(t) : you(t));

const fitting = (t: T, where: readonly Filter[], cards: readonly number[]): number[] => {
  const ctx = ctxOf(t);
  return cards.filter((card) => fitsAll(t, where, ctx, card));
};

type CardKind = 'draw' | 'discard' | 'mill' | 'search' | 'lookTop' | 'eachSelects' | 'castFree' | 'gainCrystals' | 'wound';

export const cardDeeds: Pick<Deeds, CardKind> = {
  draw: {
    run: (e) => act('draw', 'FFT-113', (t) => draw(t, whose(t, e), numberOf(t, e.n))),
  },
  /** FFT-R55: who discards chooses, unless it is at random. With fewer cards, all of them (FFT-105). */
  discard: {
    run: (e) => (e.name === undefined ? discarded(e) : seq(discarded(e), act('named', 'FFT-R98', nameHere))),
  },
  /** FFT-R81: as many as there are; nobody loses by that. */
  mill: {
    run: (e) =>
      act('mill', 'FFT-R81', (t) => {
        const seat = whose(t, e);
        const pile = t.pile(deck, seat);
        const cards = pile.slice(Math.max(0, pile.length - numberOf(t, e.n))).reverse();
        if (cards.length > 0) t.batch(cards.map((card) => ({ type: 'move', card, to: t.at(breakZone, seat), why: 'mill', ...bySelf(t) })));
        if (e.name !== undefined)
          t.let(
            e.name,
            cards.map((c) => ({ ...t.ref(c) })),
          );
      }),
  },
  /** FFT-1311 to FFT-1314: look through the deck, take what fits or nothing, show it, shuffle in any case once it has begun (FFT-R78). */
  search: {
    run: (e) => search(e),
  },
  /** Look at the top cards, or reveal them; some that fit may be shown and taken; the rest goes under the deck in any order (FFT-418, FFT-R6), or into the Break Zone. */
  lookTop: {
    run: (e) => lookTop(e),
  },
  /** FFT-119: each player selects one of their own, the turn player first; the name means all of them. */
  eachSelects: {
    run: (e) =>
      seq(
        act('begin', 'FFT-119', (t) => t.let(e.name, [])),
        each(
          'players',
          (t) => turnOrder(t),
          'selector',
          when(
            'any',
            (t) => ownFrom(t, e).length > 0,
            ask('selectOwn', {
              who: (t) => t.v<number>('selector'),
              clause: 'FFT-119',
              open: true,
              offers: [
                offer('choose', {
                  things: (t) => ownFrom(t, e),
                  merge: true,
                  take: (t, o) => t.let(e.name, [...t.v<readonly Ref[]>(e.name), t.ref(o.card)]),
                }),
              ],
            }),
          ),
        ),
      ),
  },
  /** FFT-717, FFT-716: cast without paying its cost, as soon as this effect has finished. */
  castFree: {
    run: (e) =>
      act('castFree', 'FFT-717', (t) => {
        const [card] = cardsOf(t, e.what);
        if (card === undefined || t.game.spec.stays?.(t, card)) return;
        t.set('castNext', t.ref(card));
        t.set('castBy', you(t));
      }),
  },
  /** FFT-2030: a tally of its own. */
  gainCrystals: {
    run: (e) => act('gainCrystals', 'FFT-2030', (t) => t.setOf('crystals', you(t), t.own.crystals[you(t)] + numberOf(t, e.n))),
  },
  /** FFT-1225: points of damage to a player, taken like any other. FFT-1118: the source has dealt them. */
  wound: {
    run: (e) =>
      act('wound', 'FFT-1225', (t) => {
        const n = numberOf(t, e.n);
        if (n > 0) t.happen({ type: 'wound', seat: whose(t, e), n, why: 'effect', ...bySelf(t) });
      }),
  },
};

const ownFrom = (t: T, e: Linked<'eachSelects'>): number[] =>
  cardsOf(t, { ...e.from, of: 'any' }).filter((c) => t.controller(c) === t.v<number>('selector'));

// ---------------------------------------------------------------- discarding

/** Cards of the hand that may be discarded: all, or those a text describes (in a hand that was revealed). */
const discardable = (t: T, e: Linked<'discard'>): readonly number[] =>
  e.where === undefined ? t.pile(hand, whose(t, e)) : fitting(t, e.where, t.pile(hand, whose(t, e)));

/** What a text asks of a card, with its numbers as they are now: a call of its own can then look for such cards, and names none of them. */
function asked(t: T, where: readonly Filter[] = []): readonly Filter[] {
  const fixed = (n: Num | undefined) => (n === undefined ? undefined : numberOf(t, n));
  const read = (f: Filter): Filter => {
    if ('named' in f) return { trait: f.of, is: t.v<string>(f.named) };
    if ('stat' in f)
      return {
        ...f,
        ...(f.atLeast !== undefined && { atLeast: fixed(f.atLeast) }),
        ...(f.atMost !== undefined && { atMost: fixed(f.atMost) }),
      };
    if ('not' in f) return { not: read(f.not) };
    if ('all' in f) return { all: f.all.map(read) };
    return 'any' in f ? { any: f.any.map(read) } : f;
  };
  return where.map(read);
}

const isAsked = (t: T, where: readonly Filter[], card: number): boolean =>
  fitsAll(t, where, { seat: t.s.owner[card], self: -1, event: null }, card);
const fitsAsked = (t: T, card: number): boolean => isAsked(t, t.v<readonly Filter[]>('where'), card);

const discarded = (e: Linked<'discard'>): Flow<Fftcg> => (e.random ? atRandom(e) : bySelection(e));

const bySelection = (e: Linked<'discard'>): Flow<Fftcg> =>
  act('discard', 'FFT-R55', (t) => {
    const chooser = whose(t, { whose: e.by ?? e.whose });
    // Who chooses from another's hand sees it first, and so does everybody.
    if (chooser !== whose(t, e)) t.showAll(t.pile(hand, whose(t, e)));
    t.call('discarding', {
      who: whose(t, e),
      chooser,
      where: asked(t, e.where),
      n: numberOf(t, e.n),
      by: sourceOf(t) >= 0 ? { ...t.ref(sourceOf(t)) } : null,
      doer: you(t),
      name: e.name ?? null,
    });
  });

const mayDiscard = (t: T): number[] => t.pile(hand, t.v<number>('who')).filter((c) => fitsAsked(t, c));

export const discarding: Called<Fftcg> = {
  vars: ['who', 'chooser', 'where', 'n', 'by', 'doer', 'name', 'discarded'],
  body: seq(
    chooseSome<Fftcg>('discarded', {
      who: (t) => t.v<number>('chooser'),
      clause: 'FFT-R55',
      from: mayDiscard,
      max: (t) => Math.min(t.v<number>('n'), mayDiscard(t).length),
      // Whether a card fits is for its owner to know; how many cards there are is for everybody.
      open: (t) => t.count(hand, t.v<number>('who')) === 0 || t.v('chooser') !== t.v('who'),
    }),
    act('discard', 'FFT-R55', (t) => {
      const cards = chosen(t, 'discarded');
      if (cards.length > 0) t.batch(discards(t, cards, doneBy(t.vCard('by'), t.v<number>('doer'))));
    }),
    when(
      'named',
      (t) => t.v('name') !== null,
      act('took', 'FFT-R98', (t) => takeAs(t, t.v<string>('name'), t.v<readonly Ref[] | null>('discarded') ?? [])),
    ),
  ),
};

const atRandom = (e: Linked<'discard'>): Flow<Fftcg> =>
  seq(
    act('discardAtRandom', 'FFT-R55', (t) => {
      const left = [...discardable(t, e)];
      const cards: number[] = [];
      for (let n = Math.min(numberOf(t, e.n), left.length); n > 0; n--) cards.push(...left.splice(t.random(whose(t, e), left.length), 1));
      if (cards.length === 0) return;
      t.batch(discards(t, cards, doneBy(sourceOf(t), you(t))));
      if (e.name !== undefined)
        t.set(
          'took',
          cards.map((c) => t.ref(c)),
        );
    }),
    ...(e.name === undefined ? [] : [act('took', 'FFT-R98', (t) => retake(t, e.name!))]),
  );

// ---------------------------------------------------------------- searching and looking

type Found = 'hand' | 'field' | 'breakZone' | 'removed' | 'deck';

/** A card that was found goes where it is told to and is shown there: who has seen it knows that it is in the hand. */
function take(t: T, to: Found, card: number, dull = false): void {
  if (to === 'field') t.batch([ontoField(t, card, t.s.owner[card], 'effect', dull ? { dull: 1 } : {})]);
  else if (to === 'breakZone') t.batch([toBreakZone(t, card, 'put', bySelf(t))]);
  else if (to === 'deck')
    t.move(card, t.at(looked, you(t))); // set aside until the deck is shuffled
  else t.happen({ type: 'move', card, to: t.at(to === 'hand' ? hand : removed, you(t)), why: 'found' });
  t.show(card);
}

/** FFT-302: only Characters come onto the field. */
const placeable = (t: T, to: Found, card: number): boolean => to !== 'field' || t.def(card).kind === 'character';

const found = (t: T, e: Linked<'search'>): number[] =>
  fitting(t, e.for, t.pile(deck, you(t))).filter((c) => placeable(t, e.to ?? 'hand', c));

/** FFT-1311, FFT-R62: one card, or as many as the text names, one after the other; who takes no further one is done. */
function finding(e: Linked<'search'>, left: number): Flow<Fftcg> {
  // FFT-1314, FFT-R33: without any restriction something must be found.
  const any = e.for.length === 0;
  return ask('search', {
    who: you,
    clause: 'FFT-1311',
    offers: [
      offer('find', {
        things: (t) => found(t, e),
        merge: true,
        take: (t, o) => take(t, e.to ?? 'hand', o.card, e.dull),
        ...(left > 1 && { then: finding(e, left - 1) }),
      }),
      offer('findNothing', {
        // FFT-1312: even if something fits.
        unless: (t) => (found(t, e).length === 0 || (!any && t.option<boolean>('searchMayFail')) ? '' : 'FFT-1314'),
      }),
    ],
  });
}

const search = (e: Linked<'search'>): Flow<Fftcg> =>
  seq(
    act('look', 'FFT-1311', (t) => {
      for (const card of t.pile(deck, you(t))) t.look(you(t), card);
    }),
    finding(e, e.count ?? 1),
    act('shuffle', 'FFT-1313', (t) => {
      t.shuffle(t.at(deck, you(t)));
      // FFT-418: each on top of those found before it.
      if (e.to === 'deck') for (const card of [...t.pile(looked, you(t))]) t.move(card, t.at(deck, you(t)));
    }),
  );

/** The top cards are looked at, so many or as many as it takes until enough of them fit (FFT-R89). */
function turnUp(t: T, e: Linked<'lookTop'>): void {
  const pile = t.pile(deck, you(t));
  const where = asked(t, e.take);
  const most = e.n === undefined ? pile.length : numberOf(t, e.n);
  const wanted = e.untilFound ? numberOf(t, e.count) : Number.POSITIVE_INFINITY;
  let fit = 0;
  for (const card of pile.slice(Math.max(0, pile.length - most)).reverse()) {
    if (fit >= wanted) break;
    t.move(card, t.at(looked, you(t)));
    if (e.reveal || e.untilFound) t.show(card);
    if (e.untilFound && isAsked(t, where, card) && placeable(t, e.to ?? 'hand', card)) fit++;
  }
}

/** Under the deck so that nobody knows in which order they lie there. */
function shuffleUnder(t: T, cards: readonly number[]): void {
  for (const card of cards) t.move(card, t.at(deck, you(t)), 'bottom');
  t.shuffleUnder(t.at(deck, you(t)), cards.length);
}

function lookTop(e: Linked<'lookTop'>): Flow<Fftcg> {
  const here = (t: T) => t.pile(looked, you(t));
  return seq(
    act('look', 'FFT-418', (t) => turnUp(t, e)),
    act('take', 'FFT-418', (t) =>
      t.call('taking', {
        seat: you(t),
        self: t.v('self'),
        where: asked(t, e.take),
        n: numberOf(t, e.count),
        must: e.must === true || e.untilFound === true,
        to: e.to ?? 'hand',
        dull: e.dull === true,
      }),
    ),
    when(
      'thrown',
      (t) => e.rest === 'breakZone' && here(t).length > 0,
      act('throw', 'FFT-R81', (t) => t.batch(here(t).map((card) => ({ type: 'move', card, to: t.at(breakZone, you(t)), why: 'mill' })))),
    ),
    when(
      'shuffled',
      (t) => e.rest === 'shuffled' && here(t).length > 0,
      act('shuffle', 'FFT-R89', (t) => shuffleUnder(t, [...here(t)])),
    ),
    loop(
      'putBack',
      when('allBack', (t) => here(t).length === 0, leave('putBack')),
      ask('putUnder', {
        who: you,
        clause: 'FFT-418',
        open: (t) => here(t).length === 1,
        offers: [offer('putUnder', { things: here, merge: true, take: (t, o, seat) => t.move(o.card, t.at(deck, seat), 'bottom') })],
      }),
    ),
  );
}

const isSeen = (t: T, card: number): boolean => (t.s.known[card] & t.layout.everybody) === t.layout.everybody;

const takeable = (t: T): number[] => t.pile(looked, you(t)).filter((c) => fitsAsked(t, c) && placeable(t, t.v<Found>('to'), c));

/** Some of what was looked at, or nothing, is shown and taken; where it is an order, as many as there are (FFT-R86). */
export const taking: Called<Fftcg> = {
  vars: ['seat', 'where', 'n', 'must', 'to', 'dull', 'self', 'taken'],
  body: seq(
    chooseSome<Fftcg>('taken', {
      who: you,
      clause: 'FFT-418',
      from: takeable,
      max: (t) => (t.v('must') === true ? Math.min(t.v<number>('n'), takeable(t).length) : t.v<number>('n')),
      min: (t) => (t.v('must') === true ? Math.min(t.v<number>('n'), takeable(t).length) : 0),
      // What everybody sees may be answered for who has no choice.
      open: (t) => t.count(looked, you(t)) === 0 || (t.v('must') === true && t.pile(looked, you(t)).every((c) => isSeen(t, c))),
    }),
    act('take', 'FFT-418', (t) => {
      for (const card of chosen(t, 'taken')) take(t, t.v<Found>('to'), card, t.v<boolean>('dull'));
    }),
  ),
};
