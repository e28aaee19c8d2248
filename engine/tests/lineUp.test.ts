import fc from 'fast-check';
import { expect, test } from 'vitest';
import { create, keysAt, pick, stream } from '../index.ts';
import { start, throughText } from '../testing/start.ts';
import { formations, lineUp } from '../toys/lineUp.ts';
import { listsOf } from '../toys/plain.ts';

const begin = (seed: string) => create(lineUp, {}, listsOf(lineUp), seed);
const legal = (pitch: readonly number[], formation: readonly number[]) =>
  [0, 1, 2].every((line) => {
    const [left, middle, right] = pitch.slice(line * 3, line * 3 + 3);
    return left + middle + right === formation[line] && middle >= 1 && middle <= 3 && left <= 1 && right <= 1;
  });

test('random line-ups never dead-end and are legal', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, picks) => {
      const dice = stream(picks);
      let s = begin(seed);
      seen.add(s.own.formation.join('-'));
      while (!s.result) {
        const keys = keysAt(lineUp, s, 0);
        expect(keys.length).toBeGreaterThan(0);
        // The group is begun by hand; saves in the middle of it go on.
        s = pick(lineUp, dice.below(4) === 0 ? throughText(lineUp, s) : s, 0, keys[keys[0] === 'anyhow' ? 1 : dice.below(keys.length)]);
      }
      expect(legal(s.own.pitch, s.own.formation)).toBe(true);
      s.own.laid.forEach((n, place) => {
        expect(n).toBeLessThanOrEqual(s.own.pitch[place]);
      });
      expect(s.own.laid.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBeGreaterThan(formations.length / 2);
});

test('the ready-made line-up is one pick, whatever the formation', () => {
  for (let i = 0; i < 40; i++) {
    const s = pick(lineUp, begin(`ready ${i}`), 0, 'anyhow');
    expect(s.result?.reason).toBe('placed');
    expect(legal(s.own.pitch, s.own.formation)).toBe(true);
  }
});

test('a marker with one place left is placed by the engine: everybody sees it', () => {
  for (let i = 0; i < 40; i++) {
    const t = start(lineUp, `open ${i}`);
    while (t.ask === 'marker') {
      const places = t.a.keys.filter((k) => k !== 'anyhow');
      expect(places.length).toBeGreaterThan(1);
      t.a.pick(places[i % places.length]);
    }
  }
});
