import { describe, expect, test } from 'vitest';
import { create, keysAt, type Own, pick, Stream, sample, stream, tableOf, view } from '../index.ts';
import { STREAM, seatSeeds } from '../model/random.ts';
import { cellar, cellarZones } from '../toys/cellar.ts';
import { listsOf } from '../toys/plain.ts';

/** How far counts are from equal, per degree of freedom: about 1 for chance, far more for a pattern. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0) / (counts.length - 1);
}
const FAIR = 2;

/** Part of every replay: if these change, no recorded match can be played again. */
const GOLDEN_STREAM = [2055256792, 3999227602, 2046314321, 2, 96, 1688008129];
const GOLDEN_SEEDS = [1567365642, 742064983, 101894117, -35743332, 35346272, 601526136];
const GOLDEN_SHUFFLE = [9, 3, 6, 1, 8, 0, 2, 7, 5, 4];

describe('streams', () => {
  test('below(n) is even, whatever n', () => {
    const dice = stream('even');
    for (const n of [2, 3, 6, 7, 10, 52, 100]) {
      const counts = new Array(n).fill(0);
      for (let i = 0; i < n * 400; i++) counts[dice.below(n)]++;
      expect(unevenness(counts)).toBeLessThan(FAIR);
    }
    expect(dice.below(1)).toBe(0);
  });

  test('so are first numbers of neighbouring streams: most are read once', () => {
    const s = new Stream();
    const [a, b] = seatSeeds('neighbours', 2);
    for (const kind of [STREAM.roll, STREAM.pick]) {
      const counts = new Array(6).fill(0);
      const pairs = new Array(36).fill(0);
      let last = 0;
      for (let i = 0; i < 6000; i++) {
        const n = s.at(a, b, kind, i).below(6);
        counts[n]++;
        pairs[last * 6 + n]++;
        last = n;
      }
      expect(unevenness(counts)).toBeLessThan(FAIR);
      expect(unevenness(pairs)).toBeLessThan(FAIR);
    }
  });

  test('and of neighbouring seeds', () => {
    const s = new Stream();
    const counts = new Array(20).fill(0);
    for (let i = 0; i < 6000; i++) {
      const [a, b] = seatSeeds(`match ${i}`, 1);
      counts[s.at(a, b, STREAM.roll, 0).below(20)]++;
    }
    expect(unevenness(counts)).toBeLessThan(FAIR);
  });

  test('every order of a shuffle is as likely as every other', () => {
    const s = new Stream();
    const [a, b] = seatSeeds('orders', 1);
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const list = [0, 1, 2, 3];
      s.at(a, b, STREAM.shuffle, i).shuffle(list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(FAIR);
    // In a long list every card is as likely to be in every place.
    const places = new Array(40 * 40).fill(0);
    for (let i = 0; i < 4000; i++) {
      const list = Array.from({ length: 40 }, (_, k) => k);
      s.at(a, b, STREAM.shuffle, 10000 + i).shuffle(list);
      list.forEach((card, place) => {
        places[card * 40 + place]++;
      });
    }
    expect(unevenness(places)).toBeLessThan(FAIR);
  });

  test('the numbers are the same everywhere', () => {
    const s = stream('golden');
    expect([s.next(), s.next(), s.next(), s.below(6), s.below(1000), s.below(3_000_000_000)]).toEqual(GOLDEN_STREAM);
    expect(seatSeeds('golden', 2)).toEqual(GOLDEN_SEEDS);
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    new Stream().at(1, 2, STREAM.shuffle, 3).shuffle(list);
    expect(list).toEqual(GOLDEN_SHUFFLE);
  });

  test('what one seat does never shifts the dice of another', () => {
    const rolls = (busy: number) => {
      const state = create(cellar, {}, listsOf(cellar), 'own dice');
      const t = tableOf(cellar, state);
      for (let i = 0; i < busy; i++) {
        t.roll(0, 6);
        t.random(0, 9);
        t.shuffle(t.at(cellarZones.deck, 0));
        t.random(-1, 9);
      }
      return Array.from({ length: 8 }, () => t.roll(1, 6));
    };
    expect(rolls(3)).toEqual(rolls(0));
  });
});

describe('dealing what is hidden', () => {
  /** How often each card is dealt to each hidden place, over many worlds. */
  test('every hidden card is as likely in every hidden place', () => {
    let state = create(cellar, {}, listsOf(cellar), 'deal');
    for (const _ of [0, 1, 2]) {
      const seat = tableOf(cellar, state).own.turn;
      state = pick(cellar, state, seat, keysAt(cellar, state, seat).indexOf('shuffle'));
    }
    const seen = view(cellar, state, 0);
    const hidden = [...seen.unseen[1]].filter((id) => id !== 'oak');
    const kinds = [...new Set(hidden)];
    const dice = stream('worlds');
    const counts = new Map<string, number>();
    const worlds = 3000;
    for (let i = 0; i < worlds; i++) {
      const t = tableOf(cellar, sample(cellar, seen, dice));
      const places = [...t.pile(cellarZones.deck, 1), ...t.pile(cellarZones.hand, 1)].map((c) => t.def(c).id).filter((id) => id !== 'oak');
      expect(places).toHaveLength(hidden.length);
      places.forEach((id, place) => {
        counts.set(`${id}/${place}`, (counts.get(`${id}/${place}`) ?? 0) + 1);
      });
    }
    let sum = 0;
    for (const id of kinds)
      for (let place = 0; place < hidden.length; place++) {
        const expected = (worlds * hidden.filter((h) => h === id).length) / hidden.length;
        sum += ((counts.get(`${id}/${place}`) ?? 0) - expected) ** 2 / expected;
      }
    expect(sum / (kinds.length * hidden.length)).toBeLessThan(FAIR);
  });

  test('thinking never touches the randomness of the match', () => {
    const state = create(cellar, {}, listsOf(cellar), 'thinking');
    const before = JSON.stringify(state);
    for (let i = 0; i < 20; i++) {
      const world = sample(cellar, view(cellar, state, 1), stream(i)) as unknown as { seeds: number[]; own: Own };
      expect(world.seeds).not.toEqual(state.seeds);
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});
