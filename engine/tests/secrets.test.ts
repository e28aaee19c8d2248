import { describe, expect, test } from 'vitest';
import { seenEvent, type View, type Viewer, view } from '../index.ts';
import { scenario } from '../testing/index.ts';
import { cellar } from '../toys/cellar.ts';
import { forge } from '../toys/forge.ts';
import { toys } from '../toys/index.ts';
import { listsOf } from '../toys/plain.ts';
import { everyAsk, viewersOf } from './worlds.ts';

const start = () => scenario(cellar, { lists: listsOf(cellar), seed: 'secrets' });
const zone = (v: View, name: string, seat: number) => v.zones.find((z) => z.zone === name && z.seat === seat)!;

describe('what is known, followed and forgotten', () => {
  test('a card found by a search is known to the finder, and after the shuffle nothing else of the deck is', () => {
    const s = start();
    s.a.pick('search');
    expect(zone(s.a.view, 'deck', 0).cards).toHaveLength(5);
    expect(zone(s.b.view, 'deck', 0).cards).toHaveLength(0);
    const key = s.a.keys[0];
    s.a.pick(key).pick(0, 'openly');
    expect(zone(s.a.view, 'deck', 0).cards).toHaveLength(0);
    expect(zone(s.b.view, 'hand', 0).cards.map((c) => `find:${c.def}`)).toEqual([key]);
    expect(zone(view(cellar, s.state, 'spectator'), 'hand', 0).cards).toHaveLength(1);
  });

  test('a known hand card is forgotten when any card leaves the hand unseen', () => {
    const s = start();
    s.a.pick(s.a.keys.find((k) => k.startsWith('show:'))!);
    const known = zone(s.b.view, 'hand', 0).cards;
    expect(known).toHaveLength(1);
    s.b.pick('shuffle').pick(2, 'shuffle');
    for (const seat of [0, 1, 2]) s.pick(seat, 'none');
    for (let i = 0; i < 4; i++) for (const seat of [0, 1, 2]) s.pick(seat, 'keep');
    // Another card than the one that was shown goes to the bottom of the deck: nobody can tell.
    s.a.pick(s.a.keys.find((k) => k.startsWith('bury:') && k !== `bury:${known[0].def}`)!);
    expect(zone(s.b.view, 'hand', 0).cards).toEqual([]);
    expect(zone(s.b.view, 'deck', 0).cards).toEqual([]);
    expect(zone(s.a.view, 'deck', 0).cards).toHaveLength(1);
  });

  test('a card that is put face down from a place that can be followed stays known', () => {
    const s = start();
    s.a.pick('draw');
    s.b.pick('draw');
    s.seat(2).pick('peek');
    const [top] = zone(view(cellar, s.state, 2), 'deck', 0).cards;
    expect(top.place).toBe(3);
    for (const seat of [0, 1, 2]) s.pick(seat, 'none');
    for (let i = 0; i < 4; i++) for (const seat of [0, 1, 2]) s.pick(seat, 'keep');
    s.a.pick('draw');
    // From the top of the deck into the hand: the watcher still knows which it is, by the same handle.
    expect(zone(view(cellar, s.state, 2), 'hand', 0).cards).toEqual([{ ...top, place: -1, known: 0b101 }]);
    expect(zone(s.b.view, 'hand', 0).cards).toEqual([]);
  });

  test('one face of a card is seen, not the card; the top of a crate shows its label, the top of a heap all of it', () => {
    const s = start();
    const label = (id: string) => cellar.spec.cards.find((c) => c.id === id)!.faces!.label;
    expect(zone(s.a.view, 'crate', -1).hidden.map((h) => typeof h.face)).toEqual([...new Array(5).fill('undefined'), 'string']);
    const key = s.a.keys.find((k) => k.startsWith('turn:'))!;
    s.a.pick(key);
    expect(zone(s.b.view, 'shelf', 0).hidden).toMatchObject([{ face: label(key.split(':')[1]) }]);
    expect(zone(s.b.view, 'shelf', 0).cards).toEqual([]);
    const heap = s.b.keys.find((k) => k.startsWith('heap:'))!;
    s.b.pick(heap);
    expect(zone(s.a.view, 'heap', 1).cards.map((c) => `heap:${c.def}`)).toEqual([heap]);
  });

  test('an uncrated card shows the label of the next one, and the log says so', () => {
    const s = start();
    s.a.pick('uncrate');
    const events = s.events.map((e) => seenEvent(cellar, e, 2, 2));
    expect(events.at(-1)).toMatchObject({ type: 'move', shows: true, cards: ['hidden'] });
  });

  test('a seat that puts its deck in order knows it; the others no longer do', () => {
    const s = start();
    s.a.pick('draw');
    s.b.pick('draw');
    s.seat(2).pick('peek');
    for (const seat of [0, 1, 2]) s.pick(seat, 'none');
    for (let i = 0; i < 4; i++) for (const seat of [0, 1, 2]) s.pick(seat, 'keep');
    s.a.pick('swap');
    expect(zone(s.a.view, 'deck', 0).cards).toHaveLength(2);
    expect(zone(view(cellar, s.state, 2), 'deck', 0).cards).toEqual([]);
  });

  test('a card passed from hand to hand is known to the two, and tells a third nothing', () => {
    const s = start();
    s.a.pick(s.a.keys.find((k) => k.startsWith('lend:'))!);
    expect(zone(s.a.view, 'hand', 1).cards).toHaveLength(1);
    expect(zone(s.b.view, 'hand', 1).cards).toHaveLength(5);
    for (const viewer of [2, 'spectator'] as Viewer[]) {
      const v = view(cellar, s.state, viewer);
      expect(zone(v, 'hand', 1).cards).toEqual([]);
      // Not even which hidden card it is that somebody else knows.
      for (const h of zone(v, 'hand', 1).hidden) expect(Object.keys(h).filter((k) => !['owner', 'back', 'place'].includes(k))).toEqual([]);
    }
  });
});

describe('handles', { timeout: 60_000 }, () => {
  test('are never reused, and a card keeps its own while it is followed', () => {
    for (const game of [cellar, forge] as unknown as (typeof forge)[])
      for (let n = 0; n < 10; n++) {
        const born = new Map<string, Map<number, string>>();
        everyAsk(game, `handles ${n}`, (state) => {
          for (const viewer of viewersOf(state)) {
            const mine = born.get(String(viewer)) ?? new Map<number, string>();
            born.set(String(viewer), mine);
            const v = view(game, state, viewer);
            const all = v.zones.flatMap((z) => z.cards);
            expect(new Set(all.map((c) => c.handle)).size).toBe(all.length);
            for (const c of all) {
              expect(c.handle).toBeGreaterThan(0);
              expect(c.handle).toBeLessThan(v.nextHandle);
              expect(mine.get(c.handle) ?? c.def).toBe(c.def);
              mine.set(c.handle, c.def);
            }
          }
        });
      }
  });
});

describe.each(toys.map((game) => [game.id, game] as const))('%s', { timeout: 60_000 }, (_id, game) => {
  test('a view speaks of no card by number and of no seed', () => {
    for (let n = 0; n < 5; n++)
      everyAsk(game, `ids ${n}`, (state) => {
        // The same match with other numbers for its cards: nobody can tell.
        const renumbered = renumber(state as never) as typeof state;
        for (const viewer of viewersOf(state)) expect(view(game, renumbered, viewer)).toEqual(view(game, state, viewer));
      });
  });
});

/** The same state with every card under another number. */
function renumber<S extends { def: number[] }>(state: S): S {
  const size = state.def.length;
  const to = (id: number) => size - 1 - id;
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (['def', 'owner', 'zone', 'epoch', 'known'].includes(key)) return (value as number[]).toReversed();
    if (key === 'zones') return (value as number[][]).map((pile) => pile.map(to));
    if (key === 'marks' || key === 'handles') return (value as number[][]).map((list) => list.toReversed());
    if (Array.isArray(value)) return value.map((v) => walk(v, ''));
    const keys = Object.keys(value);
    if (keys.length === 2 && 'id' in value && 'epoch' in value) return { ...value, id: to(value.id as number) };
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, walk(v, k)]));
  };
  return walk(state, '') as S;
}
