/** Strands: every seat does its errands at the same time, rolling its own dice and laying its own cards. */
import { flowOf, kindsOf, type Own, type Table } from '../index.ts';
import { plainCard, toy } from './plain.ts';

type Errands = { luck: readonly number[]; week: number; shared: number; log: readonly string[] } & Own;
const { act, ask, group, leave, loop, offer, over, phase, seq, sub, together, when } = flowOf<Errands>();

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  shelf: { per: 'seat', owner: 'card', others: 'card' },
  shop: { per: 'table', owner: 'card', others: 'card' },
} as const;
const { deck, hand, shelf, shop } = kindsOf(zones);

const luck = (t: Table<Errands>, by: number) => t.setOf('luck', t.strand, t.own.luck[t.strand] + by);

/** One errand after another, until the seat has had enough. */
const errands = loop(
  'errands',
  ask('errand', {
    who: (t) => t.strand,
    clause: 'ERR-2',
    offers: [
      offer('roll', {
        unless: (t, seat) => (t.tally('rolls', seat) < 3 ? '' : 'ERR-3'),
        take: (t) => t.addTally('rolls', t.strand),
        then: sub('dice'),
      }),
      offer('lay', { things: (t, seat) => t.pile(hand, seat), take: (t, o, seat) => t.move(o.card, t.at(shelf, seat)) }),
      offer('draw', {
        unless: (t, seat) => (t.count(deck, seat) > 0 ? '' : 'ERR-4'),
        take: (t, _o, seat) => t.move(t.top(deck, seat), t.at(hand, seat)),
      }),
      offer('train', {
        unless: (t, seat) => (t.count(shelf, seat) > 0 && t.tally('trained', seat) === 0 ? '' : 'ERR-5'),
        take: (t, _o, seat) => {
          t.addTally('trained', seat);
          t.gain({
            source: null,
            seat,
            on: { refs: t.pile(shelf, seat).map((c) => t.ref(c)) },
            stat: 'skill',
            change: 'add',
            by: 1,
            until: ['weeks'],
            clause: 'ERR-5',
          });
        },
      }),
      offer('plan', { unless: (t, seat) => (t.tally('planned', seat) === 0 ? '' : 'ERR-6'), then: sub('planning') }),
      offer('rest', { then: leave('errands') }),
    ],
  }),
);

const dice = act('dice', 'ERR-3', (t: Table<Errands>) => luck(t, t.roll(t.strand, 6)));

/** Two small picks that are one decision. */
const planning = seq(
  group(
    'plan',
    'ERR-6',
    [],
    ...['one', 'two'].map((name) =>
      ask(name, {
        who: (t: Table<Errands>) => t.strand,
        clause: 'ERR-6',
        offers: [
          offer('early', { take: (t: Table<Errands>) => luck(t, 10) }),
          offer('late', { take: (t: Table<Errands>) => luck(t, 100) }),
        ],
      }),
    ),
  ),
  act('planned', 'ERR-6', (t: Table<Errands>) => t.addTally('planned', t.strand)),
);

export const errandsToy = (id: string, shown: 'live' | 'atJoin', seats = 2, more = seq()) =>
  toy<Errands>({
    id,
    seats: [seats],
    zones,
    cards: ['apple', 'bread', 'cheese', 'dates'].map((name) => plainCard(name, { stats: { skill: 1 } })),
    decks: { plain: { deck: ['apple', 'apple', 'bread', 'cheese', 'dates'], hand: ['bread', 'cheese'], shop: ['dates'] } },
    groups: { deck: 'deck', hand: 'hand', shop: 'shop' },
    tallies: {
      rolls: { per: 'seat', scope: 'week' },
      trained: { per: 'seat', scope: 'week' },
      planned: { per: 'seat', scope: 'errands' },
      steps: { per: 'table' },
    },
    own: () => ({ luck: new Array(seats).fill(0), week: 0, shared: 0, log: [] }),
    flows: { dice: { vars: [], body: dice }, planning: { vars: [], body: planning } },
    flow: seq(
      act('shuffle', 'ERR-1', (t) => {
        for (let seat = 0; seat < seats; seat++) t.shuffle(t.at(deck, seat));
      }),
      loop(
        'weeks',
        phase('week', 'ERR-1', together('work', shown, more, errands)),
        act('turn', 'ERR-7', (t) => t.set('week', t.own.week + 1)),
        when(
          'ended',
          (t) => t.own.week === 2,
          over('end', 'ERR-8', (t) => ({
            winners: t.playing().filter((seat) => t.own.luck[seat] === Math.max(...t.playing().map((other) => t.own.luck[other]))),
            reason: 'luck',
          })),
        ),
      ),
    ),
  });

export const errandsLive = errandsToy('errandsLive', 'live');
export const errandsHidden = errandsToy('errandsHidden', 'atJoin', 3);

/** What a strand must not do. */
export const offences: { readonly [name: string]: (t: Table<Errands>) => void } = {
  'a shared value': (t) => t.set('shared', 1),
  "another seat's value": (t) => t.setOf('luck', 1 - t.strand, 1),
  'a shared zone': (t) => t.move(t.top(shop), t.at(hand, t.strand)),
  "another seat's zone": (t) => t.move(t.top(hand, 1 - t.strand), t.at(shelf, 1 - t.strand)),
  "another seat's die": (t) => void t.roll(1 - t.strand, 6),
  "the table's chance": (t) => void t.random(-1, 6),
  'a shared shuffle': (t) => t.shuffle(t.at(shop)),
  'a shared tally': (t) => t.addTally('steps'),
  "another seat's card": (t) => t.show(t.top(hand, 1 - t.strand)),
  'a shared card': (t) => t.show(t.top(shop)),
  'a change for everybody': (t) =>
    t.gain({ source: null, seat: t.strand, on: { rulesOf: -1 }, stat: 'x', change: 'add', by: 1, until: [], clause: '' }),
};
export const offending = (name: string) => errandsToy('offending', 'live', 2, act('offend', 'ERR-9', offences[name]));
export const strandThat = (more: Parameters<typeof errandsToy>[3]) => errandsToy('strandThat', 'live', 2, more);
