/**
 * A transfer market for one to four: cards of one common pack, which belong to nobody. Hands are drafted and passed on, secret bids decide
 * who buys first from a row everybody shares, what was hired is trained by all at the same time. Who plays alone can lose.
 */
import { type CardDef, type CommonCards, flowOf, kindsOf, type Own, type Seat, type Table, type ZoneSpec } from '../index.ts';
import { plainCard, toy } from './plain.ts';

export type Market = { readonly order: readonly number[]; readonly bids: readonly number[]; readonly spent: readonly number[] } & Own;
type T = Table<Market>;
const { act, ask, askAll, each, leave, loop, offer, over, phase, seq, together, when } = flowOf<Market>();

const zones = {
  pack: { per: 'table', owner: 'back', others: 'back', ordered: true, mixed: true },
  row: { per: 'table', owner: 'card', others: 'card', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  squad: { per: 'seat', owner: 'card', others: 'card', active: true },
  gone: { per: 'table', owner: 'card', others: 'card' },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { pack, row, hand, squad, gone } = kindsOf(zones);

const ROW = 3;
const HAND = 3;
const MOST_TRAINED = 2;
/** Points with which somebody who plays alone has won. */
const ALONE = 17;

const cards: CardDef[] = ['novice', 'runner', 'captain', 'veteran', 'star'].map((id, i) =>
  plainCard(id, { back: i < 3 ? 'blue' : 'gold', stats: { skill: i + 1 } }),
);
const common = (_options: unknown, seats: number): CommonCards[] => [
  { zone: 'pack', cards: cards.flatMap(({ id }) => new Array<string>(1 + seats).fill(id)) },
];

const topTo = (t: T, to: number) => t.move(t.top(pack), to);
const worth = (t: T, seat: Seat) => t.pile(squad, seat).reduce((sum, card) => sum + t.stat(card, 'skill') + t.mark(card, 'trained'), 0);
const points = (t: T, seat: Seat) => worth(t, seat) - t.own.spent[seat];

const setUp = act('setUp', 'MKT-1', (t) => {
  t.shuffle(t.at(pack), -1);
  for (const seat of t.playing()) for (let n = 0; n < HAND; n++) topTo(t, t.at(hand, seat));
  for (let n = 0; n < ROW; n++) topTo(t, t.at(row));
});

const draft = each(
  'picks',
  () => [0, 1],
  'pick',
  askAll('keep', {
    clause: 'MKT-2',
    offers: [
      offer('keep', {
        things: (t, seat) => t.pile(hand, seat),
        merge: true,
        take: (t, o, seat) => t.move(o.card, t.at(squad, seat)),
      }),
    ],
  }),
  act('passOn', 'MKT-3', (t) => {
    const hands = t.playing().map((seat) => ({ to: t.other(seat), seat, cards: t.pile(hand, seat).slice() }));
    t.batch(
      hands.flatMap(({ to, seat, cards: held }) => (to === seat ? [] : held.map((card) => ({ type: 'move', card, to: t.at(hand, to) })))),
    );
  }),
);

const bidding = seq(
  askAll('bid', {
    clause: 'MKT-4',
    offers: [
      offer('bid', {
        list: (_t, _seat, add) => {
          for (let n = 0; n <= 2; n++) add(-1, -1, n);
        },
        take: (t, o, seat) => t.setOf('bids', seat, o.n),
      }),
    ],
  }),
  act('rank', 'MKT-4', (t) => {
    const { bids, spent } = t.own;
    t.set(
      'order',
      t.playing().toSorted((a, b) => bids[b] - bids[a] || a - b),
    );
    t.set(
      'spent',
      spent.map((n, seat) => n + bids[seat]),
    );
  }),
);

const buying = each(
  'turns',
  (t) => t.own.order,
  'seat',
  ask('buy', {
    who: (t) => t.v<number>('seat'),
    clause: 'MKT-5',
    offers: [
      offer('buy', {
        things: (t) => t.pile(row),
        unless: (t, seat) => (t.count(squad, seat) < 5 ? '' : 'MKT-6'),
        figures: (t, seat) => ({ places: 5 - t.count(squad, seat) }),
        take: (t, o, seat) => t.move(o.card, t.at(squad, seat)),
      }),
      offer('pass', {}),
    ],
  }),
  when(
    'gap',
    (t) => t.count(row) < ROW && t.count(pack) > 0,
    act('refill', 'MKT-5', (t) => topTo(t, t.at(row))),
  ),
);

/** Cards that belong to nobody are marked inside strands: they lie before the seat that hired them. */
const training = together(
  'training',
  'live',
  loop(
    'sessions',
    ask('train', {
      who: (t) => t.strand,
      clause: 'MKT-7',
      offers: [
        offer('train', {
          things: (t, seat) => t.pile(squad, seat),
          unless: (t, seat, card) => (t.mark(card, 'trained') < MOST_TRAINED && t.tally('trained', seat) < 2 ? '' : 'MKT-7'),
          take: (t, o, seat) => {
            t.setMark(o.card, 'trained', t.mark(o.card, 'trained') + 1);
            t.addTally('trained', seat);
          },
        }),
        offer('rest', { then: leave('sessions') }),
      ],
    }),
  ),
);

const score = over('scored', 'MKT-8', (t) => {
  const scores = t.own.spent.map((_, seat) => points(t, seat));
  const ranks = scores.map((mine) => 1 + scores.filter((other) => other > mine).length);
  if (t.s.seats === 1) return { winners: scores[0] >= ALONE ? [0] : [], scores, reason: 'points' };
  const best = Math.max(...t.playing().map((seat) => scores[seat]));
  return { winners: t.playing().filter((seat) => scores[seat] === best), ranks, scores, reason: 'points' };
});

export const market = toy<Market>({
  id: 'market',
  seats: { min: 1, max: 4 },
  zones,
  cards,
  common,
  marks: ['trained'],
  tallies: { trained: { per: 'seat', scope: 'week' } },
  own: (_options, seats) => ({ order: [], bids: new Array(seats).fill(0), spent: new Array(seats).fill(0) }),
  // Who leaves gives back whom they hired.
  events: {
    leave: (t, e) =>
      t.batch(
        t
          .pile(squad, e.seat!)
          .slice()
          .map((card) => ({ type: 'move', card, to: t.at(gone) })),
      ),
  },
  flow: seq(
    phase('setUp', 'MKT-1', setUp),
    phase('draft', 'MKT-2', draft),
    each('weeks', () => [0, 1], 'week', phase('week', 'MKT-4', bidding, buying, training)),
    score,
  ),
});

/** The same, but a bot takes the seat of whoever leaves. */
export const marketWithBots = toy<Market>({ ...market.spec, id: 'marketWithBots', leaving: 'bot' });
