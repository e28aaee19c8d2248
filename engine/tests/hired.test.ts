/** A deck of own and hired cards: everybody can count what lies in it, nobody can see where. */
import { expect, test } from 'vitest';
import { canonical, copy, ruleBreakdown, type SeenZone, sample, stream, type Table, view } from '../index.ts';
import { start } from '../testing/start.ts';
import { hired } from '../toys/hired.ts';

const zone = (zones: readonly SeenZone[], name: string, seat: number) => zones.find((z) => z.zone === name && z.seat === seat)!;

/** A match in which seat 1's deck holds own and hired cards below its top. */
function mixed() {
  const t = start(hired, 'x', 2);
  const deck = t.table.at(hired.zoneKind.get('deck')!, 1);
  const two = () => new Set(t.state.zones[deck].slice(0, -1).map((card) => t.state.owner[card])).size === 2;
  while (!two()) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  return { t, deck };
}

test('what lies in a mixed pile shows with owner and back; only the top card has a place', () => {
  const { t, deck } = mixed();
  const { hidden, count } = zone(view(hired, t.state, 0).zones, 'deck', 1);
  expect(hidden.map((card) => card.place).filter((place) => place >= 0)).toEqual([count - 1]);
  expect(hidden.map(({ back }) => back).sort()).toEqual(t.state.zones[deck].map((card) => hired.defs[t.state.def[card]].back).sort());
});

test('the order below the top tells nobody anything, and differs from world to world', () => {
  const { t, deck } = mixed();
  const seen = view(hired, t.state, 0);
  const other = copy(t.state);
  const below = other.zones[deck].slice(0, -1);
  other.zones[deck].splice(0, below.length, ...below.reverse());
  expect(below.map((card) => other.owner[card])).not.toEqual(
    other.zones[deck]
      .slice(0, -1)
      .map((card) => t.state.owner[card])
      .reverse(),
  );
  expect(canonical(view(hired, other, 0) as never)).toBe(canonical(seen as never));
  const orders = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const world = sample(hired, seen, stream(n));
    expect(view(hired, world, 0)).toEqual(seen);
    orders.add(world.zones[deck].map((card) => world.owner[card]).join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('a rule value sinks below 0 only where its floor says so', () => {
  const { t } = mixed();
  const table = t.table as unknown as Table;
  for (const stat of ['praise', 'patience'])
    table.gain({ source: null, seat: 0, on: { rulesOf: 0 }, stat, change: 'add', by: -3, until: [], clause: '' });
  expect([table.rule(0, 'praise'), table.rule(0, 'patience')]).toEqual([-3, 0]);
  expect(ruleBreakdown(table, 0, 'praise')).toMatchObject({ printed: 0, total: -3, addends: [{ makes: -3 }] });
});
