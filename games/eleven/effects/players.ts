/** What the kinds do that train Players, lay tokens on cards or take them away. */
import { type Called, chosen, type Deeds, type Ref, type Seat } from '@touchline/engine';
import { leaveClub, turnOver } from '../flow/transfers.ts';
import type { OwnKinds } from '../kinds.ts';
import { trainMarker } from '../markers.ts';
import { carriers, isAssigned, isTrained, isYoungster, strengthOf } from '../players.ts';
import { gain } from '../resources.ts';
import { act, ask, type Eleven, leave, loop, offer, seatHere, seq, sub, type T, when } from '../state.ts';
import { addToken, cardsOf, readyAll, removeToken, type Token } from '../tokens.ts';
import { directors, squad, staff } from '../zones.ts';
import { selfHere, sourceHere } from './source.ts';

type OfPlayers = 'train' | 'flip' | 'place' | 'injure' | 'suspend' | 'heal' | 'pardon' | 'discardPlayer' | 'ready';

const refHere = (t: T) => t.v<Ref | null>('self');

/** S30: Board Meetings suspend for less. */
function susFor(t: T, n: number): number {
  const self = selfHere(t);
  return self >= 0 && t.def(self).kind === 'meeting' ? Math.max(0, n - t.rule(seatHere(t), 'meetingLess')) : n;
}

export const playerDeeds: Pick<Deeds<Eleven, OwnKinds>, OfPlayers> = {
  /** ELV-R17: it may be declined. */
  train: { run: (e) => sub('train', { seat: seatHere, who: () => e.who, left: () => e.n ?? 1, self: refHere }) },
  flip: {
    run: () =>
      seq(
        act('flip', 'ELV-616', (t) => turnOver(t, seatHere(t), selfHere(t))),
        act('marker', 'ELV-614', (t) => trainMarker(t, seatHere(t), selfHere(t))),
      ),
  },
  place: {
    run: (e) =>
      sub('lay', {
        seat: seatHere,
        token: () => e.token,
        n: () => e.n,
        left: () => (e.on === 'two' ? 2 : 1),
        on: () => e.on,
        self: refHere,
        laid: () => [],
        why: sourceHere,
      }),
  },
  injure: { run: (e) => hit('inj', e.whom, () => e.n) },
  suspend: {
    possible: (_t, e, { self }) => e.whom !== 'self' || self >= 0,
    run: (e) => hit('sus', e.whom, (t) => susFor(t, e.n)),
  },
  heal: {
    run: (e) =>
      e.on === 'split'
        ? sub('heal', { seat: seatHere, n: () => 1, left: () => e.n, again: () => 1, healed: () => [], why: sourceHere })
        : sub('heal', {
            seat: seatHere,
            n: () => e.n,
            left: () => (e.on === 'two' ? 2 : 1),
            again: () => 0,
            healed: () => [],
            why: sourceHere,
          }),
  },
  /** ELV-1414: also from cards that are ignored otherwise. */
  pardon: {
    run: (e) =>
      e.n === undefined
        ? act('pardonAll', 'ELV-1414', (t) => {
            for (const card of cardsOf(t, seatHere(t))) removeToken(t, card, 'sus', t.mark(card, 'sus'), sourceHere(t));
          })
        : sub('pardon', { seat: seatHere, n: () => e.n ?? 0, why: sourceHere }),
  },
  /** ELV-R21: no sale; Experience tokens are lost with the card. */
  discardPlayer: { run: (e) => sub('discardPlayer', { seat: seatHere, plus: () => e.plus, why: sourceHere }) },
  ready: {
    run: () =>
      act('ready', 'H3', (t) => {
        const cards = readyAll(t, seatHere(t));
        if (cards.length > 0) t.emit('ready', cards, {}, seatHere(t));
      }),
  },
};

/** Tokens on a card that is named, chosen, or found by the twelve-sided die. */
function hit(token: 'inj' | 'sus', whom: string, n: (t: T) => number) {
  if (whom === 'self') return act('hitSelf', 'ELV-307', (t) => addToken(t, selfHere(t), token, n(t), sourceHere(t)));
  const vars = { seat: seatHere, token: () => token, n, why: sourceHere };
  return whom === 'd12' ? sub('hitRolled', vars) : sub('hit', { ...vars, whom: () => whom });
}

// ---------------------------------------------------------------- who is meant

/** Cards a text has been used on already. */
const note = (t: T, name: string, card: number) => t.let(name, [...t.v<readonly Ref[]>(name), { ...t.ref(card) }]);
const isNoted = (t: T, name: string, card: number): boolean => chosen(t, name).includes(card);

/** ELV-615: Untrained ones of the kind the text names. */
function trainable(t: T, seat: Seat): number[] {
  const who = t.v<string>('who');
  const self = t.vCard('self');
  return t.pile(squad, seat).filter((card) => {
    if (isTrained(t, card)) return false;
    if (who === 'youngster') return isYoungster(t, card);
    if (who === 'hired') return t.mark(card, 'fresh') === 1;
    return who !== 'other' || card !== self;
  });
}

/** ELV-306: any own Player, or another one that plays. */
function layable(t: T, seat: Seat): number[] {
  const others = t.v<string>('on') === 'otherAssigned';
  return t.pile(squad, seat).filter((card) => !isNoted(t, 'laid', card) && (!others || (isAssigned(t, card) && card !== t.vCard('self'))));
}

const healable = (t: T, seat: Seat): number[] =>
  t.pile(squad, seat).filter((card) => t.mark(card, 'inj') > 0 && (t.v<number>('again') === 1 || !isNoted(t, 'healed', card)));

const suspended = (t: T, seat: Seat): number[] => cardsOf(t, seat).filter((card) => t.mark(card, 'sus') > 0);

const targets: { readonly [whom: string]: number } = { player: squad, staff, director: directors };
const targetsOf = (t: T, seat: Seat): readonly number[] => t.pile(targets[t.v<string>('whom')], seat);
const nobody = (t: T) => t.emit('nobody', [], { token: t.v<string>('token') }, seatHere(t));
/** How many tokens of which kind, as an answer says it. */
const tokens = (t: T) => ({ [t.v<Token>('token')]: t.v<number>('n') });
const laid = (t: T, card: number) => addToken(t, card, t.v<Token>('token'), t.v<number>('n'), t.v<string>('why'));

export const playerFlows: { readonly [name: string]: Called<Eleven> } = {
  /** ELV-1124, ELV-R17: one after another, each time or not. */
  train: {
    vars: ['seat', 'who', 'left', 'self'],
    body: loop(
      'trains',
      when('over', (t) => t.v<number>('left') === 0 || trainable(t, seatHere(t)).length === 0, leave('trains')),
      ask('train', {
        who: seatHere,
        clause: 'ELV-615',
        open: true,
        offers: [
          offer('train', {
            things: trainable,
            take: (t, o, seat) => {
              t.let('left', t.v<number>('left') - 1);
              t.call('trainCard', { seat, card: { ...t.ref(o.card) } });
            },
          }),
          offer('decline', { then: leave('trains') }),
        ],
      }),
    ),
  },
  /** Strength and Weakness tokens: on one card, or on two different ones. */
  lay: {
    vars: ['seat', 'token', 'n', 'left', 'on', 'self', 'laid', 'why'],
    body: loop(
      'lays',
      when('over', (t) => chosen(t, 'laid').length >= t.v<number>('left') || layable(t, seatHere(t)).length === 0, leave('lays')),
      ask('lay', {
        who: seatHere,
        clause: 'ELV-314',
        open: true,
        offers: [
          offer('lay', {
            things: layable,
            figures: tokens,
            take: (t, o) => {
              note(t, 'laid', o.card);
              laid(t, o.card);
            },
          }),
        ],
      }),
    ),
  },
  /** ELV-314, ELV-R52: one of the cards the text names; none: it is skipped. */
  hit: {
    vars: ['seat', 'token', 'n', 'whom', 'why'],
    body: when(
      'some',
      (t) => targetsOf(t, seatHere(t)).length > 0,
      ask('hit', {
        who: seatHere,
        clause: 'ELV-314',
        open: true,
        offers: [offer('hit', { things: targetsOf, figures: tokens, take: (t, o) => laid(t, o.card) })],
      }),
      act('nobody', 'ELV-1404', nobody),
    ),
  },
  /** ELV-1401 to ELV-1404, ELV-R26, ELV-R78: the twelve-sided die, among the whole squad. */
  hitRolled: {
    vars: ['seat', 'token', 'n', 'why'],
    body: seq(
      sub('roll', { seat: seatHere, sides: () => 12, why: (t) => t.v<string>('why') }),
      when(
        'some',
        (t) => carriers(t, t.pile(squad, seatHere(t)), t.own.die[seatHere(t)]).length > 0,
        ask('hit', {
          who: seatHere,
          clause: 'ELV-1403',
          open: true,
          offers: [
            offer('hit', {
              things: (t, seat) => carriers(t, t.pile(squad, seat), t.own.die[seat]),
              figures: tokens,
              take: (t, o) => laid(t, o.card),
            }),
          ],
        }),
        act('nobody', 'ELV-1404', nobody),
      ),
    ),
  },
  heal: {
    vars: ['seat', 'n', 'left', 'again', 'healed', 'why'],
    body: loop(
      'heals',
      when('over', (t) => t.v<number>('left') === 0 || healable(t, seatHere(t)).length === 0, leave('heals')),
      ask('heal', {
        who: seatHere,
        clause: 'ELV-1414',
        open: true,
        offers: [
          offer('heal', {
            things: healable,
            figures: (t, _seat, o) => ({ inj: Math.min(t.v<number>('n'), t.mark(o.card, 'inj')) }),
            take: (t, o) => {
              t.let('left', t.v<number>('left') - 1);
              note(t, 'healed', o.card);
              removeToken(t, o.card, 'inj', t.v<number>('n'), t.v<string>('why'));
            },
          }),
        ],
      }),
    ),
  },
  pardon: {
    vars: ['seat', 'n', 'why'],
    body: when(
      'some',
      (t) => suspended(t, seatHere(t)).length > 0,
      ask('pardon', {
        who: seatHere,
        clause: 'ELV-1414',
        open: true,
        offers: [
          offer('pardon', {
            things: suspended,
            figures: (t, _seat, o) => ({ sus: Math.min(t.v<number>('n'), t.mark(o.card, 'sus')) }),
            take: (t, o) => void removeToken(t, o.card, 'sus', t.v<number>('n'), t.v<string>('why')),
          }),
        ],
      }),
    ),
  },
  discardPlayer: {
    vars: ['seat', 'plus', 'why'],
    body: when(
      'some',
      (t) => t.count(squad, seatHere(t)) > 0,
      ask('discardPlayer', {
        who: seatHere,
        clause: 'ELV-R21',
        open: true,
        offers: [
          offer('discardPlayer', {
            things: (t, seat) => t.pile(squad, seat),
            take: (t, o, seat) => {
              t.emit('discardPlayer', o.card, {}, seat);
              gain(t, seat, 'cash', t.v<number>('plus') + strengthOf(t, o.card), t.v<string>('why'));
              leaveClub(t, o.card);
            },
          }),
        ],
      }),
    ),
  },
};
