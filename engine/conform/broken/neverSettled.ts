/** A card waits for an event, and the rules never settle what was noticed. */
import { makeToy } from '../toy/index.ts';

export const fault = 'triggersLeft';
export const game = makeToy('never-settled', { settles: false });
