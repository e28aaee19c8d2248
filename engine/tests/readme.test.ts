/** What the engine's page says is so: its table of effect kinds is complete, and its examples run as they stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Ability, flowOf, kindsOf, type Own, type Seat, sharedKinds, type Table, type ZoneSpec } from '../index.ts';
import { start } from '../testing/start.ts';
import { plainCard, toy } from '../toys/plain.ts';

const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const source = readFileSync(import.meta.filename, 'utf8');

test('the table names every shared kind with its fields', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| (.*) \|$/gm)].map(([, kind, fields]) => [kind, fields] as const);
  const fieldOf = ([name, type]: readonly [string, string | readonly string[]]) => {
    if (typeof type !== 'string') return `\`${name}\`? ${type.join(', ')}`;
    return `\`${name}\`${type.endsWith('?') ? '?' : ''} ${type.replace('?', '')}`;
  };
  const kinds = Object.entries(sharedKinds).map(
    ([kind, { fields = {} }]) =>
      [
        kind,
        Object.entries(fields)
          .map((field) => fieldOf(field))
          .join(' · '),
      ] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(kinds));
});

test('every example of the page stands in this file', () => {
  const examples = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(source).toContain(example);
});

// ---------------------------------------------------------------- the game the examples belong to

type Example = { readonly leader: Seat } & Own;
type T = Table<Example>;
const { act, ask, each, offer, over, phase, seq } = flowOf<Example>();

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  field: { per: 'seat', owner: 'card', others: 'card', active: true },
  pile: { per: 'seat', owner: 'card', others: 'card' },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { deck, hand, field, pile } = kindsOf(zones);

/** If this card would go from the field to the pile, it goes under its owner's deck instead. */
const comesBack: Ability = {
  when: {
    instead: 'move',
    card: { self: true },
    from: 'field',
    to: 'pile',
    with: [{ type: 'move', to: 'deck', at: 'bottom' }],
  },
  do: [],
};

/** Everybody rolls a die until somebody is ahead. */
const rollOff = act('rollOff', 'EX-1', (t) => {
  let rolls: number[];
  do rolls = t.playing().map((seat) => t.roll(seat, 6));
  while (rolls[0] === rolls[1]);
  t.set('leader', rolls[0] > rolls[1] ? 0 : 1);
});

/** A card has 2 power more until the phase `round` ends. */
const cheer = (t: T, card: number, seat: Seat) =>
  t.gain({ source: null, seat, on: { refs: [t.ref(card)] }, stat: 'power', change: 'add', by: 2, until: ['round'], clause: 'EX-3' });

const discard = offer('discard', {
  things: (t, seat) => t.pile(hand, seat),
  merge: true,
  take: (t, { card }, seat) => t.move(card, t.at(pile, seat)),
});

/** Everybody discards a card in turn, the leader first. */
const discards = each(
  'players',
  (t) => [t.own.leader, t.other(t.own.leader)],
  'seat',
  ask('discard', { who: (t) => t.v<Seat>('seat'), clause: 'EX-2', offers: [discard] }),
);

const game = toy<Example>({
  id: 'examples',
  zones,
  cards: [plainCard('one', { stats: { power: 1 }, abilities: [comesBack] }), plainCard('two', { stats: { power: 5 } })],
  decks: { plain: { deck: ['two', 'two', 'two', 'one'] } },
  groups: { deck: 'deck' },
  own: () => ({ leader: -1 }),
  flow: seq(
    rollOff,
    act('deal', 'EX-1', (t) =>
      t.batch(
        [0, 1].flatMap((seat) => [
          { type: 'move', card: t.top(deck, seat), to: t.at(field, seat) },
          { type: 'move', card: t.pile(deck, seat)[0], to: t.at(hand, seat) },
        ]),
      ),
    ),
    phase(
      'round',
      'EX-3',
      act('cheer', 'EX-3', (t) => cheer(t, t.top(field, t.own.leader), t.own.leader)),
      discards,
    ),
    ask('fall', { who: () => 0, clause: 'EX-4', offers: [offer('fall', { take: (t) => t.move(t.top(field, 0), t.at(pile, 0)) })] }),
    over('end', 'EX-5', () => ({ winners: [0], reason: 'end' })),
  ),
});

test('the examples do what they say', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const leaders = seeds.map((seed) => {
    const t = start(game, seed);
    const [first, second] = t.own.leader === 0 ? [t.a, t.b] : [t.b, t.a];
    const power = () => t.table.stat(first.ids('field')[0], 'power');
    const rolled = t.events.flatMap(({ type, seat, args }) => (type === 'roll' ? [[seat, args.n] as const] : [])).slice(-2);
    expect(rolled.toSorted(([, a], [, b]) => Number(b) - Number(a))[0][0]).toBe(t.own.leader);
    expect([t.asked, power()]).toEqual([[first.seat], 3]);
    first.pick('discard:two');
    expect([t.asked, power()]).toEqual([[second.seat], 3]);
    second.pick('discard:two');
    expect([t.ask, power()]).toEqual(['fall', 1]);
    t.a.pick('fall');
    expect([t.a.cards('field'), t.a.cards('pile'), t.a.cards('deck')]).toEqual([[], ['two'], ['one', 'two', 'two']]);
    return t.own.leader;
  });
  expect(new Set(leaders).size).toBe(2);
});
