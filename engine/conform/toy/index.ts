/**
 * A small healthy game with a bit of everything: hidden hands, decks, secret bids, strands, a group, a die. Each broken toy is this
 * one with a single part exchanged, so that whatever the suite says is about that part.
 */
import {
  type CardDef,
  type CommonCards,
  chooseSome,
  chosen,
  defineGame,
  type Flow,
  flowOf,
  type Game,
  type GameSpec,
  kindsOf,
  type Offer,
  type Own,
  type Seat,
  type Table,
  type ZoneSpec,
} from '../../index.ts';

export type ToyOwn = Own & {
  readonly round: number;
  readonly leader: number;
  readonly points: readonly number[];
  readonly note: number | string;
  readonly list: readonly number[];
};
export type ToyTable = Table<ToyOwn>;

export const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  row: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true },
  discard: { per: 'seat', owner: 'card', others: 'card' },
  pot: { per: 'table', owner: 'back', others: 'back', ordered: true },
} as const satisfies { readonly [name: string]: ZoneSpec };
export const z = kindsOf(zones);

const cards: CardDef[] = Array.from({ length: 8 }, (_, i) => ({
  id: `c${i + 1}`,
  name: `Card ${i + 1}`,
  kind: 'piece',
  back: 'plain',
  stats: { power: i + 1 },
  traits: { colour: [i % 2 === 0 ? 'red' : 'blue'] },
  abilities:
    i === 2
      ? [
          {
            when: { on: 'move', card: { self: true }, to: 'row' },
            do: [{ do: 'gain', to: { zone: 'row', of: 'you' }, stat: 'power', add: 1, until: 'round' }],
          },
        ]
      : i === 4
        ? [
            {
              when: { always: true },
              do: [{ do: 'gain', to: { self: true }, stat: 'power', add: { count: { zone: 'row', of: 'you', other: true } } }],
            },
          ]
        : [],
}));

export const flow = flowOf<ToyOwn>();
const { seq, phase, act, ask, askAll, window, when, loopWhile, each, together, settle, sub, over, offer } = flow;
export const seats: readonly Seat[] = [0, 1];

export function draw(t: ToyTable, seat: Seat, n = 1): void {
  for (let i = 0; i < n; i++) if (t.count(z.deck, seat) > 0) t.move(t.top(z.deck, seat), t.at(z.hand, seat));
}

export const playOffer: Offer<ToyOwn> = offer('play', {
  things: (t, seat) => t.pile(z.hand, seat),
  unless: (t, seat, card) =>
    t.count(z.row, seat) >= t.rule(seat, 'places') ? 'T-4' : t.stat(card, 'power') > t.own.round + 5 ? 'T-5' : '',
  merge: true,
  take: (t, o, seat) => t.move(o.card, t.at(z.row, seat)),
});

const tooMany = (t: ToyTable) => t.count(z.hand, t.v<number>('seat')) - t.rule(t.v<number>('seat'), 'handSize');
const surplus = when(
  'many',
  (t) => tooMany(t) > 0,
  seq(
    chooseSome('surplus', {
      who: (t) => t.v<number>('seat'),
      clause: 'T-10',
      from: (t) => t.pile(z.hand, t.v<number>('seat')),
      max: tooMany,
    }),
    act('discardSurplus', 'T-10', (t) => {
      t.batch(chosen(t, 'surplus').map((card) => ({ type: 'move', card, to: t.at(z.discard, t.v<number>('seat')) })));
    }),
  ),
);

/** Parts that a broken toy exchanges. */
export interface Parts {
  readonly drawing: Flow<ToyOwn>;
  readonly offers: readonly Offer<ToyOwn>[];
  readonly afterPlay: Flow<ToyOwn>;
  readonly strands: Flow<ToyOwn>;
  readonly scoring: Flow<ToyOwn>;
  /** False: what cards notice is never settled. */
  readonly settles: boolean;
  readonly common: readonly CommonCards[];
}

export const healthy: Parts = {
  settles: true,
  common: [],
  drawing: act('draw', 'T-2', (t) => {
    for (const seat of seats) draw(t, seat);
  }),
  offers: [
    playOffer,
    offer('peek', {
      unless: (t, seat) => (t.count(z.deck, t.other(seat)) === 0 || t.tally('peeks', seat) > 0 ? 'T-6' : ''),
      take: (t, _o, seat) => {
        t.addTally('peeks', seat);
        t.look(seat, t.top(z.deck, t.other(seat)));
      },
    }),
  ],
  afterPlay: seq(),
  strands: together(
    'tidy',
    'live',
    ask('tidy', {
      who: (t) => t.strand,
      clause: 'T-7',
      offers: [
        offer('keep'),
        offer('drop', {
          things: (t, seat) => t.pile(z.hand, seat),
          merge: true,
          take: (t, o, seat) => {
            t.move(o.card, t.at(z.discard, seat));
            draw(t, seat);
          },
        }),
      ],
    }),
  ),
  scoring: act('score', 'T-9', (t) => {
    const sum = (seat: Seat) => t.pile(z.row, seat).reduce((n, c) => n + t.stat(c, 'power'), 0);
    const by = sum(0) === sum(1) ? t.roll(t.own.leader, 2) - 1 : sum(0) > sum(1) ? 0 : 1;
    t.setOf('points', by, t.own.points[by] + 1);
    t.set('leader', by);
  }),
};

export function makeToy(id: string, parts: Partial<Parts> = {}): Game<ToyOwn> {
  return defineGame(toySpec(id, parts));
}

export function toySpec(id: string, parts: Partial<Parts> = {}): GameSpec<ToyOwn> {
  const p = { ...healthy, ...parts };
  const settled = p.settles ? settle : seq();
  return {
    id,
    seats: [2],
    zones,
    cards,
    decks: { mixed: { main: cards.flatMap((c) => [c.id, c.id]) }, low: { main: cards.slice(0, 5).flatMap((c) => [c.id, c.id, c.id]) } },
    groups: { main: 'deck' },
    common: () => p.common,
    options: { rounds: { default: 3, values: [2, 3] } },
    tallies: { peeks: { per: 'seat', scope: 'round' } },
    rules: { places: 3, handSize: 3 },
    own: () => ({ round: 0, leader: 0, points: [0, 0], note: 0, list: [] }),
    flow: seq(
      act('deal', 'T-1', (t) => {
        for (const seat of seats) {
          t.shuffle(t.at(z.deck, seat));
          draw(t, seat, 4);
        }
        t.move(t.top(z.deck, 0), t.at(z.pot));
        t.move(t.top(z.deck, 1), t.at(z.pot));
      }),
      each(
        'openings',
        () => seats as number[],
        'seat',
        ask('mulligan', {
          who: (t) => t.v<number>('seat'),
          clause: 'T-3',
          offers: [
            offer('keep'),
            offer('redraw', {
              take: (t, _o, seat) => {
                for (const card of [...t.pile(z.hand, seat)]) t.move(card, t.at(z.deck, seat));
                t.shuffle(t.at(z.deck, seat));
                draw(t, seat, 3);
              },
            }),
          ],
        }),
      ),
      loopWhile(
        'rounds',
        (t) => t.own.round < t.option<number>('rounds'),
        phase(
          'round',
          'T-2',
          act('count', 'T-2', (t) => t.set('round', t.own.round + 1)),
          p.drawing,
          window('plays', {
            clause: 'T-4',
            first: (t) => t.own.leader,
            next: 'other',
            pass: 'row',
            before: settled,
            offers: p.offers,
            until: (t) => t.count(z.row, 0) + t.count(z.row, 1) >= 5,
          }),
          p.afterPlay,
          p.strands,
          askAll('bid', {
            clause: 'T-8',
            offers: [
              offer('bid', {
                things: (t, seat) => t.pile(z.hand, seat),
                merge: true,
                take: (t, o, seat) => t.move(o.card, t.at(z.row, seat)),
              }),
              offer('none'),
            ],
          }),
          settled,
          p.scoring,
          each('limits', () => seats as number[], 'seat', sub('surplus', { seat: (t) => t.v('seat') })),
          act('clear', 'T-11', (t) => {
            for (const seat of seats) for (const card of [...t.pile(z.row, seat)]) t.move(card, t.at(z.discard, seat));
          }),
        ),
      ),
      over('end', 'T-12', (t) => {
        const [a, b] = t.own.points;
        return { winners: a === b ? [0, 1] : [a > b ? 0 : 1], reason: 'points' };
      }),
    ),
    flows: { surplus: { vars: ['seat', 'surplus'], body: surplus } },
    checkDeck: () => [],
    bound: { decisions: 200, steps: 5000, clause: 'T-13' },
  };
}

export const spec = toySpec('toy');
export const game = defineGame(spec);
