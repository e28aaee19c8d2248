/** Paying, compared with trying everything: FFT-R9 read word for word over every set of sources and every choice of elements. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  automatic,
  bitsOf,
  canPay,
  canPayWithout,
  completable,
  complete,
  DISCARD,
  DULL,
  ELEMENTS,
  elementsOffered,
  fits,
  Paid,
  Pool,
  type Price,
  priceOf,
  type SourceFacts,
} from './index.ts';
import {
  type Given,
  naiveAssignable,
  naiveIrredundant,
  naiveLegal,
  paidWith,
  poolOf,
  someFacts,
  somePrice,
  someSources,
  subsets,
  type Thing,
} from './testing/naive.ts';

describe('compared with trying everything', () => {
  test('canPay finds a payment exactly if there is one', () => {
    let yes = 0;
    fc.assert(
      fc.property(somePrice, someSources(6), fc.boolean(), (price, sources, free) => {
        const exists = subsets(sources.length).some((set) =>
          naiveAssignable(
            price,
            set.map((i) => sources[i]),
            [],
            free,
          ),
        );
        if (exists) yes++;
        expect(canPay(price, poolOf(sources))).toBe(exists);
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(yes).toBeGreaterThan(800);
    expect(yes).toBeLessThan(3200);
  });

  test('canPayWithout is canPay of a pool that never had the source', () => {
    fc.assert(
      fc.property(somePrice, someSources(7), fc.nat({ max: 6 }), (price, sources, out) => {
        const pool = poolOf(sources);
        const can = canPayWithout(price, pool, out < sources.length ? out : -1);
        expect(can).toBe(canPay(price, poolOf(sources.filter((_, i) => i !== out))));
        expect(pool).toEqual(poolOf(sources));
      }),
      { numRuns: 3000, seed: 2 },
    );
  });

  test('completable and complete say of any beginning what becomes of it', () => {
    const seen = { complete: 0, completable: 0, lost: 0 };
    fc.assert(
      fc.property(somePrice, someSources(3), someSources(4), fc.nat(), fc.boolean(), (price, used, rest, dice, free) => {
        const given = used.map(({ worth, gives }, i): Given => {
          const can = ELEMENTS.map((_, e) => e).filter((e) => (gives >> e) & 1);
          return [worth, can[(dice >> (2 * i)) % can.length]];
        });
        const done = naiveLegal(price, given, free);
        const may = subsets(rest.length).some((set) =>
          naiveAssignable(
            price,
            set.map((i) => rest[i]),
            given,
            free,
          ),
        );
        seen[done ? 'complete' : may ? 'completable' : 'lost']++;
        expect(complete(price, paidWith(...given), free)).toBe(done);
        expect(completable(price, paidWith(...given), poolOf(rest), free)).toBe(may);
      }),
      { numRuns: 6000, seed: 3 },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(300);
  });

  test('source by source: no dead end, only legal payments, and every irredundant one in any order', () => {
    fc.assert(
      fc.property(somePrice, someSources(5), fc.boolean(), (price, sources, free) => {
        const pool = poolOf(sources);
        const ends = new Set<string>();
        const walk = (used: readonly number[], given: readonly Given[]): void => {
          const paid = paidWith(...given);
          if (complete(price, paid, free)) {
            expect(naiveLegal(price, given, free)).toBe(true);
            ends.add(used.join());
            return;
          }
          let offered = 0;
          sources.forEach(({ worth, gives }, i) => {
            for (let e = 0; e < 8; e++) {
              if (((elementsOffered(price, paid, gives) >> e) & 1) === 0 || !fits(price, paid, pool, i, e, free)) continue;
              offered++;
              pool.hide(i);
              walk([...used, i], [...given, [worth, e]]);
              pool.show(i);
            }
          });
          expect(offered > 0).toBe(used.length > 0 || canPay(price, pool));
        };
        walk([], []);
        for (const set of naiveIrredundant(price, sources, free)) {
          expect(ends).toContain(set.join());
          expect(ends).toContain(set.toReversed().join());
        }
        expect(pool).toEqual(poolOf(sources));
      }),
      { numRuns: 1200, seed: 4 },
    );
  });
});

/** The five criteria once more, for whole sets: below 0 if the first is better. */
function naiveCompare(a: readonly number[], b: readonly number[], price: Price, things: readonly Thing[], alsoWanted: number): number {
  const marks = (set: readonly number[]): number[] => {
    const discards = set.filter((i) => things[i].worth === DISCARD);
    const total = set.length + discards.length;
    const gives = (i: number, e: number) => ((things[i].gives >> e) & 1) === 1;
    const lost = ELEMENTS.filter((_, e) => {
      const loses = (self: number) =>
        things.some((_, i) => i !== self && gives(i, e)) && !things.some((_, i) => i !== self && !set.includes(i) && gives(i, e));
      const wanting = things.flatMap(({ worth, facts }, i) => (worth === DISCARD && !set.includes(i) && (facts.wants >> e) & 1 ? [i] : []));
      return wanting.some(loses) || ((alsoWanted >> e) & 1 && loses(-1));
    });
    const regrets = discards.map((i) => {
      const { duplicate, playable, value } = things[i].facts;
      return duplicate ? 0 : 1 + value + (playable ? 1 : 0);
    });
    const loss = regrets.reduce((sum, regret) => sum + regret, 2 * lost.length);
    const keys = set.map((i) => Number(things[i].facts.key) * 100 + i);
    const up = (list: number[]) => list.toSorted((x, y) => x - y);
    return [Math.sign(discards.length), total - price.need, discards.length, loss, ...up(keys)];
  };
  const [one, two] = [marks(a), marks(b)];
  const at = one.findIndex((mark, i) => mark !== two[i]);
  return at < 0 ? 0 : one[at] - two[at];
}

const someThings = someSources(7).chain((sources) =>
  fc.tuple(...sources.map((source) => someFacts.map((facts): Thing => ({ ...source, facts })))),
);
test('automatic is the best of all irredundant payments by the five criteria, and is offered step by step', () => {
  let chosen = 0;
  fc.assert(
    fc.property(somePrice, someThings, fc.boolean(), fc.nat({ max: 15 }), (price, things, free, alsoWanted) => {
      const all = naiveIrredundant(price, things, free);
      const pool = poolOf(things);
      const factsOf = (ref: number) => {
        // What has left for something else is not asked about.
        expect(pool.isHidden(ref - 100)).toBe(false);
        return things[ref - 100].facts;
      };
      const steps = automatic(price, pool, factsOf, { free, alsoWanted });
      expect(steps !== null).toBe(canPay(price, pool));
      expect(steps !== null).toBe(all.length > 0);
      if (steps === null) return;
      if (all.length > 1) chosen++;
      const best = all.toSorted((a, b) => naiveCompare(a, b, price, things, alsoWanted))[0];
      expect(steps.map((step) => step.index).toSorted((a, b) => a - b)).toEqual(best);

      const paid = new Paid();
      steps.forEach(({ index, element }, i) => {
        expect((elementsOffered(price, paid, things[index].gives) >> element) & 1).toBe(1);
        expect(fits(price, paid, pool, index, element, free)).toBe(true);
        expect(complete(price, paid, free)).toBe(false);
        pool.hide(index);
        paid.add(things[index].worth, element, things[index].gives);
        // Asked again in the middle, it goes on with the same sources.
        const rest = automatic(price, pool, factsOf, { free, alsoWanted, paid })!.map((step) => step.index);
        expect(rest).toEqual(steps.slice(i + 1).map((step) => step.index));
      });
      expect(complete(price, paid, free)).toBe(true);
    }),
    { numRuns: 3000, seed: 5 },
  );
  expect(chosen).toBeGreaterThan(600);
});

test('automatic completes any beginning that can be completed, and wastes nothing more', () => {
  let completed = 0;
  fc.assert(
    fc.property(somePrice, someSources(3), someThings, fc.boolean(), (price, used, things, free) => {
      const paid = new Paid();
      for (const { worth, gives } of used) paid.add(worth, 31 - Math.clz32(gives), gives);
      const pool = poolOf(things);
      const steps = automatic(price, pool, (ref) => things[ref - 100].facts, { free, paid });
      expect(steps !== null).toBe(completable(price, paid, pool, free));
      for (const { index, element } of steps ?? []) {
        completed++;
        expect(complete(price, paid, free)).toBe(false);
        expect((elementsOffered(price, paid, things[index].gives) >> element) & 1).toBe(1);
        expect(fits(price, paid, pool, index, element, free)).toBe(true);
        pool.hide(index);
        paid.add(things[index].worth, element, things[index].gives);
      }
      expect(complete(price, paid, free)).toBe(steps !== null);
    }),
    { numRuns: 4000, seed: 6 },
  );
  expect(completed).toBeGreaterThan(1000);
});

test('a large table is no trouble: 8 different Backups, 12 different cards', () => {
  const pool = new Pool();
  for (let i = 0; i < 8; i++) pool.add(DULL, 1 << i, i);
  for (let i = 0; i < 12; i++) pool.add(DISCARD, (1 << (i % 6)) | (1 << ((i + 1 + (i > 5 ? 1 : 0)) % 6)), 8 + i);
  const factsOf = (ref: number): SourceFacts => ({ key: ref, wants: 63 & pool.gives(ref), duplicate: false, value: ref, playable: false });
  for (let cost = 1; cost <= 32; cost++) {
    const steps = automatic(priceOf(cost, bitsOf('fire', 'ice')), pool, factsOf)!;
    expect(steps.reduce((sum, { index }) => sum + pool.worth(index), 0)).toBe(Math.max(2, cost));
  }
});
