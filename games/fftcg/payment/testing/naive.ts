/** The questions of paying answered by trying everything: slow, plain, and deciding nothing with the code it checks. */
import fc from 'fast-check';
import type { SourceFacts } from '../automatic.ts';
import { Paid } from '../paying.ts';
import { Pool, type Worth } from '../pool.ts';
import { ELEMENTS, type Price, priceOf, priceOfIcons } from '../price.ts';

export interface Source {
  readonly worth: Worth;
  readonly gives: number;
}
export type Thing = Source & { readonly facts: SourceFacts };
export type Given = readonly [worth: Worth, element: number];

/** FFT-R9, word for word. */
export function naiveLegal(price: Price, given: readonly Given[], free: boolean): boolean {
  const total = given.reduce((sum, [worth]) => sum + worth, 0);
  if (price.need === 0) return total === 0;
  if (given.some(([, e]) => ((price.only >> e) & 1) === 0)) return false;
  const required = ELEMENTS.map((_, e) => e).filter((e) => price.of[e] > 0);
  for (const e of required) {
    const of = given.reduce((sum, [worth, element]) => sum + (element === e ? worth : 0), 0);
    if (of < price.of[e]) return false;
  }
  const k = Math.max(1, required.length);
  const d = given.filter(([worth]) => worth === 2).length;
  return total === price.need || (total > price.need && (free || total <= price.need + Math.min(k, d)));
}

/** Is there a way for these sources to give their elements so that all of it, with what was given before, is legal? */
export function naiveAssignable(price: Price, sources: readonly Source[], before: readonly Given[], free: boolean): boolean {
  if (sources.length === 0) return naiveLegal(price, before, free);
  const [first, ...rest] = sources;
  return ELEMENTS.some(
    (_, e) => ((first.gives >> e) & 1) === 1 && naiveAssignable(price, rest, [...before, [first.worth, e] as const], free),
  );
}

/** Every set of sources, as lists of indices. */
export const subsets = (size: number): number[][] =>
  Array.from({ length: 1 << size }, (_, set) => Array.from({ length: size }, (_, i) => i).filter((i) => (set >> i) & 1));

/** Every legal set of sources of which none can be dropped. */
export function naiveIrredundant(price: Price, sources: readonly Source[], free: boolean): number[][] {
  const legal = (set: readonly number[]) =>
    naiveAssignable(
      price,
      set.map((i) => sources[i]),
      [],
      free,
    );
  return subsets(sources.length).filter((set) => legal(set) && set.every((i) => !legal(set.filter((j) => j !== i))));
}

export function poolOf(sources: readonly Source[]): Pool {
  const pool = new Pool();
  sources.forEach(({ worth, gives }, i) => {
    pool.add(worth, gives, 100 + i);
  });
  return pool;
}

export const paidWith = (...given: readonly Given[]) => given.reduce((paid, [worth, e]) => paid.add(worth, e), new Paid());

/** Elements are few, so that they clash; most sources have one, some two or three. */
const oneElement = fc.nat({ max: 3 }).map((e) => 1 << e);
const elements = fc.oneof(
  { weight: 3, arbitrary: oneElement },
  { weight: 2, arbitrary: fc.tuple(oneElement, oneElement, oneElement).map(([a, b, c]) => a | b | c) },
);
const source = fc.record({ worth: fc.constantFrom<Worth>(1, 2), gives: elements });
export const someSources = (maxLength: number) => fc.array(source, { maxLength });

export const someFacts: fc.Arbitrary<SourceFacts> = fc.record({
  key: fc.nat({ max: 3 }),
  wants: fc.oneof(fc.constant(0), oneElement, elements),
  duplicate: fc.boolean(),
  value: fc.nat({ max: 2 }),
  playable: fc.boolean(),
});

const icons = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 2 })).map((list) => [...list, 0]);
const only = fc.oneof({ weight: 3, arbitrary: fc.constant(255) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 15 }) });
export const somePrice = fc.oneof(
  fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 15 }), only).map(([cost, own, bits]) => priceOf(cost, own, bits)),
  fc.tuple(icons, fc.nat({ max: 3 }), only).map(([list, number, bits]) => priceOfIcons(list, number, bits)),
);
