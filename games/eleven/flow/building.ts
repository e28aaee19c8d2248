/** ELV-801 to ELV-810, ELV-814: Infrastructure and the Office, by an action or by an effect. */
import type { Called, Seat } from '@touchline/engine';
import { OFFICE_COST } from '../cards/boards.ts';
import { scenarios } from '../cards/scenarios.ts';
import { gain, pay } from '../resources.ts';
import { BUILDINGS, buildPrice, noRoomFor, officePrice, printedPrice, STANDS, whoChange } from '../stadium.ts';
import { act, ask, type Eleven, offer, scenario, seatHere, seq, type T, when } from '../state.ts';
import { start } from '../texts.ts';
import { stadium } from '../zones.ts';
import { cheaper } from './transfers.ts';

// ---------------------------------------------------------------- deeds

/** ELV-R86: a build at a price uses up what lowers the first one of a Week; one for free has no price. */
const raise = seq(
  act('build', 'ELV-801', (t) => {
    const seat = seatHere(t);
    const id = t.v<string>('kind');
    const free = t.v<number>('free') === 1;
    const price = free ? 0 : buildPrice(t, seat, t.v<number>('less'));
    pay(t, seat, { cash: price }, id);
    const by = [t.v<string>('why'), ...(free || t.own.builds[seat] > 0 ? [] : whoChange(t, seat, 'firstBuild'))];
    if (!free) t.setOf('builds', seat, t.own.builds[seat] + 1);
    const token = t.make(id, t.at(stadium, seat), seat, 'supply');
    t.let('card', { ...t.ref(token) });
    t.emit('build', token, { price, ...cheaper(price, printedPrice(t), by) }, seat);
    // ELV-1659: a one-time gain.
    if (id === 'adboard3' && scenario(t) === 'deadline') gain(t, seat, 'cash', scenarios.deadline.adboardCash, id);
    // ELV-R45: it stays on the new Stand and counts.
    if (t.v<number>('fan') === 1) {
      t.setOf('stands', seat, t.own.stands[seat] + 1);
      t.emit('fanOnStand', token, {}, seat);
    }
  }),
  act('bonus', 'ELV-806', (t) => start(t, t.vCard('card'), 'bonus', seatHere(t))),
);

/** ELV-808: exactly one space up. */
export function moveOffice(t: T, seat: Seat, less: number, why: string): void {
  const price = officePrice(t, seat, less);
  pay(t, seat, { cash: price }, 'office');
  const space = t.own.office[seat] + 1;
  t.setOf('office', seat, space);
  t.emit('office', [], { space, price, ...cheaper(price, OFFICE_COST[space], [why]) }, seat);
}

// ---------------------------------------------------------------- offers

/** The terms of a build: what an effect takes off, or that it is free; which kinds it is for. */
interface Terms {
  less(t: T): number;
  isFree(t: T): boolean;
  kinds(t: T): readonly string[];
  fan(t: T): number;
  why(t: T): string;
}
const BASIC: Terms = { less: () => 0, isFree: () => false, kinds: () => BUILDINGS, fan: () => 0, why: () => '' };
const BY_EFFECT: Terms = {
  less: (t) => t.v<number>('less'),
  isFree: (t) => t.v<number>('free') === 1,
  kinds: (t) => (t.v<string>('what') === 'stand' ? STANDS : BUILDINGS),
  fan: (t) => t.v<number>('fan'),
  why: (t) => t.v<string>('why'),
};

const priceBy = (t: T, seat: Seat, terms: Terms): number => (terms.isFree(t) ? 0 : buildPrice(t, seat, terms.less(t)));

/** Why a kind cannot be built: it is not meant, there is no room (ELV-803, ELV-804), or too little cash (ELV-304). */
function whyNot(t: T, seat: Seat, id: string, terms: Terms): string {
  if (!terms.kinds(t).includes(id)) return 'ELV-814';
  const clause = noRoomFor(t, seat, id);
  if (clause !== '') return clause;
  return t.own.cash[seat] >= priceBy(t, seat, terms) ? '' : 'ELV-304';
}

const buildOffersBy = (terms: Terms, unless: (t: T, seat: Seat) => string, taken: (t: T, seat: Seat) => void) =>
  BUILDINGS.map((kind) =>
    offer(kind, {
      unless: (t, seat) => unless(t, seat) || whyNot(t, seat, kind, terms),
      facts: (t, seat) => ({ cost: priceBy(t, seat, terms), cash: t.own.cash[seat] }),
      figures: (t, seat) => ({ cost: priceBy(t, seat, terms), printed: printedPrice(t) }),
      take: (t, _o, seat) => {
        taken(t, seat);
        t.call('raise', { seat, kind, less: terms.less(t), free: terms.isFree(t) ? 1 : 0, fan: terms.fan(t), why: terms.why(t) });
      },
    }),
  );

/** By the Basic action. */
export const buildOffers = (unless: (t: T, seat: Seat) => string, taken: (t: T, seat: Seat) => void) => buildOffersBy(BASIC, unless, taken);

/** ELV-810, ELV-304. */
export const officeOffer = (
  unless: (t: T, seat: Seat) => string,
  less: (t: T) => number,
  taken: (t: T, seat: Seat) => void,
  why: (t: T) => string = () => '',
) =>
  offer('office', {
    unless: (t, seat) => {
      const price = officePrice(t, seat, less(t));
      return unless(t, seat) || (price < 0 ? 'ELV-810' : price > t.own.cash[seat] ? 'ELV-304' : '');
    },
    facts: (t, seat) => ({ cost: officePrice(t, seat, less(t)), cash: t.own.cash[seat] }),
    figures: (t, seat) => ({ cost: officePrice(t, seat, less(t)), printed: officePrice(t, seat) }),
    take: (t, _o, seat) => {
      taken(t, seat);
      moveOffice(t, seat, less(t), why(t));
    },
  });

const nothing = () => {};
const always = () => '';

export const buildingFlows: { readonly [name: string]: Called<Eleven> } = {
  raise: { vars: ['seat', 'kind', 'less', 'free', 'fan', 'why', 'card'], body: raise },
  /** ELV-314, ELV-315, ELV-814: at a price it may be declined; for free it is done if there is room for something. */
  build: {
    vars: ['seat', 'what', 'less', 'free', 'fan', 'why'],
    body: when(
      'room',
      (t) => BUILDINGS.some((kind) => whyNot(t, seatHere(t), kind, BY_EFFECT) === ''),
      ask('build', {
        who: seatHere,
        clause: 'ELV-814',
        open: true,
        offers: [...buildOffersBy(BY_EFFECT, always, nothing), offer('decline', { unless: (t) => (BY_EFFECT.isFree(t) ? 'ELV-315' : '') })],
      }),
    ),
  },
  /** H10, H11: one step for less cash; it may be declined (ELV-315). */
  office: {
    vars: ['seat', 'less', 'why'],
    body: ask('office', {
      who: seatHere,
      clause: 'ELV-808',
      open: true,
      offers: [
        officeOffer(
          always,
          (t) => t.v<number>('less'),
          nothing,
          (t) => t.v<string>('why'),
        ),
        offer('decline'),
      ],
    }),
  },
};
