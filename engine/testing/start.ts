/** What the tests of the toys share: a beginning, a way through text, and states that cannot be written to. */
import { type Game, load, type Own, type State, save } from '../index.ts';
import { listsOf } from '../toys/plain.ts';
import { type Scenario, scenario } from './index.ts';

export const start = <O extends Own>(game: Game<O>, seed = 'toy', seats = game.seats[0]): Scenario<O> =>
  scenario(game, { lists: listsOf(game, seats), seed });

/** Through text and back. */
export const throughText = <O extends Own>(game: Game<O>, state: State<O>): State<O> =>
  load(game, JSON.parse(JSON.stringify(save(game, state))));

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

/** Play keys for seats: `a say, b pass`. Every state on the way is frozen, so that whoever writes to it throws. */
export function playOut<O extends Own>(t: Scenario<O>, script: string): Scenario<O> {
  for (const step of script.split(',').map((x) => x.trim())) {
    const [who, ...key] = step.split(' ');
    deepFreeze(t.state);
    t.pick('abcdefgh'.indexOf(who), key.join(' '));
  }
  return t;
}
