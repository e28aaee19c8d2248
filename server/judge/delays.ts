/** Delays, in milliseconds. */
export const quantile = (ms: readonly number[], part: number): number =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * part))] ?? Number.NaN;

export const shown = (ms: readonly number[]): string =>
  `p50 ${quantile(ms, 0.5).toFixed(1)}, p99 ${quantile(ms, 0.99).toFixed(1)}, p99.9 ${quantile(ms, 0.999).toFixed(1)} ms`;
