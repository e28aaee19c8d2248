/** Forced answers without end, in which something only grows: the position never comes back. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'endless';
export const game = makeToy('endless', {
  afterPlay: flow.loop(
    'waiting',
    flow.ask('wait', { who: (t) => t.own.leader, clause: 'T-6', offers: [flow.offer('wait')] }),
    flow.act('grow', 'T-6', (t) => t.set('note', Number(t.own.note) + 1)),
  ),
});
