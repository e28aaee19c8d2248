/** Offers in turn, in all their kinds: each toy is one window, and `story` tells who did what. */
import { type Flow, flowOf, type Option, type Own, type Seat, type Table, type WindowSpec } from '../index.ts';
import { toy } from './plain.ts';

export type Told = { story: readonly string[]; laid: number; turn: number; items: readonly string[]; tired: readonly number[] } & Own;
const { act, leave, offer, over, phase, seq, settle, sub, when, window, again, ask } = flowOf<Told>();

export const tell = (t: Table<Told>, line: string) => t.set('story', [...t.own.story, line]);
const name = (seat: Seat) => 'ABCDEFGH'[seat];

const says = (verb: string) =>
  offer(verb, {
    unless: (t) => (t.own.story.length < 12 ? '' : 'WIN-9'),
    take: (t: Table<Told>, _o: Option, seat: Seat) => tell(t, `${name(seat)} ${verb}`),
  });

/** A match that is one window. */
export function windowToy(id: string, seats: number, spec: Partial<WindowSpec<Told>>, flows: { readonly [flow: string]: Flow<Told> } = {}) {
  return toy<Told>({
    id,
    seats: [seats],
    own: () => ({ story: [], laid: 0, turn: 0, items: [], tired: new Array(seats).fill(0) }),
    flow: seq(
      window('talk', { clause: 'WIN-1', first: () => 0, next: 'other', pass: 'row', offers: [says('say')], ...spec }),
      act('close', 'WIN-2', (t) => tell(t, 'closed')),
      over('end', 'WIN-3', (t) => ({ winners: [t.playing()[0]], reason: 'closed' })),
    ),
    flows: Object.fromEntries(Object.entries(flows).map(([flow, body]) => [flow, { vars: ['seat'], body }])),
  });
}

export const alternate = windowToy('alternate', 2, {});
export const keep = windowToy('keep', 2, { next: 'same' });
export const finalPass = windowToy('finalPass', 2, { pass: 'final' });
export const threeInARow = windowToy('threeInARow', 3, {});
export const threeFinal = windowToy('threeFinal', 3, { pass: 'final' });
/** After every deed the first seat, unless it is done. */
export const firstAgain = windowToy('firstAgain', 2, { next: () => 0, pass: 'final' });
/** Only the second and fourth of eight take part, though the first would begin. */
export const someOfEight = windowToy('someOfEight', 8, { seats: () => [1, 3] });
export const nobody = windowToy('nobody', 2, { seats: () => [], onClose: act('shut', 'WIN-4', (t) => tell(t, 'shut')) });
/** What everybody can see to be the only answer is given by the engine. */
export const passOnly = windowToy('passOnly', 2, { offers: [says('say')].map((o) => ({ ...o, unless: () => 'WIN-5' })), open: true });

// ---------------------------------------------------------------- a limit with plays inside plays

export const LIMIT = 5;
const lay = (t: Table<Told>, seat: Seat, what: string) => {
  tell(t, `${name(seat)} ${what}`);
  t.set('laid', t.own.laid + 1);
};
/** A card may bring another card of the same seat; the limit stops every single one. */
const one = (t: Table<Told>) => (t.own.laid < LIMIT ? '' : 'WIN-6');

export const limited = windowToy(
  'limited',
  2,
  {
    pass: 'final',
    until: (t) => t.own.laid >= LIMIT,
    offers: [
      offer('lay', { unless: one, take: (t, _o, seat) => lay(t, seat, 'lays') }),
      offer('rush', {
        unless: one,
        take: (t, _o, seat) => {
          lay(t, seat, 'rushes');
          t.call('more', { seat });
        },
      }),
    ],
  },
  {
    more: ask('more', {
      who: (t) => t.v<number>('seat'),
      clause: 'WIN-7',
      offers: [
        offer('extra', { unless: one, take: (t, _o, seat) => lay(t, seat, 'adds'), then: sub('more', { seat: (t) => t.v('seat') }) }),
        offer('enough'),
      ],
    }),
  },
);

// ---------------------------------------------------------------- priority over a stack of items

/** The last item resolves when all have passed in a row; `turn` is first again. A big thing is no item: it lies at once. */
const acts = [
  offer('big', {
    unless: (t, seat) => (seat === t.own.turn && t.own.items.length === 0 && t.own.laid < 2 ? '' : 'PRI-3'),
    take: (t: Table<Told>, _o: Option, seat: Seat) => lay(t, seat, 'big'),
  }),
  offer('small', {
    unless: (t, seat) => (t.own.tired[seat] < 3 ? '' : 'PRI-4'),
    take: (t, _o, seat) => {
      t.setOf('tired', seat, t.own.tired[seat] + 1);
      t.set('items', [...t.own.items, `${name(seat)}${t.own.tired[seat]}`]);
    },
  }),
];

export const priority = toy<Told>({
  id: 'priority',
  own: () => ({ story: [], laid: 0, turn: 1, items: [], tired: [0, 0] }),
  // A check done before every offer: two big things in a row tire the turn player.
  checks: (t) => {
    if (t.own.laid < 2 || t.own.story.includes('checked')) return false;
    tell(t, 'checked');
    return true;
  },
  flow: phase(
    'main',
    'PRI-1',
    window('priority', {
      clause: 'PRI-2',
      first: (t) => t.own.turn,
      next: (t, deed, seat) => (deed.verb === 'big' ? t.own.turn : seat),
      pass: 'row',
      before: settle,
      offers: acts,
      onClose: when(
        'stackEmpty',
        (t) => t.own.items.length === 0,
        leave('priority'),
        seq(
          act('resolveTop', 'PRI-5', (t) => {
            tell(t, `resolve ${t.own.items[t.own.items.length - 1]}`);
            t.set('items', t.own.items.slice(0, -1));
          }),
          again('priority'),
        ),
      ),
    }),
    over('end', 'PRI-6', () => ({ winners: [1], reason: 'closed' })),
  ),
});
