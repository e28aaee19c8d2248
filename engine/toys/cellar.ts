/** Three cellars: everything that hides, shows, follows and loses cards. */
import { type Flow, flowOf, kindsOf, type Option, type Own, type Seat, type Table, type ZoneSpec } from '../index.ts';
import { plainCard, toy } from './plain.ts';

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  /** Face down before its owner, in a row everybody can follow. */
  row: { per: 'seat', owner: 'card', others: 'back', ordered: true },
  /** Nobody sees what was thrown in. */
  pit: { per: 'table', owner: 'back', others: 'back' },
  /** The side with the label is turned to the others. */
  shelf: { per: 'seat', owner: 'card', others: 'face:label' },
  /** Bottles in a crate: the label of the top one shows. */
  crate: { per: 'table', owner: 'back', others: 'back', top: 'face:label', ordered: true },
  /** A pile whose top lies open. */
  heap: { per: 'seat', owner: 'back', others: 'back', top: 'card', ordered: true },
  stake: { per: 'seat', owner: 'card', others: 'back' },
  open: { per: 'seat', owner: 'card', others: 'card' },
} as const satisfies { readonly [name: string]: ZoneSpec };
export const cellarZones = kindsOf(zones);
const { deck, hand, row, pit, shelf, crate, heap, stake, open } = cellarZones;

type Cellar = { round: number; turn: number; kept: readonly number[] } & Own;
const { act, ask, askAll, each, group, loop, offer, over, seq, sub, together, when } = flowOf<Cellar>();

const left = (t: Table<Cellar>, seat: Seat) => (seat + 1) % t.s.seats;
const some =
  (kind: number, whose: 'mine' | 'left' | 'table' = 'mine') =>
  (t: Table<Cellar>, seat: Seat) =>
    t.count(kind, whose === 'left' ? left(t, seat) : whose === 'mine' ? seat : 0) > 0 ? '' : 'CEL-2';
const lies =
  (kind: number, whose: 'mine' | 'left' = 'mine') =>
  (t: Table<Cellar>, seat: Seat) =>
    t.pile(kind, whose === 'left' ? left(t, seat) : seat);
const to =
  (kind: number, at: 'top' | 'bottom' = 'top') =>
  (t: Table<Cellar>, o: Option, seat: Seat) =>
    t.move(o.card, t.at(kind, seat), at);

const deeds = [
  offer('draw', { unless: some(deck), take: (t, _o, seat) => t.move(t.top(deck, seat), t.at(hand, seat)) }),
  offer('search', { unless: some(deck), then: sub('search', { seat: (t) => t.own.turn }) }),
  offer('peek', { unless: some(deck, 'left'), take: (t, _o, seat) => t.look(seat, t.top(deck, left(t, seat))) }),
  offer('show', { things: lies(hand), take: (t, o) => t.show(o.card) }),
  offer('bury', { things: lies(hand), take: to(deck, 'bottom') }),
  offer('throw', { things: lies(hand), take: (t, o) => t.move(o.card, t.at(pit)) }),
  offer('lay', { things: lies(hand), take: to(row) }),
  offer('lift', { unless: some(row), take: (t, _o, seat) => t.move(t.top(row, seat), t.at(hand, seat)) }),
  offer('tuck', { unless: some(row), take: (t, _o, seat) => t.move(t.top(row, seat), t.at(deck, seat)) }),
  offer('lend', { things: lies(hand), take: (t, o, seat) => t.move(o.card, t.at(hand, left(t, seat))) }),
  offer('steal', { things: lies(hand, 'left'), take: to(hand) }),
  offer('turn', { things: lies(hand), take: to(shelf) }),
  offer('crate', { things: lies(hand), take: (t, o) => t.move(o.card, t.at(crate)) }),
  offer('uncrate', { unless: some(crate, 'table'), take: (t, _o, seat) => t.move(t.top(crate), t.at(hand, seat)) }),
  offer('heap', { things: lies(hand), take: to(heap) }),
  offer('unheap', { unless: some(heap), take: (t, _o, seat) => t.move(t.top(heap, seat), t.at(deck, seat)) }),
  offer('open', { things: lies(hand), take: to(open) }),
  offer('close', { things: lies(open), take: to(hand) }),
  offer('label', { things: lies(row), take: (t, o) => t.setMark(o.card, 'label', t.mark(o.card, 'label') + 1) }),
  offer('shuffle', { take: (t, _o, seat) => t.shuffle(t.at(deck, seat)) }),
  offer('swap', {
    unless: (t, seat) => (t.count(deck, seat) > 1 ? '' : 'CEL-2'),
    take: (t, _o, seat) => {
      const pile = t.pile(deck, seat);
      for (const card of pile.slice(-2)) t.look(seat, card);
      t.arrange(t.at(deck, seat), [pile[pile.length - 1], pile[pile.length - 2]]);
    },
  }),
  offer('buff', {
    things: lies(hand),
    take: (t, o, seat) =>
      t.gain({
        source: null,
        seat,
        on: { refs: [t.ref(o.card)] },
        stat: 'age',
        change: 'add',
        by: 1,
        until: [{ leaves: t.ref(o.card) }],
        clause: 'CEL-3',
      }),
  }),
];

/** Look through the deck, take one, shuffle: two small picks of one decision. */
const search: Flow<Cellar> = seq(
  act('look', 'CEL-4', (t) => {
    for (const card of t.pile(deck, t.v<number>('seat'))) t.look(t.v<number>('seat'), card);
  }),
  group(
    'find',
    'CEL-4',
    [],
    ask('find', {
      who: (t) => t.v<number>('seat'),
      clause: 'CEL-4',
      offers: [offer('find', { things: (t, seat) => t.pile(deck, seat), take: (t, o) => t.let('found', { ...t.ref(o.card) }) })],
    }),
    ask('how', {
      who: (t) => t.v<number>('seat'),
      clause: 'CEL-4',
      offers: [offer('openly', { take: (t) => t.show(t.vCard('found')) }), offer('secretly', {})],
    }),
  ),
  act('take', 'CEL-4', (t) => t.move(t.vCard('found'), t.at(hand, t.v<number>('seat')))),
  act('mix', 'CEL-4', (t) => t.shuffle(t.at(deck, t.v<number>('seat')))),
);

/** Each by themselves: bury cards or draw, twice. */
const tidy = (name: string) =>
  seq(
    ...[`${name}1`, `${name}2`].map((step) =>
      ask(step, {
        who: (t) => t.strand,
        clause: 'CEL-6',
        offers: [
          offer('keep', {}),
          offer('draw', { unless: some(deck), take: (t, _o, seat) => t.move(t.top(deck, seat), t.at(hand, seat)) }),
          offer('bury', { things: lies(hand), take: to(deck, 'bottom') }),
          offer('open', { things: lies(hand), take: to(open) }),
        ],
      }),
    ),
  );

const labels = ['red', 'white'];
const cards = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'].map((id, i) =>
  plainCard(id, { stats: { age: i }, faces: { label: labels[i % 2] }, back: id === 'oak' ? 'dark' : 'plain' }),
);

export const cellar = toy<Cellar>({
  id: 'cellar',
  seats: [3],
  zones,
  cards,
  decks: { plain: { main: ['ash', 'ash', 'birch', 'birch', 'cedar', 'elm', 'fir', 'fir'], case: ['oak'], crate: ['birch', 'ash'] } },
  groups: { main: 'deck', case: 'hand', crate: 'crate' },
  marks: ['label'],
  own: () => ({ round: 0, turn: 0, kept: [] }),
  flows: { search: { vars: ['seat', 'found'], body: search } },
  flow: seq(
    act('deal', 'CEL-1', (t) => {
      for (let seat = 0; seat < t.s.seats; seat++) {
        t.shuffle(t.at(deck, seat));
        for (let i = 0; i < 3; i++) t.move(t.top(deck, seat), t.at(hand, seat));
      }
      t.shuffle(t.at(crate));
    }),
    loop(
      'rounds',
      act('round', 'CEL-1', (t) => t.set('round', t.own.round + 1)),
      each(
        'turns',
        (t) => Array.from({ length: t.s.seats }, (_, seat) => seat),
        'seat',
        act('turn', 'CEL-1', (t) => t.set('turn', t.v<number>('seat'))),
        ask('deed', { who: (t) => t.own.turn, clause: 'CEL-2', offers: deeds }),
      ),
      askAll('stake', {
        clause: 'CEL-5',
        offers: [offer('none', {}), offer('stake', { things: lies(hand), take: to(stake) })],
      }),
      together('quiet', 'atJoin', tidy('quiet')),
      together('loud', 'live', tidy('loud')),
      when(
        'late',
        (t) => t.own.round >= 3,
        over('end', 'CEL-7', (t) => ({ winners: [t.playing()[0]], reason: 'late' })),
      ),
    ),
  ),
});
