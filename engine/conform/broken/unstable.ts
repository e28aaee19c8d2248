/** A counter outside the state: the same match is not the same the second time. */
import { flow, makeToy } from '../toy/index.ts';

let played = 0;

export const fault = 'replayMismatches';
export const game = makeToy('unstable', {
  afterPlay: flow.act('count', 'T-6', (t) => t.set('note', ++played)),
});
