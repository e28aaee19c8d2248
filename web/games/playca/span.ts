/** A number, or from the least to the most. */
export const span = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low}–${high}`);
