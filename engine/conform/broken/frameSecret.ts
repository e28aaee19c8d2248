/** A variable of the flow remembers what a hidden card is. Variables are public. */
import { flow, makeToy, z } from '../toy/index.ts';

const { seq, act, ask, offer } = flow;

export const fault = 'leaks';
export const game = makeToy('frame-secret', {
  afterPlay: flow.each(
    'guesses',
    (t) => [t.count(z.pot) > 0 ? t.def(t.top(z.pot)).id : ''],
    'answer',
    seq(
      ask('guess', { who: (t) => t.own.leader, clause: 'T-6', offers: [offer('low'), offer('high')] }),
      act('guessed', 'T-6', () => {}),
    ),
  ),
});
