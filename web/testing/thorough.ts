/**
 * How much of a sweep is looked at. Every state on a small phone and at one other size, the next state at the next; with
 * `TOUCHLINE_THOROUGH=1 npm test -- <file>` at every size.
 */
import process from 'node:process';

export const thorough = process.env.TOUCHLINE_THOROUGH === '1';

/** The first of them, and in turn one of the others. */
export const inTurn = <T>(all: readonly T[], n: number): readonly T[] => (thorough ? all : [all[0], all[1 + (n % (all.length - 1))]]);
