/** A number and what makes it up: shares that add up, what it became, the printed number that stands in, what is inherited. */
import { expect, test } from 'vitest';
import { breakdown, type Change, flowOf, kindsOf, type Own, type Table } from '../index.ts';
import { scenario } from '../testing/index.ts';
import { listsOf, plainCard, toy } from '../toys/plain.ts';

const zones = { field: { per: 'seat', owner: 'card', others: 'card', active: true, places: 2 } } as const;
const { field } = kindsOf(zones);
const { ask, offer } = flowOf<Own>();

/** A knight counts by `charge` in place of `power` while a flag flies over it; nothing is read below 0. */
const knights = toy<Own>({
  id: 'knights',
  zones,
  marks: ['flag'],
  cards: [plainCard('knight', { stats: { power: 3, charge: 5 } }), plainCard('page', { stats: { power: 1 } })],
  decks: { plain: { field: ['knight', 'page'] } },
  groups: { field: 'field' },
  floors: { power: 0 },
  printedAs: (t, card, stat) => (stat === 'power' && t.mark(card, 'flag') === 1 ? 'charge' : stat),
  own: () => ({}),
  flow: ask('wait', { who: () => 0, clause: 'KNI-1', offers: [offer('wait'), offer('stay')] }),
});

function begun() {
  const s = scenario(knights, { lists: listsOf(knights) });
  const t = s.table;
  const [knight, page] = t.pile(field, 0);
  const lay = (change: Change, by: number, card = knight) =>
    t.gain({ source: null, seat: 0, on: { refs: [t.ref(card)] }, stat: 'power', change, by, until: [], clause: '' });
  const shares = (card = knight) => {
    const { printed, addends, total } = breakdown(t as unknown as Table, card, 'power');
    expect(addends.reduce((sum, { makes }) => sum + makes, printed)).toBe(total);
    expect(t.stat(card, 'power')).toBe(total);
    return [printed, ...addends.map(({ makes }) => makes)];
  };
  return { s, t, knight, page, lay, shares };
}

test('shares add up, in the order they count, whatever the change', () => {
  const { lay, shares } = begun();
  lay('add', 2);
  lay('set', 7);
  lay('atMost', 8);
  expect(shares()).toEqual([3, 4, 2, -1]);
});

test('what lifts a number to its floor is a share', () => {
  const { lay, shares } = begun();
  lay('add', -5);
  expect(shares()).toEqual([3, -5, 2]);
  lay('add', 4);
  expect(shares()).toEqual([3, -5, 4]);
});

test('what a number became swallows what came before, and only that', () => {
  const { t, knight, lay, shares } = begun();
  lay('add', 2);
  lay('become', 10);
  lay('add', 1);
  expect(shares()).toEqual([3, 2, 5, 1]);
  // Not even another printed number counts any more.
  t.setMark(knight, 'flag', 1);
  expect(shares()).toEqual([5, 2, 3, 1]);
  expect(t.stat(knight, 'power')).toBe(11);
  lay('become', 4);
  expect(shares()).toEqual([5, 2, 3, 1, -7]);
});

test('another printed number stands in, and takes every change', () => {
  const { t, knight, lay, shares } = begun();
  expect(t.stat(knight, 'power')).toBe(3);
  t.setMark(knight, 'flag', 1);
  expect(t.stat(knight, 'power')).toBe(5);
  lay('add', 2);
  expect(shares()).toEqual([5, 2]);
});

test('who takes the place of another has what was laid on it', () => {
  const { t, knight, page, lay, shares } = begun();
  lay('add', 2);
  lay('add', 4, page);
  t.inherit(page, knight);
  expect([shares(knight), shares(page)]).toEqual([[3], [1, 2, 4]]);
});

test('a test names a place of a zone', () => {
  const { s } = begun();
  s.put(0, 'field@1', ['page'], 'field');
  expect([s.a.cards('field'), s.a.cards('field@1')]).toEqual([['page'], ['page']]);
});
