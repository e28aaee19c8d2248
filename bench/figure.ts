/** A figure: what it is worked out from, what it should reach, and whether it does. */

/** Nanoseconds per unit, or bytes, by `side` or, where a side measures several things, `side#what`. */
export type Medians = { readonly [side: string]: number };

export interface FigureSpec {
  readonly id: string;
  readonly unit: string;
  readonly what: string;
  /** Sides it is worked out from; the first is ours, the one to look into when the target is missed, unless another is named. */
  readonly sides: readonly string[];
  readonly lookInto?: string;
  readonly value: (...ns: number[]) => number;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** As `>= 30` or `<= 8`; null where there is nothing to reach. */
  readonly target: string | null;
  readonly met: boolean;
}

const rounded = (n: number) => Number(n.toPrecision(n >= 1000 ? 6 : 4));

export function figureOf(spec: FigureSpec, medians: Medians): Figure {
  const value = spec.value(...spec.sides.map((side) => medians[side]));
  const { target } = spec;
  const met = !target || ('atLeast' in target ? value >= target.atLeast : value <= target.atMost);
  const words = !target ? null : 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;
  return { id: spec.id, value: rounded(value), unit: spec.unit, target: words, met };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
