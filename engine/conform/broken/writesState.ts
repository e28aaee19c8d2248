/** Rules change the state behind the engine's back. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'directWrites';
export const game = makeToy('writes-state', {
  afterPlay: flow.act('cheat', 'T-6', (t) => {
    t.s.tallies[0] = 0;
  }),
});
