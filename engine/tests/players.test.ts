import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type CardDef,
  checkCards,
  create,
  flowOf,
  type Game,
  kindsOf,
  type Own,
  pick,
  type Seat,
  type State,
  tableOf,
  useAbility,
} from '../index.ts';
import { listsOf, plainCard, toy } from '../toys/plain.ts';

type Town = { readonly rained: readonly number[] } & Own;

const zones = {
  hand: { per: 'seat', owner: 'card', others: 'card' },
  field: { per: 'seat', owner: 'card', others: 'card', active: true },
  row: { per: 'table', owner: 'card', others: 'card', active: true },
  pile: { per: 'seat', owner: 'card', others: 'card' },
} as const;
const { hand, field, row, pile } = kindsOf(zones);
const { ask, loop, offer, settle } = flowOf<Town>();

const use = (...effects: Ability['do']): Ability => ({ when: { use: ['any'] }, do: effects });
const toPile = (of: 'opponents' | 'next' | 'any') => use({ do: 'move', what: { zone: 'field', of }, to: 'pile' });
const rain = (whose: 'opponents' | 'next' | 'any') => use({ do: 'happen', event: 'rain', whose });

/** A text a card; the one called "well" lies in the row and belongs to nobody. */
const cards: readonly CardDef[] = [
  plainCard('stone'),
  plainCard('well', { abilities: [{ when: { on: 'move', to: 'pile' }, do: [{ do: 'happen', event: 'rain' }] }] }),
  plainCard('others', { abilities: [toPile('opponents')] }),
  plainCard('next', { abilities: [toPile('next')] }),
  plainCard('all', { abilities: [toPile('any')] }),
  plainCard('rainOthers', { abilities: [rain('opponents')] }),
  plainCard('rainNext', { abilities: [rain('next')] }),
  plainCard('rainAll', { abilities: [rain('any')] }),
  plainCard('named', {
    abilities: [use({ do: 'player', name: 'rival' }, { do: 'move', what: { zone: 'field', of: { seat: 'rival' } }, to: 'pile' })],
  }),
  plainCard('theirChoice', {
    abilities: [
      use(
        { do: 'player', name: 'rival' },
        { do: 'choose', name: 'one', from: { zone: 'field', of: { seat: 'rival' } }, by: { seat: 'rival' } },
        { do: 'move', what: { bound: 'one' }, to: 'hand' },
      ),
    ],
  }),
  plainCard('takesTheirs', { abilities: [use({ do: 'move', what: { zone: 'row', of: 'opponents' }, to: 'pile' })] }),
  plainCard('takes', { abilities: [use({ do: 'move', what: { zone: 'row' }, to: 'pile' })] }),
  plainCard('gives', { abilities: [use({ do: 'move', what: { zone: 'row' }, to: 'pile', whose: 'next' })] }),
  plainCard('sluice', {
    abilities: [{ when: { instead: 'move', card: { zone: 'row' }, to: 'pile', with: [{ type: 'move', to: 'hand' }] }, do: [] }],
  }),
];

/** Every seat has a stone on the field, the first one this card as well; "well" lies in the row. */
function town(first: string, inRow: readonly string[] = ['well']): Game<Town> {
  return toy<Town>({
    id: 'town',
    seats: { min: 2, max: 4 },
    zones,
    cards,
    decks: { plain: {} },
    common: (_options, seats) => [
      { zone: 'row', cards: inRow },
      ...Array.from({ length: seats }, (_, seat) => ({
        zone: 'field',
        seat,
        owner: seat,
        cards: seat === 0 ? [first, 'stone'] : ['stone'],
      })),
    ],
    own: () => ({ rained: [] }),
    events: { rain: (t, e) => t.set('rained', [...t.own.rained, e.seat ?? -1]) },
    turnOrder: (t) => Array.from({ length: t.s.seats }, (_, i) => (i + 1) % t.s.seats),
    flow: loop(
      'days',
      ask('day', {
        who: () => 0,
        clause: '',
        offers: [
          offer('use', {
            things: (t) => t.pile(field, 0).filter((c) => t.def(c).id === first),
            take: (t, o) => useAbility(t, t.game.abilitiesOf[t.s.def[o.card]][0], t.ref(o.card), 0),
          }),
          offer('wait'),
        ],
      }),
      settle,
    ),
  });
}

function after(game: Game<Town>, seats: number, ...more: readonly (readonly [Seat, string])[]): State<Town> {
  let state = create(game, {}, listsOf(game, seats), 'seed');
  const { id } = game.defs.find(
    (d) =>
      tableOf(game, state)
        .pile(field, 0)
        .some((c) => tableOf(game, state).def(c) === d) && d.id !== 'stone',
  )!;
  for (const [seat, key] of [[0, `use:${id}`] as const, ...more]) state = pick(game, state, seat, key);
  return state;
}
const counts = (game: Game<Town>, state: State<Town>, zone: number) =>
  Array.from({ length: state.seats }, (_, seat) => tableOf(game, state).count(zone, seat));

describe('words for the others', () => {
  const moved = (card: string, seats: number, ...more: readonly (readonly [Seat, string])[]) => {
    const game = town(card);
    return counts(game, after(game, seats, ...more), pile);
  };

  test('each opponent is everybody else', () => {
    expect(moved('others', 3)).toEqual([0, 1, 1]);
    expect(moved('others', 2)).toEqual([0, 1]);
  });

  test('the next player is the next seat only', () => {
    expect(moved('next', 3)).toEqual([0, 1, 0]);
    expect(moved('next', 2)).toEqual([0, 1]);
  });

  test('everybody is all of them', () => {
    expect(moved('all', 3)).toEqual([2, 1, 1]);
  });

  test('a player who is named is that one', () => {
    expect(moved('named', 3, [0, 'player:2'])).toEqual([0, 0, 1]);
    // Of one opponent there is nothing to name.
    expect(moved('named', 2)).toEqual([0, 1]);
  });

  test('a player who is named may be the one who chooses', () => {
    const game = town('theirChoice');
    const state = after(game, 4, [0, 'player:3']);
    expect(counts(game, state, hand)).toEqual([0, 0, 0, 1]);
  });

  test('events befall each of those meant, in the order of the turn', () => {
    expect(after(town('rainOthers'), 4).own.rained).toEqual([1, 2, 3]);
    expect(after(town('rainNext'), 4).own.rained).toEqual([1]);
    expect(after(town('rainAll'), 3).own.rained).toEqual([1, 2, 0]);
  });

  test('a word that means nobody at one of the tables is refused', () => {
    const said = (seats: readonly number[], ...effects: readonly object[]) =>
      checkCards({
        ...town('others').spec,
        seats,
        cards: [plainCard('brought', { abilities: JSON.parse(JSON.stringify([{ when: { use: [] }, do: effects }])) })],
      }).map((p) => `${p.field}: ${p.message}`);
    const theirs = { do: 'move', what: { zone: 'field', of: 'opponent' }, to: 'pile' };
    expect(said([2], theirs)).toEqual([]);
    expect(said([2, 3], theirs)).toEqual([
      'abilities[0].do[0].what.of: there is one opponent at a table for 2, and this game is for 2, 3. Say opponents, next, or name one (player)',
    ]);
    expect(said([1], { do: 'happen', event: 'rain', whose: 'next' })).toEqual([
      'abilities[0].do[0].whose: there is nobody else at a table for 1',
    ]);
    const then = [{ do: 'happen', event: 'rain', whose: 'you' }];
    expect(said([3], { do: 'may', then, by: 'opponents' })).toEqual([
      'abilities[0].do[0].by: must be one of you, opponent, next, or { seat: … }',
    ]);
    expect(said([3], { do: 'may', then, by: { seat: 'rival' } })).toEqual(['abilities[0].do[0].by.seat: nothing is called "rival" yet']);
    expect(said([3], { do: 'player', name: 'rival' }, { do: 'may', then, by: { seat: 'rival' } })).toEqual([]);
  });
});

describe('a card that belongs to nobody', () => {
  test("is no opponent's", () => {
    const game = town('takesTheirs', ['stone', 'stone']);
    expect(tableOf(game, after(game, 3)).count(row)).toBe(2);
  });

  test('goes to the zone of whoever moves it, unless the text says whose', () => {
    const takes = town('takes', ['stone']);
    expect(counts(takes, after(takes, 3), pile)).toEqual([1, 0, 0]);
    const gives = town('gives', ['stone']);
    expect(counts(gives, after(gives, 3), pile)).toEqual([0, 1, 0]);
  });

  test('has its text carried out by the first in the order of the turn', () => {
    expect(after(town('next'), 3).own.rained).toEqual([1]);
  });

  test('is moved instead to a zone of whoever reads the text that says so', () => {
    const game = town('takes', ['stone', 'sluice']);
    const state = after(game, 3);
    // The sluice lies in the row too: the first in the order of the turn reads it.
    expect([counts(game, state, hand), counts(game, state, pile)]).toEqual([
      [0, 2, 0],
      [0, 0, 0],
    ]);
  });
});
