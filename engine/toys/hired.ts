/** Own cards and hired ones, which belong to nobody, shuffled into one deck: what lies in it can be counted, where it lies cannot. */
import { type CommonCards, flowOf, kindsOf, type Own, type Table, type ZoneSpec } from '../index.ts';
import { plainCard, toy } from './plain.ts';

type T = Table<Own>;
const { act, ask, each, offer, over, phase, seq } = flowOf<Own>();

const zones = {
  market: { per: 'table', owner: 'back', others: 'back', ordered: true },
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true, mixed: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  pile: { per: 'seat', owner: 'card', others: 'card' },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { market, deck, hand, pile } = kindsOf(zones);

const HAND = 2;
const homes = ['baker', 'smith', 'miller', 'weaver'].map((id) => plainCard(id, { back: 'own', stats: { worth: id.length } }));
const strangers = ['bard', 'knight', 'pilgrim', 'thief', 'tinker', 'monk'].map((id) => plainCard(id, { back: 'hired' }));

const common = (): CommonCards[] => [
  { zone: 'market', cards: strangers.map(({ id }) => id) },
  ...[0, 1].map((seat) => ({ zone: 'deck', seat, owner: seat, cards: homes.map(({ id }) => id) })),
];

function draw(t: T, seat: number): void {
  while (t.count(hand, seat) < HAND) {
    if (t.count(deck, seat) === 0) {
      for (const card of t.pile(pile, seat).slice()) t.move(card, t.at(deck, seat));
      t.shuffle(t.at(deck, seat));
    }
    t.move(t.top(deck, seat), t.at(hand, seat));
  }
}

const play = offer('play', {
  things: (t, seat) => t.pile(hand, seat),
  merge: true,
  take: (t, o, seat) => t.move(o.card, t.at(pile, seat)),
});

export const hired = toy<Own>({
  id: 'hired',
  zones,
  cards: [...homes, ...strangers],
  common,
  /** How much a deed is worth may sink below nothing. */
  rules: { praise: 0, patience: 0 },
  floors: { praise: -10 },
  own: () => ({}),
  flow: seq(
    act('shuffle', 'HIR-1', (t) => {
      for (const seat of [0, 1]) t.shuffle(t.at(deck, seat));
      t.shuffle(t.at(market), -1);
    }),
    each(
      'days',
      () => [0, 1, 2, 3, 4, 5],
      'day',
      phase(
        'day',
        'HIR-2',
        act('hire', 'HIR-2', (t) => {
          for (const seat of [0, 1]) draw(t, seat);
          if (t.count(market) > 0) for (const seat of [0, 1]) t.move(t.top(market), t.at(hand, seat));
        }),
        each('plays', () => [0, 1, 0, 1], 'seat', ask('play', { who: (t) => t.v<number>('seat'), clause: 'HIR-3', offers: [play] })),
      ),
    ),
    over('done', 'HIR-4', () => ({ winners: [0, 1], reason: 'done' })),
  ),
});
