/** "k of n" under a condition: three cards whose numbers add up to nine or ten; and a plan in whose middle somebody else is asked. */
import { chooseSome, chosen, flowOf, kindsOf, type Own, type Table } from '../index.ts';
import { plainCard, toy } from './plain.ts';

type Sum = { sum: number; asked: readonly string[] } & Own;
const { act, ask, group, offer, over, seq } = flowOf<Sum>();

const zones = { hand: { per: 'seat', owner: 'card', others: 'card' } } as const;
const { hand } = kindsOf(zones);

const sum = (t: Table<Sum>, cards: readonly number[]) => cards.reduce((n, c) => n + t.stat(c, 'n'), 0);
const complete = (t: Table<Sum>, cards: readonly number[]) => cards.length === 3 && sum(t, cards) >= 9 && sum(t, cards) <= 10;

/** Some way to three cards of nine or ten, by trying. */
function completable(t: Table<Sum>, cards: readonly number[]): boolean {
  if (cards.length === 3) return complete(t, cards);
  return t.pile(hand, 0).some((c) => !cards.includes(c) && completable(t, [...cards, c]));
}

export const choices = toy<Sum>({
  id: 'choices',
  zones,
  cards: [1, 2, 3, 4, 5, 6].map((n) => plainCard(`n${n}`, { stats: { n } })),
  decks: { plain: { hand: ['n1', 'n1', 'n2', 'n3', 'n5', 'n6'] } },
  groups: { hand: 'hand' },
  own: () => ({ sum: 0, asked: [] }),
  flows: {
    three: {
      vars: ['three'],
      body: seq(
        chooseSome('three', { who: () => 0, clause: 'CHO-1', from: (t) => t.pile(hand, 0), max: () => 3, completable, complete }),
        act('sum', 'CHO-1', (t) => t.set('sum', sum(t, chosen(t, 'three')))),
      ),
    },
    some: {
      vars: ['some'],
      body: seq(
        chooseSome('some', { who: () => 1, clause: 'CHO-2', from: (t) => t.pile(hand, 1), max: () => 2, min: () => 0 }),
        act('count', 'CHO-2', (t) => t.set('asked', [...t.own.asked, `chose ${chosen(t, 'some').length}`])),
      ),
    },
  },
  flow: seq(
    { op: 'sub', name: 'three', vars: {} },
    { op: 'sub', name: 'some', vars: {} },
    group(
      'deal',
      'CHO-3',
      [{ verb: 'allYes', plan: (t, _seat, options) => (t.own.asked.length < 4 ? options.findIndex((o) => o.verb === 'yes') : -1) }],
      ...[0, 1, 0, 0].map((seat, i) =>
        ask(`part${i}`, {
          who: () => seat,
          clause: 'CHO-3',
          offers: ['yes', 'no'].map((verb) => offer(verb, { take: (t) => t.set('asked', [...t.own.asked, `${seat} ${verb}`]) })),
        }),
      ),
    ),
    over('end', 'CHO-4', () => ({ winners: [0], reason: 'chosen' })),
  ),
});
