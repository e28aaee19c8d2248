/** Two equal cards in a hand: whoever sees only that one of them is shown or leaves cannot tell which. */
import { describe, expect, test } from 'vitest';
import { create, flowOf, keysAt, kindsOf, type Own, pick, type State, view } from '../index.ts';
import { listsOf, plainCard, toy } from '../toys/plain.ts';

const { loop, ask, offer } = flowOf<Own>();
const zones = {
  hand: { per: 'seat', owner: 'card', others: 'back' },
  table: { per: 'seat', owner: 'card', others: 'card' },
} as const;
const { hand, table } = kindsOf(zones);

const game = toy<Own>({
  id: 'twins',
  zones,
  cards: [plainCard('elm'), plainCard('oak')],
  decks: { plain: { hand: ['elm', 'elm', 'oak'] } },
  groups: { hand: 'hand' },
  own: () => ({}),
  flow: loop(
    'deeds',
    ask('deed', {
      who: () => 0,
      clause: 'TWN-1',
      offers: [
        offer('show', { things: (t) => t.pile(hand, 0), take: (t, o) => t.show(o.card) }),
        offer('play', { things: (t) => t.pile(hand, 0), take: (t, o) => t.move(o.card, t.at(table, 0)) }),
        offer('showAll', { take: (t) => t.showAll(t.pile(hand, 0)) }),
      ],
    }),
  ),
});

const start = () => create(game, {}, listsOf(game), 'twins');
const after = (...keys: string[]) => keys.reduce((s: State<Own>, key) => pick(game, s, 0, key), start());
const seen = (s: State<Own>, zone: string) => view(game, s, 1).zones.find((z) => z.zone === zone && z.seat === 0)!;
const knownIn = (s: State<Own>, zone: string) => seen(s, zone).cards.map((c) => `${c.def}@${c.handle}`);

describe('equal cards in a hand', () => {
  test('one that was shown and one that was not can be told apart by their owner, and those that others know are named first', () => {
    expect(keysAt(game, after('show:elm'), 0).filter((k) => k.startsWith('play:'))).toEqual(['play:elm', 'play:elm~2', 'play:oak']);
  });

  test('whichever leaves is the one that was known: nobody learns that there are two', () => {
    for (const key of ['play:elm', 'play:elm~2']) {
      const s = after('show:elm', key);
      expect(knownIn(s, 'hand')).toEqual([]);
      expect(knownIn(s, 'table')).toEqual(['elm@4']);
      expect(JSON.stringify(view(game, s, 1))).toBe(JSON.stringify(view(game, after('show:elm', 'play:elm'), 1)));
      expect(
        view(game, s, 0)
          .zones.find((z) => z.zone === 'hand' && z.seat === 0)!
          .cards.map((c) => c.def)
          .sort(),
      ).toEqual(['elm', 'oak']);
    }
  });

  test('showing the other one tells nothing new; showing both at once does', () => {
    expect(knownIn(after('show:elm', 'show:elm~2'), 'hand')).toEqual(['elm@4']);
    expect(knownIn(after('showAll'), 'hand')).toHaveLength(3);
  });

  test('of two that are known the one known longer leaves first, whichever it is', () => {
    for (const key of ['play:elm', 'play:elm~2']) {
      const both = knownIn(after('showAll'), 'hand').filter((c) => c.startsWith('elm'));
      const s = after('showAll', key);
      expect(knownIn(s, 'table')).toEqual([both[0]]);
      expect(knownIn(s, 'hand')).toContain(both[1]);
    }
  });
});
