/** Forced answers that lead back to themselves. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'endless';
export const game = makeToy('endless', {
  afterPlay: flow.loop('waiting', flow.ask('wait', { who: (t) => t.own.leader, clause: 'T-6', offers: [flow.offer('wait')] })),
});
