/** Rules that go round without asking anybody. */
import { flow, makeToy } from '../toy/index.ts';

export const fault = 'stepBudgetReached';
export const game = makeToy('runs-on', {
  afterPlay: flow.loop(
    'spinning',
    flow.act('spin', 'T-6', () => {}),
  ),
});
