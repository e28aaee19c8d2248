/** What the kinds do that carry out the procedures of the Days with other terms (ELV-R43), and those that draw, search and look. */
import type { Called, Deeds, Option, Seat } from '@touchline/engine';
import { contractOffers, loseSponsor, sponsorsOf } from '../flow/contracts.ts';
import { priceOf, saleFigures, sellPlayer } from '../flow/transfers.ts';
import type { OwnKinds } from '../kinds.ts';
import { drawTactics, nextOf, replaceAll } from '../piles.ts';
import { isYoungster } from '../players.ts';
import { act, ask, type Eleven, each, offer, seatHere, seq, sub, type T, when } from '../state.ts';
import { hasText, start } from '../texts.ts';
import { isOut } from '../tokens.ts';
import {
  box,
  directors,
  playerRow,
  sponsorRow,
  squad,
  staffDeck,
  staffRow,
  tacticDeck,
  tactics,
  veteranDeck,
  youngsterDeck,
} from '../zones.ts';
import { sourceHere } from './source.ts';

type Procedures =
  | 'hire'
  | 'hireStaff'
  | 'hireYoungsters'
  | 'scoutYoungsters'
  | 'replaceRow'
  | 'sell'
  | 'contract'
  | 'loseSponsor'
  | 'build'
  | 'office'
  | 'searchStaff'
  | 'drawTactics'
  | 'takeTactic'
  | 'discardTactic'
  | 'drawVeteran'
  | 'pickVeterans'
  | 'repeatBonus';

const isFree = (t: T): boolean => t.v<number>('free') === 1;
const priceHere = (t: T, card: number): number => (isFree(t) ? 0 : priceOf(t, card, t.v<number>('less')));
const times = (n: number) => () => Array.from({ length: n }, (_, i) => i);
/** The price an effect asks. */
const terms = (e: { readonly less?: number; readonly free?: true }) => ({ less: () => e.less ?? 0, free: () => (e.free ? 1 : 0) });

export const procedureDeeds: Pick<Deeds<Eleven, OwnKinds>, Procedures> = {
  hire: { run: (e) => sub('hire', { seat: seatHere, ...terms(e), why: sourceHere }) },
  hireStaff: { run: (e) => sub('hireStaff', { seat: seatHere, ...terms(e), dearest: () => e.dearest ?? 99, why: sourceHere }) },
  /** ELV-R44: one after another. Who is hired here can be trained by the same text. */
  hireYoungsters: {
    run: (e) =>
      seq(
        act('begin', 'ELV-605', (t) => {
          for (const card of t.pile(squad, seatHere(t))) if (t.mark(card, 'fresh') === 1) t.setMark(card, 'fresh', 0);
        }),
        each(
          'youngsters',
          times(e.n),
          'youngster',
          act('next', 'ELV-605', (t) => {
            const card = nextOf(t, youngsterDeck);
            if (card < 0) return;
            t.setMark(card, 'fresh', 1);
            t.call('takePlayer', { seat: seatHere(t), card: { ...t.ref(card) }, price: 0, why: sourceHere(t) });
          }),
        ),
      ),
  },
  scoutYoungsters: { run: (e) => sub('scoutYoungsters', { seat: seatHere, n: () => e.n }) },
  replaceRow: { run: () => act('replaceRow', 'H3', (t) => replaceAll(t, 'players')) },
  sell: { run: (e) => sub('sell', { seat: seatHere, who: () => e.who, more: () => e.more ?? 0 }) },
  contract: { run: () => sub('contract', { seat: seatHere }) },
  loseSponsor: { run: () => sub('loseSponsor', { seat: seatHere }) },
  build: { run: (e) => sub('build', { seat: seatHere, what: () => e.what, ...terms(e), fan: () => (e.fan ? 1 : 0), why: sourceHere }) },
  office: { run: (e) => sub('office', { seat: seatHere, less: () => e.less, why: sourceHere }) },
  searchStaff: { run: (e) => sub('searchStaff', { seat: seatHere, profession: () => e.profession, why: sourceHere }) },
  drawTactics: { run: (e) => act('drawTactics', 'ELV-1511', (t) => drawTactics(t, seatHere(t), e.n)) },
  takeTactic: { run: () => sub('takeTactic', { seat: seatHere }) },
  discardTactic: { run: () => sub('discardTactic', { seat: seatHere }) },
  drawVeteran: {
    run: () =>
      act('drawVeteran', 'ELV-R14', (t) => {
        const card = nextOf(t, veteranDeck);
        if (card >= 0) t.call('takePlayer', { seat: seatHere(t), card: { ...t.ref(card) }, price: 0, why: sourceHere(t) });
      }),
  },
  pickVeterans: { run: () => sub('pickVeterans', { seat: seatHere, trained: () => 0, untrained: () => 0 }) },
  repeatBonus: { run: () => sub('repeatBonus', { seat: seatHere }) },
};

/** ELV-315, ELV-R66: what costs cash may be declined; what is free is done. */
const decline = offer('decline', { unless: (t) => (isFree(t) ? 'ELV-315' : '') });
const tooDear = (t: T, seat: Seat, card: number): string => (priceHere(t, card) <= t.own.cash[seat] ? '' : 'ELV-304');
const prices = (t: T, seat: Seat, card: number) => ({ card: t.def(card).id, cost: priceHere(t, card), cash: t.own.cash[seat] });
const costs = (t: T, _seat: Seat, o: Option) => ({ cost: priceHere(t, o.card), printed: priceOf(t, o.card) });
const cheapEnough = (t: T): readonly number[] => t.pile(staffRow).filter((card) => t.def(card).stats.cost <= t.v<number>('dearest'));
const saleable = (t: T, seat: Seat): readonly number[] =>
  t.pile(squad, seat).filter((card) => t.v<string>('who') !== 'youngster' || isYoungster(t, card));
const searched = (t: T): readonly number[] =>
  t.pile(staffDeck).filter((card) => t.def(card).traits.profession.includes(t.v<string>('profession')));
/** B06: a BONUS, and no Suspension. */
const repeatable = (t: T, seat: Seat): readonly number[] =>
  t.pile(directors, seat).filter((card) => hasText(t, card, 'bonus') && !isOut(t, card));

export const procedureFlows: { readonly [name: string]: Called<Eleven> } = {
  /** All five slots (ELV-R43, ELV-R44). */
  hire: {
    vars: ['seat', 'less', 'free', 'why'],
    body: when(
      'some',
      (t) => t.count(playerRow) > 0,
      ask('hire', {
        who: seatHere,
        clause: 'ELV-602',
        open: true,
        offers: [
          offer('hire', {
            things: (t) => t.pile(playerRow),
            unless: tooDear,
            facts: prices,
            figures: costs,
            take: (t, o, seat) =>
              t.call('takePlayer', { seat, card: { ...t.ref(o.card) }, price: priceHere(t, o.card), why: t.v<string>('why') }),
          }),
          decline,
        ],
      }),
    ),
  },
  hireStaff: {
    vars: ['seat', 'less', 'free', 'dearest', 'why'],
    body: when(
      'some',
      (t) => cheapEnough(t).length > 0,
      ask('hireStaff', {
        who: seatHere,
        clause: 'ELV-701',
        open: true,
        offers: [
          offer('hireStaff', {
            things: cheapEnough,
            unless: tooDear,
            facts: prices,
            figures: costs,
            take: (t, o, seat) =>
              t.call('takeStaff', { seat, card: { ...t.ref(o.card) }, price: priceHere(t, o.card), why: t.v<string>('why') }),
          }),
          decline,
        ],
      }),
    ),
  },
  sell: {
    vars: ['seat', 'who', 'more'],
    body: ask('sell', {
      who: seatHere,
      clause: 'ELV-611',
      open: true,
      offers: [
        offer('sell', {
          things: saleable,
          figures: (t, seat, o) => saleFigures(t, seat, o.card, t.v<number>('more')),
          take: (t, o, seat) => sellPlayer(t, seat, o.card, t.v<number>('more')),
        }),
        offer('decline'),
      ],
    }),
  },
  contract: {
    vars: ['seat'],
    body: when(
      'some',
      (t) => t.count(sponsorRow) > 0,
      ask('contract', { who: seatHere, clause: 'ELV-721', open: true, offers: contractOffers((t) => t.pile(sponsorRow)) }),
    ),
  },
  /** ELV-R27: which one, the owner says; none: nothing happens. */
  loseSponsor: {
    vars: ['seat'],
    body: when(
      'some',
      (t) => sponsorsOf(t, seatHere(t)).length > 0,
      ask('loseSponsor', {
        who: seatHere,
        clause: 'ELV-R27',
        open: true,
        offers: [offer('loseSponsor', { things: sponsorsOf, take: (t, o, seat) => loseSponsor(t, seat, o.card) })],
      }),
    ),
  },
  /** ELV-R72: the whole deck is seen, one card may be taken, and it is shuffled. */
  searchStaff: {
    vars: ['seat', 'profession', 'card', 'why'],
    body: seq(
      act('look', 'ELV-R72', (t) => {
        const seat = seatHere(t);
        t.let('card', null);
        t.showAll(t.pile(staffDeck), 1 << seat);
        t.emit('search', [], { deck: 'staff', n: t.count(staffDeck) }, seat);
      }),
      ask('search', {
        who: seatHere,
        clause: 'ELV-R72',
        offers: [offer('take', { things: searched, take: (t, o) => t.let('card', { ...t.ref(o.card) }) }), offer('decline')],
      }),
      act('take', 'ELV-R72', (t) => {
        const card = t.vCard('card');
        if (card >= 0) t.call('takeStaff', { seat: seatHere(t), card: { ...t.ref(card) }, price: 0, why: t.v<string>('why') });
      }),
      act('shuffle', 'ELV-R72', (t) => t.shuffle(t.at(staffDeck), -1)),
    ),
  },
  /** ELV-R72, B04: with an empty deck there is nothing to take. */
  takeTactic: {
    vars: ['seat'],
    body: when(
      'some',
      (t) => t.count(tacticDeck) > 0,
      seq(
        act('look', 'ELV-R72', (t) => {
          t.showAll(t.pile(tacticDeck), 1 << seatHere(t));
          t.emit('search', [], { deck: 'tactics', n: t.count(tacticDeck) }, seatHere(t));
        }),
        ask('takeTactic', {
          who: seatHere,
          clause: 'ELV-R72',
          offers: [offer('take', { things: (t) => t.pile(tacticDeck), take: (t, o, seat) => t.move(o.card, t.at(tactics, seat)) })],
        }),
        act('shuffle', 'ELV-R72', (t) => t.shuffle(t.at(tacticDeck), -1)),
      ),
    ),
  },
  /** M27: unless it is the last one; it leaves the game (ELV-1513). */
  discardTactic: {
    vars: ['seat'],
    body: when(
      'some',
      (t) => t.count(tactics, seatHere(t)) > 1,
      ask('discardTactic', {
        who: seatHere,
        clause: 'ELV-314',
        offers: [
          offer('discardTactic', {
            things: (t, seat) => t.pile(tactics, seat),
            take: (t, o, seat) => {
              t.move(o.card, t.at(box));
              t.emit('discardTactic', [], {}, seat);
            },
          }),
        ],
      }),
    ),
  },
  /** B06: nothing if there is none. */
  repeatBonus: {
    vars: ['seat'],
    body: when(
      'some',
      (t) => repeatable(t, seatHere(t)).length > 0,
      ask('repeatBonus', {
        who: seatHere,
        clause: 'ELV-212',
        open: true,
        offers: [offer('repeatBonus', { things: repeatable, take: (t, o, seat) => start(t, o.card, 'bonus', seat) })],
      }),
    ),
  },
};
