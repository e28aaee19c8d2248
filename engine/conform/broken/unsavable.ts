/** A value that no save can hold. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'saveMismatches';
export const game = makeToy('unsavable', {
  afterPlay: flow.act('average', 'T-6', (t) => t.set('note', t.own.points[0] / t.own.points[1])),
});
