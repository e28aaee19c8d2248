/** ELV-224 to ELV-227, ELV-233, ELV-234: the Jersey markers are laid out for the starting Players; and swaps whose owner says which marker goes. */
import type { Called, Seat } from '@touchline/engine';
import {
  benched,
  bind,
  cardsOf,
  hasNumber,
  markerOf,
  numberOf,
  onPitch,
  replaceable,
  showsD,
  swapIn,
  turn,
  turnTo,
  unnumbered,
} from '../markers.ts';
import { isKeeper, squadOf, taskOf } from '../players.ts';
import { act, ask, type Eleven, each, loopWhile, offer, seatHere, seq, type T, together } from '../state.ts';
import { OFF, pitch } from '../zones.ts';

const here = (t: T): Seat => t.strand;

/** ELV-224: ten with a number on the pitch, showing A; the three others on the Bench Area. Unnumbered ones are bound as far as they go. */
const layOut = act('layOut', 'ELV-224', (t) => {
  const seat = here(t);
  for (const marker of benched(t, seat)) if (unnumbered(t, marker) === 0) t.move(marker, t.at(pitch, seat, OFF));
  for (const card of squadOf(t, seat)) if (!isKeeper(t, card) && !hasNumber(t, card)) bind(t, seat, card);
});

/** Bound markers that still lie on the Bench Area. */
const waiting = (t: T, seat: Seat): number[] => benched(t, seat).filter((marker) => cardsOf(t, seat, marker).length > 0);

/** ELV-227, ELV-R10: they take the place of markers without a card, by choice. */
const unnumberedIn = loopWhile(
  'unnumberedIn',
  (t) => waiting(t, here(t)).length > 0 && replaceable(t, here(t)).length > 0,
  ask('benchOut', {
    who: here,
    clause: 'ELV-227',
    open: true,
    offers: [offer('benchOut', { things: replaceable, take: (t, o, seat) => swapIn(t, seat, waiting(t, seat)[0], o.card) })],
  }),
);

/** Markers behind which Players of both Tasks stand. */
const disputed = (t: T, seat: Seat): number[] =>
  onPitch(t, seat).filter((marker) => new Set(cardsOf(t, seat, marker).map((card) => taskOf(t, card))).size > 1);

const side = (verb: string, task: 'A' | 'D') =>
  offer(verb, {
    things: (t) => [t.vCard('marker')],
    take: (t, o) => turn(t, o.card, task),
  });

/** ELV-225: markers of starting Players show their Task; ELV-234: where two disagree, the owner says which. */
const cardSides = seq(
  act('sides', 'ELV-225', (t) => {
    for (const card of squadOf(t, here(t))) {
      const marker = markerOf(t, here(t), card);
      if (marker >= 0) turnTo(t, marker, card);
    }
  }),
  each(
    'disputed',
    (t) => disputed(t, here(t)).map((marker) => ({ ...t.ref(marker) })),
    'marker',
    ask('side', { who: here, clause: 'ELV-234', offers: [side('showA', 'A'), side('showD', 'D')] }),
  ),
);

/** ELV-225: half of the pitch. */
const HALF = 5;
const balance = act('balance', 'ELV-225', (t) => {
  const seat = here(t);
  let missing = HALF - onPitch(t, seat).filter((marker) => showsD(t, marker)).length;
  for (const marker of replaceable(t, seat))
    if (missing > 0) {
      turn(t, marker, 'D');
      missing--;
    }
  t.emit(
    'jerseys',
    onPitch(t, seat),
    {
      d: onPitch(t, seat)
        .filter((m) => showsD(t, m))
        .map((m) => numberOf(t, m)),
    },
    seat,
  );
});

/** ELV-226, ELV-R92: all sides of the markers on the Bench Area; the first of them is the lowest bit, which is set for D. */
const benchSides = ask('benchSides', {
  who: here,
  clause: 'ELV-226',
  offers: [
    offer('benchSides', {
      list: (t, seat, add) => {
        for (let bits = 0; bits < 2 ** benched(t, seat).length; bits++) add(-1, -1, bits);
      },
      key: (t, seat, o) =>
        benched(t, seat)
          .map((_, i) => ((o.n >> i) & 1 ? 'D' : 'A'))
          .join(''),
      lights: (t, seat, o) => benched(t, seat).filter((_, i) => (o.n >> i) & 1),
      take: (t, o, seat) => benched(t, seat).forEach((marker, i) => turn(t, marker, (o.n >> i) & 1 ? 'D' : 'A')),
    }),
  ],
});

export const markersAtSetUp = together('jerseys', 'live', layOut, unnumberedIn, cardSides, balance, benchSides);

/** ELV-608: which marker makes room for the one of a new Player. */
export const jerseyFlows: { readonly [name: string]: Called<Eleven> } = {
  swapIn: {
    vars: ['seat', 'marker'],
    body: ask('benchOut', {
      who: seatHere,
      clause: 'ELV-608',
      open: true,
      offers: [offer('benchOut', { things: replaceable, take: (t, o, seat) => swapIn(t, seat, t.vCard('marker'), o.card) })],
    }),
  },
};
