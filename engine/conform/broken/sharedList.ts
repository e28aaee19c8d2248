/** A list that copies share is changed in place: playing on a copy changes the original. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'copyMismatches';
export const game = makeToy('shared-list', {
  afterPlay: flow.act('append', 'T-6', (t) => {
    (t.raw.own.list as number[]).push(t.own.round);
  }),
});
